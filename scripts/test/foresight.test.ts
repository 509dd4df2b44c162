import { KeyedDice, parseOptions, Xoshiro } from '@glade/engine';
import { botFor } from '@glade/bots';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { isWonKnowing, type Meeting } from '../foresight/known-dice.ts';

const game = games.find(({ id }) => id === 'starfall-forest')!;
const options = parseOptions(game.options, { ...game.options.bulk, players: 2 });
if (!options.ok) throw new Error(options.problem.code);
const rules = game.rules(options.value);
const [policy, nobody] = ['policy', 'random'].map((name) => {
  const bot = botFor(game, rules, name);
  if (!bot.ok) throw new Error(name);
  return bot.value;
});

/** In which of 40 matches this player wins in so many tries. */
const wins = (tries: number, more: Partial<Meeting> = {}): readonly boolean[] =>
  Array.from({ length: 40 }, (_, i) => {
    const meeting = { rules, seat: i % 2, player: policy!, rival: policy!, ...more };
    return isWonKnowing(meeting, tries, new KeyedDice('1').random(`${i}`));
  });

test('whoever wins in some tries wins in more of them, too, and the same numbers give the same again', () => {
  const [once, often, oftener] = [1, 5, 60].map((tries) => wins(tries));
  expect(wins(5)).toEqual(often);
  expect(often!.filter((won, i) => !won && once![i]!)).toEqual([]);
  expect(oftener!.filter((won, i) => !won && often![i]!)).toEqual([]);
  const [few, more, most] = [once!, often!, oftener!].map((won) => won.filter(Boolean).length);
  // Bots that are alike win half of the matches, or share them.
  expect(few).toBeGreaterThan(9);
  expect(few).toBeLessThan(31);
  expect(more).toBeGreaterThan(few!);
  expect(most).toBeGreaterThan(36);
});

test('who plays at random against a bot that does not hardly ever wins at the first try, and the bot against them nearly always', () => {
  expect(wins(1, { player: nobody! }).filter(Boolean).length).toBeLessThan(4);
  expect(wins(1, { rival: nobody! }).filter(Boolean).length).toBeGreaterThan(36);
});

test('the rival meets the same numbers in every try: a player that does the same again meets the same match', () => {
  const seen: string[][] = [];
  const watched: Meeting = {
    rules,
    seat: 0,
    player: {
      choose: (s, random) => {
        seen.at(-1)!.push(`${rules.hash(s)}`);
        return policy!.choose(s, new Xoshiro(random.below(1)));
      },
      begin: () => void seen.push([]),
    },
    rival: policy!,
  };
  for (let i = 0; i < 2; i++) isWonKnowing(watched, 1, new KeyedDice('2').random('same'));
  expect(seen[0]!.length).toBeGreaterThan(5);
  expect(seen[1]).toEqual(seen[0]);
});
