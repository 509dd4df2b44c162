import { CHANCE, OVER, type BotGame, type OptionValue, type SearchRules } from '@glade/engine';
import { ONLY_LONG } from '@glade/engine/testing';
import { expect, test, vi } from 'vitest';
import { buildReport, MatchPlayer, type Experiment, type Report } from '../src/index.ts';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

vi.setConfig({ testTimeout: 60_000 });

const [FORK, CHOOSE, REPLY, LUCK, DONE] = [0, 1, 2, 3, 4] as const;

/**
 * A game whose choices are known. Half of all matches are at a fork: there `left` wins 8 of 10, and `right` 2 of 10. In the
 * others both win 5 of 10, with the same dice. With `seats` 2 another seat then says `yes` or `no`, which changes nothing.
 */
const forks = (seats: number): SearchRules<DuelState> => ({
  ...duel,
  kind: seats === 1 ? 'solo' : 'competitive',
  seats,
  bounds: { actions: 10, steps: 10 },
  streams: ['fork', 'luck'],
  create: () => Object.assign(new DuelState(), { step: FORK, seat: 0, last: -1, left: 0 }),
  actor: (s) => (s.step === DONE ? OVER : s.step === CHOOSE ? 0 : s.step === REPLY ? 1 : CHANCE),
  count: (s) => (s.step === DONE ? 0 : s.step === LUCK ? 10 : 2),
  nth: (_, k) => k,
  totalWeight: (s) => (s.step === LUCK ? 10 : 2),
  stream: (s) => (s.step === LUCK ? 1 : 0),
  apply(s, a) {
    if (s.step === FORK) s.left = a;
    else if (s.step === CHOOSE) s.last = a;
    else if (s.step === LUCK) {
      const chance = s.left === 0 ? 5 : s.last === 0 ? 8 : 2;
      s.taken[0] = Number(a < chance);
    } else s.taken[1] = a;
    s.step += s.step === CHOOSE && seats === 1 ? 2 : 1;
  },
  turn: () => 1,
  score(s, out) {
    out[0] = s.taken[0]!;
    if (seats > 1) out[1] = 1 - s.taken[0]!;
  },
  outcome: (s) => ({
    code: 'end',
    winners: s.taken[0] === 1 ? [0] : seats === 1 ? [] : [1],
    measures: {},
  }),
  notation: {
    ...duel.notation,
    format: (s, a) => (s.step === REPLY ? ['yes', 'no'] : ['left', 'right'])[a] ?? String(a),
  },
});

const game = (seats: number, mirrors: OptionValue = false): BotGame => ({
  ...DUEL,
  id: `forks${seats}`,
  rules: () => forks(seats),
  policies: () => ({
    any: {
      choose: (s, random) =>
        (s as DuelState).step === REPLY
          ? mirrors === true
            ? (s as DuelState).last
            : random.below(2)
          : random.below(2),
    },
    left: { choose: () => 0 },
  }),
});

function reported(of: BotGame, bot: string, seed: string, games = 50): Report['choices'] {
  const { seats } = of.rules({});
  const experiment: Experiment = {
    game: of.id,
    options: {},
    bots: Array.from({ length: seats }, () => bot),
    seed,
    games,
    choices: { matches: games, playouts: 100 },
  };
  const player = new MatchPlayer(of, experiment);
  player.play({ from: 0, to: games });
  return buildReport(of, experiment, player.result(), '').choices;
}

test(
  'the worth of choices and of kinds of moves is as known, and within its range about as often as it says',
  ONLY_LONG,
  () => {
    const trials = 60;
    const held = { worth: 0, edge: 0, decides: 0, even: 0, left: 0 };
    let [edges, worths] = [0, 0];
    for (let trial = 0; trial < trials; trial++) {
      const { worth, kinds, decides, even, open } = reported(game(1), 'any', `a${trial}`)!;
      const left = kinds.find(({ kind }) => kind === 'left')!;
      const within = ({ low, high }: { low: number | null; high: number | null }, of: number) =>
        Number(low! <= of && high! >= of);
      edges += left.value / trials;
      held.edge += within(left, 0.3);
      held.worth += within(worth, 0);
      held.decides += within(decides, 0.5);
      held.even += within(even, 0.5);
      // Choices are 60 points or none apart, so none of them is left open.
      expect(decides.value + even.value + open.value).toBeCloseTo(1, 12);
      expect(open.value).toBe(0);
      const sure = reported(game(1), 'left', `b${trial}`)!;
      worths += sure.worth.value / trials;
      held.left += within(sure.worth, 0.3);
    }
    // 95 of 100 is the aim; 50 or fewer of 60 would be seen in one of 5,000 runs.
    for (const times of Object.values(held)) expect(times).toBeGreaterThan(50);
    expect(edges).toBeGreaterThan(0.28);
    expect(edges).toBeLessThan(0.32);
    expect(worths).toBeGreaterThan(0.28);
    expect(worths).toBeLessThan(0.32);
  },
);

test('who answers the move of another does something else after another move, and who does not, does not', () => {
  expect(reported(game(2, true), 'any', '1')!.changed!.value).toBe(1);
  expect(reported(game(2), 'any', '1')!.changed!.value).toBe(0);
  expect(reported(game(1), 'any', '1')!.changed).toBeUndefined();
});

test('choices are the same on parts of the matches in any order', () => {
  const of = game(2, true);
  const experiment: Experiment = {
    game: of.id,
    options: {},
    bots: ['any', 'left'],
    seed: '3',
    games: 40,
    rotate: true,
    choices: { matches: 15, playouts: 20 },
  };
  const [whole, parts] = [new MatchPlayer(of, experiment), new MatchPlayer(of, experiment)];
  whole.play({ from: 0, to: 40 });
  parts.play({ from: 10, to: 40 });
  parts.play({ from: 0, to: 10 });
  expect(parts.result().weighed).toEqual(whole.result().weighed);
  expect(buildReport(of, experiment, whole.result(), '').choices!.matches).toBe(16);
});

test('kinds of moves say how many matches had them, and of too few matches no range', () => {
  const [left, right] = reported(game(1), 'any', '7')!.kinds;
  expect(left!.n).toBe(50);
  // Two kinds are one test: what one takes more, the other takes less.
  expect(left!.adjusted).toBe(right!.adjusted);
  expect(left!.low!).toBeGreaterThan(0);
  expect(left!.need!).toBeGreaterThan(50);
  const [few] = reported(game(1), 'any', '7', 8)!.kinds;
  expect(few).toMatchObject({ n: 8, low: null, high: null, adjusted: 1 });
  expect(few!.need).toBeUndefined();
});

test('a kind of move that nobody chooses is counted as possible, and one that was never legal as never made', () => {
  const moves = { left: { en: '', it: '' }, up: { en: '', it: '' } };
  const of = { ...game(1), moves };
  const experiment: Experiment = { game: of.id, options: {}, bots: ['left'], seed: '1', games: 9 };
  const player = new MatchPlayer(of, experiment);
  player.play({ from: 0, to: 9 });
  const report = buildReport(of, experiment, player.result(), '').moves;
  expect(report.never).toEqual(['up']);
  expect(report.kinds.map(({ kind, times, open }) => [kind, times.mean, open])).toEqual([
    ['left', 1, 9],
    ['right', 0, 9],
  ]);
});
