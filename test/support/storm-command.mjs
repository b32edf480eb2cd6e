// How long the storms of test/browser/storm.test.ts are, and which: STORM is the number of steps for each game, STORM_SEED
// the seed of the first storm, STORM_GAME the only game. A failed storm prints the three that bring it again.
export function stormCommand() {
  const { STORM, STORM_SEED, STORM_GAME } = process.env;
  const asked = { steps: Number(STORM ?? 60), seed: Number(STORM_SEED ?? 1), game: STORM_GAME ?? null };
  return {
    name: 'storm-command',
    executeCommand: ({ command }) => (command === 'storm' ? asked : undefined),
  };
}
