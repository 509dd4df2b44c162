import { readFileSync } from 'node:fs';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { effects } from '../src/board/effects.ts';
import { warKids } from '../src/index.ts';
import { EVENTS } from '../src/rules/events.ts';

const codes = Object.values(EVENTS).map(({ code }) => code);

test('each kind of event has an effect, and each effect its kind', () => {
  expect(Object.keys(effects).toSorted()).toEqual(codes.toSorted());
});

test('each movement is drawn by the style sheet of a board', () => {
  const styles = ['board/Board', 'guess/Guess'].map((name) =>
    readFileSync(new URL(`../src/${name}.module.css`, import.meta.url), 'utf8'),
  );
  const drawn = new Set(
    styles.flatMap((text) => [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)),
  );
  const named = Object.values(effects).flatMap(({ movement }) =>
    typeof movement === 'string' ? [movement] : [],
  );
  expect(named.filter((name) => !drawn.has(name))).toEqual([]);
});

/** The longest values that an event can have. */
const LONG = {
  piece: 4,
  fromcell: 'N10',
  cell: 'M11',
  spotcell: 'La Haye Sainte (N5)',
  places: 'N10, M11',
  player: 2,
  turn: 12,
  distance: 6,
  roll: 6,
  attack: 12,
  defence: 9,
  soldiers: 3,
  n: 2,
  left: 2,
  blue: 11,
  pink: 12,
  cost: 2,
  type: 3,
  said: 4,
  child: 5,
  adult: 3,
};

test.each(['en', 'it'] as const)('in %s what just happened is told in eight words', (language) => {
  const say = translator(language, engineText, warKids.text);
  const long = codes.flatMap((code) => {
    const brief = `event.${code}.brief`;
    const told = say(say.has(brief) ? brief : `event.${code}`, { ...LONG, phrase: 0 });
    return told.split(/\s+/).length > 8 ? [told] : [];
  });
  expect(long).toEqual([]);
});

test.each(['en', 'it'] as const)(
  'in %s nothing that is spoken of an event is longer than twenty words',
  (language) => {
    const say = translator(language, engineText, warKids.text);
    const told = codes.flatMap((code) =>
      Array.from({ length: code === 'phrase' ? 20 : 1 }, (_, phrase) =>
        say(`event.${code}`, { ...LONG, phrase }),
      ),
    );
    const sentences = told.flatMap((text) => text.split(/(?<=[.!?])\s/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
  },
);
