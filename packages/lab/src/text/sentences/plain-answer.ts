import type { Report } from '../../report/report.ts';
import type { Estimate } from '../../statistics/intervals.ts';
import { beginsSentence, mainStakes } from '../choose-outcome-message.ts';
import { rangeText } from '../range-text.ts';
import { middleChance } from './decided-sentence.ts';
import type { NumberFormats } from '../numbers.ts';
import { seatWords } from '../seat-words.ts';
import { botName, turnUnit, type Say } from '../say.ts';
import { cardSentence, type CardGame } from './minutes-sentences.ts';
import { settlingBalance, type SeatBalance } from '../../report/seat-balance.ts';
import type { Game } from '@glade/engine';

/** In fewer matches than these a chance halfway is not looked at closely enough for a headline. */
const LEAST_LOOKED = 20;

/** The main results in short sentences with round numbers. */
interface PlainAnswer {
  /** Who wins, and how long a match lasts. What is not known yet is said to be so. */
  readonly answer: readonly string[];
  /** What the game's card says, where that is far from it. */
  readonly beside: readonly string[];
  /** Whether it is decided halfway. Only few matches tell that, so it has their number and its range; empty where they are too few. */
  readonly halfway: readonly string[];
}

/** What a report says first: the answer in large letters, and what is told beside it and behind the door below. */
export function plainSentences(
  report: Report,
  say: Say,
  numbers: NumberFormats,
  game: (Pick<Game, 'unit'> & CardGame) | undefined,
): PlainAnswer {
  const { decided } = report;
  const middle =
    decided === undefined || decided.matches < LEAST_LOOKED ? undefined : middleChance(decided);
  const whole = (chance: number): string => numbers.decimal(Math.round(chance));
  const turns = Math.round(report.length.mean);
  return {
    answer: [
      winSentence(report, say, numbers),
      say('lab.plain.length', {
        turns,
        unit: say.has('measure.turns') ? 'all' : turnUnit(game),
        minutes: Math.round(report.minutes.mean),
      }),
    ],
    beside: cardSentence(report, say, game),
    halfway:
      middle === undefined
        ? []
        : [
            say('lab.plain.decided', {
              chance: whole(middle.value),
              range: rangeText(say, whole(middle.low), whole(middle.high)),
              n: decided!.matches,
            }),
          ],
  };
}

function winSentence(report: Report, say: Say, numbers: NumberFormats): string {
  const { win, order, balance, points = [] } = report.outcome;
  if (win !== undefined)
    return say('lab.plain.team', { seats: report.seats, wins: hundredths(win) });
  const stakes = mainStakes(report, say);
  if (stakes.length > 0) {
    const best = stakes.reduce((most, each) => (each.mean.mean > most.mean.mean ? each : most));
    return say('lab.plain.stakes', { name: best.name, points: numbers.signed(best.mean.mean) });
  }
  const [strongest] = (report.bySkill ?? []).toSorted((a, b) => b.value - a.value);
  if (strongest !== undefined)
    return say('lab.plain.bot', {
      bot: botName(say, strongest.bot),
      seats: strongest.seats,
      wins: hundredths(strongest),
      even: Math.round((100 * strongest.seats) / report.seats),
    });
  const even = Math.round(100 / report.seats);
  if (balance === undefined && order !== undefined) {
    const { seats, shown } = order.balance;
    const uneven = seats.some((seat) => seat.uneven < 0.05);
    return say(`lab.plain.order.${verdictOf(shown, uneven)}`, {
      wins: hundredths(seats[0]!.share),
      even,
      n: enoughMatches(report, order.balance),
    });
  }
  const best = points.reduce((most, { value }, i) => (value > points[most]!.value ? i : most), 0);
  const told = {
    ...seatWords(say, best, report.options),
    wins: hundredths(points[best] ?? { value: 0 }),
    even,
  };
  if (balance === undefined)
    return say('lab.plain.mixed', { ...told, bot: botName(say, report.bots[best] ?? '') });
  const uneven = balance.seats.some((seat) => seat.uneven < 0.05);
  const verdict = say(`lab.plain.seats.${verdictOf(balance.shown, uneven)}`, {
    ...told,
    n: enoughMatches(report, balance),
  });
  return [verdict, ...(uneven ? beginsSentence(report, say) : [])].join(' ');
}

/** With about how many matches it would be known; 0 where no number is worth telling. */
const enoughMatches = ({ games }: Report, balance: SeatBalance): number =>
  (balance.tied ? undefined : settlingBalance(games, balance)) ?? 0;

/** What is known of seats or places, in the order in which the longer sentences decide it, too. */
const verdictOf = (shown: boolean, uneven: boolean): 'even' | 'uneven' | 'open' =>
  shown ? 'even' : uneven ? 'uneven' : 'open';

/** Of 100 matches, in whole matches. */
const hundredths = ({ value }: Pick<Estimate, 'value'>): number => Math.round(100 * value);
