/**
 * Our speed as a share of hand-written C++, both in one run: interleaved rounds on one core, medians of the ratios.
 *
 *   npm run bench -- limits --limits DIR [--rounds 9] [--seconds 2]
 *
 * DIR holds the sources of the programs `limits` and `mcts` with their Makefile; they are built in a copy.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onOneCore, ours, rate, spread, type Line } from './rounds.ts';

const { values } = parseArgs({
  options: {
    limits: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
  },
});
if (values.limits === undefined) throw new Error('Say where the C++ is: --limits DIR');
const rounds = Number(values.rounds);
const { seconds } = values;
const core = 1;

const folder = mkdtempSync(join(tmpdir(), 'glade-limits-'));
cpSync(values.limits, folder, { recursive: true });
execFileSync('make', ['-B', '-s'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

interface Contest {
  readonly title: string;
  readonly goal: number | undefined;
  readonly theirs: (seed: string) => Line;
  readonly own: (seed: string) => Line;
}

const search = (iterations: number, goal: number): Contest => ({
  title: `MCTS, ${iterations} iterations`,
  goal,
  theirs: (seed) => onOneCore(core, join(folder, 'mcts'), [seconds, seed, String(iterations)]),
  own: (seed) => ours(core, 'mcts', seconds, seed, iterations),
});

const contests: readonly Contest[] = [
  {
    title: 'random playouts',
    goal: 0.25,
    theirs: (seed) => onOneCore(core, join(folder, 'limits'), ['wildfire', seconds, seed]),
    own: (seed) => ours(core, 'playouts', seconds, seed),
  },
  {
    title: 'random playouts of Leaf-Climbers',
    goal: undefined,
    theirs: (seed) => onOneCore(core, join(folder, 'limits'), ['leafclimbers', seconds, seed]),
    own: (seed) => ours(core, 'leaves', seconds, seed),
  },
  search(1_000, 0.6),
  search(10_000, 0.65),
  search(100_000, 0.7),
];

for (const { title, goal, theirs, own } of contests) {
  const ratios: number[] = [];
  const pairs: [Line, Line][] = [];
  for (let round = 0; round < rounds; round++) {
    const pair: [Line, Line] = [theirs(String(round + 1)), own(String(round + 1))];
    pairs.push(pair);
    ratios.push(rate(pair[1]) / rate(pair[0]));
  }
  const [their, own1] = pairs.at(-1)!;
  const per = (line: Line): string => (line.plies / line.units).toFixed(3);
  console.log(
    `${title}: ${spread(ratios)} of C++, ${goal === undefined ? '' : `goal ${goal}, `}${rounds} rounds of ${seconds} s`,
  );
  console.log(
    `  per unit (turns, throws or nodes): C++ ${per(their)}, ours ${per(own1)} ${own1.more}`,
  );
}
