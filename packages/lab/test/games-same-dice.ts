import { CHANCE, OVER, type BotGame, type Policy, type SearchRules } from '@glade/engine';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

// Games whose chances are known, for tests of matches with the same dice. In all of them the bots `fast` and `idle` do
// nothing that matters.

const [DRAW, LEAVE, DONE] = [0, 1, 2] as const;

const game = (
  id: string,
  rules: SearchRules<DuelState>,
  policies: Readonly<Record<string, Policy>>,
): BotGame => ({
  ...DUEL,
  id,
  rules: () => rules,
  policies: () => policies,
});

const FAST: Policy = { choose: () => 1 };
const IDLE: Policy = { choose: () => 1 };
/** Leaves every other match without an end. */
const SLOW: Policy = { choose: (_, random) => random.below(2) };

/**
 * One draw decides which seat wins. Then the first seat may leave (1) or stay (0). A match in which it stays never ends
 * by itself, and stops at the bound of the rules.
 */
const lot = (seats: number): SearchRules<DuelState> => ({
  ...duel,
  kind: 'competitive',
  seats,
  bounds: { actions: Math.max(2, seats), steps: 2 },
  streams: ['lot'],
  create: () => Object.assign(new DuelState(), { step: DRAW, last: -1 }),
  actor: (s) => (s.step === DRAW ? CHANCE : s.step === LEAVE ? 0 : OVER),
  count: (s) => (s.step === DRAW ? seats : 2),
  nth: (_, k) => k,
  totalWeight: (s) => (s.step === DRAW ? seats : 2),
  apply(s, a) {
    if (s.step === DRAW) s.last = a;
    if (s.step === DRAW || a === 1) s.step += 1;
  },
  turn: () => 1,
  score(s, out) {
    for (let seat = 0; seat < seats; seat++) out[seat] = Number(s.last === seat);
  },
  outcome: (s) => ({ code: 'end', winners: [s.last], measures: { lot: s.last } }),
});

/** A lottery among rivals. */
export const lottery = (seats: number): BotGame =>
  game(`lottery${seats}`, lot(seats), { fast: FAST, idle: IDLE, slow: SLOW });

/** The same for a team, which wins on the first of two lots. */
export const team = (seats: number): BotGame =>
  game(
    `team${seats}`,
    {
      ...lot(2),
      kind: 'cooperative',
      seats,
      outcome: (s) => ({
        code: 'end',
        winners: s.last === 0 ? Array.from({ length: seats }, (_, i) => i) : [],
        measures: {},
      }),
    },
    { fast: FAST, idle: IDLE },
  );

/** Two bots draw a number each from their own streams, and the higher wins. No dice. */
export const DRAWS: BotGame = game(
  'draws',
  {
    ...lot(2),
    bounds: { actions: 1000, steps: 3 },
    streams: [],
    actor: (s) => (s.step === DONE ? OVER : s.step),
    count: () => 1000,
    apply(s, a) {
      s.taken[s.step] = a;
      s.step += 1;
    },
    outcome: ({ taken: [a = 0, b = 0] }) => ({
      code: 'end',
      winners: a === b ? [] : [a > b ? 0 : 1],
      measures: { drawn: a },
    }),
  },
  {
    draws: { choose: (_, random) => random.below(1000) },
    drawn: { choose: (_, random) => random.below(1000) },
  },
);
