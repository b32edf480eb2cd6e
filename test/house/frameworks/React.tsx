import type {} from 'patience-elements/jsx';
import type { PatienceKenfild, PatienceWinEvent } from 'patience-elements';
import { useRef, type JSX } from 'react';

export function Game(): JSX.Element {
  const table = useRef<PatienceKenfild>(null);
  return (
    <>
      <patience-kenfild
        ref={table}
        className="game"
        lang="ru"
        deal={336}
        draw="1"
        passes="unlimited"
        no-undo
        timer={false}
        auto-move="safe"
        onmove={(event) => table.current?.newDeal(event.moveCount.toFixed())}
        onwin={(event) => event.currentTarget.restart()}
      >
        <button slot="actions">Share</button>
      </patience-kenfild>
      <patience-korol-dama-valet
        between-passes="turn"
        onwin={(event) => {
          const told: PatienceWinEvent = event;
          console.log(told.record, event.attempt.toFixed());
        }}
      />
      {/* @ts-expect-error There is no such rule. */}
      <patience-kenfild draw="2" />
      {/* @ts-expect-error Another game has this one. */}
      <patience-kongress draw="1" />
      {/* @ts-expect-error React listens to the name as it is written. */}
      <patience-kenfild onWin={() => undefined} />
      {/* @ts-expect-error The event tells no score. */}
      <patience-kenfild onwin={(event) => event.score} />
    </>
  );
}
