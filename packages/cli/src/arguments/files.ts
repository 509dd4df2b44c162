import {
  existsSync,
  closeSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  readSync,
  createReadStream,
} from 'node:fs';
import { short, RECORD_LIMIT } from '@glade/engine';
import { UserError } from './user-error.ts';

/** Returns the file if it can be written. Checked first, so that nobody waits for hours in vain. */
export function requireWritable(file: string): string {
  try {
    const there = existsSync(file);
    closeSync(openSync(file, 'a'));
    if (!there) rmSync(file);
  } catch {
    throw new UserError('cli.write', { file: short(file) });
  }
  return file;
}

/** Returns the file if it can be written and is empty. */
export function requireEmptyFile(file: string): string {
  requireWritable(file);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return file;
  throw new UserError('cli.full', { file: short(file) });
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new UserError('cli.write', { file: short(file) });
  }
}

/** The text of a small file. Of a larger file only enough is read for the parser to see that it is too long. */
export function readSmallFile(file: string): string {
  const bytes = Buffer.alloc(4 * RECORD_LIMIT);
  try {
    const from = openSync(file, 'r');
    try {
      return bytes.toString('utf8', 0, readSync(from, bytes));
    } finally {
      closeSync(from);
    }
  } catch {
    throw new UserError('cli.read', { file: short(file) });
  }
}

/** The text of a match record. Of a longer file only enough is read for the parser to see that it is too long. */
export async function readRecord(file: string): Promise<string> {
  const parts: Buffer[] = [];
  try {
    // A character takes at most four bytes.
    for await (const part of createReadStream(file, { end: 4 * RECORD_LIMIT })) {
      parts.push(part as Buffer);
    }
  } catch {
    throw new UserError('cli.read', { file: short(file) });
  }
  return Buffer.concat(parts).toString('utf8');
}
