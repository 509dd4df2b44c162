/**
 * Measures our speed as a share of that of hand-written C++. Both run in turn on one core, and the result is the median of
 * the ratios. It counts seconds of the processor, because other programs use the machine, too.
 *
 *   npm run bench -- limits --limits DIR [--rounds 5] [--seconds 1]
 *
 * DIR holds the sources of the programs `limits` and `mcts` with their Makefile; they are built in a copy. First five
 * games in one process, see `five-games.ts`; then MCTS on Wildfire with more and more iterations.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runOurs, rate, spread, runCpp, type Line } from './timing.ts';

const { values } = parseArgs({
  options: {
    limits: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
  },
});
if (values.limits === undefined) throw new Error('Say where the C++ is: --limits DIR');
const rounds = Number(values.rounds);
const { seconds } = values;
const core = 1;

const folder = mkdtempSync(join(tmpdir(), 'glade-limits-'));
cpSync(values.limits, folder, { recursive: true });
execFileSync('make', ['-B', '-s'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

const mix = join(import.meta.dirname, 'five-games.ts');
execFileSync(
  'taskset',
  ['-c', String(core), process.execPath, mix, folder, String(rounds), seconds],
  { stdio: 'inherit' },
);

for (const [iterations, goal] of [
  [1_000, 0.6],
  [10_000, 0.65],
  [100_000, 0.7],
] as const) {
  const ratios: number[] = [];
  let pair: [Line, Line] | undefined;
  for (let round = 1; round <= rounds; round++) {
    pair = [
      runCpp('taskset', [
        '-c',
        String(core),
        join(folder, 'mcts'),
        seconds,
        String(round),
        String(iterations),
      ]),
      runOurs(core, 'mcts', seconds, round, iterations),
    ];
    ratios.push(rate(pair[1]) / rate(pair[0]));
  }
  const [their, own] = pair!;
  const per = (line: Line): string => (line.plies / line.units).toFixed(3);
  console.log(`MCTS on Wildfire, ${iterations} iterations: ${spread(ratios)} of C++, goal ${goal}`);
  console.log(`  nodes an iteration: C++ ${per(their)}, ours ${per(own)}, ${own.more}`);
}
