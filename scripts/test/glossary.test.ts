import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@glade/text';
import { expect, test } from 'vitest';
import { shownTexts } from '../messages/corpus.ts';
import { idleExceptions, readGlossary, wordsNotToBeUsed } from '../messages/glossary.ts';

const texts = await shownTexts();
const glossaryIn = (language: string) =>
  readGlossary(
    readFileSync(new URL(`../../docs/glossary.${language}.md`, import.meta.url), 'utf8'),
  );

test.each(LANGUAGES)('no text uses a word that the glossary does not want: %s', (language) => {
  const spoken = texts.filter((one) => one.language === language);
  expect(wordsNotToBeUsed(glossaryIn(language), spoken)).toEqual([]);
});

test.each(LANGUAGES)('every exception is still needed: %s', (language) => {
  const spoken = texts.filter((one) => one.language === language);
  expect(idleExceptions(glossaryIn(language), spoken)).toEqual([]);
});

test('a word is found in any text of its game, as a whole word, whatever its letters', () => {
  const glossary = readGlossary(
    '## One (one)\n| thing | word | not |\n| --- | --- | --- |\n| a | b | `oak`, `extinguish*` |\n## Exceptions (exceptions)\n| games/one free | `oak` | its name |\n',
  );
  const found = wordsNotToBeUsed(
    glossary,
    ['An Oak.', 'Soak it.', 'Extinguished!'].map((text) => ({
      group: 'games/one',
      kind: 'message' as const,
      at: 'key',
      language: 'en' as const,
      text,
    })),
  );
  expect(found.map((line) => line.split(': ').at(-1))).toEqual(['An Oak.', 'Extinguished!']);
  expect(
    wordsNotToBeUsed(glossary, [
      { group: 'games/one', kind: 'rule', at: 'free', language: 'en', text: 'Oak' },
    ]),
  ).toEqual([]);
});
