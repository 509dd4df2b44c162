/** What the reports of Vitest and Playwright say about failures, short enough for the end of a log. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule, TestSuite } from 'vitest/node';

export interface Failure {
  /** File and titles of a test, or the file that does not load. */
  readonly name: string;
  readonly error: string;
}

type VitestError = ReturnType<TestModule['errors']>[number];

function textOf({ name, message, diff, stacks }: VitestError): string {
  const place = stacks?.[0];
  const at = place && `at ${relative(process.cwd(), place.file)}:${place.line}:${place.column}`;
  const kind = name === undefined || message.startsWith(name) ? '' : `${name}: `;
  return [kind + message, typeof diff === 'string' ? diff : undefined, at]
    .filter((part) => part !== undefined)
    .join('\n');
}

/**
 * A reporter of Vitest that writes a list of failures to a file. Its JSON report leaves out what differs, a hook that
 * fails inside of a group, and errors that no test caught.
 */
export class UnitFailures implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly VitestError[]): void {
    const failures: Failure[] = [];
    const add = (name: string, errors: readonly VitestError[]) =>
      failures.push(...errors.map((error) => ({ name, error: textOf(error) })));
    const addAll = (parent: TestModule | TestSuite, name: string) => {
      add(name, parent.errors());
      for (const child of parent.children) {
        const full = `${name} › ${child.name}`;
        if (child.type === 'suite') addAll(child, full);
        else add(full, child.result().errors ?? []);
      }
    };
    for (const each of modules) addAll(each, each.relativeModuleId);
    for (const error of uncaught) {
      const file = error['VITEST_TEST_PATH'];
      const where = typeof file === 'string' ? `${relative(process.cwd(), file)} › ` : '';
      add(`${where}an error that no test caught`, [error]);
    }
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(failures));
  }
}

interface BrowserError {
  readonly message?: string;
  readonly location?: { readonly file: string };
}

interface BrowserSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly BrowserError[] }[];
    }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

/** The JSON report of Playwright. */
export interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly BrowserSuite[];
  /** What kept the tests from running: a file that does not load, a server that does not start. */
  readonly errors: readonly BrowserError[];
}

export function browserFailures({ suites, errors }: BrowserReport): readonly Failure[] {
  const named = (name: string, all: readonly BrowserError[]): Failure => ({
    name,
    error: all.map(({ message = '' }) => message).join('\n'),
  });
  const inSuite = ({ title, specs = [], suites: inner = [] }: BrowserSuite): readonly Failure[] =>
    [
      ...specs.flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ results }) =>
            named(
              `line ${spec.line} › ${spec.title}`,
              results.flatMap((result) => result.errors),
            ),
          ),
      ),
      ...inner.flatMap(inSuite),
    ].map(({ name, error }) => ({ name: `${title} › ${name}`, error }));
  return [
    ...errors.map((error) =>
      named(relative(process.cwd(), error.location?.file ?? '') || 'before the first test', [
        error,
      ]),
    ),
    ...suites.flatMap(inSuite),
  ];
}

/** How many lines of an error are shown, and how many of all errors together: a log is often cut to its last hundred. */
export const SHOWN_LINES = 15;
const ALL_LINES = 80;

/** Every failure by name, with the first lines of its error: at most 15, and fewer where there are many failures. */
export function showFailures(failures: readonly Failure[]): string {
  const lines = Math.min(SHOWN_LINES, Math.floor(ALL_LINES / failures.length) - 1);
  return failures
    .map(({ name, error }) => {
      const all = stripVTControlCharacters(error)
        .split('\n')
        .filter((line) => line.trim() !== '');
      const shown = all.slice(0, Math.max(0, lines)).map((line) => `    ${line.slice(0, 200)}`);
      return [`✗ ${name}`, ...shown].join('\n');
    })
    .join('\n');
}
