import {
  chmodSync,
  closeSync,
  constants,
  createReadStream,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { short, RECORD_LIMIT } from '@glade/engine';
import { UserError } from './user-error.ts';

/** What a name leads to, over all links; undefined where nothing is. */
const at = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/**
 * Returns the file if it can be written: a file, a character device such as a terminal, or a pipe that somebody reads. Checked
 * first, so that nobody waits for hours in vain.
 */
export function requireWritable(file: string): string {
  try {
    const there = at(file);
    if (there?.isBlockDevice() === true) throw new Error('a disk');
    // Without this a pipe that nobody reads would keep us waiting.
    const open = openSync(
      file,
      there?.isFIFO() === true ? constants.O_WRONLY | constants.O_NONBLOCK : 'a',
    );
    // Who reads a pipe would take its being closed for the end.
    if (there?.isFIFO() !== true) closeSync(open);
    if (there === undefined) rmSync(realpathSync(file));
  } catch {
    throw new UserError('cli.write', { file: short(file) });
  }
  return file;
}

/** Returns the file if it can be written and is empty. */
export function requireEmptyFile(file: string): string {
  requireWritable(file);
  if ((at(file)?.size ?? 0) === 0) return file;
  throw new UserError('cli.full', { file: short(file) });
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new UserError('cli.write', { file: short(file) });
  }
}

/**
 * Writes beside the file and puts the whole in its place, so that nobody finds half of it. A link goes on leading to the file,
 * and what is no file, such as a device, is written to and stays what it is.
 */
export function writeWhole(file: string, bytes: Uint8Array): void {
  try {
    const there = at(file);
    const isPlain = there === undefined ? !isLink(file) : there.isFile();
    if (isPlain) replace(there === undefined ? file : realpathSync(file), bytes, there?.mode);
    else writeFileSync(file, bytes);
  } catch {
    throw new UserError('cli.write', { file: short(file) });
  }
}

const isLink = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;

function replace(file: string, bytes: Uint8Array, mode: number | undefined): void {
  const beside = join(dirname(file), `.${randomUUID()}.part`);
  try {
    writeFileSync(beside, bytes);
    if (mode !== undefined) chmodSync(beside, mode);
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
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

/**
 * The text of a match record, or of another file of at most this many characters. Of a longer file only enough is read for the
 * parser to see that it is too long.
 */
export async function readRecord(file: string, most = RECORD_LIMIT): Promise<string> {
  const parts: Buffer[] = [];
  try {
    // A character takes at most four bytes.
    for await (const part of createReadStream(file, { end: 4 * most })) {
      parts.push(part as Buffer);
    }
  } catch {
    throw new UserError('cli.read', { file: short(file) });
  }
  return Buffer.concat(parts).toString('utf8');
}
