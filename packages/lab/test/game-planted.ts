import { CHANCE, OVER, type BotGame, type SearchRules } from '@glade/engine';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

// A game of two rivals that is symmetric, and in which a gain of 2 points can be planted.

/** A step each for the lot, the coins, and the action of either seat from `FIRST` on. */
const [LOT, NOISE, FIRST, DONE] = [0, 1, 2, 4] as const;

const LOTS = 1000;
/** How many lots more a seat wins that is helped, and how many of its own it gives away: 4 and 2 of 100. */
const MORE = 40;
const FEWER = 20;

/** What the help is worth: the share of matches won with it less that without. */
export const GAIN = (MORE - FEWER) / LOTS;
/** The share of matches that have another winner with it. */
export const DISCORDANT = (MORE + FEWER) / LOTS;
/** Numbers counted at the end that differ between arms in half of the matches, and in the mean not at all. */
export const IDLE_NUMBERS = 3;

/**
 * The lot decides who wins: the first seat wins with those below 500. A seat is helped if it takes 1, or, for the first seat, by
 * the rule `gift`. Being helped, it wins 40 lots more and loses 20 of its own. What both would change goes to the first seat.
 * With `idle` the numbers counted at the end are other coins of the same throw.
 */
const rulesOf = (gift: boolean, idle: boolean): SearchRules<DuelState> => ({
  ...duel,
  bounds: { actions: 2, steps: 10 },
  streams: ['lot', 'noise'],
  create: () => Object.assign(new DuelState(), { step: LOT, left: 0 }),
  actor: ({ step }) => (step === DONE ? OVER : step < FIRST ? CHANCE : step - FIRST),
  count: ({ step }) => (step === LOT ? LOTS : step === NOISE ? 4 ** IDLE_NUMBERS : 2),
  nth: (_, k) => k,
  totalWeight: ({ step }) => (step === LOT ? LOTS : 4 ** IDLE_NUMBERS),
  stream: ({ step }) => step,
  apply(s, a) {
    if (s.step === LOT) s.last = a;
    else if (s.step === NOISE) s.left = a;
    else s.taken[s.step - FIRST] = a;
    s.step += 1;
  },
  turn: ({ step }) => Math.max(0, step - NOISE),
  outcome(s) {
    const middle = LOTS / 2;
    const [mine, yours] = [s.last, LOTS - 1 - s.last];
    const turns = (lot: number): boolean => lot < FEWER || (lot >= middle && lot < middle + MORE);
    const helped =
      (turns(mine) && (gift || s.taken[0] === 1)) || (turns(yours) && s.taken[1] === 1);
    const coins = idle ? s.left >> IDLE_NUMBERS : s.left;
    return {
      code: 'end',
      winners: [mine < middle === helped ? 1 : 0],
      measures: Object.fromEntries(
        Array.from({ length: IDLE_NUMBERS }, (_, i) => [`coin${i}`, (coins >> i) & 1]),
      ),
    };
  },
});

/** Its bots: `plain` takes no help, `better` does. */
export const PLANTED: BotGame = {
  ...DUEL,
  id: 'planted',
  rules: ({ gift, idle }) => rulesOf(gift === true, idle === true),
  policies: () => ({ plain: { choose: () => 0 }, better: { choose: () => 1 } }),
};
