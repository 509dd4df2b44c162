import { OVER, Xoshiro, defaults } from '@glade/engine';
import { games } from '@glade/games';
import { LANGUAGES, tellTyped, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { wordingOf } from '../src/match/wording.ts';

const cases = games.flatMap(({ id, options }) =>
  Object.keys(options.presets).map((preset) => [id, preset] as const),
);

describe.each(LANGUAGES)('moves as they are told in %s', (language) => {
  test.each(cases)('can be typed so: %s, %s', (id, preset) => {
    const game = games.find((each) => each.id === id)!;
    const options = { ...defaults(game.options), ...game.options.presets[preset] };
    const rules = game.rules(options);
    const { typed: told } = wordingOf(translator(language, game.text), rules, options);
    const state = rules.create();
    const random = new Xoshiro(7);
    const words = new Set<string>();
    for (let step = 0; step < 60 && rules.actor(state) !== OVER; step++) {
      const action = rules.nth(state, random.below(rules.count(state)));
      const typed = told(rules.notation.format(state, action), rules.actor(state));
      expect([typed, rules.notation.parse(state, typed)]).toEqual([
        typed,
        { ok: true, value: action },
      ]);
      words.add(typed.replace(/ .*/, ''));
      rules.apply(state, action);
    }
    expect(words.size).toBeGreaterThan(0);
  });
});

describe('units of War Kids are called as the board names them', () => {
  const warKids = games.find(({ id }) => id === 'war-kids')!;
  const options = { ...defaults(warKids.options), ...warKids.options.presets['waterloo'] };
  const { typed: told } = wordingOf(
    translator('en', warKids.text),
    warKids.rules(options),
    options,
  );
  test.each([
    ['cast M1 at K-S1', 0, 'cast M1 at s1'],
    ['cast M1 at B-S1', 1, 'cast m1 at S1'],
    // Here S1 and P2 are hexes, too.
    ['move S1 to S1', 1, 'move s1 to S1'],
    ['charge P2 at K-P2', 0, 'charge P2 at p2'],
    ['end', 0, 'end'],
  ])('%s by seat %i', (text, seat, typed) => {
    expect(told(text, seat)).toBe(typed);
  });
});

test('Italian has Italian words for them', () => {
  const warKids = games.find(({ id }) => id === 'war-kids')!;
  const say = translator('it', warKids.text);
  expect(tellTyped(say, 'move S1 to C5')).toBe('muovi S1 in C5');
  expect(tellTyped(say, 'trio S1 S2 S3 at R-S4')).toBe('circonda S1 S2 S3 su R-S4');
  expect(tellTyped(say, 'end')).toBe('fine');
});
