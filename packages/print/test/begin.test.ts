import { someOf } from '@glade/engine/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseOptions } from '@glade/engine';
import { games } from '@glade/games';
import { LANGUAGES } from '@glade/text';
import { loadPrinter } from '../../../scripts/build-print.ts';
import type { PrintedPage, PrintRequest } from '../src/printer.ts';
import { printSome as printNew } from './print-some.ts';

beforeAll(() => loadPrinter(), 120_000);

const known = new Map<string, ReturnType<typeof printNew>>();

/** Sheets of a game, laid out once for all tests. */
function printSome(...asked: Parameters<typeof printNew>): ReturnType<typeof printNew> {
  const key = JSON.stringify(asked);
  const there = known.get(key) ?? printNew(...asked);
  known.set(key, there);
  return there;
}

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
    const all = ['colour', 'large'] as const;
    const first = IDS.indexOf(game) % 2;
    for (const style of someOf('print: styles with page numbers', all, 2, first)) {
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
        const end = style === 'large' ? '. ' : ';';
        expect(said).toContain(`${from === to ? from : `${from}–${to}`}; ${title}${end}`);
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
    const whole = await printed('wildfire');
    const dice = whole.pages.findIndex(({ parts }) => parts.includes('dice')) + 1;
    expect(dice).toBeGreaterThan(1);
    expect(whole.first).toContain(`Ordinary dice do just as well. Then leave out page ${dice}.`);
    expect(whole.first).not.toMatch(/2 ordinary dice/);
    const offered = await printed('wildfire', { seeds: ['a'], parts: ['begin', 'card'] });
    expect(offered.first).toMatch(/Or print “Dice to fold”/);
    const spared = await printed('wildfire', { seeds: ['a'] });
    expect(spared.first).not.toMatch(/dice\. Or|Ordinary dice/);
    expect(spared.pages.flatMap(({ parts }) => parts)).not.toContain('dice');
  });

  test('names the pages that homes with a box, a deck or dice leave out', async () => {
    const { first, pages } = await printed('fair-verona');
    const only = (ids: readonly string[]) =>
      pages.flatMap(({ parts }, i) => (parts.every((id) => ids.includes(id)) ? [i + 1] : []));
    const tiles = only(['land', 'river', 'meeples', 'tokens']);
    expect(tiles.length).toBeGreaterThan(7);
    expect(first).toContain(`Clue Tokens, leave out pages ${tiles[0]}–${tiles.at(-1)}.`);
    const cards = only(['cards']);
    expect(first).toContain(`two Jokers, leave out pages ${cards[0]}–${cards.at(-1)}.`);
    const none = await printed('fair-verona', { parts: ['begin', 'mat', 'reference'] });
    expect(none.first).not.toMatch(/leave (?:these )?out/i);
  });

  test('says what is done with pieces that have a back, however backs are printed', async () => {
    const pieces = (backs: PrintRequest['backs']) =>
      printed('starfall-forest', { backs, parts: ['begin', 'trees'] });
    expect((await pieces('fold')).first).toMatch(
      /Trees; Cut off the block, fold and glue it\. Then cut out all/,
    );
    expect((await pieces('long')).first).toMatch(
      /Trees; Cut out all 33\. Their backs are on the other/,
    );
    // Between its two sheets a side stays empty.
    const forest = await printed('starfall-forest', { backs: 'long', parts: ['begin', 'forest'] });
    expect(forest.first).toMatch(/3–5; The forest; Glue the 2 sheets together\./);
    const none = await pieces('none');
    expect(none.first).toMatch(/Trees; Cut out all 33\.$/m);
    expect(none.first).not.toMatch(/back|glue/);
  });

  test('says how to do without a die that few homes have', async () => {
    const { first, pages } = await printed('leaf-climbers');
    const page = pages.findIndex(({ parts }) => parts.includes('d6s')) + 1;
    expect(first).toMatch(
      new RegExp(
        `20 sides and a die with 4 sides\\. If you have none: page ${page}, “With ordinary`,
      ),
    );
    // Chips to cut out, or a board to fill in.
    expect(first).toMatch(/If you use a pen, leave out pages 2–6/);
    const without = await printed('leaf-climbers', { parts: ['begin', 'board'] });
    expect(without.first).toMatch(/sides\. Or print/);
  });

  test('large print keeps its table on one page and names the page of the line to measure', async () => {
    for (const game of IDS)
      for (const language of LANGUAGES) {
        const { pages } = await printSome(game, 'large', 'letter', language, {
          seeds: [],
          backs: 'long',
        });
        const begins = pages.filter((page) => page.parts.includes('begin'));
        const rows = begins.map((page) => saidOn(page).match(/^\d+(?:–\d+)?; /gm)?.length ?? 0);
        expect(rows.filter((n) => n > 0)).toHaveLength(1);
        expect(saidOn(begins[0]!)).toMatch(/page 1\. If it is not 50|pagina 1\. Se non/);
      }
  });

  test('says what the scenario needs: one die where only spells are thrown', async () => {
    const parts = ['begin', 'map'];
    const one = await printed('war-kids', { parts });
    expect(one.first).toContain('An ordinary die. Or print “Dice to fold”');
    expect((await printed('war-kids')).first).toMatch(/Ordinary dice do just as well/);
    const values = { soldierDice: true };
    const options = parseOptions(games.find(({ id }) => id === 'war-kids')!.options, values);
    if (!options.ok) throw new Error(options.problem.code);
    const dice = await printed('war-kids', { options: options.value, parts });
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
    // Their grids are on the sheets.
    expect(first).not.toMatch(/grid of/);
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

test.each(someOf('print: games whose pages are numbered', IDS, 3))(
  'pages are numbered through: %s',
  async (game) => {
    const { pages } = await printed(game);
    for (const [i, { items }] of pages.entries()) {
      const said = items.map(({ svg }) => svg.replaceAll(/<\/?tspan[^>]*>/g, '')).join('');
      expect(said).toContain(`Page ${i + 1} of ${pages.length}<`);
    }
  },
);
