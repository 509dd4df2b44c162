import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES, TRANSLATIONS } from '@glade/text';
import { expect, test } from 'vitest';
import { shownTexts } from '../messages/corpus.ts';
import { idleExceptions, readGlossary, wordsNotToBeUsed } from '../messages/glossary.ts';
import { translatedTexts } from '../messages/translated-texts.ts';

const texts = await shownTexts();
const fileOf = (language: string): URL =>
  new URL(`../../docs/glossary.${language}.md`, import.meta.url);
const glossaryIn = (language: string) => readGlossary(readFileSync(fileOf(language), 'utf8'));
/** The translations that have a glossary of their own. */
const translated = TRANSLATIONS.map(({ tag }) => tag).filter((tag) => existsSync(fileOf(tag)));

test.each(LANGUAGES)('no text uses a word that the glossary does not want: %s', (language) => {
  const spoken = texts.filter((one) => one.language === language);
  expect(wordsNotToBeUsed(glossaryIn(language), spoken)).toEqual([]);
});

test.each(LANGUAGES)('every exception is still needed: %s', (language) => {
  const spoken = texts.filter((one) => one.language === language);
  expect(idleExceptions(glossaryIn(language), spoken)).toEqual([]);
});

test.each(translated)('no text of a translation uses such a word either: %s', async (tag) => {
  const spoken = await translatedTexts(tag);
  expect(spoken).not.toHaveLength(0);
  const glossary = glossaryIn(tag);
  expect(glossary.banned).not.toHaveLength(0);
  expect(wordsNotToBeUsed(glossary, spoken)).toEqual([]);
  expect(idleExceptions(glossary, spoken)).toEqual([]);
});

test('the words of a translation are read in all cases of a message, without the names of its values', async () => {
  const spoken = await translatedTexts('de');
  const rules = spoken.filter(({ at }) => at.startsWith('rulebook'));
  expect(spoken.length - rules.length).toBeGreaterThan(500);
  expect(rules.length).toBeGreaterThan(100);
  expect(glossaryIn('de').banned.length).toBeGreaterThan(20);
  const text = (at: string) =>
    spoken
      .find((one) => one.at === at)
      ?.text.replaceAll(/\s+/g, ' ')
      .trim();
  expect(text('wildfire board.digs')).toBe('kein Graben mehr noch ein Graben noch Gräben');
  expect(text('wildfire event.finished')).toBe('ist fertig.');
});

test('a word is found in any text of its game, as a whole word, whatever its letters', () => {
  const glossary = readGlossary(
    '## One (one)\n| chose | mot | pas |\n| --- | --- | --- |\n| a | b | `oak`, `extinguish*` |\n## Exceptions (exceptions)\n| texte | mot | raison |\n| --- | --- | --- |\n| games/one free | `oak` | its name |\n',
  );
  // The heads of a table are no words of it, in any language.
  expect(glossary.banned.map(({ word }) => word)).toEqual(['oak', 'extinguish*']);
  expect(glossary.exceptions).toEqual([{ at: 'games/one free', word: 'oak' }]);
  const found = wordsNotToBeUsed(
    glossary,
    ['An Oak.', 'Soak it.', 'Extinguished!'].map((text) => ({
      group: 'games/one',
      at: 'key',
      text,
    })),
  );
  expect(found.map((line) => line.split(': ').at(-1))).toEqual(['An Oak.', 'Extinguished!']);
  expect(wordsNotToBeUsed(glossary, [{ group: 'games/one', at: 'free', text: 'Oak' }])).toEqual([]);
});
