/** The 95 % interval of Wilson around a share. */
export function wilson(part, whole) {
  const z = 1.959964;
  const share = part / whole;
  const middle = share + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const under = 1 + (z * z) / whole;
  return { low: Math.max(0, (middle - spread) / under), high: Math.min(1, (middle + spread) / under) };
}

const percent = (share) => (share * 100).toFixed(1);
const count = (number) => number.toLocaleString('en');

/** The limits under which a set was looked at. */
const limits = ({ nodes, seconds }) =>
  [...(nodes.length > 0 ? [`${nodes.map(count).join(' or ')} tables`] : []), ...seconds.map((limit) => `${limit} s`)].join(
    ', ',
  );

/** A row of the table. */
export function row(kept, tried) {
  const of = (verdict) => tried.filter((each) => each.verdict === verdict).length;
  const [won, lost, unknown] = [of('winnable'), of('lost'), of('unknown')];
  const low = wilson(won, tried.length).low;
  const high = wilson(won + unknown, tried.length).high;
  const { game, rules, first } = kept;
  const last = tried.at(-1).deal;
  const words = [game, `--deals ${first}..${last}`, ...(rules === '' ? [] : [`--rules ${rules}`])];
  if (kept.nodes.length > 0) words.push(`--nodes ${kept.nodes.at(-1)}`);
  else words.push(`--seconds ${kept.seconds.at(-1)}`);
  const share = `${percent(won / tried.length)}${unknown === 0 ? '' : ` to ${percent((won + unknown) / tried.length)}`} %`;
  const cells = [`\`${game}\``, rules === '' ? 'the book’s' : `\`${rules.replaceAll(',', ' ')}\``];
  cells.push(count(tried.length), count(won), count(lost), count(unknown), share);
  cells.push(`${percent(low)} to ${percent(high)} %`, limits(kept), `\`${words.join(' ')}\``);
  return `| ${cells.join(' | ')} |`;
}

const head = ['game', 'rules', 'deals', 'won', 'proved lost', 'unknown', 'winnable', '95 % interval', 'limit', 'words'];

/** The whole page. */
export const page = (rows) => `# How many deals can be won

Each deal was given to the [solver](solver.md), who knows all cards and the shuffles to come. A deal counts as won when its line was
played to its end in the engine, as proved lost when the search came to its end without one, and as unknown when its limit ended
first. Limits are numbers of tables looked at, so whoever repeats a row finds the same. The interval is Wilson’s of 95 %: below,
unknown deals count as lost, above as won. A player, who does not see all, wins less.

| ${head.join(' | ')} |
| ${head.map(() => '---').join(' | ')} |
${rows.join('\n')}

\`npm run winnability --\` with the words of a row looks at its deals again; after that \`--keep\` in the place of \`--deals\` and its
numbers writes down what came out, and \`npm run winnability -- --table\` this page. \`npm run winnability -- kenfild --prove 7\` shows the
proof of one deal: a record of the won game, or what the search came to.

## Canfield beside published figures

Blake and Gent (“The Winnability of Klondike Solitaire and Many Other Patience Games”, 2019 and later) give 67.6 % for Canfield whose
piles move only whole and 71.2 % where parts of them may move, both with the stock turned by threes as often as one likes. The book of
«Кэнфилд» has four passes, so the first of these is to be held beside \`passes=unlimited\`, the second beside
\`passes=unlimited packing=run\`. Neither has the four passes of the book.
`;
