import {
  applies,
  parseOptions,
  spell,
  type ClauseId,
  type BotGame,
  type Game,
  type OptionValue,
  type OptionValues,
} from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import {
  compare,
  type Choice,
  type ChoiceResult,
  type Comparison,
  type Variant,
} from './compare.ts';
import type { Run } from './run.ts';
import type { AnswerHeader } from './answer-header.ts';

/** Another answer to a question that the source of the game leaves open, and what it changes. */
interface Ruling extends Variant {
  readonly option: string;
  readonly value: OptionValue;
  readonly clauses: readonly ClauseId[];
  /** The largest difference of any side, in shares of points. */
  readonly effect: number;
}

export interface Rulings extends AnswerHeader, Pick<Comparison, 'tests' | 'places'> {
  readonly base: ChoiceResult;
  /** The rulings, the largest effect first. */
  readonly rulings: readonly Ruling[];
  /** Options that have no effect with the others as they are. */
  readonly idle: readonly string[];
  /** Options with so many numbers that only some of them were tried. */
  readonly shortened: readonly string[];
}

/**
 * Plays the same matches under every other answer to every ruling that is an option, one change at a time. Of a long row of
 * numbers it tries the first, the last, and the next ones; or one in the middle, where the present answer is no number.
 */
export async function rulings(game: BotGame, experiment: Experiment, run: Run): Promise<Rulings> {
  const { options: base } = experiment;
  const { open, idle } = rulingOptions(game, base);
  const shortened = open.filter(
    (option) => triedOf(game, option, base).length < valuesOf(game, option).length,
  );
  const answers = open.flatMap((option) => answersTo(game, option, base));
  const choices = [{ name: '', options: base }, ...answers];
  const { base: level, variants, ...rest } = await compare(game, experiment, choices, run);
  const unranked = variants.map((variant, i): Ruling => {
    const { option, value } = answers[i]!;
    const effect = Math.max(...variant.differences.map((each) => Math.abs(each.value)));
    return { ...variant, option, value, clauses: game.options.options[option]!.clauses, effect };
  });
  const ranked = unranked.toSorted((a, b) => b.effect - a.effect || a.alike.value - b.alike.value);
  return { ...rest, base: level, rulings: ranked, idle, shortened };
}

/** What must be known of a game to find its open questions. */
type RuledGame = Pick<Game, 'options' | 'rules'>;

const RULING = /-R\d+$/;

/**
 * The options that answer a ruling and change the rules: those with an effect beside the other options (`open`), and
 * those without (`idle`).
 */
function rulingOptions(
  { options: { options } }: RuledGame,
  values: OptionValues,
): { readonly open: readonly string[]; readonly idle: readonly string[] } {
  const names = Object.keys(options).filter((name) => {
    const { affects, clauses } = options[name]!;
    return (
      affects === 'rules' && clauses.some((id) => RULING.test(id)) && !selectsGame(options, name)
    );
  });
  return {
    open: names.filter((name) => applies(options[name]!, values)),
    idle: names.filter((name) => !applies(options[name]!, values)),
  };
}

/**
 * Whether several other options depend on this one. Then it selects a variant of the game, and is not an answer to a
 * question about one variant.
 */
const selectsGame = (options: BotGame['options']['options'], name: string): boolean =>
  Object.values(options).filter(({ when = {} }) => Object.hasOwn(when, name)).length > 1;

interface RulingChoice extends Choice {
  readonly option: string;
  readonly value: OptionValue;
}

/** With more numbers than these an option is not tried in full: the tests of all would hide what matters. */
const LONG_ROW = 6;

const valuesOf = (game: RuledGame, option: string): readonly OptionValue[] =>
  game.options.options[option]!.values;

/** The values of an option that are tried, with the present one. */
function triedOf(game: RuledGame, option: string, base: OptionValues): readonly OptionValue[] {
  const values = valuesOf(game, option);
  const row = values
    .filter((value): value is number => typeof value === 'number')
    .toSorted((a, b) => a - b);
  if (row.length <= LONG_ROW) return values;
  const now = row.indexOf(Number(base[option]));
  const near = now < 0 ? [Math.floor(row.length / 2)] : [now - 1, now, now + 1];
  const kept = new Set([0, ...near, row.length - 1].map((i) => row[i]));
  return values.filter((value) => typeof value !== 'number' || kept.has(value));
}

/** Whether there is any open question that can be asked under these options. */
export const hasRulings = (game: RuledGame, base: OptionValues): boolean =>
  rulingOptions(game, base).open.some((option) => answersTo(game, option, base).length > 0);

function answersTo(game: RuledGame, option: string, base: OptionValues): readonly RulingChoice[] {
  const seats = game.rules(base).seats;
  return triedOf(game, option, base).flatMap((value) => {
    if (value === base[option]) return [];
    const parsed = parseOptions(game.options, { ...base, [option]: value });
    // Skips values that change the number of seats: matches of other sizes cannot be compared.
    if (!parsed.ok || game.rules(parsed.value).seats !== seats) return [];
    return [{ option, value, name: `${option}=${spell(value)}`, options: parsed.value }];
  });
}
