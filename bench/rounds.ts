import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What a timed loop has printed. */
export interface Line {
  readonly name: string;
  readonly units: number;
  readonly plies: number;
  readonly seconds: number;
  readonly more: string;
}

const LOOPS = join(import.meta.dirname, 'loops.ts');

/** Runs a program on one core and reads its last line. */
export function onOneCore(core: number, program: string, args: readonly string[]): Line {
  const text = execFileSync('taskset', ['-c', String(core), program, ...args], {
    encoding: 'utf8',
  });
  return readLine(text);
}

/** A loop of ours on one core. */
export function ours(core: number, ...args: readonly (string | number)[]): Line {
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
