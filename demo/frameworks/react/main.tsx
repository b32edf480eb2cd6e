import type {} from 'patience-elements/jsx';
import 'patience-elements/define/kenfild';
import { useState, type JSX } from 'react';
import { createRoot } from 'react-dom/client';

function App(): JSX.Element {
  const [timer, setTimer] = useState(false);
  const [said, setSaid] = useState('Not yet.');
  return (
    <>
      <patience-kenfild
        deal={336}
        timer={timer}
        no-undo
        onwin={(event) => setSaid(`Won in ${event.moveCount} moves.`)}
      />
      <button onClick={() => setTimer(!timer)}>Clock</button>
      <output>{said}</output>
    </>
  );
}

const place = document.querySelector('#app');
if (place !== null) createRoot(place).render(<App />);
