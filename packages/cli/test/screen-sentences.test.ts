import { LANGUAGES, spell } from '@glade/engine';
import { AnswerWriter, labText, usualFactors, type Screening } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, optionsOf } from './experiments.ts';

const game = gameById('fair-verona');
const base = optionsOf(game);
const { factors } = usualFactors(game, base);

/** A screening in which nothing is proven, and one change is the clearest. */
const found: Screening = {
  game: game.id,
  version: 1,
  options: base,
  bots: ['family'],
  seed: '1',
  games: 100,
  factors,
  leftOut: [],
  limits: [],
  runs: 64,
  resolves: 'pairs',
  of: ['length'],
  sides: 1,
  tests: 10,
  enough: [{ of: 'length', factors: [factors[0]!.name], value: 3, games: 300 }],
  effects: [],
};

test('a row of numbers is tried beside the present one, not at its end', () => {
  const kids = gameById('war-kids');
  const { factors: all } = usualFactors(kids, optionsOf(kids));
  const turnLimit = all.find(({ name }) => name === 'turnLimit');
  const numbers = kids.options.options['turnLimit']!.values.filter(
    (value) => typeof value === 'number',
  );
  expect(numbers.length).toBeGreaterThan(3);
  // With a limit of one turn half of all matches would be one turn long.
  expect(Number(turnLimit!.other)).toBeGreaterThan(Math.min(...numbers));
  expect(Number(turnLimit!.other)).toBeLessThan(Math.max(...numbers));
});

describe.each(LANGUAGES)('what matters, in %s', (language) => {
  const say = cliTranslator(language, game, labText);
  const { parts } = new AnswerWriter(say, game).screen(found, '');
  const method = parts.flatMap((part) => part.method ?? []).join(' ');

  test('names the values that were not tried', () => {
    const several = factors.filter(
      ({ name }) => (game.options.options[name]?.values.length ?? 0) > 2,
    );
    expect(several.length).toBeGreaterThan(0);
    expect(method).toMatch(/Nothing is known of the others:|Degli altri non si sa nulla:/);
    const told = method.slice(method.search(/Nothing is known|Degli altri/));
    for (const { name, usual, other } of several) {
      expect(told).toContain(say(`option.${name}`));
      for (const value of game.options.options[name]!.values) {
        if ([usual, other].includes(spell(value)) || typeof value !== 'string') continue;
        // A value that has a colon of its own is told with brackets.
        expect(told).toContain(say(`option.${name}.${value}`).split(': ').at(-1));
      }
    }
  });

  test('does not promise that the clearest of many changes is as large as it looks', () => {
    const answer = parts.map((part) => part.answer ?? '').join(' ');
    expect(answer).toMatch(
      /picked as the clearest of all, so it is likely smaller|scelto perché è il più netto/,
    );
  });
});
