/** The 95 % interval of Wilson around a share. */
function wilson(part, whole) {
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
  [
    ...(nodes.length > 0 ? [`${nodes.map(count).join(' or ')} tables`] : []),
    ...seconds.map((limit) => `${limit} s`),
  ].join(', ');

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

/** A line on what a plain player won. */
export function simulation({ game, rules, first, last, won }) {
  const deals = last - first + 1;
  const { low, high } = wilson(won, deals);
  const words = [game, `--deals ${first}..${last}`, ...(rules === '' ? [] : [`--rules ${rules}`]), '--simulate'];
  const by = rules === '' ? 'the book’s rules' : `\`${rules.replaceAll(',', ' ')}\``;
  const share = `${percent(won / deals)} % (${percent(low)} to ${percent(high)} %)`;
  return `- By ${by} ${count(won)} of ${count(deals)} deals: ${share}; \`${words.join(' ')}\`.`;
}

const head = ['game', 'rules', 'deals', 'won', 'proved lost', 'unknown', 'winnable', '95 % interval', 'limit', 'words'];

/** What the row of a game by some rules says of the share that can be won. */
function shareOf(rows, game, rules) {
  const cells = rows.map((line) => line.split('|').map((cell) => cell.trim()));
  return cells.find(([, id, by]) => id === `\`${game}\`` && by === (rules === '' ? 'the book’s' : `\`${rules}\``))[7];
}

/** The whole page. */
export const page = (rows, simulations) => `# How many deals can be won

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

## «Король, дама, валет»

Each card has one place at most to which it can go, so there is nothing to choose but when. Whoever knows the shuffles to come, as the
solver does, can make them by leaving cards lie: that is how nearly every deal can be won. A player does not know them, and lays up
what goes up. So played, these come out (with intervals of 95 %):

${simulations.join('\n')}

## «Царство женщин»

By the book hardly any deal can be won: two of deals 1 to 1,500 are known, 937 and 1472, though they were searched
[longer than others](solver.md#царство-женщин-by-the-book); none is proved lost. Where the three cards that a turned queen costs come from under the waste (\`payment=talon\`),
${shareOf(rows, 'tsarstvo-zhenshchin', 'payment=talon')} can be won, and with two passes (\`passes=2\`) ${shareOf(rows, 'tsarstvo-zhenshchin', 'passes=2')}.

## Canfield beside published figures

Blake and Gent (“The Winnability of Klondike Solitaire and Many Other Patience Games”) give 67.562 ± 0.034 % for Canfield whose piles move
only whole, and 71.245 ± 0.031 % where parts of them may move, both with three cards turned at a time, as often as one likes, and with
nothing laid on a base card. The first is to be held beside \`passes=unlimited wrap=to-base\` (here ${shareOf(rows, 'kenfild', 'passes=unlimited wrap=to-base')}), the second beside
\`passes=unlimited packing=run spaces=any wrap=to-base\` (${shareOf(rows, 'kenfild', 'passes=unlimited packing=run spaces=any wrap=to-base')}). The book of «Кэнфилд» has four passes, a much harder game.
`;
