import { short, type Game } from '@glade/engine';
import { readSmallFile } from '../../arguments/files.ts';
import { UserError } from '../../arguments/user-error.ts';
import type { Table } from './maps.ts';

/** One line a start, so that two tables can be compared. */
export function tableText(
  { id, version }: Game,
  gap: number,
  starts: readonly (readonly [string, readonly [number, number]])[],
): string {
  const lines = starts.map(([name, bounds]) => `    "${name}": [${bounds.join(', ')}]`);
  return `{\n  "game": "${id}",\n  "version": ${version},\n  "gap": ${gap},\n  "starts": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** A table that was written before, of which nothing has to be proven again if its gap is small enough. */
export function readTable(file: string, { id, version }: Game, gap: number): Table {
  const kept = readKept(file, 'cli.value.file', 2);
  if (typeof kept.gap !== 'number') throw new UserError('cli.value.file', { file: short(file) });
  if (kept.game !== id || kept.version !== version)
    throw new UserError('cli.value.fileOfOther', { file: short(file) });
  return kept.gap <= gap ? (kept.starts as Table) : {};
}

/** What a file that was written before keeps: so many numbers for each start. */
interface Kept {
  readonly game?: unknown;
  readonly version?: unknown;
  readonly seed?: unknown;
  readonly games?: unknown;
  readonly gap?: unknown;
  readonly starts: Readonly<Record<string, readonly number[]>>;
}

/** Reads such a file; `problem` says what it should hold. */
export function readKept(file: string, problem: string, count: number): Kept {
  let kept: Partial<Kept> | null = null;
  try {
    kept = JSON.parse(readSmallFile(file)) as Partial<Kept> | null;
  } catch {
    // It is no such file, as is said below.
  }
  const starts: unknown = kept?.starts;
  const isKept =
    typeof starts === 'object' &&
    starts !== null &&
    Object.values(starts).every((each: unknown) => areNumbers(each, count));
  if (!isKept) throw new UserError(problem, { file: short(file) });
  return kept as Kept;
}

const areNumbers = (each: unknown, count: number): boolean =>
  Array.isArray(each) && each.length === count && each.every((n) => Number.isFinite(n));
