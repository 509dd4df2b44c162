import { existsSync } from 'node:fs';
import { short, type Game } from '@glade/engine';
import { readSmallFile } from '../../arguments/files.ts';
import { UserError } from '../../arguments/user-error.ts';

// Files that keep what was found of a game: a head that says how it was found, then one line an entry, so that two can be compared.

/** What is said of a file that holds nothing of the kind, and of one that holds it of another game or of other rules. */
export interface FileProblems {
  readonly nothing: string;
  readonly ofOther: string;
}

/** What a file keeps. Its entries are still to be checked. */
export type Kept = Readonly<Record<string, unknown>>;

/** Reads a file that keeps something of this game; undefined where there is none yet, or an empty one. */
export function readKept(
  file: string,
  { id, version }: Game,
  problems: FileProblems,
): Kept | undefined {
  const text = existsSync(file) ? readSmallFile(file) : '';
  if (text.trim() === '') return undefined;
  const kept = parsed(text);
  if (typeof kept?.['game'] !== 'string')
    throw new UserError(problems.nothing, { file: short(file) });
  if (kept['game'] !== id || kept['version'] !== version)
    throw new UserError(problems.ofOther, { file: short(file) });
  return kept;
}

function parsed(text: string): Kept | null {
  try {
    return JSON.parse(text) as Kept | null;
  } catch {
    return null;
  }
}

/** The text of such a file. `name` says what its entries are, and `around` which brackets stand around them. */
export function keptText(
  head: object,
  name: string,
  [open, close]: readonly [open: string, close: string],
  lines: readonly string[],
): string {
  const before = JSON.stringify(head, undefined, 2).slice(0, -2);
  const entries = lines.map((line) => `    ${line}`).join(',\n');
  return `${before},\n  "${name}": ${open}\n${entries}\n  ${close}\n}\n`;
}

/** The text of a file with so many numbers for each start. */
export const startsText = (
  head: object,
  starts: readonly (readonly [string, readonly number[]])[],
): string =>
  keptText(
    head,
    'starts',
    ['{', '}'],
    starts.map(([name, numbers]) => `"${name}": [${numbers.join(', ')}]`),
  );

/** Whether this is so many numbers for each start. */
export const areStarts = (starts: unknown, count: number): boolean =>
  typeof starts === 'object' &&
  starts !== null &&
  Object.values(starts).every((each: unknown) => areNumbers(each, count));

/** Whether this is a list of so many numbers. */
export const areNumbers = (each: unknown, count: number): boolean =>
  Array.isArray(each) && each.length === count && each.every((n) => Number.isFinite(n));
