import { scenarios } from '../src/scenario/built-in.ts';

export type Json = Record<string, unknown>;

/** The forest road as a file tells it. */
export const file = (): Json => structuredClone(scenarios.forestRoad) as unknown as Json;

/** The same with something else at a path such as `map.cols`. */
export function changed(path: string, value: unknown): Json {
  const all = file();
  const names = path.split('.');
  let at = all;
  for (const name of names.slice(0, -1)) at = at[name] as Json;
  at[names.at(-1)!] = value;
  return all;
}

/** A map of open ground. */
export const meadow = (cols: number, rows: number): Json => ({
  cols,
  rows,
  terrain: Array.from({ length: rows }, () => '.'.repeat(cols)),
  elevation: Array.from({ length: rows }, () => '0'.repeat(cols)),
});
