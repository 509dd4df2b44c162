import { defaults, LANGUAGES } from '@glade/engine';
import { games } from '@glade/games';
import { numberName } from '@glade/lab/core';
import { engineText, speaker, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { shownName, type Bots } from '../src/lab/form/BotChoice.tsx';
import { stepsOf } from '../src/lab/form/bot-steps.ts';
import { isTarget, targetOf } from '../src/lab/form/TargetFields.tsx';
import { timeNeeded } from '../src/lab/form/time-needed.ts';
import { paceOf } from '../src/lab/form/try-pace.ts';
import { countedBy } from '../src/lab/counted-by.ts';
import { askableNumbers, haveEvenSeats } from '../src/lab/questions.ts';
import frame from '../src/words/en.ts';
import en from '../src/words/pages/lab.en.ts';
import it from '../src/words/pages/lab.it.ts';

// What the form of the lab offers, and what it says before anything is played.

const say = speaker('en', en);

test('how long it takes is said as exactly as it is known', () => {
  const told = (each: number, matches: number, longer = false): string =>
    timeNeeded(say, { each, longer }, matches);
  expect(told(2, 300)).toBe('Takes a few seconds here.');
  expect(told(140, 300)).toBe('Takes about 40 seconds here.');
  expect(told(200, 300)).toBe('Takes about a minute here.');
  expect(told(200, 1000)).toBe('Takes about 3 minutes here.');
  expect(told(1300, 1000)).toBe('Takes about 20 minutes here.');
  expect(told(12_000, 300)).toBe('Takes about an hour here.');
  expect(told(4000, 10_000, true)).toBe('Takes more than 10 hours here.');
});

test('a pace is that between two pieces of news; without two, no more is said than is known', () => {
  expect(paceOf([10, 1000], [110, 2000], 2500)).toEqual({ each: 10, longer: false });
  expect(paceOf([2, 1000], [2, 1000], 2000)).toEqual({ each: 1000, longer: false });
  expect(paceOf(undefined, undefined, 4000)).toEqual({ each: 4000, longer: true });
});

test('the steps of the dial come first, the weakest before the strongest', () => {
  const verona = games.find(({ id }) => id === 'fair-verona')!;
  const names = ['family', 'random', 'like:1', 'like:2', 'like:3', 'strong'];
  expect([...stepsOf(verona, names)]).toEqual([
    ['like:1', 'like:1'],
    ['like:2', 'like:2'],
    ['like:3', 'like:3'],
    ['family', 'steady'],
    ['strong', 'strong'],
  ]);
  // Without levels of its own a game follows its first bot; what it does not have is left out.
  expect([...stepsOf({}, ['policy', 'random', 'strong'])]).toEqual([
    ['policy', 'steady'],
    ['strong', 'strong'],
  ]);
});

test('a target is a number of turns, a part of the matches, or evenness within some points', () => {
  expect(targetOf({ of: 'turns', value: 20, within: 3 })).toEqual({ of: 'turns', value: 20 });
  expect(targetOf({ of: 'win', value: 60, within: 3 })).toEqual({ of: 'win', value: 0.6 });
  expect(targetOf({ of: 'fair', value: 20, within: 5 })).toEqual({
    of: 'fair',
    value: 0,
    within: 0.05,
  });
  for (const within of [0, -1, 50, Number.NaN])
    expect(isTarget({ of: 'fair', value: 20, within })).toBe(false);
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: all that can be asked about in advance has a name of its own, in both languages',
  (_, game) => {
    const options = defaults(game.options);
    const { seats, kind } = game.rules(options);
    const counted = countedBy(game, options);
    expect(counted.names).toContain('length');
    const one = { bots: Array<string>(seats).fill('random'), swapped: false };
    const asked = askableNumbers(counted, one);
    // No number of a seat where no rule can favour one, and otherwise none of a place in the order of play.
    expect(asked.some((of) => of.startsWith('points.'))).toBe(!counted.alike);
    expect(asked.some((of) => of.startsWith('order.'))).toBe(counted.alike);
    for (const language of LANGUAGES) {
      const words = translator(language, engineText, { en, it }, game.text);
      const sides = kind === 'competitive' ? seats : 1;
      const names = asked.map((of) => numberName(words, game, options, of, sides));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => /^\w+\.\w|undefined|\{/.test(name))).toEqual([]);
    }
    const even = haveEvenSeats(game, [{ name: '', options }]);
    expect(even).toBe(kind === 'competitive');
  },
);

test('a bot is called in the form as answers call it, with its step', () => {
  const words = speaker('en', { ...frame, ...en });
  const bots: Bots = {
    names: ['family', 'like:1', 'strong'],
    steps: new Map([
      ['like:1', 'like:1'],
      ['family', 'steady'],
      ['strong', 'strong'],
    ]),
    fast: [],
  };
  expect(bots.names.map((name) => shownName(words, bots, name))).toEqual([
    'Steady (family)',
    'Just starting (like:1)',
    'Strong',
  ]);
});
