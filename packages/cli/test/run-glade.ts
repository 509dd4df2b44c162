import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, vi } from 'vitest';
import { runCommand } from '../src/commands/run.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** Where programs keep what is theirs: tests leave nothing at home. */
export const STATE = mkdtempSync(join(tmpdir(), 'glade-state-'));
afterAll(() => rmSync(STATE, { recursive: true, force: true }));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real program, in English unless it is told otherwise. */
export function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, LC_ALL: 'C', XDG_STATE_HOME: STATE, ...env },
    stdio: 'pipe',
  });
}

/** Runs the program to its end. `input` comes through a pipe. */
export async function glade(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  const child = start(args, env);
  // It may end before it has read everything.
  child.stdin!.on('error', () => {});
  child.stdin!.end(input);
  return untilFinished(child);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * What the program does, without starting it: a start takes a second more. Only what is about the program as such needs
 * one: its pipes, signals, and that it tells the same as here. One command at a time, since they share this
 * process: its streams, its exit code, the language of its terminal, where it keeps what is its own and what it does at a
 * signal, all of which are as before when the command has ended. `input` is what it then reads.
 */
export function gladeHere(args: readonly string[], input = ''): Promise<Finished> {
  const told = last.then(() => runHere(args, input));
  last = told.catch(() => {});
  return told;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code with which this process would end now. */
const exitCode = (): number => Number(process.exitCode ?? 0);

async function runHere(args: readonly string[], input: string): Promise<Finished> {
  const [out, err]: string[][] = [[], []];
  const capture = (texts: string[]) => (text: string | Uint8Array) => {
    texts.push(String(text));
    return true;
  };
  const before = process.exitCode;
  const heard = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  vi.stubEnv('LC_ALL', 'C');
  vi.stubEnv('XDG_STATE_HOME', STATE);
  const typed = Readable.from([Buffer.from(input)]) as unknown as typeof process.stdin;
  const spies = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed),
    vi.spyOn(process.stdout, 'write').mockImplementation(capture(out!)),
    vi.spyOn(process.stderr, 'write').mockImplementation(capture(err!)),
  ];
  try {
    process.exitCode = undefined;
    await runCommand(args);
    return { code: exitCode(), out: out!.join(''), err: err!.join('') };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    for (const [signal, listeners] of heard)
      for (const listener of process.listeners(signal))
        if (!listeners.includes(listener)) process.off(signal, listener);
  }
}

export function untilFinished(child: ChildProcess): Promise<Finished> {
  let out = '';
  let err = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

/** Resolves when the program has written this text. */
export function untilWritten(child: ChildProcess, text: string): Promise<void> {
  let out = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (more) => {
      out += String(more);
      if (out.includes(text)) resolve();
    });
    child.once('close', () => reject(new Error(`ended without “${text}”: ${out}`)));
  });
}

const folders: string[] = [];

/**
 * Sets up a file of tests that start programs; each such file calls it. Files share modules, so what this module did
 * when it is loaded would hold for the first file only.
 */
export function setUpProgramTests(): void {
  // A busy machine starts programs slowly.
  vi.setConfig({ testTimeout: 180_000 });
  afterAll(() => {
    for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
  });
}

/** A folder of its own for the files of a test; it goes when all tests of the file are over. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'glade-'));
  folders.push(path);
  return path;
}
