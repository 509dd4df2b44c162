import { compareMessage, SPOKEN, TRANSLATIONS, translationOf } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { compareTranslation } from '../translation/compare.ts';

describe.each(TRANSLATIONS.map(({ tag }) => tag))('the translation %s', (tag) => {
  test('has no message that English has not, and lacks nothing where it says that it is whole', async () => {
    const compared = await compareTranslation(tag);
    expect(compared.length).toBeGreaterThan(2);
    expect(
      compared.flatMap(({ scope, faults }) => faults.map((fault) => `${scope}: ${fault}`)),
    ).toEqual([]);
  });

  test('says of each part that it calls whole that it has it', () => {
    const { texts, whole } = translationOf(tag)!;
    expect(whole.filter((scope) => !Object.hasOwn(texts, scope))).toEqual([]);
  });
});

test('a language is offered once, by its own name', () => {
  expect([...SPOKEN]).toEqual([
    ['en', 'English'],
    ['it', 'Italiano'],
    ['de', 'Deutsch'],
  ]);
});

test('a message with another value, a straight apostrophe or no ICU is named', () => {
  expect(compareMessage('a', '{n} squares', '{n} Felder')).toEqual([]);
  expect(compareMessage('a', '{n} squares', '{m} Felder')).toEqual([
    'a: the arguments differ: n / m',
  ]);
  expect(compareMessage('a', 'so', "geht’s, geht's")).toEqual([
    'a has a straight apostrophe; write ’',
  ]);
  expect(compareMessage('a', 'so', '{n')[0]).toMatch(/^a is not ICU/);
});
