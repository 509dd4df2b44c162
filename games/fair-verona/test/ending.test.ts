import { LANGUAGES, type OptionValues } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { courseOf, tellers } from '../src/board/ending.ts';
import { fairVerona } from '../src/index.ts';
import { storyOf } from './story.ts';

// What is told at the end of a match, on matches that deserve each sentence.

const told = (values: OptionValues, seed: number, bot: string) => {
  const story = storyOf(values, seed, bot);
  return tellers.map((teller) => teller(story)).find((message) => message !== undefined)!;
};

describe('each sentence has a match that deserves it', () => {
  test.each([
    [
      { difficulty: 'easy' },
      5,
      'cautious',
      { key: 'ending.usedUp', args: { tokens: 6, turns: 89 } },
      'The last tile was drawn, and still you found the way. 6 tokens came home in 89 turns!',
    ],
    [
      {},
      4,
      'sitters',
      { key: 'ending.oneSafe', args: { player: 3, tokens: 7 } },
      'You brought 7 tokens home just in time! Only player 3 didn’t have two unused tiles yet.',
    ],
    [
      {},
      12,
      'sitters',
      { key: 'ending.carrier', args: { player: 2, most: 4, tokens: 7 } },
      'player 2 brought home 4 of the 7 tokens.',
    ],
    [
      {},
      3,
      'sitters',
      { key: 'ending.won', args: { tokens: 7, cleared: 15, turns: 34 } },
      'You cleared 15 Encounters and brought 7 tokens home in 34 turns.',
    ],
    [
      {},
      6,
      'sitters',
      { key: 'ending.oneMissing', args: { tokens: 6, cleared: 36 } },
      'You brought 6 tokens home. Only one more was missing!',
    ],
    [
      {},
      1,
      'sitters',
      { key: 'ending.closedIn', args: { player: 4, tokens: 2, goal: 7, turn: 24 } },
      'On turn 24 one more of player 4’s tiles did not fit. Before that, 2 of the 7 tokens had come home.',
    ],
    [
      { difficulty: 'hard' },
      2,
      'cautious',
      { key: 'ending.lost', args: { tokens: 5, goal: 8, cleared: 33, laid: 55 } },
      'You laid 55 tiles, cleared 33 Encounters and brought 5 of 8 tokens home.',
    ],
  ] as const)('%o, seed %d, %s: %o', (values, seed, bot, message, sentence) => {
    expect(told(values, seed, bot)).toEqual(message);
    const { key, args } = message;
    const say = translator('en', engineText, fairVerona.text);
    expect(say(key, args).toLowerCase()).toBe(sentence.toLowerCase());
    for (const language of LANGUAGES) {
      const speak = translator(language, engineText, fairVerona.text);
      for (const form of [key, `${key}.you`].filter((each) => speak.has(each)))
        expect(speak(form, args)).not.toMatch(/ending\.|undefined|[{}]/);
    }
  });
});

test('what is counted agrees with how the match ended', () => {
  const matches: readonly (readonly [OptionValues, string])[] = [
    [{}, 'sitters'],
    [{ difficulty: 'easy', seats: 6 }, 'sitters'],
    [{ difficulty: 'easy' }, 'cautious'],
    [{ unusedTiles: 'shared', seats: 3 }, 'cautious'],
    [{}, 'random'],
  ];
  const codes = new Set<string>();
  for (const [values, bot] of matches)
    for (let seed = 1; seed <= 8; seed++) {
      const story = storyOf(values, seed, bot);
      const { turns, tokens, unused, laid } = courseOf(story);
      const { measures, code } = story.outcome;
      codes.add(code);
      expect(turns).toBe(measures['turns']);
      expect(laid).toBe(measures['tiles']);
      expect(tokens.reduce((all, one) => all + one, 0)).toBe(measures['delivered']);
      const least = code === 'boxed' && values['unusedTiles'] !== 'shared' ? 2 : -Infinity;
      expect(Math.min(...unused)).toBeGreaterThanOrEqual(least);
    }
  expect(codes.size).toBeGreaterThan(1);
});
