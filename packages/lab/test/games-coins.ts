import { CHANCE, OVER, type BotGame, type OptionValue, type SearchRules } from '@glade/engine';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

// A game whose chances are known. Two coins fall; then the player may throw the second again. With `both` two heads
// win, with `either` one is enough, with `first` only the first coin counts. Keeping wins 1/4, 3/4, 1/2. Throwing tails
// again wins 3/8, 7/8, 1/2.

const [FIRST, , DECIDE, AGAIN, DONE] = [0, 1, 2, 3, 4] as const;

/** `taken` holds the two coins: 1 is heads. */
const coins = (win: OptionValue, seats: number): SearchRules<DuelState> => {
  const rules: SearchRules<DuelState> = {
    ...duel,
    kind: seats === 1 ? 'solo' : 'competitive',
    seats,
    bounds: { actions: 2, steps: 10 },
    streams: ['first', 'second', 'again'],
    create: () => Object.assign(new DuelState(), { step: FIRST, seat: 0 }),
    actor: (s) => (s.step === DONE ? OVER : s.step === DECIDE ? 0 : CHANCE),
    count: () => 2,
    nth: (_, k) => k,
    totalWeight: () => 2,
    stream: (s) => (s.step === AGAIN ? 2 : s.step),
    apply(s, a) {
      if (s.step === DECIDE) s.step = a === 1 ? AGAIN : DONE;
      else {
        s.taken[s.step === FIRST ? 0 : 1] = a;
        s.step = s.step === AGAIN ? DONE : s.step + 1;
      }
    },
    score(s, out) {
      const [first, second] = [s.taken[0] === 1, s.taken[1] === 1];
      const won = win === 'both' ? first && second : win === 'either' ? first || second : first;
      out[0] = Number(won);
      if (seats === 2) out[1] = 1 - out[0];
    },
    outcome(s) {
      const score = new Float64Array(seats);
      rules.score(s, score);
      const winners = [...score.keys()].filter((seat) => score[seat] === 1);
      return { code: 'end', winners, measures: {} };
    },
    turn: (s) => (s.step < DECIDE ? 0 : 1),
  };
  return rules;
};

const games = (id: string, seats: number): BotGame => ({
  ...DUEL,
  id,
  options: {
    options: {
      win: {
        values: ['both', 'either', 'first'],
        default: 'both',
        clauses: ['CO-01', 'CO-R1'],
        affects: 'rules',
      },
    },
    presets: { default: {} },
  },
  rules: ({ win }) => coins(win!, seats),
  policies: () => ({
    keeps: { choose: () => 0 },
    retries: { choose: (s) => ((s as DuelState).taken[1] === 1 ? 0 : 1) },
  }),
});

/** For one player, who wins or loses. */
export const COINS = games('coins', 1);
/** For two players: the first decides, and wins or loses against the second. */
export const RIVALS = games('rivals', 2);
