import type { Game, OptionValues } from '@glade/engine';
import { numbersChanged } from '../experiment/numbers.ts';
import type { AnswerHeader } from '../questions/answer-header.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { NumberFormats } from '../text/numbers.ts';
import { botName, type Say } from '../text/say.ts';

/** What the strongest bot that people meet was measured to win under these rules, beside the steady one. */
export interface StrongerBot {
  readonly bot: string;
  readonly than: string;
  /** Rivals: the share of wins of one alone among others that play like `than`. Else the share of matches won. */
  readonly wins: Estimate;
  /** The same of `than`: of rivals an even share, known without error. */
  readonly base: Estimate;
  readonly kind: 'team' | 'rivals';
}

/** Tells what is known of a stronger bot than those of an answer, under its rules. */
export type StrongerThan = (answer: AnswerHeader) => StrongerBot | undefined;

/** A step of the dial as it was measured. */
interface MeasuredStep extends Omit<Estimate, 'value'> {
  readonly wins: number;
}

/** The steps of the dial that are called steady and strong, counted from 0. */
const [STEADY, STRONG] = [3, 4] as const;

/**
 * What is known of a stronger bot than these: undefined if they are the strongest themselves, if it was not measured under these rules,
 * or if it did not win more for sure. `steps`: what the steps of the dial win under these options;
 * `strong`: the policy that plays as the strong bot under these rules, where only they have it.
 */
export function strongerBot(
  game: Game,
  options: OptionValues,
  bots: readonly string[],
  steps: readonly MeasuredStep[],
  strong: string | undefined,
): StrongerBot | undefined {
  const [steady, best] = [steps[STEADY], steps[STRONG]];
  if (steady === undefined || best === undefined) return undefined;
  if (numbersChanged(game, options).some(({ value, number }) => value !== number.value))
    return undefined;
  const rules = game.rules(options);
  // A bot that is strong under most rules is not shown to win less than the one that is strong here.
  const strongest = new Set(['strong', 'like:5', strong, game.levels?.strong]);
  if (bots.every((bot) => strongest.has(bot))) return undefined;
  const rivals = rules.kind === 'competitive';
  const even = 1 / rules.seats;
  const base = rivals ? { value: even, low: even, high: even, n: best.n } : estimateOf(steady);
  return best.low <= base.high
    ? undefined
    : {
        bot: 'strong',
        than: game.levels?.steady ?? 'policy',
        wins: estimateOf(best),
        base,
        kind: rivals ? 'rivals' : 'team',
      };
}

const estimateOf = ({ wins, low, high, n }: MeasuredStep): Estimate => ({
  value: wins,
  low,
  high,
  n,
});

/**
 * Says what is known of a stronger bot; nothing where nothing is known. `changed`: whether the rules were changed, and what is known
 * holds for those before.
 */
export function strongerSentences(
  say: Say,
  numbers: NumberFormats,
  known: StrongerBot | undefined,
  changed = false,
): readonly string[] {
  if (known === undefined) return [];
  const { bot, than, wins, base, kind } = known;
  return [
    say(`lab.stronger.known.${kind === 'rivals' && base.value === 1 / 2 ? 'two' : kind}`, {
      bot: botName(say, bot),
      than: botName(say, than),
      wins: numbers.percent(wins.value),
      low: numbers.percent(wins.low),
      high: numbers.percent(wins.high),
      base: numbers.percent(base.value),
      rules: changed ? 'changed' : 'same',
    }),
  ];
}
