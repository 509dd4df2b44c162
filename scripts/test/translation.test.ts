import { lix } from '@glade/engine/testing';
import {
  compareMessage,
  LANGUAGES,
  longestReading,
  SPOKEN,
  TRANSLATIONS,
  translationOf,
} from '@glade/text';
import { describe, expect, test } from 'vitest';
import { compareTranslation, longSentencesOf } from '../translation/compare.ts';

describe.each(TRANSLATIONS.map(({ tag }) => tag))('the translation %s', (tag) => {
  test('has no message that English has not, and lacks nothing where it says that it is whole', async () => {
    const compared = await compareTranslation(tag);
    expect(compared).not.toHaveLength(0);
    expect(
      compared.flatMap(({ scope, faults }) => faults.map((fault) => `${scope}: ${fault}`)),
    ).toEqual([]);
  });

  test('says of each part that it calls whole that it has it', () => {
    const { texts, whole } = translationOf(tag)!;
    expect(whole.filter((scope) => !Object.hasOwn(texts, scope))).toEqual([]);
  });

  test('says who plays, and how well', async () => {
    const { missing } = (await compareTranslation(tag)).find(({ scope }) => scope === 'web')!;
    expect(Object.keys(missing).filter((key) => /^(?:player|level|seats?)\b/.test(key))).toEqual(
      [],
    );
  });

  test('says on the button that corrects what it corrects', async () => {
    const { right } = (await translationOf(tag)!.texts['web']!()) as { readonly right: string };
    expect(right.split(' ').length).toBeGreaterThan(1);
  });

  test('says sentences of at most 15 words', async () => {
    expect(await longSentencesOf(translationOf(tag)!)).toEqual([]);
  });
});

/** As easy as books for children, in languages whose words are about as long as German ones. */
const EASIEST = new Map([['de', 30]]);

test.each([...EASIEST])(
  'the translation %s is as easy to read as books for children',
  async (tag, most) => {
    const levels = await Promise.all(
      Object.entries(translationOf(tag)!.texts).map(async ([scope, load]) => {
        const sentences = Object.values(await load())
          .map(longestReading)
          .filter((text) => /[.!?]$/.test(text));
        return [scope, lix(sentences.join(' '))] as const;
      }),
    );
    expect(levels.filter(([, level]) => !(level <= most))).toEqual([]);
  },
);

test('a text is harder with more words a sentence and more long words', () => {
  expect(lix('Der Hund bellt. Die Katze flieht.')).toBe(3);
  expect(lix('Der Hund bellt, und die Nachbarin schimpft.')).toBeCloseTo(7 + (100 * 2) / 7);
});

test('a language is offered once, by its own name', () => {
  expect([...SPOKEN.keys()]).toEqual([...LANGUAGES, ...TRANSLATIONS.map(({ tag }) => tag)]);
  expect(new Set(SPOKEN.values()).size).toBe(SPOKEN.size);
  expect(SPOKEN.get('de')).toBe('Deutsch');
});

test('a message with another value, a straight apostrophe or no ICU is named', () => {
  expect(compareMessage('a', '{n} squares', '{n} Felder')).toEqual([]);
  expect(compareMessage('a', '{n} squares', '{m} Felder')).toEqual([
    'a: the arguments differ: n / m',
  ]);
  // A place may be said with its word or without; a place that is not said at all is missing.
  expect(compareMessage('a', '{n} at {place}', '{n} {at}')).toEqual([]);
  expect(compareMessage('a', '{n} {place} {at}', '{n} nichts')).toHaveLength(1);
  expect(compareMessage('a', '{n} nothing', '{n} {at} {cell}')).toHaveLength(1);
  expect(compareMessage('a', 'so', "geht’s, geht's")).toEqual([
    'a has a straight apostrophe; write ’',
  ]);
  expect(compareMessage('a', 'so', '{n')[0]).toMatch(/^a is not ICU/);
});

test('a message is read at its longest, also with one word in a case', () => {
  expect(longestReading('{face, select, fox {Zorro} owl {Búho} other {Rana {n}}} azul')).toBe(
    'Rana x azul',
  );
  expect(longestReading('{n, plural, one {# Feld} other {# Felder}} von {all}')).toBe(
    '# Felder von x',
  );
});

test('a word of a select that was translated is named', () => {
  const english = '{kind, select, home {home} other {away}}';
  expect(compareMessage('a', english, '{kind, select, home {daheim} other {fort}}')).toEqual([]);
  expect(compareMessage('a', english, '{kind, select, other {fort}}')).toEqual([]);
  expect(compareMessage('a', english, '{kind, select, haus {daheim} other {fort}}')).toEqual([
    'a: {kind, select} has no haus; keep home, other',
  ]);
  expect(compareMessage('a', english, '{kind, select, home {daheim} sonst {fort}}')).toEqual([
    'a: {kind, select} has no case “other”; write it in English',
    'a: {kind, select} has no sonst; keep home, other',
  ]);
});

test('a sentence of a translation that is too long is named', async () => {
  const long =
    'Ein Satz mit vielen Wörtern, die alle kurz sind, aber es sind mehr als nur fünfzehn Wörter.';
  const translation = {
    ...translationOf('de')!,
    texts: { web: async () => ({ short: 'Kurz.', long }) },
  };
  expect(await longSentencesOf(translation)).toEqual([`web: long has over 15 words: ${long}`]);
});

test('each rulebook of a translation has every clause, and what stands behind it', async () => {
  const books = (await compareTranslation('de')).filter(({ scope }) => scope.endsWith('.md'));
  expect(books.map(({ scope, translated, all }) => [scope, translated === all])).toEqual([
    ['games/wildfire/rulebook.de.md', true],
  ]);
});
