import {
  applies,
  numberKey,
  parseOptions,
  spell,
  type BotGame,
  type Game,
  type OptionValue,
  type OptionValues,
} from '@glade/engine';
import { numbersOf } from '../experiment/numbers.ts';
import { Study } from '../play/study.ts';
import type { PairedDifferences } from '../tally/paired-differences.ts';
import type { Factor } from './screen.ts';

/** The name of an option or of a number of the rules, and a value as it is typed. */
type Pair = readonly [name: string, value: string];

/**
 * The options with other values of some of them, and of numbers of the rules that none of these options has changed yet.
 * Undefined where these values do not go together.
 */
export function withValues(
  game: Game,
  base: OptionValues,
  pairs: readonly Pair[],
): OptionValues | undefined {
  const numbers = numbersOf(game);
  const isNumber = ([name]: Pair): boolean => Object.hasOwn(numbers, name);
  const known = Object.fromEntries(
    Object.entries(base).filter(([name]) => Object.hasOwn(game.options.options, name)),
  );
  const chosen = Object.fromEntries(pairs.filter((pair) => !isNumber(pair)));
  const parsed = parseOptions(game.options, { ...known, ...chosen });
  if (!parsed.ok) return undefined;
  let options: OptionValues = parsed.value;
  for (const [name, text] of pairs.filter(isNumber)) {
    const { least, most, when = {}, ...number } = numbers[name]!;
    const value = Number(text);
    const plays = Object.entries(when).every(([key, values]) => values.includes(options[key]!));
    if (!plays || !(value >= least && value <= most)) return undefined;
    options = { ...options, [numberKey(name, { least, most, ...number })]: value };
  }
  return options;
}

/** How many sides the dice have that can be bought everywhere. */
const DICE = [4, 6, 8, 10, 12, 20];

/** Another value of a number: of a die the next larger one that there is, else the next smaller; of others one more, else one less. */
function otherNumber(name: string, now: number, least: number, most: number): number | undefined {
  const row = name.endsWith('.sides') ? DICE : [now - 1, now + 1];
  const fits = row.filter((value) => value >= least && value <= most);
  return fits.find((value) => value > now) ?? fits.findLast((value) => value < now);
}

/** Other values of an option, in the order in which they are tried: of a long row of numbers one, beside the present one or in the middle. */
function otherValues(values: readonly OptionValue[], now: OptionValue): readonly OptionValue[] {
  const row = values
    .filter((value): value is number => typeof value === 'number')
    .toSorted((a, b) => a - b);
  // An end of a long row makes another game of it: matches of one turn, for instance.
  if (row.length > SHORT_ROW) {
    const one =
      typeof now === 'number'
        ? (row.find((value) => value > now) ?? row.findLast((value) => value < now))
        : row[Math.floor(row.length / 2)];
    return one === undefined ? [] : [one];
  }
  return values.filter((value) => value !== now);
}

/** In so many matches at random it is seen whether a value changes anything. */
const MATCHES_TO_SEE = 4;

/**
 * The first of some values of an option with which random play goes otherwise than with the present one; where it never does, `true`
 * or the first of all. A value may mean the same as the present one: `no` for rivers where the map has none.
 */
function differingValue(
  game: BotGame,
  base: OptionValues,
  name: string,
  values: readonly OptionValue[],
): OptionValue | undefined {
  if (values.length < 2) return values[0];
  const { seats } = game.rules(base);
  const fits = values.flatMap((value) => {
    const options = withValues(game, base, [[name, spell(value)]]);
    return options !== undefined && game.rules(options).seats === seats ? [{ value, options }] : [];
  });
  const study = new Study(
    game,
    [base, ...fits.map(({ options }) => options)].map((options) => ({
      game: game.id,
      options,
      bots: Array<string>(seats).fill('random'),
      seed: '1',
      games: MATCHES_TO_SEE,
    })),
  );
  study.play({ from: 0, to: MATCHES_TO_SEE });
  const { pairs } = study.result();
  const seen = fits.find((_, i) => differs(pairs[i]!));
  // Where random play shows nothing, a rule is switched on: off is more often what holds anyway.
  return (seen ?? fits.find(({ value }) => value === true) ?? fits[0])?.value ?? values[0];
}

/** Of so few numbers each may be tried. */
const SHORT_ROW = 3;

/** Whether a match went otherwise, or anything that is counted of it. */
const differs = ({ blocks, same, numbers }: PairedDifferences): boolean =>
  (same.get(1) ?? 0) < blocks || [...numbers.values()].some(({ seen }) => seen.size > 0);

/**
 * What is screened where nothing is named: every option of the rules that has an effect beside the others, and every number
 * of the rules, each with one other value that changes something where there is one; without those that do not go with another, and without limits: what cuts matches
 * off makes an effect of three out of every two rules that make them longer.
 */
export function usualFactors(
  game: BotGame,
  base: OptionValues,
): { readonly factors: readonly Factor[]; readonly leftOut: readonly string[] } {
  const { seats } = game.rules(base);
  const { options } = game.options;
  const leftOut: string[] = [];
  const optional = Object.entries(options).flatMap(([name, option]): readonly Factor[] => {
    const others = otherValues(option.values, base[name]!);
    if (option.affects !== 'rules' || others.length === 0 || !applies(option, base)) return [];
    if (option.cutsOff !== undefined) {
      leftOut.push(name);
      return [];
    }
    const other = differingValue(game, base, name, others)!;
    return [{ name, usual: spell(base[name]!), other: spell(other) }];
  });
  const numbers = Object.entries(numbersOf(game)).flatMap(([name, number]): readonly Factor[] => {
    const key = numberKey(name, number);
    const now = Number(base[key] ?? number.value);
    const other = otherNumber(name, now, number.least, number.most);
    if (optional.some((each) => each.name === key) || other === undefined) return [];
    return [{ name, usual: String(now), other: String(other) }];
  });
  const all = [...optional, ...numbers];
  const fits = (some: readonly Factor[]): boolean => {
    const values = withValues(
      game,
      base,
      some.map(({ name, other }) => [name, other]),
    );
    return (
      values !== undefined &&
      game.rules(values).seats === seats &&
      all.every(({ name }) => options[name] === undefined || applies(options[name], values))
    );
  };
  const factors: Factor[] = [];
  for (const each of all) {
    if (fits([each]) && factors.every((one) => fits([one, each]))) factors.push(each);
    else leftOut.push(each.name);
  }
  return { factors, leftOut };
}
