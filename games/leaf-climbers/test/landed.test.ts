import { LANGUAGES, Match, Xoshiro, defaults, outcomeAt, type Event } from '@glade/engine';
import { engineText, tellBriefly, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { leafClimbers } from '../src/index.ts';

/** The events of all landings of some matches at random, each with what it did to climbers. */
function landings(): readonly (readonly Event[])[] {
  return ['1', '2', '3'].flatMap((seed) => {
    const options = defaults(leafClimbers.options);
    const players = Array.from({ length: leafClimbers.rules(options).seats }, () => 'person');
    const building = Match.start(leafClimbers, { options, dice: 'virtual', seed, players }).build();
    const random = new Xoshiro(Number(seed));
    while (!building.over) {
      const { rules, state, actor } = building;
      const action =
        actor < 0
          ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
          : rules.nth(state, random.below(rules.count(state)));
      expect(building.play(action, actor)).toBeUndefined();
    }
    return building
      .match()
      .events()
      .filter((events) => events.some(({ code }) => code === 'landed'));
  });
}

test.each(LANGUAGES)('that nobody is hit is said exactly where nobody is: %s', (language) => {
  const say = translator(language, engineText, leafClimbers.text);
  const { notation } = leafClimbers.rules(defaults(leafClimbers.options));
  const nobody = language === 'it' ? 'Nessuno è colpito.' : 'Nobody is hit.';
  const told = landings().map((events) => {
    const landed = events.filter(({ code }) => code === 'landed');
    const hit = events.filter(({ code }) => code === 'crushed').length;
    const text = tellBriefly(say, notation, landed, 'spoken')!;
    expect(text.endsWith(nobody)).toBe(hit === 0);
    return hit === 0;
  });
  expect(new Set(told)).toEqual(new Set([true, false]));
});

test('who stays under a leaf is not told how to go there', () => {
  for (const language of LANGUAGES) {
    const { 'task.danger.stay': stays, 'task.danger': goes } = leafClimbers.text[language];
    expect(stays).not.toMatch(/andarci|\bgo\b/);
    expect(goes).toMatch(/andarci|\bgo\b/);
  }
});

test('who would be hit by two leaves is told of both before', () => {
  const told = LANGUAGES.flatMap((language) => {
    const say = translator(language, engineText, leafClimbers.text);
    return ['task.danger', 'task.danger.stay'].flatMap((key) =>
      [1, 2].map((leaves) => say(key, { leaves }).split('!')[0]),
    );
  });
  expect(told).toEqual([
    'A leaf will land there',
    '2 leaves will land there',
    'A leaf will land there',
    '2 leaves will land there',
    'Lì cadrà una foglia',
    'Lì cadranno 2 foglie',
    'Qui cadrà una foglia',
    'Qui cadranno 2 foglie',
  ]);
});
