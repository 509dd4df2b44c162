import { LANGUAGES, type OptionValues, type Seat } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { courseOf, tellers } from '../src/board/ending.ts';
import { starfallForest } from '../src/index.ts';
import { storyOf } from './story.ts';

// What is told at the end of a match, on matches that deserve each sentence.

const told = (values: OptionValues, seed: number, people: readonly Seat[] = []) => {
  const story = storyOf(values, seed, people);
  return tellers.map((teller) => teller(story)).find((message) => message !== undefined)!;
};

const TO_THREE = { players: 3, goal: 3 };

describe('each sentence has a match that deserves it', () => {
  test.each([
    [
      { players: 2 },
      1,
      [],
      { key: 'ending.comeback', args: { player: 2, otherPlayer: 1, stars: 3, turn: 18 } },
      'After 18 of player 2’s turns, player 1 was 3 stars ahead. player 2 still flew home first!',
    ],
    [
      { players: 2 },
      2,
      [],
      { key: 'ending.photo', args: { player: 1, otherPlayer: 2, turn: 33 } },
      'player 1 flew home after 33 of their own turns. Just then player 2 needed only one more star!',
    ],
    [
      { players: 2 },
      5,
      [],
      { key: 'ending.bitten', args: { player: 2, bites: 9, turn: 43 } },
      'Snakes bit player 2’s fairy 9 times. After 43 of its own turns it was home all the same!',
    ],
    [
      TO_THREE,
      5,
      [],
      { key: 'ending.unbitten', args: { player: 2, turn: 16 } },
      'Not one snake bit player 2’s fairy. It was home after 16 of its own turns.',
    ],
    [
      { players: 2 },
      3,
      [],
      { key: 'ending.home', args: { player: 1, stars: 5, bites: 3, turn: 23 } },
      'player 1 gathered 5 stars and was bitten 3 times. The fairy was home after 23 of its own turns.',
    ],
    [
      { players: 4, end: 'first', bites: 'all', goal: 3 },
      22,
      [],
      { key: 'ending.fainted', args: { player: 4, times: 3, turn: 41 } },
      'Snakes made player 4’s fairy faint 3 times. Falling stars woke it. After 41 of its own turns it was home first!',
    ],
    [
      { players: 4, turnCap: 100 },
      1,
      [],
      { key: 'ending.lastTurn', args: { player: 1, others: 0, stars: 3, turns: 100 } },
      'Turn 100 was the last. player 1 had 3 stars, and nobody did better.',
    ],
    [
      { players: 2 },
      1,
      [0],
      { key: 'ending.gathered', args: { player: 1, otherPlayer: 2, stars: 3, bites: 4 } },
      'You gathered 3 stars and were bitten 4 times.',
    ],
    [
      TO_THREE,
      2,
      [0],
      { key: 'ending.second', args: { player: 1, otherPlayer: 2, turns: 8 } },
      'You flew home too, 8 rounds after player 2.',
    ],
    [
      TO_THREE,
      4,
      [0],
      { key: 'ending.nearly', args: { player: 1, otherPlayer: 2, missing: 2 } },
      'When player 2 flew home, you needed just 2 more stars.',
    ],
  ] as const)('%o, seed %d, people %o: %o', (values, seed, people, message, sentence) => {
    const say = translator('en', engineText, starfallForest.text);
    expect(told(values, seed, people)).toEqual(message);
    const { key, args } = message;
    const own = `${key}.you`;
    expect(say(people.length === 1 ? own : key, args).toLowerCase()).toBe(sentence.toLowerCase());
    for (const language of LANGUAGES) {
      const speak = translator(language, engineText, starfallForest.text);
      for (const form of [key, own])
        expect(speak(form, args)).not.toMatch(/ending\.|undefined|[{}]/);
    }
  });
});

test('the only person is told about themselves whenever somebody else came home first', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { outcome } = storyOf({ players: 3, goal: 3 }, seed);
    for (const seat of [0, 1, 2].filter((each) => !outcome.winners.includes(each)))
      expect(told({ players: 3, goal: 3 }, seed, [seat]).args?.['player']).toBe(seat + 1);
  }
});

test('what is counted agrees with how the match ended', () => {
  const matches: readonly OptionValues[] = [
    { players: 2 },
    { players: 3, goal: 3, staying: 'start' },
    { players: 4, end: 'first', starFluke: true },
    { players: 4, turnCap: 100, bites: 'all' },
  ];
  for (const values of matches)
    for (let seed = 1; seed <= 6; seed++) {
      const story = storyOf(values, seed);
      const { turns, held, bites, fainted, home } = courseOf(story);
      const { measures, winners, code } = story.outcome;
      const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
      expect(turns).toBe(measures['turns']);
      expect(held).toEqual(measures['stars']);
      expect(sum(bites)).toBe(measures['bites']);
      expect(sum(fainted)).toBe(measures['flats']);
      const ranks = winners.map((seat) => home[seat]!);
      const earliest = Math.min(...home.filter((turn) => turn > 0));
      expect(ranks).toEqual(code === 'home' ? [earliest] : ranks);
    }
});

test('who is told to have needed only one more star is not at home: it is the one that was left', () => {
  let said = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const story = storyOf({ players: 3, goal: 3 }, seed);
    const { home, heldThen } = courseOf(story);
    for (const message of tellers.map((teller) => teller(story))) {
      if (message?.key !== 'ending.photo') continue;
      said += 1;
      const other = Number(message.args?.['otherPlayer']) - 1;
      expect(home[other], `seed ${seed}`).toBe(0);
      expect(heldThen[other]).toBe(2);
    }
  }
  expect(said).toBeGreaterThan(0);
});
