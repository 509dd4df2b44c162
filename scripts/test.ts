/**
 * `npm test`: runs every check, even if an earlier one failed. The checks are in two groups, and of each group two run
 * at a time: neither of them keeps two cores busy from its beginning to its end.
 * At the end it names what failed, then the steps. The last line is `N passed, N failed`: the tests of Vitest and
 * Playwright and one per other step.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  browserFailures,
  type BrowserReport,
  type Failure,
  SHOWN_LINES,
  showFailures,
} from './failures.ts';
import { withoutBrowsers } from './without-browsers.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly commands: readonly string[];
  /** The time limit of each command. */
  readonly minutes: number;
  /** Whether what it writes is shown at once. What the others write is shown when they are over. */
  readonly live?: true;
  /** Whether it may find a browser: all others must do without one, so for them every browser is hidden. */
  readonly browser?: true;
  /** What the step's own reports say; a step without one counts as one check. */
  readonly report?: () => Report;
}

interface Report {
  readonly count: Count;
  readonly failures: readonly Failure[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(RESULTS, file), 'utf8'));

function unit(): Report {
  const { numPassedTests, numFailedTests } = read('unit.json') as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return {
    count: { passed: numPassedTests, failed: numFailedTests },
    failures: read('unit-failures.json') as readonly Failure[],
  };
}

function browser(): Report {
  const report = read('browser.json') as BrowserReport;
  const { expected, unexpected } = report.stats;
  return { count: { passed: expected, failed: unexpected }, failures: browserFailures(report) };
}

/** The tests come after them: both kinds start the built app. */
const BEFORE_TESTS: readonly Step[] = [
  { name: 'build', commands: ['node scripts/build.ts'], minutes: 5 },
  {
    name: 'types',
    commands: ['tsc -p tsconfig.headless.json', 'tsc -p tsconfig.web.json'],
    minutes: 3,
  },
];

/** The longest come first, so that short ones fill the time in which only one of them still runs. */
const TESTS: readonly Step[] = [
  { name: 'unit tests', commands: ['vitest run'], minutes: 25, report: unit },
  {
    name: 'browser tests',
    commands: ['node scripts/find-chromium.ts', 'playwright test'],
    minutes: 25,
    live: true,
    browser: true,
    report: browser,
  },
  { name: 'lint', commands: ['oxlint --deny-warnings'], minutes: 2 },
  {
    name: 'format',
    // By content: a fresh clone has new dates, and an old one may have old dates with new text.
    commands: ['prettier --check --log-level warn --cache --cache-strategy content .'],
    minutes: 2,
  },
  { name: 'dead code', commands: ['knip'], minutes: 2 },
];

/** The folder of links that replace folders with browsers: see `withoutBrowsers`. */
const PROGRAMS = mkdtempSync(join(tmpdir(), 'glade-programs-'));
process.once('exit', () => rmSync(PROGRAMS, { recursive: true, force: true }));
const BROWSERLESS = withoutBrowsers(process.env, PROGRAMS);

/** How to signal each command that is running. */
const running = new Set<(name: NodeJS.Signals) => void>();

function interrupt(): never {
  for (const signal of running) signal('SIGTERM');
  process.exit(130);
}
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

interface Ran {
  readonly ok: boolean;
  readonly written: string;
}

/**
 * Runs a command in a process group of its own, so that all of it can be ended after the time limit. What it writes is
 * shown at once where the step says so, and otherwise when it has ended.
 */
function run(command: string, { minutes, live, browser: seesBrowsers }: Step): Promise<Ran> {
  const environment = seesBrowsers ? process.env : BROWSERLESS;
  const [program = '', ...args] = command.split(' ');
  if (live) console.log(`\n> ${command}`);
  const written: Buffer[] = [];
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...environment,
      PATH: join(ROOT, 'node_modules/.bin') + delimiter + environment.PATH,
      // Tests start the program more than a hundred times, and half of a start is reading the sources.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
      // Node reads the browser tests as it reads everything else: Playwright's own way takes five times as long.
      PW_DISABLE_TS_ESM: '1',
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      written.push(text);
      if (live) process.stdout.write(text);
    });
  const say = (text: string) => {
    written.push(Buffer.from(`${text}\n`));
    if (live) console.error(text);
  };
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The process has ended already.
    }
  };
  // Playwright stops its server when it is asked to end; what does not end within ten seconds is killed.
  const limits = [
    setTimeout(() => {
      say(`${command}: stopped after ${minutes} minutes`);
      signal('SIGTERM');
    }, minutes * 60_000),
    setTimeout(signal, minutes * 60_000 + 10_000, 'SIGKILL'),
  ];
  running.add(signal);
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      for (const limit of limits) clearTimeout(limit);
      signal('SIGKILL');
      running.delete(signal);
      const all = Buffer.concat(written).toString();
      if (!live) process.stdout.write(`\n> ${command}\n${all}`);
      resolve({ ok, written: all });
    };
    child.once('error', (error) => {
      say(error.message);
      end(false);
    });
    // Once it has exited, what it started ends with it, and with that its streams.
    child.once('exit', () => signal('SIGKILL'));
    child.once('close', (code) => end(code === 0));
  });
}

async function perform(step: Step): Promise<Report> {
  let ran: Ran = { ok: true, written: '' };
  let last = '';
  for (const command of step.commands)
    if (ran.ok) {
      last = command;
      ran = await run(command, step);
    }
  const { count, failures } = reportOf(step, ran.ok);
  if (ran.ok || failures.length > 0) return { count, failures };
  // What the reports do not tell, the end of what it wrote does.
  const error = ran.written.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  return { count, failures: [{ name: `${step.name}: ${last}`, error }] };
}

function reportOf({ report }: Step, ok: boolean): Report {
  const own = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!report) return { count: own, failures: [] };
  try {
    const { count, failures } = report();
    // A file that does not load, or no test at all, fails the step without failing a test.
    const failed = Math.max(count.failed, ok && count.passed > 0 ? 0 : 1);
    return { count: { passed: count.passed, failed }, failures };
  } catch {
    return { count: { passed: 0, failed: 1 }, failures: [] };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const summary = new Map<Step, string>();
const failed: Failure[] = [];

async function add(step: Step): Promise<void> {
  const started = performance.now();
  const { count, failures } = await perform(step);
  total.passed += count.passed;
  total.failed += count.failed;
  failed.push(...failures);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.set(
    step,
    `${step.name.padEnd(17)} ${count.passed} passed, ${count.failed} failed  (${seconds} s)`,
  );
}

async function inTurn(steps: Iterable<Step>): Promise<void> {
  for (const step of steps) await add(step);
}

for (const group of [BEFORE_TESTS, TESTS]) {
  // Two take their steps from one queue.
  const queue = group.values();
  await Promise.all([inTurn(queue), inTurn(queue)]);
}
if (failed.length > 0) console.log(`\nFailed:\n${showFailures(failed)}`);
console.log(`\n${[...BEFORE_TESTS, ...TESTS].map((step) => summary.get(step)).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
