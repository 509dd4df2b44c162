/**
 * `npm run test:long`: runs at full length the tests that otherwise try a sample (`sample` in the engine's testing):
 * matches beside the reference, random matches of the harness, damaged texts, killed workers, pages at every size and in
 * both languages. It takes hours on two cores. `npm run test:long -- queue e2e/print` runs the files whose names hold one of
 * these words. Each file is told with its time as soon as it is over, each part with its time at its end, then all that
 * failed. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, isStale } from './build.ts';
import { browserFailures, type BrowserReport, type Failure, showFailures } from './failures.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
const REPORT = join(RESULTS, 'long.json');
const BROWSER_REPORT = join(RESULTS, 'browser.json');
const UNIT_FAILURES = join(RESULTS, 'unit-failures.json');
const SAMPLES = join(RESULTS, 'samples.jsonl');

/** Which files are wanted. */
const words = process.argv.slice(2);
const isWanted = (file: string): boolean =>
  words.length === 0 || words.some((word) => file.includes(word));

/** Matches a test file that calls `sample` or `someOf`, has tests for this run only, or those that every game has. */
const SAMPLED =
  /import \{[^}]*\b(sample|someOf|ONLY_LONG|describeGame|describeNotation)\b[^}]*\} from '[^']*\/testing\b/;
const files = globSync('{packages,games,examples,scripts}/**/test/**/*.test.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
}).filter((file) => isWanted(file) && SAMPLED.test(readFileSync(join(ROOT, file), 'utf8')));

/** Browser tests that try a sample, are longer here, or are marked as long. */
const browserFiles = globSync('packages/web/e2e/*.spec.ts', { cwd: ROOT }).filter(
  (file) =>
    isWanted(file) &&
    /\b(sample|isLong|everyThird|onPhones)\(|@long/.test(readFileSync(join(ROOT, file), 'utf8')),
);

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
    // `scripts/test.ts` says why.
    env: { ...process.env, GLADE_LONG: SAMPLES, PW_DISABLE_TS_ESM: '1' },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const unitTests = (): Promise<boolean> =>
  run('vitest', ['run', ...files, `--outputFile.json=${REPORT}`, '--testTimeout=3600000']);

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
  for (const line of readFileSync(SAMPLES, 'utf8')
    .split('\n')
    .filter((each) => each !== '')) {
    const { what, many } = JSON.parse(line) as { what: string; many: number };
    all.set(what, (all.get(what) ?? 0) + many);
  }
  return [...all].map(([what, many]) => `${what}: ${many}`).toSorted();
}

interface Part {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** Runs the files of a part, if any are wanted, and tells when it begins and how long it took. */
async function part(
  name: string,
  wanted: readonly string[],
  tests: () => Promise<boolean>,
  read: () => Part,
): Promise<Part> {
  if (wanted.length === 0) return { passed: 0, failed: 0, failures: [] };
  console.log(`\n${name}: ${wanted.length} files`);
  const started = performance.now();
  const ok = await tests();
  let found: Part = { passed: 0, failed: 1, failures: [] };
  try {
    found = read();
  } catch {
    // Without a report nothing has run.
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const failed = Math.max(found.failed, ok ? 0 : 1);
  console.log(`\n${name}: ${found.passed} passed, ${failed} failed  (${minutes} min)`);
  return { ...found, failed };
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function unitPart(): Part {
  const report = json(REPORT) as Report;
  console.log(`\n${figures(report).join('\n')}\n\n${tried().join('\n')}`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: json(UNIT_FAILURES) as readonly Failure[],
  };
}

function browserPart(): Part {
  const report = json(BROWSER_REPORT) as BrowserReport;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, failures: browserFailures(report) };
}

mkdirSync(RESULTS, { recursive: true });
for (const file of [REPORT, BROWSER_REPORT, UNIT_FAILURES]) rmSync(file, { force: true });
writeFileSync(SAMPLES, '');
const parts = [
  await part('unit tests', files, unitTests, unitPart),
  await part('browser tests', browserFiles, browserTests, browserPart),
];
const failures = parts.flatMap((each) => each.failures);
if (failures.length > 0) console.log(`\nFailed:\n${showFailures(failures)}`);
if (files.length + browserFiles.length === 0)
  console.error(`No long test is in a file with ${words.join(' or ')} in its name.`);
const sum = (key: 'passed' | 'failed'): number => parts.reduce((all, each) => all + each[key], 0);
const failed = sum('failed') + (files.length + browserFiles.length === 0 ? 1 : 0);
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
