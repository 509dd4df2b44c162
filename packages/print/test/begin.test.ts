import { beforeAll, describe, expect, test } from 'vitest';
import { parseOptions } from '@glade/engine';
import { games } from '@glade/games';
import { LANGUAGES } from '@glade/text';
import { loadPrinter } from '../../../scripts/build-print.ts';
import type { PrintedPage, PrintRequest } from '../src/printer.ts';
import { printSome } from './print-some.ts';

beforeAll(() => loadPrinter(), 120_000);

const IDS = games.map(({ id }) => id);
const saidOn = ({ items }: PrintedPage): string => items.map(({ what }) => what ?? '').join('\n');

/** The pages of a game, with what is said on the first of them. */
async function printed(game: string, more: Partial<PrintRequest> = {}, language = LANGUAGES[0]!) {
  const result = await printSome(game, 'colour', 'a4', language, {
    seeds: [],
    backs: 'fold',
    ...more,
  });
  return { ...result, first: saidOn(result.pages[0]!) };
}

describe('the first sheet', () => {
  test.each(IDS)('names the page of each part, and the last one: %s', async (game) => {
    for (const style of ['colour', 'large'] as const) {
      const { pages, parts } = await printSome(game, style, 'a4', 'en', {
        seeds: [],
        backs: 'fold',
      });
      const begins = pages.filter((page) => page.parts.includes('begin'));
      expect(pages.slice(0, begins.length)).toEqual(begins);
      const said = begins.map(saidOn).join('\n');
      const there = [...new Set(pages.flatMap((page) => page.parts))].filter(
        (id) => id !== 'begin',
      );
      expect(there.length).toBeGreaterThan(2);
      for (const id of there) {
        const at = pages.flatMap((page, i) => (page.parts.includes(id) ? [i + 1] : []));
        const [from, to] = [at[0]!, at.at(-1)!];
        const { title } = parts.find((part) => part.id === id)!;
        expect(said).toContain(`${from === to ? from : `${from}–${to}`}; ${title};`);
      }
    }
  });

  test.each(IDS)('has words in both languages: %s', async (game) => {
    for (const language of LANGUAGES) {
      const { first } = await printed(game, {}, language);
      expect(first).not.toMatch(/(?:begin|need|sheets)\.[a-z]|[{}]/);
    }
  });

  test('says what is missing when the pieces of a box are left out', async () => {
    const bare = await printed('fair-verona', { parts: ['begin', 'mat', 'reference'] });
    expect(bare.first).toMatch(/the 72 tiles of Carcassonne\. Or print “72 land tiles”/i);
    expect(bare.first).toMatch(
      /deck of 54 cards with both Jokers\. Or print “A deck of 54 cards”/i,
    );
    const whole = await printed('fair-verona');
    expect(whole.first).not.toMatch(/Carcassonne\.|Or print/);
    expect(whole.parts.filter(({ id }) => id === 'land')[0]!.sheets).toBe(8);
    expect(new Set(whole.pages.flatMap(({ parts }) => parts))).toContain('cards');
  });

  test('dice are needed, but not for a match without dice', async () => {
    expect((await printed('wildfire')).first).toMatch(/2 ordinary dice\. Or print “Dice to fold”/);
    const offered = await printed('wildfire', { seeds: ['a'], parts: ['begin', 'card'] });
    expect(offered.first).toMatch(/Or print “Dice to fold”/);
    expect((await printed('wildfire', { seeds: ['a'] })).first).not.toMatch(/dice\. Or/);
  });

  test('says what the scenario needs: one die where only spells are thrown', async () => {
    expect((await printed('war-kids')).first).toContain('An ordinary die.');
    const values = { soldierDice: true };
    const options = parseOptions(games.find(({ id }) => id === 'war-kids')!.options, values);
    if (!options.ok) throw new Error(options.problem.code);
    const dice = await printed('war-kids', { options: options.value });
    expect(dice.first).toContain('2 ordinary dice.');
  });

  test('tells a class which pages to print how often, where there are several matches', async () => {
    const one = await printed('wildfire', { seeds: ['a'] });
    expect(one.first).not.toContain('For a class');
    const { first, pages } = await printed('wildfire', { seeds: ['a', 'b', 'c'] });
    const at = (id: string) => pages.findIndex((page) => page.parts.includes(id)) + 1;
    const rolls = at('rolls');
    expect(first).toContain(`Pages ${rolls}–${rolls + 2}: the matches, each different.`);
    expect(first).toContain(`Page ${at('key')}: for the teacher only.`);
  });

  test('says for how many players the sheets are, where that matters', async () => {
    expect((await printed('starfall-forest')).first).toContain('These sheets are for 4 players.');
    expect((await printed('forest-fire')).first).not.toContain('These sheets are for');
  });

  test('is not there when other parts are asked for', async () => {
    const { pages } = await printed('wildfire', { parts: ['card'] });
    expect(pages.map((page) => page.parts)).toEqual([['card']]);
  });
});

test.each(IDS)('pages are numbered through: %s', async (game) => {
  const { pages } = await printed(game);
  for (const [i, { items }] of pages.entries()) {
    const said = items.map(({ svg }) => svg).join('');
    expect(said).toContain(`Page ${i + 1} of ${pages.length}<`);
  }
});
