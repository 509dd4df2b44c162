import { short, type Game } from '@glade/engine';
import { UserError } from '../../arguments/user-error.ts';
import { areStarts, readKept, startsText } from './kept-file.ts';
import type { Table } from './maps.ts';

const PROBLEMS = { nothing: 'cli.value.file', ofOther: 'cli.value.fileOfOther' };

/** One line a start, so that two tables can be compared. */
export const tableText = (
  { id, version }: Game,
  gap: number,
  starts: readonly (readonly [string, readonly [number, number]])[],
): string => startsText({ game: id, version, gap }, starts);

/** A table that was written before, of which nothing has to be proven again if its gap is small enough. */
export function readTable(file: string, game: Game, gap: number): Table {
  const kept = readKept(file, game, PROBLEMS);
  if (kept === undefined) return {};
  if (typeof kept['gap'] !== 'number' || !areStarts(kept['starts'], 2))
    throw new UserError(PROBLEMS.nothing, { file: short(file) });
  return kept['gap'] <= gap ? (kept['starts'] as Table) : {};
}
