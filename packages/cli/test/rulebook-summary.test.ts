import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, parseRulebook, plainText, type Rulebook } from '@glade/engine';
import { readExamples } from '@glade/engine/testing';
import { games } from '@glade/games';

const folder = (id: string): URL => new URL(`../../../games/${id}/`, import.meta.url);

function rulebook(id: string, language: string): Rulebook {
  const read = parseRulebook(readFileSync(new URL(`rulebook.${language}.md`, folder(id)), 'utf8'));
  if (!read.ok) throw new Error(`${id}: ${read.problem.code}`);
  return read.value;
}

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

describe.each(games.map(({ id }) => id))('the first page of the rulebook of %s', (id) => {
  test.each(LANGUAGES)('tells the goal, a turn and the end on one screen (%s)', (language) => {
    const { summary } = rulebook(id, language);
    expect(summary.length).toBeGreaterThanOrEqual(5);
    expect(summary.length).toBeLessThanOrEqual(6);
    expect(summary[0]?.title).toBe({ en: 'Goal', it: 'Scopo' }[language]);
    expect(summary.at(-1)?.title).toBe({ en: 'The end', it: 'La fine' }[language]);
    expect(words(summary.map(({ spans }) => plainText(spans)).join(' '))).toBeLessThanOrEqual(120);
  });

  test.each(LANGUAGES)('has sentences of at most 15 words (%s)', (language) => {
    const sentences = rulebook(id, language).summary.flatMap(({ spans }) =>
      plainText(spans).split(/(?<=[.!?:])\s/),
    );
    expect(sentences.filter((sentence) => words(sentence) > 15)).toEqual([]);
  });

  test('shows a picture of a worked example beside each sentence, and none twice', () => {
    const examples = readExamples(new URL('examples.yaml', folder(id)));
    if (!examples.ok) throw new Error(examples.problem.code);
    const known = examples.value.map((example) => example.id);
    const shown = rulebook(id, 'en').summary.map(({ picture }) => picture.example);
    expect(known).toEqual(expect.arrayContaining(shown));
    expect(new Set(shown).size).toBe(shown.length);
  });
});
