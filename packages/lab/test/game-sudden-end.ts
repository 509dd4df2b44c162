import { CHANCE, OVER, type EventKind, type BotGame, type SearchRules } from '@glade/engine';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

// A game for one that may end after any decision. There are three to six counters, and the player wins by taking the
// last one before the coin ends the match. So a match often begins with a position in which the one before might have
// gone on.

const kind = (code: string, clauses: readonly string[]): EventKind => ({ code, clauses, args: [] });

/** Two kinds of event with a clause in common. Both happen whenever something is taken. */
const EVENTS = {
  took: kind('took', ['SU-01', 'SU-02']),
  left: kind('left', ['SU-02']),
} as const;

const [START, TAKE, COIN] = [0, 1, 2] as const;

const sudden: SearchRules<DuelState> = {
  ...duel,
  kind: 'solo',
  seats: 1,
  bounds: { actions: 4, steps: 20 },
  streams: ['start', 'take', 'coin'],
  create: () => Object.assign(new DuelState(), { step: START }),
  actor: (s) => (s.left === 0 ? OVER : s.step === TAKE ? 0 : CHANCE),
  count: (s) => (s.step === START ? 4 : s.step === COIN ? 2 : Math.min(2, s.left)),
  nth: (s, k) => (s.step === TAKE ? k + 1 : k),
  totalWeight: (s) => sudden.count(s),
  stream: (s) => s.step,
  apply(s, a, trace) {
    if (s.step === START) s.left = 3 + a;
    else if (s.step === TAKE) {
      s.left -= a;
      if (s.left === 0) s.last = 0;
      trace?.tell(EVENTS.took);
      trace?.tell(EVENTS.left);
    } else if (a === 0) s.left = 0;
    s.step = s.step === TAKE ? COIN : TAKE;
  },
  hash: (s) => s.left * 4 + s.step,
  score(s, out) {
    out[0] = s.last === 0 ? 1 : 0;
  },
  outcome: (s) => ({ code: 'end', winners: s.last === 0 ? [0] : [], measures: {} }),
};

export const SUDDEN: BotGame = { ...DUEL, id: 'sudden', rules: () => sudden };
