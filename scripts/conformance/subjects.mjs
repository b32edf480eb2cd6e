// The three that are compared, each as a page: how it is put somewhere, where its pieces are, and what it says of a move.
// All of this runs in the page. `home` is an element of the page that is 500 px wide.

/** A table of Кэнфилд on which the two of spades may be carried to the foundation. */
const patience = (record) => `
  import '/patience/kenfild.js';
  const inside = (game, selector) => game.shadowRoot.querySelector(selector)?.getBoundingClientRect();
  globalThis.subject = {
    async make(home) {
      const game = document.createElement('patience-kenfild');
      game.setAttribute('record', ${JSON.stringify(record)});
      game.setAttribute('lang', 'en');
      game.setAttribute('motion', 'none');
      home.append(game);
      await game.updateComplete;
      return game;
    },
    shadow: true,
    element: (one) => one,
    from: (one) => inside(one, '[data-pile="tableau-1"] .card'),
    to: (one) => inside(one, '[data-pile="foundation-1"] .card'),
    home: (one) => inside(one, '[data-pile="tableau-1"]'),
    box: (one) => one.getBoundingClientRect(),
    state: (one) => one.game.position(),
    lifted: (one) => one.matches(':state(dragging)'),
    focused: (one) => one.shadowRoot.activeElement !== null,
    controls: (one) => [...one.shadowRoot.querySelectorAll('[role="button"][aria-label]')].length,
    remove: (one) => one.remove(),
  };`;

const chessboard = `
  import '/chessboard-element.js';
  const square = (board, name) => board.shadowRoot.querySelector('[data-square="' + name + '"]');
  globalThis.subject = {
    async make(home) {
      const board = document.createElement('chess-board');
      board.setAttribute('position', 'start');
      board.setAttribute('draggable-pieces', '');
      board.setAttribute('move-speed', '20');
      board.setAttribute('snap-speed', '20');
      board.setAttribute('snapback-speed', '20');
      board.setAttribute('appear-speed', '20');
      board.setAttribute('trash-speed', '20');
      home.append(board);
      await board.updateComplete;
      return board;
    },
    shadow: true,
    element: (one) => one,
    from: (one) => ([...one.shadowRoot.querySelectorAll('#dragged-pieces > *')].find((piece) => piece.checkVisibility() && piece.getBoundingClientRect().width > 0) ?? square(one, 'e2').querySelector('[part*=piece]') ?? square(one, 'e2')).getBoundingClientRect(),
    to: (one) => square(one, 'e4').getBoundingClientRect(),
    home: (one) => square(one, 'e2').getBoundingClientRect(),
    box: (one) => one.getBoundingClientRect(),
    state: (one) => one.fen(),
    focused: (one) => one.shadowRoot.activeElement !== null,
    controls: (one) => [...one.shadowRoot.querySelectorAll('[role][aria-label], button, [tabindex]')].length,
    remove: (one) => one.remove(),
  };`;

const chessground = `
  import { Chessground } from '/chessground.js';
  const at = (board, file, rank) => {
    const { left, top, width, height } = board.host.querySelector('cg-board').getBoundingClientRect();
    return new DOMRect(left + (file * width) / 8, top + ((8 - rank) * height) / 8, width / 8, height / 8);
  };
  globalThis.subject = {
    async make(home) {
      const host = document.createElement('div');
      host.style.cssText = 'width: 100%; aspect-ratio: 1';
      home.append(host);
      const api = Chessground(host, { animation: { enabled: false }, movable: { free: true } });
      await new Promise(requestAnimationFrame);
      return { host, api };
    },
    shadow: false,
    element: (one) => one.host,
    from: (one) => (one.host.querySelector('piece.dragging') ?? [...one.host.querySelectorAll('piece.white.pawn')].find((piece) => piece.cgKey === 'e2'))?.getBoundingClientRect() ?? at(one, 4, 2),
    to: (one) => at(one, 4, 4),
    home: (one) => at(one, 4, 2),
    box: (one) => one.host.getBoundingClientRect(),
    state: (one) => one.api.getFen(),
    focused: (one) => one.host.contains(document.activeElement),
    controls: (one) => [...one.host.querySelectorAll('[role][aria-label], button, [tabindex]')].length,
    remove: (one) => {
      one.api.destroy();
      one.host.remove();
    },
  };`;

/** The page of every row: a place of 500 px. */
export const homeStyles = 'html { height: 100%; } body { margin: 8px; } #home { width: 500px; }';
const page = (script, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${head}<link rel="stylesheet" href="/home.css">
<body><div id="home"></div><script type="module">${script}</script></body></html>`;

export const pages = (record) => ({
  ours: page(patience(record)),
  'chessboard-element': page(chessboard),
  chessground: page(
    chessground,
    ['base', 'brown', 'cburnett'].map((name) => `<link rel="stylesheet" href="/chessground.${name}.css">`).join(''),
  ),
});
