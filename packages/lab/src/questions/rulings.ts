import {
  applies,
  parseOptions,
  spell,
  type ClauseId,
  type BotGame,
  type OptionValue,
  type OptionValues,
} from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { compare, type Choice, type ChoiceResult, type Variant } from './compare.ts';
import type { Run } from './run.ts';
import type { AnswerHeader } from './answer-header.ts';

/** Another answer to a question that the source leaves open, and what it changes. */
interface Ruling extends Variant {
  readonly option: string;
  readonly value: OptionValue;
  readonly clauses: readonly ClauseId[];
  /** The largest difference of any side, in shares of points. */
  readonly effect: number;
}

export interface Rulings extends AnswerHeader {
  readonly base: ChoiceResult;
  /** The largest effect first. */
  readonly rulings: readonly Ruling[];
  /** Options that cannot matter with the others as they are. */
  readonly idle: readonly string[];
}

/** Plays the same matches under every other answer to every ruling that is an option, one at a time. */
export async function rulings(game: BotGame, experiment: Experiment, run: Run): Promise<Rulings> {
  const { options: base } = experiment;
  const { open, idle } = rulingOptions(game, base);
  const answers = open.flatMap((option) => answersTo(game, option, base));
  const choices = [{ name: '', options: base }, ...answers];
  const { base: level, variants, ...rest } = await compare(game, experiment, choices, run);
  const unranked = variants.map((variant, i): Ruling => {
    const { option, value } = answers[i]!;
    const effect = Math.max(...variant.differences.map((each) => Math.abs(each.value)));
    return { ...variant, option, value, clauses: game.options.options[option]!.clauses, effect };
  });
  const ranked = unranked.toSorted((a, b) => b.effect - a.effect || a.alike.value - b.alike.value);
  return { ...rest, base: level, rulings: ranked, idle };
}

const RULING = /-R\d+$/;

/** Options that answer a ruling and change the rules: those that matter beside the others, and those that do not. */
function rulingOptions(
  { options: { options } }: BotGame,
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

/** An option on which several others depend tells games apart: it is no answer to a question about one of them. */
const selectsGame = (options: BotGame['options']['options'], name: string): boolean =>
  Object.values(options).filter(({ when = {} }) => Object.hasOwn(when, name)).length > 1;

interface RulingChoice extends Choice {
  readonly option: string;
  readonly value: OptionValue;
}

function answersTo(game: BotGame, option: string, base: OptionValues): readonly RulingChoice[] {
  const seats = game.rules(base).seats;
  return game.options.options[option]!.values.flatMap((value) => {
    if (value === base[option]) return [];
    const parsed = parseOptions(game.options, { ...base, [option]: value });
    // Another number of seats is another match, not another answer.
    if (!parsed.ok || game.rules(parsed.value).seats !== seats) return [];
    return [{ option, value, name: `${option}=${spell(value)}`, options: parsed.value }];
  });
}
