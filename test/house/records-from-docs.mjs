// The moves of a record read again from docs/records.md alone: nothing of the package is imported here.

const COUNTS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `turn`, `redeal`, or a move with its count. */
export function readMoves(text, piles) {
  const moves = [];
  const rest = [...text];
  while (rest.length > 0) {
    const from = rest.shift();
    if (from === '.') moves.push('turn');
    else if (from === '-') moves.push('redeal');
    else {
      const to = rest.shift();
      const capitals = [from, to].map((letter) => letter !== letter.toLowerCase());
      let count = 1;
      if (capitals[0] && capitals[1]) count = COUNTS.indexOf(rest.shift());
      else if (capitals[0]) count = 2;
      else if (capitals[1]) count = 3;
      const pile = (letter) => piles[letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)];
      moves.push({ from: pile(from), to: pile(to), count });
    }
  }
  return moves;
}
