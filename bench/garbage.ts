/**
 * Counts the garbage collections of the playout loop after its warm-up, under --trace-gc. There should be none.
 *
 *   npm run bench -- garbage [--seconds 5]
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const script = join(import.meta.dirname, 'timed-loop.ts');
for (const loop of [['playouts'], ['mcts']]) {
  const text = execFileSync(
    process.execPath,
    ['--trace-gc', script, loop[0]!, values.seconds, '1', '10000'],
    { encoding: 'utf8' },
  );
  const last = Number(values.seconds) * 1000;
  const times = [...text.matchAll(/\] +(\d+) ms: /g)].map((found) => Number(found[1]));
  const line = text.split('\n').find((each) => each.startsWith('glade/')) ?? '';
  const [, , units] = line.split('\t');
  // The first collections remove what loading and warming up left.
  const late = times.filter((time) => time > 1500 && time < last);
  console.log(
    `${loop[0]}: ${times.length} collections in all, ${late.length} after 1.5 s, ${units} units in ${values.seconds} s`,
  );
}
