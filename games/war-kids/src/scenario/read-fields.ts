import { problem, short, visible, type OptionValue } from '@glade/engine';
import { SIDES, type Bilingual, type Hex } from '../rules/setup/scenario.ts';

/** How much of each there may be. An action has eleven bits for a hex and six for a unit. */
export const LIMITS = {
  side: 40,
  units: 64,
  roads: 40,
  path: 400,
  art: 300,
  places: 40,
  placeHexes: 40,
  entry: 60,
  exits: 200,
  instant: 12,
  points: 80,
  options: 8,
  turns: 999,
  name: 80,
  text: 2000,
} as const;

/** What stops the reading of a scenario; `parseScenario` answers with what it tells. */
export class Fault extends Error {
  readonly told: { ok: false; problem: { code: string } };

  constructor(code: string, args: Readonly<Record<string, string | number>>) {
    super(code);
    this.told = problem(`scenario.${code}`, args);
  }
}

const ID = /^[a-z0-9][a-z0-9-]{0,31}$/i;

export type Read<T> = (given: unknown, where: string) => T;

/** The fields of an object from outside: its own ones, never those that every object has. */
export class Fields {
  private readonly all: Readonly<Record<string, unknown>>;
  private readonly where: string;

  constructor(given: unknown, where: string, known?: readonly string[]) {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new Fault('shape', { where });
    this.all = given as Readonly<Record<string, unknown>>;
    this.where = where;
    const wrong = Object.keys(given).find((name) => known?.includes(name) === false);
    if (wrong !== undefined)
      throw new Fault('field', { where, name: short(wrong), names: known!.join(', ') });
  }

  /** Undefined where it is missing. */
  get(name: string): unknown {
    return Object.hasOwn(this.all, name) ? this.all[name] : undefined;
  }

  get entries(): readonly (readonly [string, unknown])[] {
    return Object.entries(this.all);
  }

  read<T>(name: string, read: Read<T>, fallback?: unknown): T {
    return read(this.get(name) ?? fallback, `${this.where} ${name}`);
  }

  /** A field that may be missing, under its name; nothing where it is. */
  some<K extends string, T>(name: K, read: Read<T>): Readonly<Partial<Record<K, T>>> {
    const found = this.get(name) === undefined ? {} : { [name]: this.read(name, read) };
    return found as Readonly<Partial<Record<K, T>>>;
  }
}

export function list<T>(given: unknown, where: string, limit: number, read: Read<T>): readonly T[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > limit) throw new Fault('list', { where, limit });
  return Array.from(given, (item: unknown, i) => read(item, `${where} ${i + 1}`));
}

export const listOf =
  <T>(limit: number, read: Read<T>): Read<readonly T[]> =>
  (given, where) =>
    list(given, where, limit, read);

export function text(given: unknown, where: string, limit: number): string {
  if (typeof given !== 'string' || given.length > limit) throw new Fault('text', { where, limit });
  const unseen = given.split(/\r?\n/).find((line) => visible(line) !== line);
  if (unseen !== undefined) throw new Fault('unseen', { where, found: unseen.slice(0, 40) });
  return given;
}

export function bilingual(given: unknown, where: string, limit: number = LIMITS.name): Bilingual {
  const fields = new Fields(given, where, ['en', 'it']);
  return {
    en: text(fields.get('en'), `${where} (en)`, limit),
    it: text(fields.get('it'), `${where} (it)`, limit),
  };
}

export const named: Read<Bilingual> = (given, where) => bilingual(given, where);

export function id(given: unknown, where: string): string {
  if (typeof given !== 'string' || !ID.test(given)) throw new Fault('id', { where });
  return given;
}

export function number(given: unknown, where: string, low: number, high: number): number {
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= low;
  if (!fits || given > high) throw new Fault('number', { where, low, high });
  return given;
}

export const from =
  (low: number, high: number): Read<number> =>
  (given, where) =>
    number(given, where, low, high);

export function oneOf<T extends OptionValue | null>(
  given: unknown,
  where: string,
  values: readonly T[],
): T {
  const found = values.find((value) => value === given);
  if (found !== undefined) return found;
  const known = values.join(', ');
  if (given === undefined) throw new Fault('missing', { where, values: known });
  throw new Fault('value', { where, value: short(given), values: known });
}

export const among =
  <T extends OptionValue | null>(values: readonly T[]): Read<T> =>
  (given, where) =>
    oneOf(given, where, values);

export const flag = among([true, false]);
export const side = among(SIDES);

/** Reads a hex of one map. */
export type ReadHex = Read<Hex>;
