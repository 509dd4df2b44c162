import { CHANCE, OVER, type BotGame, type SearchRules } from '@glade/engine';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

// A game for one in which nobody chooses: a lot in each of three turns changes how many of 100 last lots win, so that the chance
// after each turn is known.

const BEGIN = 60;
/** By how much the lot of each turn lowers or raises the chance. */
const CHANGES = [15, 30, -10] as const;
const LOTS = 100;
const DONE = CHANGES.length + 1;

const lots: SearchRules<DuelState> = {
  ...duel,
  kind: 'solo',
  seats: 1,
  bounds: { actions: 1, steps: DONE },
  streams: ['lot'],
  create: () => Object.assign(new DuelState(), { step: 0, left: BEGIN }),
  actor: ({ step }) => (step === DONE ? OVER : CHANCE),
  count: ({ step }) => (step === CHANGES.length ? LOTS : 2),
  nth: (_, k) => k,
  totalWeight: (s) => lots.count(s),
  apply(s, a) {
    const change = CHANGES[s.step];
    if (change === undefined) s.last = a < s.left ? 0 : 1;
    else s.left += a === 0 ? -change : change;
    s.step += 1;
  },
  turn: ({ step }) => step + 1,
  score(s, out) {
    out[0] = s.last === 0 ? 1 : 0;
  },
  outcome: ({ last }) => ({ code: 'end', winners: last === 0 ? [0] : [], measures: {} }),
};

/** In a match of `LOST` the chance falls from 60 to 45 and to 15, rises to 25, and falls to nothing. */
export const LOST = [0, 0, 0, LOTS - 1].map((action) => ({ actor: CHANCE, action }));

export const LOTTERY: BotGame = { ...DUEL, id: 'lottery', rules: () => lots };
