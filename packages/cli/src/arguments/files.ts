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

/** Makes sure, before hours are spent, that the file can be written. */
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

/** A file that can be written and holds nothing yet. */
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

/** The text of a small file. Of a larger one only so much is read that whoever reads it knows it is too long. */
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

/** The text of a match record. Of a longer one only so much is read that it is known to be too long. */
export async function readRecord(file: string): Promise<string> {
  const parts: Buffer[] = [];
  try {
    // Four bytes are the most a character takes.
    for await (const part of createReadStream(file, { end: 4 * RECORD_LIMIT })) {
      parts.push(part as Buffer);
    }
  } catch {
    throw new UserError('cli.read', { file: short(file) });
  }
  return Buffer.concat(parts).toString('utf8');
}
