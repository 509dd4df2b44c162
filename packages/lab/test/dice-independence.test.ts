import { CHANCE, KeyedDice, OVER, type BotGame, type SearchRules } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';
import { MatchPlayer } from '../src/index.ts';

// A bot that foresees chance wins these games more often than one time in six. That must never happen.

const SIDES = 6;
const [FIRST, , DONE] = [0, 1, 2] as const;

/** A game in which a player names a number: before the die is thrown, or of a card that was drawn face down. */
const guessing = (secret: boolean): SearchRules<DuelState> => ({
  ...duel,
  kind: 'solo',
  seats: 1,
  bounds: { actions: SIDES, steps: 4 },
  streams: ['die'],
  create: () => Object.assign(new DuelState(), { step: FIRST, left: 0 }),
  actor: (s) => (s.step === DONE ? OVER : (s.step === FIRST) === secret ? CHANCE : 0),
  count: () => SIDES,
  nth: (_, k) => k,
  totalWeight: () => SIDES,
  apply(s, a) {
    if ((s.step === FIRST) === secret) s.left = a;
    else s.last = a;
    s.step += 1;
  },
  hash: (s) => (s.step * SIDES + s.left) * SIDES + s.last + 1,
  score(s, out) {
    out[0] = s.step === DONE ? Number(s.left === s.last) : 0.5;
  },
  outcome: (s) => ({ code: 'end', winners: s.left === s.last ? [0] : [], measures: {} }),
  ...(secret
    ? {
        resample(s: DuelState, _: number, random: { below(n: number): number }) {
          s.left = random.below(SIDES);
        },
        // Nobody sees the card before the end, as `resample` says.
        view: ({ step, left, last }: DuelState) => ({
          step,
          last,
          left: step === DONE ? left : -1,
        }),
      }
    : {}),
});

const game = (secret: boolean): BotGame => ({
  ...DUEL,
  id: 'guessing',
  rules: () => guessing(secret),
  policies: () => ({}),
});

const MATCHES = 2000;
/** This many right guesses in 2,000 happen by chance in less than one of 100,000 experiments. */
const BY_LUCK = 410;

describe.each([
  ['the die that will be thrown', false],
  ['the card that lies face down', true],
])('nobody guesses %s better than chance', (_, secret) => {
  test.each(['random', 'greedy', 'flat:30', 'mcts:60', 'expectimax:2', 'strong'])('%s', (bot) => {
    const matches = bot === 'strong' ? MATCHES / 10 : MATCHES;
    const player = new MatchPlayer(game(secret), {
      game: 'guessing',
      options: {},
      bots: [bot],
      seed: '1',
      games: matches,
    });
    player.play({ from: 0, to: matches });
    expect(player.result().won).toBeLessThan(bot === 'strong' ? 60 : BY_LUCK);
  });
});

test('what bots draw tells nothing of the dice', () => {
  const seen = Array.from({ length: SIDES * SIDES }, () => 0);
  const n = 36_000;
  for (let match = 0; match < n; match++) {
    const dice = new KeyedDice('1', match);
    const drawn = dice.draw('die', 0, SIDES);
    seen[drawn * SIDES + dice.random('bot:0').below(SIDES)]! += 1;
  }
  const expected = n / (SIDES * SIDES);
  const square = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  // The 99.99 % point of chi-square with 35 degrees of freedom.
  expect(square).toBeLessThan(75);
});
