/** The rule options of section 0A: game → option → values, the default first. */
const packing = ['run', 'single'];

export const oracleRules: Record<string, Record<string, string[]>> = {
  'stroptivye-damy': {
    'second-run': ['after-packet', 'never', 'always'],
    packing: ['run', 'single', 'none'],
    payment: ['every-queen', 'unplayed-queen'],
  },
  'tsarstvo-zhenshchin': { payment: ['packet', 'talon'], passes: ['1', '2'], packing },
  damskiy: { packing },
  'otvazhnye-damy': { packing, passes: ['2', '1', '3'] },
  kongress: { passes: ['1', '2'] },
  'korol-dama-valet': { 'between-passes': ['shuffle', 'turn'], passes: ['3', '1', '2'] },
  kenfild: {
    draw: ['3', '1'],
    passes: ['4', '1', '2', '3', 'unlimited'],
    packing: ['pile', 'pile-or-top', 'run'],
    spaces: ['waste', 'any'],
    wrap: ['full', 'to-base'],
  },
  'damy-kuvyrkom': {
    passes: ['3', '1', '2', 'unlimited'],
    wrap: ['none', 'king-on-ace'],
    kings: ['left-to-right', 'any-place'],
  },
  'damy-bliznetsy': {},
  skorpion: {},
};

export const oracleGames: string[] = Object.keys(oracleRules);

/** Every option of a game with the value asked for, or the default. */
export function completeRules(game: string, asked: Record<string, string>): Record<string, string> {
  const options = oracleRules[game];
  if (!options) throw new Error(`no such game: ${game}`);
  for (const name of Object.keys(asked)) {
    if (!(name in options)) throw new Error(`${game} has no option ${name}`);
  }
  const rules: Record<string, string> = {};
  for (const [name, values] of Object.entries(options)) {
    const value = asked[name] ?? values[0] ?? '';
    if (!values.includes(value)) throw new Error(`${game}: ${name} cannot be ${value}`);
    rules[name] = value;
  }
  return rules;
}
