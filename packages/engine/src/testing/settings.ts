import type { WholeGame } from '../game.ts';
import { applies, defaults, parseOptions, settled, spell, type OptionValues } from '../options.ts';
import type { EventKind } from '../trace.ts';
import { mixText, Xoshiro } from '../chance/random.ts';
import { named } from './findings.ts';

/** One choice of options that the harness plays. */
export interface Setting {
  readonly name: string;
  /** The preset's name, or `default`; absent for sampled options. */
  readonly preset?: string;
  readonly options: OptionValues;
}

/** The defaults and every preset. */
export function presetsOf(game: WholeGame): readonly Setting[] {
  const presets = Object.entries({ default: {}, ...game.options.presets });
  return presets.map(([preset, values]) => ({
    name: preset,
    preset,
    options: { ...defaults(game.options), ...values },
  }));
}

/**
 * The settings that the harness plays, each once: every preset; every value of every option of the rules, with the options
 * it depends on; and `sampled` random combinations.
 */
export function settingsOf(game: WholeGame, sampled: number): readonly Setting[] {
  const settings = new Map<string, Setting>();
  const add = (options: OptionValues, preset?: Setting): void => {
    const key = named(game, options);
    if (!settings.has(key)) settings.set(key, preset ?? { name: key, options });
  };
  for (const preset of presetsOf(game)) add(preset.options, preset);

  const rules = Object.entries(game.options.options).filter(
    ([, { affects }]) => affects === 'rules',
  );
  for (const [name, option] of rules) {
    for (const value of option.values) {
      const wanted = { ...option.when, ...option.needs?.[spell(value)] };
      const needed = Object.entries(wanted).map(([other, values]) => [other, values[0]!]);
      add({ ...defaults(game.options), ...Object.fromEntries(needed), [name]: value });
    }
  }
  const random = new Xoshiro(mixText(1, game.id));
  for (let i = 0; i < sampled; i++) {
    const values = Object.fromEntries(
      rules.map(([name, option]) => [name, option.values[random.below(option.values.length)]!]),
    );
    const all = { ...defaults(game.options), ...values };
    for (const [name, option] of rules) if (!applies(option, all)) all[name] = option.default;
    add(settled(game.options, all));
  }
  return [...settings.values()];
}

/** What is wrong with the game's `version` and `earlier`, one line each. */
export function versionFaults({ version, earlier = {}, options }: WholeGame): readonly string[] {
  const faults: string[] = [];
  if (!Number.isSafeInteger(version) || version < 1) faults.push(`${version} is no version`);
  const told = Object.keys(earlier).map(Number);
  for (let each = 1; each < version; each++)
    if (!told.includes(each)) faults.push(`what of records of version ${each}?`);
  for (const [each, { release, meant }] of Object.entries(earlier)) {
    if (!(Number(each) < version)) faults.push(`${each} is not before ${version}`);
    if (!/^\d+\.\d+\.\d+$/.test(release)) faults.push(`${each}: no release ${release}`);
    const parsed = parseOptions(options, meant ?? {});
    if (!parsed.ok) faults.push(`${each}: ${JSON.stringify(parsed.problem)}`);
  }
  return faults;
}

/** What is wrong with what the game says of parts that end early, one line each. */
export function earlyEndFaults(
  { endsEarly }: WholeGame,
  events: Readonly<Record<string, EventKind>>,
): readonly string[] {
  if (endsEarly === undefined) return [];
  const { event } = endsEarly;
  const kinds = Object.values(events).filter(({ code }) => code === event);
  if (kinds.length === 0) return [`endsEarly: no event ${event}`];
  return kinds.every(({ args }) => args.slice(0, 3).includes('seat'))
    ? []
    : [`endsEarly: the event ${event} has no number “seat” among its first three`];
}

/** What is wrong with the options, one line each. */
export function optionFaults(game: WholeGame): readonly string[] {
  const { options, presets, seats } = game.options;
  const faults: string[] = [];
  for (const [name, option] of Object.entries(options)) {
    if (!option.values.includes(option.default)) faults.push(`${name}: its default is not a value`);
    if (new Set(option.values).size < option.values.length) faults.push(`${name}: a value twice`);
    const needs = Object.entries(option.needs ?? {});
    for (const [value] of needs)
      if (!option.values.some((each) => spell(each) === value)) faults.push(`${name}: no ${value}`);
    for (const wanted of [option.when ?? {}, ...needs.map(([, others]) => others)])
      for (const [other, values] of Object.entries(wanted))
        if (!values.every((value) => options[other]?.values.includes(value)))
          faults.push(`${name}: when ${other}?`);
  }
  for (const [name, values] of Object.entries(presets)) {
    const parsed = parseOptions(game.options, values);
    if (!parsed.ok) faults.push(`preset ${name}: ${JSON.stringify(parsed.problem)}`);
  }
  const bulk = parseOptions(game.options, game.options.bulk ?? {});
  if (!bulk.ok) faults.push(`bulk: ${JSON.stringify(bulk.problem)}`);
  if (seats !== undefined && options[seats] === undefined) faults.push(`seats: no option ${seats}`);
  return faults;
}
