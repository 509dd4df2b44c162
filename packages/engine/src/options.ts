import type { ClauseId } from './actor.ts';
import type { Language } from './language.ts';
import { ok, problem, type Problem, type Result } from './refusal.ts';
import { visible } from './escape-unseen.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One option. Labels are the messages `option.<name>` and `option.<name>.<value>`. */
export interface Option {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  readonly clauses: readonly ClauseId[];
  /** What it changes: the rules, or only how a table or a page presents them. */
  readonly affects: 'rules' | 'table';
  /** True for an option that is chosen before the presets; presets do not change it. */
  readonly front?: boolean;
  /**
   * For a limit of the rules: the code of the outcome of a match that it ended. Without the limit the match would have been
   * longer, so a mean length over such matches is too short.
   */
  readonly cutsOff?: string;
  /** The option only matters if another has one of these values. */
  readonly when?: Readonly<Record<string, readonly OptionValue[]>>;
  /** For a value, as `spell` writes it: the values that another option must have, or the value cannot be chosen. */
  readonly needs?: Readonly<Record<string, Readonly<Record<string, readonly OptionValue[]>>>>;
  /**
   * The gate for values that are not listed, such as somebody's own scenario. It returns the text that is stored: without
   * comma, semicolon, equals sign or space, and itself accepted by the gate. Undefined if the text is no such value.
   */
  readonly open?: (text: string) => Result<string> | undefined;
  /** The name that its author gave to such a value, in a language. */
  readonly called?: (value: string, language: Language) => string | undefined;
}

/** The options of a game by their names. */
export type OptionTable = Readonly<Record<string, Option>>;

/** The values that a table of options can have: `{ goal: 20 | 50 | 100; spoken: boolean }`. A table that is not known leaves all open. */
export type ValuesOf<O extends OptionTable> = {
  readonly [name in keyof O]: O[name]['values'][number];
};

/** All options of a game: data that pages, commands and records are made from. */
export interface OptionsSpec {
  readonly options: OptionTable;
  /** Named sets of values, e.g. `beginners`. An option that a preset leaves out has its default. Label: `preset.<name>`. */
  readonly presets: Readonly<Record<string, OptionValues>>;
  /** The preset that is chosen for who has never played the game; `default` where none is named. */
  readonly firstPreset?: string;
  /** The preset for small children: who chooses it meets the bots that err most. */
  readonly gentlestPreset?: string;
  /** The name of the option that says how many seats there are, if that can be chosen. */
  readonly seats?: string;
  /** Values for matches in bulk if nothing else is said, with which every match ends. */
  readonly bulk?: OptionValues;
}

/** Every option at its default. */
export function defaults(spec: OptionsSpec): OptionValues {
  return Object.fromEntries(
    Object.entries(spec.options).map(([name, option]) => [name, option.default]),
  );
}

/** Whether an option matters, given the values of the others. */
export const applies = (option: Option, values: OptionValues): boolean =>
  holds(option.when ?? {}, values);

/** Whether this value of an option can be chosen, given the values of the others. */
export const fits = (option: Option, value: OptionValue, values: OptionValues): boolean =>
  holds(option.needs?.[spell(value)] ?? {}, values);

const holds = (
  wanted: Readonly<Record<string, readonly OptionValue[]>>,
  values: OptionValues,
): boolean =>
  Object.entries(wanted).every(([name, some]) => some.includes(values[name] as OptionValue));

/**
 * The gate for options from outside: text or plain values by name. A missing option gets its default.
 * Text is read as the value it spells (`4`, `on`, `true`, `x4`).
 */
export function parseOptions(spec: OptionsSpec, given: unknown): Result<OptionValues> {
  if (given === undefined) return ok(defaults(spec));
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return problem('options.shape');
  const values: Record<string, OptionValue> = { ...defaults(spec) };
  for (const [name, raw] of Object.entries(given)) {
    const option = Object.hasOwn(spec.options, name) ? spec.options[name] : undefined;
    if (option === undefined) return { ok: false, problem: unknownOption(spec, name) };
    const value = option.values.find((v) => v === raw || spell(v) === normal(raw));
    const opened = value === undefined ? option.open?.(normal(raw)) : undefined;
    if (opened !== undefined) {
      if (!opened.ok) return opened;
      values[name] = opened.value;
    } else if (value === undefined) {
      return problem('options.value', {
        name,
        value: short(raw),
        values: option.values.map(spell).join(', '),
      });
    } else values[name] = value;
  }
  return misfit(spec, values) ?? ok(values);
}

/** The first value that cannot be chosen together with the others. */
function misfit(
  spec: OptionsSpec,
  values: OptionValues,
): { ok: false; problem: Problem } | undefined {
  for (const [name, option] of Object.entries(spec.options)) {
    const value = values[name]!;
    if (!applies(option, values) || fits(option, value, values)) continue;
    const [other, wanted] = Object.entries(option.needs![spell(value)]!).find(
      ([another, some]) => !some.includes(values[another]!),
    )!;
    const args = { name, value: spell(value), other, values: wanted.map(spell).join(', ') };
    return problem('options.needs', args);
  }
  return undefined;
}

/** The values, with the default in place of each that cannot be chosen together with the others. */
export function settled(spec: OptionsSpec, values: OptionValues): OptionValues {
  const fitting: Record<string, OptionValue> = { ...values };
  for (const [name, option] of Object.entries(spec.options))
    if (!fits(option, values[name] ?? option.default, values)) fitting[name] = option.default;
  return fitting;
}

/** How a value is written in records and on the command line. */
export function spell(value: OptionValue): string {
  return value === true ? 'on' : value === false ? 'off' : String(value);
}

/** The options that differ from their defaults and belong in a record. */
export function chosen(spec: OptionsSpec, values: OptionValues): OptionValues {
  return Object.fromEntries(
    Object.entries(spec.options).flatMap(([name, option]) => {
      const value = values[name];
      return value === undefined || value === option.default ? [] : [[name, value]];
    }),
  );
}

/** Whether values name a number of the rules by this, not an option: a clause, a dot and a word, as `WF-22.actions`. */
export const isNumberName = (name: string): boolean => name.includes('.');

function normal(raw: unknown): string {
  if (raw === true || raw === 'true') return 'on';
  if (raw === false || raw === 'false') return 'off';
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
}

function unknownOption(spec: OptionsSpec, name: string): Problem {
  const names = Object.keys(spec.options);
  if (names.length === 0) return { code: 'options.none', args: { name: short(name) } };
  return { code: 'options.unknown', args: { name: short(name), names: names.join(', ') } };
}

/** How much of a text from outside a message repeats, in characters. */
const SHORT = 40;

/** A text from outside as a message may repeat it: at most 40 characters, one line, invisible characters written out. */
export function short(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : typeof raw;
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return visible(line.length > SHORT ? `${whole(line.slice(0, SHORT))}…` : line);
}

/** The text without half a character (a lone surrogate) at its end. */
const whole = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');
