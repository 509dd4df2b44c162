import { mix } from '../chance/random.ts';
import { problem, ok, type Result } from '../refusal.ts';
import { POSITION_LIMIT } from '../notation.ts';
import type { Seat } from '../actor.ts';

/** A whole number from `least` to `most`, which is `start` when a match begins. */
export interface NumberField {
  readonly length?: undefined;
  readonly least: number;
  readonly most: number;
  readonly start: number;
}

/** `length` such numbers. `start` is one number for all of them, or a list with one for each. */
export interface ListField extends Omit<NumberField, 'length' | 'start'> {
  readonly length: number;
  readonly start: number | readonly number[];
}

/** What a state consists of, by the name of each field. */
export type Fields = Readonly<Record<string, NumberField | ListField>>;

/** The state with these fields: a number or a list of numbers for each. */
export type StateOf<F extends Fields> = {
  -readonly [name in keyof F]: F[name] extends ListField ? number[] : number;
};

/** A field with one whole number, both bounds included. */
export const number = (least: number, most: number, start = least): NumberField => ({
  least,
  most,
  start,
});

/** A field with `length` whole numbers: one for each seat, each square or each card. All start alike, or as a list says. */
export const numbers = (
  length: number,
  least: number,
  most: number,
  start: number | readonly number[] = least,
): ListField => ({ length, least, most, start });

/** What stands in a view in place of a number that the seat may not know. */
export const HIDDEN = -999;

/** Whether this number of a field is hidden from a seat; an undefined seat is a bystander. `index` is 0 for a single number. */
type IsHidden<S> = (s: S, index: number, seat: Seat | undefined) => boolean;
/** By the name of each field that is hidden from somebody. */
export type HiddenFields<S> = { readonly [name in keyof S]?: IsHidden<S> };

/** All that follows from a table of fields: new states, copies, hashes, positions as text and views. */
export class FieldTable<S extends object> {
  private readonly names: readonly string[];
  private readonly fields: readonly (NumberField | ListField)[];

  constructor(fields: Fields) {
    this.names = Object.keys(fields);
    this.fields = Object.values(fields);
  }

  create(): S {
    return Object.fromEntries(
      this.names.map((name, at) => {
        const { length, start } = this.fields[at]!;
        if (length === undefined) return [name, start];
        return [name, typeof start === 'number' ? Array<number>(length).fill(start) : [...start]];
      }),
    ) as S;
  }

  copy(from: S, to: S): void {
    const [source, target] = [from as State, to as State];
    for (const name of this.names) {
      const value = source[name]!;
      if (typeof value === 'number') target[name] = value;
      else {
        const list = target[name] as number[];
        for (let i = 0; i < value.length; i++) list[i] = value[i]!;
      }
    }
  }

  /** An int32 over all fields. */
  hash(s: S): number {
    let key = 0;
    for (const name of this.names) {
      const value = (s as State)[name]!;
      if (typeof value === 'number') key = mix(key, value);
      else for (const each of value) key = mix(key, each);
    }
    return key;
  }

  /** `name=3 other=0,1,2`, in the order of the table. */
  position(s: S): string {
    return this.names.map((name) => `${name}=${String((s as State)[name])}`).join(' ');
  }

  /** The state that `position` wrote. Problems: `position.long`, `position.fields`, `position.range`. */
  parsePosition(text: string): Result<S> {
    if (text.length > POSITION_LIMIT) return problem('position.long', { limit: POSITION_LIMIT });
    const words = text.trim().split(/\s+/);
    const values: number[][] = [];
    for (const [at, name] of this.names.entries()) {
      const { length = 1, least, most } = this.fields[at]!;
      const [key, list = ''] = (words[at] ?? '').split('=');
      const read = list.split(',');
      if (key?.toLowerCase() !== name.toLowerCase() || read.length !== length)
        return problem('position.fields', { names: this.shape() });
      if (!read.every((each) => /^-?\d{1,9}$/.test(each)))
        return problem('position.fields', { names: this.shape() });
      const all = read.map(Number);
      if (all.some((each) => each < least || each > most))
        return problem('position.range', { name, least, most });
      values.push(all);
    }
    if (words.length !== this.names.length)
      return problem('position.fields', { names: this.shape() });
    return ok(
      Object.fromEntries(
        this.names.map((name, at) => [
          name,
          this.fields[at]!.length === undefined ? values[at]![0]! : values[at]!,
        ]),
      ) as S,
    );
  }

  /** A copy in which every hidden number is `HIDDEN`. */
  seen(s: S, hidden: HiddenFields<S>, seat: Seat | undefined): S {
    const seen: State = {};
    for (const name of this.names) {
      const value = (s as State)[name]!;
      const isHidden = hidden[name as keyof S];
      const show = (each: number, index: number): number =>
        isHidden?.(s, index, seat) === true ? HIDDEN : each;
      seen[name] = typeof value === 'number' ? show(value, 0) : value.map(show);
    }
    return seen as S;
  }

  private shape(): string {
    return this.names
      .map(
        (name, at) =>
          `${name}=${Array<string>(this.fields[at]!.length ?? 1)
            .fill('0')
            .join(',')}`,
      )
      .join(' ');
  }
}

type State = Record<string, number | number[]>;
