/**
 * `npm run bench -- print`: seconds and memory of the largest jobs of `glade print`, each as a process of its own, from its
 * start to the written file; the median of three. The printer is built before. The aim is 5 s and 300 MB. The rulebook of
 * War Kids misses it: 350 to 400 MB, nearly all of it garbage of its hundreds of pictures that V8 has not collected yet (about 45 MB
 * are in use).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPrinter } from '../scripts/build-print.ts';

const RUNS = 3;
const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts');

const CODES = ['--base', 'https://glade.example/'];

const JOBS: readonly (readonly [what: string, args: readonly string[]])[] = [
  [
    'War Kids, the map of Waterloo with its counters',
    ['war-kids', '--set', 'scenario=waterloo', '--parts', 'map,counters'],
  ],
  ['Fair Verona, all tiles', ['fair-verona', '--parts', 'land,river']],
  [
    // The command of the README, with codes.
    'Wildfire for a class: thirty matches without dice, their key and all that is useful',
    ['wildfire', '--seed', 'tuesday', '--matches', '30', ...CODES],
  ],
  [
    'War Kids, the rulebook with its examples, also as a booklet',
    ['war-kids', '--parts', 'rulebook,booklet', ...CODES],
  ],
];

/** The program prints its own peak, in kilobytes, when it ends. */
const PEAK =
  'process.on("exit",()=>process.stderr.write(`peak ${process.resourceUsage().maxRSS} ${process.cpuUsage().user+process.cpuUsage().system}\\n`))';

await loadPrinter();
const folder = mkdtempSync(join(tmpdir(), 'glade-print-'));
try {
  for (const [what, args] of JOBS) {
    const file = join(folder, 'out.pdf');
    const runs = Array.from({ length: RUNS }, () => {
      const begun = performance.now();
      const preload = `data:text/javascript,${encodeURIComponent(PEAK)}`;
      const command = ['--import', preload, MAIN, 'print', ...args, '--out', file];
      // Standard error comes with standard output, so that the last line tells the peak.
      const said = execFileSync('sh', ['-c', '"$0" "$@" 2>&1', process.execPath, ...command], {
        encoding: 'utf8',
      });
      const [, kilobytes, micros] = /peak (\d+) (\d+)/.exec(said)!;
      return {
        seconds: (performance.now() - begun) / 1000,
        cpu: Number(micros) / 1e6,
        megabytes: Number(kilobytes) / 1024,
      };
    });
    const [, middle] = runs.toSorted((a, b) => a.seconds - b.seconds) as [
      never,
      (typeof runs)[number],
    ];
    const size = (statSync(file).size / 1e6).toFixed(2);
    console.log(
      `${what}: ${middle.seconds.toFixed(1)} s (${middle.cpu.toFixed(1)} s of the processor), ${Math.max(...runs.map(({ megabytes }) => megabytes)).toFixed(0)} MB, PDF of ${size} MB`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
