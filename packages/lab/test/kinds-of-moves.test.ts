import { CHANCE, OVER, type BotGame, type SearchRules } from '@glade/engine';
import { expect, test, vi } from 'vitest';
import { buildReport, MatchPlayer, type Experiment } from '../src/index.ts';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

vi.setConfig({ testTimeout: 60_000 });

const [DRAW, CHOOSE, DONE] = [0, 1, 2] as const;
/** How many numbers there are, and so how many moves of each kind: more than are compared in one decision. */
const NUMBERS = 9;

/** A number is drawn in sight. A move names a number in red or in blue, and the one that was drawn wins: no colour is better. */
const rules: SearchRules<DuelState> = {
  ...duel,
  kind: 'solo',
  seats: 1,
  bounds: { actions: 2 * NUMBERS, steps: 5 },
  streams: ['number'],
  create: () => Object.assign(new DuelState(), { step: DRAW, seat: 0, last: -1, left: 0 }),
  actor: (s) => (s.step === DONE ? OVER : s.step === CHOOSE ? 0 : CHANCE),
  count: (s) => (s.step === DONE ? 0 : s.step === CHOOSE ? 2 * NUMBERS : NUMBERS),
  nth: (_, k) => k,
  totalWeight: () => NUMBERS,
  stream: () => 0,
  apply(s, a) {
    if (s.step === DRAW) s.left = a;
    else {
      s.last = a;
      s.taken[0] = Number(a % NUMBERS === s.left);
    }
    s.step += 1;
  },
  turn: () => 1,
  score(s, out) {
    out[0] = s.taken[0]!;
  },
  outcome: (s) => ({ code: 'end', winners: s.taken[0] === 1 ? [0] : [], measures: {} }),
  notation: {
    ...duel.notation,
    format: (_, a) => `${a < NUMBERS ? 'red' : 'blue'} ${a % NUMBERS}`,
  },
};

const game: BotGame = {
  ...DUEL,
  id: 'colours',
  rules: () => rules,
  policies: () => ({
    red: { choose: (s) => (s as DuelState).left },
    blue: { choose: (s) => NUMBERS + (s as DuelState).left },
  }),
};

test.each(['red', 'blue'])(
  'what a bot likes is no better for that: neither colour wins more where it always wins with %s',
  (bot) => {
    const trials = 30;
    let [edges, proven] = [0, 0];
    for (let trial = 0; trial < trials; trial++) {
      const experiment: Experiment = {
        game: game.id,
        options: {},
        bots: [bot],
        seed: `${bot}${trial}`,
        games: 100,
        choices: { matches: 100, playouts: 1 },
      };
      const player = new MatchPlayer(game, experiment);
      player.play({ from: 0, to: 100 });
      const { kinds } = buildReport(game, experiment, player.result(), '').choices!;
      const red = kinds.find(({ kind }) => kind === 'red')!;
      edges += red.value / trials;
      proven += Number(red.adjusted < 0.05);
    }
    // 11 to 15 points apart if the chosen move were always compared.
    expect(Math.abs(edges)).toBeLessThan(0.02);
    // One of 20 is expected by chance; six or more of 30 would be seen in one of 300 runs.
    expect(proven).toBeLessThan(6);
  },
);
