import { short } from '@glade/engine';
import { readSmallFile } from '../../arguments/files.ts';
import { UserError } from '../../arguments/user-error.ts';
import type { Table } from './maps.ts';

/** One line a start, so that two tables can be compared. */
export function tableText(
  id: string,
  gap: number,
  starts: readonly (readonly [string, readonly [number, number]])[],
): string {
  const lines = starts.map(([name, bounds]) => `    "${name}": [${bounds.join(', ')}]`);
  return `{\n  "game": "${id}",\n  "gap": ${gap},\n  "starts": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** A table that was written before, of which nothing has to be proven again if its gap is small enough. */
export function readTable(file: string, gap: number): Table {
  let table: unknown;
  try {
    table = JSON.parse(readSmallFile(file));
  } catch {
    throw new UserError('cli.value.file', { file: short(file) });
  }
  const { gap: proven, starts } = (table ?? {}) as { gap?: unknown; starts?: unknown };
  if (typeof proven !== 'number' || typeof starts !== 'object' || starts === null)
    throw new UserError('cli.value.file', { file: short(file) });
  return proven <= gap ? (starts as Table) : {};
}
