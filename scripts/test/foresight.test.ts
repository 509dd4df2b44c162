import { KeyedDice, parseOptions } from '@glade/engine';
import { botFor } from '@glade/bots';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { isWonKnowing, type Meeting } from '../measure/foresight/known-dice.ts';

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

test('the rival meets the same dice and the same numbers in every try', () => {
  const met: string[] = [];
  let isFirst = true;
  const rival: Meeting['rival'] = {
    begin: () => void (isFirst = true),
    choose: (s, random) => {
      if (isFirst) met.push(`${meeting.rules.hash(s)} ${random.below(2 ** 20)}`);
      isFirst = false;
      return policy!.choose(s, random);
    },
  };
  // The rival begins in a forest that the dice have made, so that what it meets does not follow from what the other does.
  const begins = parseOptions(game.options, { ...game.options.presets['short'], first: 1 });
  if (!begins.ok) throw new Error(begins.problem.code);
  // The other hardly ever wins, and so tries on.
  const meeting: Meeting = { rules: game.rules(begins.value), seat: 1, player: nobody!, rival };
  const tries = [1, 2, 3].map((number) => {
    met.length = 0;
    isWonKnowing(meeting, 5, new KeyedDice('2').random(`${number}`));
    return [...met];
  });
  expect(Math.max(...tries.map((each) => each.length))).toBeGreaterThan(1);
  for (const each of tries) expect(new Set(each).size).toBe(1);
  expect(new Set(tries.map(([first]) => first)).size).toBe(3);
});
