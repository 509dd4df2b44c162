import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  defaults,
  LANGUAGES,
  parseOptions,
  parseRulebook,
  plainText,
  summaryOf,
  type OptionValues,
  type Rulebook,
  type SummaryCard,
} from '@glade/engine';
import { readExamples } from '@glade/engine/testing';
import { games } from '@glade/games';

const folder = (id: string): URL => new URL(`../../../games/${id}/`, import.meta.url);

function rulebook(id: string, language: string): Rulebook {
  const read = parseRulebook(readFileSync(new URL(`rulebook.${language}.md`, folder(id)), 'utf8'));
  if (!read.ok) throw new Error(`${id}: ${read.problem.code}`);
  return read.value;
}

/** The first layer under some options; under those by default, if none are named. */
function cardsOf(id: string, language: string, chosen?: OptionValues): readonly SummaryCard[] {
  const game = games.find((one) => one.id === id)!;
  const values = chosen ?? defaults(game.options);
  return summaryOf(rulebook(id, language), game.played?.(values) ?? values);
}

/** The presets of a game, and every single option in each of its values. */
function choicesOf(id: string): readonly OptionValues[] {
  const { options } = games.find((one) => one.id === id)!;
  const single = Object.entries(options.options).flatMap(([name, { values }]) =>
    values.map((value) => ({ [name]: value })),
  );
  return [...Object.values(options.presets), ...single].flatMap((some) => {
    const read = parseOptions(options, some);
    return read.ok ? [read.value] : [];
  });
}

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What the help of a game says in this language of its course, if anything. */
async function aimOf(id: string, language: string): Promise<string | undefined> {
  const place = new URL('src/words/', folder(id));
  const files = readdirSync(place, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith(`.${language}.ts`),
  );
  for (const file of files) {
    const parts = (await import(new URL(file, place).href)) as Readonly<Record<string, unknown>>;
    for (const part of Object.values(parts))
      if (typeof part === 'object' && part !== null && 'help.aim' in part)
        return String(part['help.aim']);
  }
  return undefined;
}

/** The words that carry a sentence. */
const longWords = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

// The help shows the goal of the rulebook, and below it what the game says of its course.
test.each(LANGUAGES)('the help of a game says its goal once (%s)', async (language) => {
  const aims = await Promise.all(games.map(({ id }) => aimOf(id, language)));
  expect(aims.filter((aim) => aim !== undefined)).toHaveLength(4);
  const shares = games.map(({ id }, i) => {
    const aim = longWords(aims[i] ?? '');
    const goal = [...longWords(plainText(cardsOf(id, language)[0]!.spans))];
    return [id, goal.filter((word) => aim.has(word)).length / goal.length] as const;
  });
  expect(shares.filter(([, share]) => share >= 0.7)).toEqual([]);
});

describe.each(games.map(({ id }) => id))('the first page of the rulebook of %s', (id) => {
  test.each(LANGUAGES)('tells the goal, a turn and the end on one screen (%s)', (language) => {
    const summary = cardsOf(id, language);
    expect(summary.length).toBeGreaterThanOrEqual(5);
    expect(summary.length).toBeLessThanOrEqual(6);
    expect(summary[0]?.title).toBe({ en: 'Goal', it: 'Scopo' }[language]);
    expect(summary.at(-1)?.title).toBe({ en: 'The end', it: 'La fine' }[language]);
    expect(words(summary.map(({ spans }) => plainText(spans)).join(' '))).toBeLessThanOrEqual(120);
  });

  test.each(LANGUAGES)('says each thing once, whatever is chosen (%s)', (language) => {
    const choices = choicesOf(id);
    expect(choices.length).toBeGreaterThan(8);
    for (const chosen of choices) {
      const titles = cardsOf(id, language, chosen).map(({ title }) => title);
      expect(titles.length).toBeGreaterThanOrEqual(4);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles[0]).toBe({ en: 'Goal', it: 'Scopo' }[language]);
      expect(titles.at(-1)).toBe({ en: 'The end', it: 'La fine' }[language]);
    }
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
    const all = rulebook(id, 'en').summary.map(({ picture }) => picture.example);
    const shown = cardsOf(id, 'en').map(({ picture }) => picture.example);
    expect(known).toEqual(expect.arrayContaining(all));
    expect(new Set(shown).size).toBe(shown.length);
  });
});

test('the first page tells only what is switched on', () => {
  const told = (id: string, chosen: OptionValues): string => {
    const read = parseOptions(games.find((one) => one.id === id)!.options, chosen);
    if (!read.ok) throw new Error(read.problem.code);
    return cardsOf(id, 'en', read.value)
      .map(({ spans }) => plainText(spans))
      .join(' ');
  };
  expect(told('starfall-forest', {})).toContain('five stars');
  expect(told('starfall-forest', { goal: 3 })).not.toContain('five stars');
  expect(told('forest-fire', { game: 'hotshots' })).not.toMatch(/Pilot|Smoke Jumper/);
  expect(told('forest-fire', { game: 'pilots' })).not.toContain('in flames');
  expect(told('war-kids', { mode: 'guess' })).not.toContain('Move');
  expect(told('war-kids', { soldierDice: true })).not.toContain('Three Soldiers');
  expect(told('leaf-climbers', { lastOne: 'mustSurvive' })).not.toContain('one wins');
});
