/**
 * `npm run test:long`: runs at full length the tests that otherwise try a sample (`sample` in the engine's testing):
 * matches beside the reference, random matches of the harness, damaged texts, killed workers. It takes hours on two
 * cores. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
const REPORT = join(RESULTS, 'long.json');
const SAMPLES = join(RESULTS, 'samples.jsonl');

/** Matches a test file that calls `sample`, or the tests that every game has. */
const SAMPLED =
  /import \{[^}]*\b(sample|describeGame|describeNotation)\b[^}]*\} from '[^']*\/testing\b/;
const files = globSync('{packages,games,examples}/**/test/**/*.test.ts', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
}).filter((file) => SAMPLED.test(readFileSync(join(ROOT, file), 'utf8')));

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

function vitest(): Promise<boolean> {
  const args = ['run', ...files, `--outputFile.json=${REPORT}`, '--testTimeout=3600000'];
  const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), [...args, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, GLADE_LONG: SAMPLES },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** One line for each folder of tests: how many passed, and how long they took. */
function figures({ testResults }: Report): readonly string[] {
  return testResults
    .map(({ name, startTime, endTime, assertionResults }) => {
      const passed = assertionResults.filter(({ status }) => status === 'passed').length;
      const failed = assertionResults.filter(({ status }) => status === 'failed').length;
      const seconds = ((endTime - startTime) / 1000).toFixed(0);
      return `${relative(ROOT, name)}: ${passed} passed, ${failed} failed  (${seconds} s)`;
    })
    .toSorted();
}

/** How much was tried, by name; the numbers of tests with the same name are added up. */
function tried(): readonly string[] {
  const all = new Map<string, number>();
  for (const line of readFileSync(SAMPLES, 'utf8').trim().split('\n')) {
    const { what, many } = JSON.parse(line) as { what: string; many: number };
    all.set(what, (all.get(what) ?? 0) + many);
  }
  return [...all].map(([what, many]) => `${what}: ${many}`).toSorted();
}

mkdirSync(RESULTS, { recursive: true });
rmSync(REPORT, { force: true });
writeFileSync(SAMPLES, '');
const ok = await vitest();
let counts = { passed: 0, failed: 1 };
try {
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  console.log(`\n${figures(report).join('\n')}\n\n${tried().join('\n')}`);
  const { numPassedTests: passed, numFailedTests } = report;
  counts = { passed, failed: Math.max(numFailedTests, ok ? 0 : 1) };
} catch {
  // Without a report nothing has run.
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
