/**
 * `npm run points [-- --positions N] [--gap N] [--startBuffer N]`: how many empty squares perfect play leaves in solo Wildfire, over all
 * starts together, if points count and not the home (docs/value.md). From each start it opens N positions, or fewer where the bounds
 * are as close as `--gap` before. Both bounds are proven, and the same numbers each time.
 */
import { parseArgs } from 'node:util';
import { defaults } from '@glade/engine';
import { games, values } from '@glade/games';

const { values: asked } = parseArgs({
  options: {
    positions: { type: 'string', default: '3000' },
    gap: { type: 'string', default: '0.5' },
    startBuffer: { type: 'string', default: '4' },
  },
});
/** How many positions a prover may keep. */
const ROOM = 4_000_000;

const wildfire = values['wildfire']!;
const options = {
  ...defaults(games.find(({ id }) => id === 'wildfire')!.options),
  startBuffer: Number(asked.startBuffer),
  afterLoss: 'stop',
};
const most = Number(asked.positions);
const gap = Number(asked.gap);
const starts = wildfire.starts(options);
let [lower, upper, closed, closedChance] = [0, 0, 0, 0];
for (const { name, chance } of starts) {
  const prover = wildfire.prover(name, ROOM, options, 'points');
  const bounds = prover.prove(gap, () => prover.opened >= most);
  lower += chance * bounds.lower;
  upper += chance * bounds.upper;
  if (bounds.upper - bounds.lower > gap) continue;
  closed += 1;
  closedChance += chance;
}
const outwards = (round: (n: number) => number, n: number): string =>
  (round(n * 100) / 100).toFixed(2);
console.log(
  `${outwards(Math.floor, lower)} to ${outwards(Math.ceil, upper)} empty squares, proven. ${closed} of ${starts.length} starts are at most ${gap} apart: ${(closedChance * 100).toFixed(1)} % of all matches.`,
);
