import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The line that a timed loop prints. */
export interface Line {
  readonly name: string;
  readonly units: number;
  readonly plies: number;
  readonly seconds: number;
  readonly more: string;
}

const LOOPS = join(import.meta.dirname, 'timed-loop.ts');

/** The processor time of this process in seconds, which does not count the work of other programs. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Runs a C++ program and reads the first line it prints. It measures by the clock, so its seconds are multiplied by the
 * share of them for which it had the processor. Throws an error with its output if it fails.
 */
export function runCpp(program: string, args: readonly string[]): Line {
  const timed = ['-c', 'TIMEFORMAT="%R %U %S"; time "$@"', 'bash', program, ...args];
  const { stdout, stderr, status } = spawnSync('bash', timed, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  const [real = 1, user = 0, system = 0] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  const line = readLine(stdout);
  return { ...line, seconds: line.seconds * Math.min(1, (user + system) / real) };
}

/** Runs a program on one core and reads its first line. */
function onOneCore(core: number, program: string, args: readonly string[]): Line {
  const all = ['-c', String(core), program, ...args];
  return readLine(execFileSync('taskset', all, { encoding: 'utf8' }));
}

/** Runs a timed loop of ours on one core. */
export function runOurs(core: number, ...args: readonly (string | number)[]): Line {
  return onOneCore(core, process.execPath, [LOOPS, ...args.map(String)]);
}

/** The first line that a program printed. */
export function readLine(text: string): Line {
  const [name = '', , units, plies, seconds, more = ''] = text.trim().split('\n')[0]!.split('\t');
  return { name, units: Number(units), plies: Number(plies), seconds: Number(seconds), more };
}

export const rate = ({ units, seconds }: Line): number => units / seconds;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** `median (least to most)`. */
export function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)})`;
}
