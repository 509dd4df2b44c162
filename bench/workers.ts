/**
 * Compares the speed of two workers of a playtest with that of two independent loops, in the same run.
 *
 *   npm run bench -- workers [--rounds 7] [--seconds 3]
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseOptions } from '@glade/engine';
import { runExperiment } from '@glade/lab';
import { wildfire } from '@glade/wildfire';
import { rate, readLine, spread, type Line } from './timing.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
});

function loop(core: number, seed: number): Promise<Line> {
  const script = join(import.meta.dirname, 'timed-loop.ts');
  const args = [
    '-c',
    String(core),
    process.execPath,
    script,
    'experiment',
    values.seconds,
    `${seed}`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (data: Buffer) => (text += data.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(readLine(text)));
  });
}

const options = parseOptions(wildfire.options, { startBuffer: 8, afterLoss: 'stop' });
if (!options.ok) throw new Error(options.problem.code);
const shelf = import.meta.resolve('@glade/games/shelf');

async function together(games: number, seed: string): Promise<number> {
  const experiment = {
    game: 'wildfire',
    options: options.ok ? options.value : {},
    bots: ['random'],
    seed,
    games,
  };
  const from = performance.now();
  await runExperiment(shelf, experiment, { workers: 2 });
  return games / ((performance.now() - from) / 1000);
}

const ratios: number[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  const lines = await Promise.all([loop(0, round), loop(1, round + 1000)]);
  const apart = lines.reduce((sum, line) => sum + rate(line), 0);
  const games = Math.round((apart * Number(values.seconds) * 3) / 1000) * 1000;
  ratios.push((await together(games, String(round))) / apart);
}
console.log(
  `two workers: ${spread(ratios)} of two independent loops, goal 0.95, start and end included`,
);
