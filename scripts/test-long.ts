/**
 * `npm run test:long`: runs at full length the tests that otherwise try a sample (`sample` in the engine's testing):
 * matches beside the reference, random matches of the harness, damaged texts, killed workers, pages at every size and in
 * both languages. It takes hours on two cores. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, isStale } from './build.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
const REPORT = join(RESULTS, 'long.json');
const BROWSER_REPORT = join(RESULTS, 'browser.json');
const SAMPLES = join(RESULTS, 'samples.jsonl');

/** Matches a test file that calls `sample`, or the tests that every game has. */
const SAMPLED =
  /import \{[^}]*\b(sample|describeGame|describeNotation)\b[^}]*\} from '[^']*\/testing\b/;
const files = globSync('{packages,games,examples}/**/test/**/*.test.ts', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
}).filter((file) => SAMPLED.test(readFileSync(join(ROOT, file), 'utf8')));

/** Browser tests that try a sample, are longer here, or are marked as long. */
const browserFiles = globSync('packages/web/e2e/*.spec.ts', { cwd: ROOT }).filter((file) =>
  /\b(sample|isLong)\(|@long/.test(readFileSync(join(ROOT, file), 'utf8')),
);

/** Playwright's report. */
interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

/** Vitest's report. */
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

function run(program: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, GLADE_LONG: SAMPLES },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const unitTests = (): Promise<boolean> =>
  run('vitest', [
    'run',
    ...files,
    `--outputFile.json=${REPORT}`,
    '--testTimeout=3600000',
    ...process.argv.slice(2),
  ]);

const browserTests = async (): Promise<boolean> =>
  (!isStale() || (await build('quiet'))) &&
  (await run('playwright', ['test', '--timeout=600000', ...browserFiles]));

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
rmSync(BROWSER_REPORT, { force: true });
writeFileSync(SAMPLES, '');
const ok = await unitTests();
const browserOk = await browserTests();
let counts = { passed: 0, failed: 1 };
try {
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  console.log(`\n${figures(report).join('\n')}\n\n${tried().join('\n')}`);
  const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')) as BrowserReport;
  const failed = Math.max(report.numFailedTests, ok ? 0 : 1);
  counts = {
    passed: report.numPassedTests + stats.expected,
    failed: failed + Math.max(stats.unexpected, browserOk ? 0 : 1),
  };
} catch {
  // Without a report nothing has run.
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
