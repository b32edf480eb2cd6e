// The moves of a record read again from docs/records.md alone: nothing of the package is imported here.

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const QUOTIENTS = `${CAPITALS}0123456789~!*(`;
const REMAINDERS = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;

/** `turn`, `redeal`, or a move with its count. */
export function readMoves(text, piles) {
  const tableau = piles.filter((id) => id.startsWith('tableau-'));
  const n = tableau.length;
  const pile = (letter) => piles[letter.charCodeAt(0) - 'a'.charCodeAt(0)];
  const moves = [];
  const rest = [...text];
  while (rest.length > 0) {
    const first = rest.shift();
    if (first === '.') moves.push('turn');
    else if (first === '-') moves.push('redeal');
    else if (/[a-z]/.test(first)) moves.push({ from: pile(first), to: pile(rest.shift()), count: 1 });
    else {
      const number = QUOTIENTS.indexOf(first) * 62 + REMAINDERS.indexOf(rest.shift());
      const between = number % (n * n);
      const count = 2 + Math.floor(number / (n * n));
      moves.push({ from: tableau[Math.floor(between / n)], to: tableau[between % n], count });
    }
  }
  return moves;
}
