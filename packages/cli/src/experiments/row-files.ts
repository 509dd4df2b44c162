import { closeSync, openSync, writeSync } from 'node:fs';
import { short } from '@glade/engine';
import type { RowRequest, RowTexts } from '@glade/lab';
import { UserError } from '../arguments/user-error.ts';

/** Arguments for files with one row a match or a decision, as typed. */
export interface RowArguments {
  readonly csv?: string;
  readonly jsonl?: string;
  /** Lines of JSON if the name ends in `.jsonl`, else CSV. */
  readonly moves?: string;
}

/** Whether any such file is asked for. */
export const wantsRows = ({ csv, jsonl, moves }: RowArguments): boolean =>
  (csv ?? jsonl ?? moves) !== undefined;

/** The request that fills these files. `choices`: what the arms are called in them. */
export const rowRequest = (
  { csv, jsonl, moves }: RowArguments,
  choices: readonly string[],
): RowRequest => ({
  csv: csv !== undefined,
  jsonl: jsonl !== undefined,
  moves: moves === undefined ? undefined : /\.jsonl$/i.test(moves) ? 'jsonl' : 'csv',
  choices,
});

/** Files that are written part by part while matches are played, so that they need no memory. */
export class RowFiles {
  private readonly files = new Map<
    keyof RowTexts,
    { readonly name: string; readonly to: number }
  >();

  /** Empties the files. Throws a UserError if one cannot be written. */
  constructor(request: RowArguments) {
    for (const kind of ['csv', 'jsonl', 'moves'] as const) {
      const name = request[kind];
      if (name === undefined) continue;
      this.files.set(kind, { name, to: orUserError(name, () => openSync(name, 'w')) });
    }
  }

  /** Adds a part to each file. Throws a UserError if one cannot be written. */
  readonly write = (rows: RowTexts): void => {
    for (const [kind, { name, to }] of this.files)
      orUserError(name, () => writeWhole(to, Buffer.from(rows[kind])));
  };

  /** Closes the files and returns their names. */
  close(): readonly string[] {
    const names = [...this.files.values()].map(({ name, to }) => {
      closeSync(to);
      return name;
    });
    this.files.clear();
    return names;
  }
}

function writeWhole(to: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(to, bytes, done);
}

function orUserError<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(code === 'ENOSPC' ? 'cli.space' : 'cli.write', { file: short(file) });
  }
}
