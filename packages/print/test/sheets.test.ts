import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { Match, parseOptions, formatRecord, type Language, type OptionValues } from '@glade/engine';
import { ONLY_LONG, sample, someOf } from '@glade/engine/testing';
import { games } from '@glade/games';
import { loadPrinter } from '../../../scripts/build-print.ts';
import { MARGIN, PAPER_SIZES } from '../src/layout/paper.ts';
import { FONT_FILES } from '../src/pdf/font-files.ts';
import { writePdf } from '../src/pdf/pdf.ts';
import type {
  Fonts,
  Paper,
  PartInfo,
  Printed,
  PrintedPage,
  PrintRequest,
  Style,
} from '../src/printer.ts';
import { printSome } from './print-some.ts';
import { inkedBox, inkOf, rasterise, thumbnail } from './raster.ts';
import { readPdf } from './read-pdf.ts';

// Every part of every game, whatever parts there are.

const POINTS = 72 / 25.4;
/** Below the frame, where the ruler is: not wider than the margin at the bottom and the footer. */
const FOOT = 21 * POINTS;

let fonts: Fonts;

beforeAll(async () => {
  await loadPrinter();
  const read = Object.entries(FONT_FILES).map(([name, file]) => [
    name,
    new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file)))),
  ]);
  fonts = Object.fromEntries(read) as Fonts;
  // It may have to be built.
}, 120_000);

/** The rulebook has hundreds of pictures, all drawn by the same board: that of one game is drawn in full. */
const READING = ['rules', 'rulebook', 'booklet'];

/** One style of each game in `npm test`, all in `npm run test:long`. */
const styles = <T>(all: readonly T[], n: number): readonly T[] =>
  sample('print: styles of a game as pixels', 1, all.length) === 1 ? [all[n]!] : all;

/** Every sixteenth page of a game in `npm test`, of neighbouring games from different ones on; all in the long run. */
const EVERY = sample('print: every which page of a game as pixels', 16, 1);
const pagesOf = (game: string) => ({
  from: games.findIndex(({ id }) => id === game) % EVERY,
  n: EVERY,
});

const known = new Map<string, Promise<Printed>>();

/** The parts of a game without its rulebook, laid out once for all tests. */
function print(...asked: Parameters<typeof printNew>): Promise<Printed> {
  const key = JSON.stringify(asked);
  const there = known.get(key) ?? printNew(...asked);
  known.set(key, there);
  return there;
}

async function printNew(
  game: string,
  style: Style,
  paper: Paper,
  language: Language,
  more: Partial<PrintRequest> = {},
): Promise<Printed> {
  const none = await printSome(game, style, paper, language, { ...more, parts: [] });
  const parts = none.parts.map(({ id }) => id).filter((id) => !READING.includes(id));
  return printSome(game, style, paper, language, { parts, ...more });
}

const files = new Map<Printed, Promise<Uint8Array>>();

/** The PDF of sheets, written once for all tests. */
function pdfOf(printed: Printed): Promise<Uint8Array> {
  const bytes = files.get(printed) ?? printed.pdf(fonts);
  files.set(printed, bytes);
  return bytes;
}

/** How many there are of each that is called the same. */
function countsOf(pieces: PartInfo['pieces']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { what, count } of pieces) counts.set(what, (counts.get(what) ?? 0) + count);
  return counts;
}

const countedOn = (pages: readonly PrintedPage[]): ReadonlyMap<string, number> =>
  countsOf(
    pages.flatMap(({ items }) =>
      items.flatMap(({ role, what }) =>
        role === 'figure' && what !== undefined ? [{ what, count: 1 }] : [],
      ),
    ),
  );

const SETTINGS = [
  ['colour', 'a4', 'en'],
  ['ink', 'letter', 'it'],
  ['large', 'a4', 'it'],
] as const;

/** The one in SETTINGS that saves ink. */
const INK = 1;

/** The games whose sheets become a PDF in `npm test`: every second one. */
const AS_PDF = new Set(someOf('print: games whose sheets become a PDF', games, 2));

/** What a sheet may be covered with at most in the style that saves ink. */
const LITTLE_INK = 0.12;
/** Pixels a millimetre: with fewer, thin lines count as thicker than they are. */
const FINE = 3;
/** By how much a part of one picture at least is darker than that of another, from 0 to 1. */
const TOLD_APART = 0.25;

/** Each kind of piece of some pages, by what it is called. */
function kindsOf(pages: readonly PrintedPage[]) {
  const figures = pages
    .filter(({ back }) => !back)
    .flatMap(({ items }) => items)
    .filter(({ role }) => role === 'figure');
  return [...new Map(figures.map(({ what, svg }) => [what!, svg]))];
}

/** Each of several shapes alone on a page, made small. */
async function thumbnailsOf(shapes: readonly PrintedPage['items'][number]['svg'][]) {
  const pages = shapes.map((shape) => ({
    size: PAPER_SIZES.a4,
    parts: [],
    back: false,
    bookmarks: [],
    items: [{ role: 'ornament' as const, shape }],
  }));
  const bytes = await writePdf({ title: 'x', language: 'en', pages }, fonts);
  return (await rasterise(bytes, 2)).map((picture) => thumbnail(picture, 32));
}

describe.each(games.map(({ id }, nth) => [id, nth] as const))('%s', (game, nth) => {
  /** In `npm test` one for each game: that of which pixels are looked at with every second game, and the others with the rest. */
  const settings = styles(SETTINGS, [INK, 0, INK, 2][nth % 4]!);

  test.each(settings)('is drawn in full: %s on %s in %s', async (style, paper, language) => {
    const printed = await print(game, style, paper, language);
    expect(printed.problems).toEqual([]);
    expect(printed.pages.length).toBeGreaterThan(0);
    const { width, height } = PAPER_SIZES[paper];
    for (const page of printed.pages) {
      expect(Math.min(page.width, page.height)).toBe(width);
      expect(Math.max(page.width, page.height)).toBe(height);
      // Nothing is left of style sheets.
      expect(page.svg).not.toMatch(/ class="|var\(|color-mix|undefined|NaN|foreignObject/);
    }
  });

  test.each(settings)(
    'has words for all its parts: %s on %s in %s',
    async (style, paper, language) => {
      const { parts } = await print(game, style, paper, language);
      for (const { title, about, group } of parts)
        for (const text of [title, about, group]) expect(text).not.toMatch(/^(?:sheets|frame)\./);
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(READING));
    },
  );

  test('every counted piece is there, and has a back where its part has backs', async () => {
    const { parts } = await printSome(game, 'colour', 'a4', 'en', { parts: [] });
    for (const part of parts.filter(({ pieces }) => pieces.length > 0)) {
      const { pages } = await printSome(game, 'colour', 'a4', 'en', { parts: [part.id] });
      const asked = countsOf(part.pieces);
      expect(countedOn(pages.filter(({ back }) => !back))).toEqual(asked);
      // A side that stays empty has no part.
      const hasBacks = pages.some(({ back, parts: on }) => back && on.length > 0);
      expect(countedOn(pages.filter(({ back }) => back))).toEqual(hasBacks ? asked : new Map());
    }
  });

  test('pieces of several parts that share sheets are all there, and take fewer sheets or as many', async () => {
    const none = await printSome(game, 'ink', 'a4', 'it', { parts: [] });
    const cut = none.parts.filter(({ pieces }) => pieces.length > 0);
    const more = { parts: cut.map(({ id }) => id), backs: 'none' } as const;
    const { parts, pages } = await printSome(game, 'ink', 'a4', 'it', more);
    const asked = parts.filter(({ id }) => more.parts.includes(id));
    expect(countedOn(pages)).toEqual(countsOf(asked.flatMap(({ pieces }) => pieces)));
    expect(pages.length).toBeLessThanOrEqual(asked.reduce((sum, { sheets }) => sum + sheets, 0));
    expect(new Set(pages.flatMap((page) => page.parts))).toEqual(new Set(more.parts));
  });

  const pdfs = AS_PDF.has(games[nth]!) ? styles(SETTINGS, INK) : [];

  test.each(pdfs)(
    'leaves white what printers at home leave white, and saves ink if asked: %s on %s in %s',
    async (style, paper, language) => {
      const printed = await print(game, style, paper, language);
      const some = pagesOf(game);
      const pages = await rasterise(await pdfOf(printed), FINE, some);
      expect(pages.length).toBeGreaterThan(0);
      const found = pages.map((page, i) => {
        const { left, top, right, bottom } = inkedBox(page)!;
        const { width, height } = printed.pages[some.from + i * some.n]!;
        const sides = [left / FINE, top / FINE, width - right / FINE, height - bottom / FINE];
        const { side, top: above, bottom: below } = MARGIN;
        const white = height > width ? [side, above, side, below] : [below, side, below, side];
        const ink = style === 'ink' && inkOf(page) > LITTLE_INK ? [inkOf(page)] : [];
        return { near: sides.filter((far, edge) => far < white[edge]! - 2 / FINE), ink };
      });
      expect(found).toEqual(pages.map(() => ({ near: [], ink: [] })));
    },
  );

  test.each(styles(['colour', 'ink'] as const, 1))(
    'pieces that are called differently look different without colour: %s',
    async (style) => {
      const { parts } = await printSome(game, style, 'a4', 'en', { parts: [] });
      // The pieces of all parts are one document: its fonts are read once.
      const kinds: { readonly part: string; readonly what: string; readonly svg: string }[] = [];
      for (const { id } of parts.filter(({ pieces }) => pieces.length > 1)) {
        const { pages } = await printSome(game, style, 'a4', 'en', { parts: [id] });
        for (const [what, svg] of kindsOf(pages)) kinds.push({ part: id, what, svg });
      }
      const squares = await thumbnailsOf(kinds.map(({ svg }) => svg));
      const alike = kinds.flatMap(({ part, what }, i) =>
        kinds.slice(0, i).flatMap((other, j) => {
          if (other.part !== part) return [];
          const apart = squares[i]!.map((dark, n) => Math.abs(dark - squares[j]![n]!));
          const most = Math.max(...apart);
          return most > TOLD_APART ? [] : [`${what} / ${other.what}: ${most.toFixed(2)}`];
        }),
      );
      expect(alike).toEqual([]);
    },
  );

  test.runIf(AS_PDF.has(games[nth]!))(
    'its PDF has the size of the paper, a ruler of 50 mm, its fonts, tags, language, title and bookmarks',
    async () => {
      const printed = await print(game, 'ink', 'letter', 'it');
      const { pages, objects } = readPdf(await pdfOf(printed));
      expect(pages.map(({ width, height }) => [width, height])).toEqual(
        printed.pages.map(({ width, height }) => [
          expect.closeTo(width * POINTS, 2),
          expect.closeTo(height * POINTS, 2),
        ]),
      );
      const [{ lines, height }] = pages as [(typeof pages)[number]];
      const ruler = lines
        .filter(({ from, to }) => from[1] === to[1] && from[1] > height - FOOT && from[1] < height)
        .map(({ from, to }) => Math.abs(to[0] - from[0]) / POINTS)
        .filter((length) => length > 40 && length < 60);
      expect(ruler).toEqual([expect.closeTo(50, 1)]);

      const all = objects.join('\n');
      const descriptors = objects.filter((object) => object.includes('/Type /FontDescriptor'));
      expect(descriptors.length).toBeGreaterThan(0);
      for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23]? \d+ 0 R/);
      expect(all).not.toMatch(/\/Subtype \/Type1\b/);
      // A subset is told by six letters before its name.
      for (const [, name] of all.matchAll(/\/BaseFont \/(\S+)/g))
        expect(name).toMatch(/^[A-Z]{6}\+/);
      expect(all).toMatch(/\/MarkInfo \d+ 0 R/);
      expect(all).toContain('/Marked true');
      expect(all).toContain('/Lang (it)');
      expect(all).toContain('/Title');
      const figures = printed.pages
        .flatMap(({ items }) => items)
        .filter(({ role }) => role === 'figure');
      expect(all.match(/\/S \/Figure\b/g)).toHaveLength(figures.length);
      expect(all.match(/\/Alt \(/g)).toHaveLength(figures.length);
      const parts = new Set(printed.pages.flatMap((page) => page.parts));
      const bookmarks = objects.filter((object) => /\/Parent [\s\S]*\/Title \(/.test(object));
      expect(bookmarks).toHaveLength(parts.size);
    },
  );
});

test.each(styles(SETTINGS, INK))(
  'a rulebook and its booklet are drawn in full: %s on %s in %s',
  async (style, paper, language) => {
    const printed = await printSome('wildfire', style, paper, language, { parts: READING });
    const { width } = PAPER_SIZES[paper];
    for (const page of printed.pages) {
      expect(Math.min(page.width, page.height)).toBe(width);
      expect(page.svg).not.toMatch(/ class="|var\(|color-mix|undefined|NaN|foreignObject/);
    }
    expect(printed.problems).toEqual([]);
    const booklet = printed.pages.filter((page) => page.parts.includes('booklet'));
    expect(booklet.map(({ back }) => back)).toEqual(booklet.map((_, i) => i % 2 === 1));
    expect(booklet.every((page) => page.width > page.height)).toBe(true);
    const { sheets } = printed.parts.find(({ id }) => id === 'booklet')!;
    expect(booklet).toHaveLength(2 * sheets);
  },
);

test('a card that takes a part of a sheet stands below pieces: the role of Forest Fire', async () => {
  const parts = ['counters', 'pieces', 'roles'];
  const { pages } = await printSome('forest-fire', 'colour', 'a4', 'en', { parts });
  expect(pages.map((page) => page.parts)).toEqual([parts]);
});

test('what is only for those who want it is printed when it is asked for', async () => {
  const { parts, pages } = await printSome('wildfire', 'ink', 'a4', 'en', { seeds: [] });
  const usual = parts.filter(({ need }) => need !== 'instead').map(({ id }) => id);
  expect(usual).toContain('rules');
  for (const id of ['rulebook', 'booklet']) expect(usual).not.toContain(id);
  expect([...new Set(pages.flatMap((page) => page.parts))]).toEqual(usual);
});

const WITH_ROLLS = ['wildfire', 'forest-fire', 'leaf-climbers', 'starfall-forest'];

test.each(someOf('print: games printed with the rolls of seeds', WITH_ROLLS, 2))(
  'people who ask for seeds get the rolls, and the key to several: %s',
  async (game) => {
    const printed = async (seeds: readonly string[]) => {
      const { pages } = await printSome(game, 'ink', 'a4', 'en', { seeds });
      return new Set(pages.flatMap((page) => page.parts));
    };
    expect(await printed([])).not.toContain('rolls');
    expect(await printed(['one'])).toContain('rolls');
    expect(await printed(['one'])).not.toContain('key');
    const two = await printed(['one', 'two']);
    expect(two).toContain('rolls');
    expect(two).toContain('key');
    expect(two).not.toContain('dice');
    // Each match of Wildfire has its own grid.
    expect(two).not.toContain('grids4');
  },
);

test('the headings of a rulebook are bookmarks below it', ONLY_LONG, async () => {
  const printed = await printSome('wildfire', 'ink', 'a4', 'en', { parts: ['rulebook'] });
  const { objects } = readPdf(await printed.pdf(fonts));
  const titles = objects.flatMap(
    (object) => /\/Parent [^]*\/Title \(([^)]*)\)/.exec(object)?.[1] ?? [],
  );
  expect(titles).toEqual(expect.arrayContaining(['Rulebook', 'Getting ready', 'The fire spreads']));
  const part = objects.find((object) => object.includes('/Title (Rulebook)'))!;
  expect(part).toMatch(/\/First \d+ 0 R/);
  // A screen reader goes from heading to heading.
  const tagged = (tag: string) =>
    objects.filter((object) => object.includes(`/S /${tag}\n`)).length;
  expect(tagged('H1')).toBe(1);
  expect(tagged('H2')).toBeGreaterThan(4);
});

test('a mode whose board a page loads later is printed, too: the guessing game of War Kids', async () => {
  const { options: spec } = games.find(({ id }) => id === 'war-kids')!;
  const options = parseOptions(spec, { mode: 'guess' });
  if (!options.ok) throw new Error(options.problem.code);
  const printed = await printSome('war-kids', 'colour', 'a4', 'en', {
    options: options.value,
    parts: ['guess', 'guessCounters', 'riddles', 'rulebook'],
  });
  expect(printed.pages.length).toBeGreaterThan(4);
  expect(printed.pages.every(({ svg }) => svg.startsWith('<svg'))).toBe(true);
  expect(printed.problems).toEqual([]);
});

test.each(['long', 'short'] as const)(
  'printed on both sides as one document, nothing is behind what is cut out or folded but its own back: %s',
  async (backs) => {
    const all = ['starfall-forest', 'fair-verona'];
    const some = someOf(
      `print: games printed on both sides, ${backs}`,
      all,
      2,
      backs === 'long' ? 0 : 1,
    );
    for (const game of some) {
      const { pages, parts } = await printSome(game, 'ink', 'a4', 'en', { seeds: ['one'], backs });
      const front = pages.filter((_, i) => i % 2 === 0);
      expect(front.every((page) => !page.back && page.parts.length > 0)).toBe(true);
      for (const [i, page] of pages.entries()) {
        if (i % 2 === 0) continue;
        expect(page.back).toBe(true);
        const texts = ['begin', 'rules', 'reference', 'values'];
        const backed = ['trees', 'land', 'river', 'cards'];
        const before = pages[i - 1]!.parts;
        const isRead = before.every((id) => texts.includes(id));
        const may = isRead ? [...texts, 'scores'] : before.filter((id) => backed.includes(id));
        expect(may).toEqual(expect.arrayContaining([...page.parts]));
      }
      const rules = pages.filter((page) => page.parts.includes('rules')).length;
      expect(parts.find(({ id }) => id === 'rules')!.sheets).toBe(Math.ceil(rules / 2));
      const begin = pages[0]!.items.map(({ what = '' }) => what).join('\n');
      expect(begin).toContain(`flip on the ${backs} edge`);
    }
  },
);

test('two runs give the same bytes', async () => {
  const first = await pdfOf(await print('wildfire', 'ink', 'letter', 'it'));
  const second = await (await printNew('wildfire', 'ink', 'letter', 'it')).pdf(fonts);
  expect(Buffer.compare(first, second)).toBe(0);
});

describe('names of people', () => {
  /** A match of Starfall Forest with these players, not begun. */
  const matchOf = (...players: readonly string[]): string => {
    const { options: spec } = games.find(({ id }) => id === 'starfall-forest')!;
    const options = parseOptions(spec, { players: players.length });
    if (!options.ok) throw new Error(options.problem.code);
    const game = games.find(({ id }) => id === 'starfall-forest')!;
    return formatRecord(Match.start(game, { options: options.value, dice: 'entered', players }));
  };
  const kept = (record: string, more: Partial<PrintRequest> = {}): Promise<Printed> =>
    printSome('starfall-forest', 'colour', 'a4', 'en', { record, parts: ['record'], ...more });

  test('with letters beyond Latin-1 are in the fonts of a PDF', async () => {
    const names = ['Ștefănuța', 'Đorđe', 'Łukasz', 'Žofie Ő'];
    const printed = await kept(matchOf(...names));
    const [{ svg }] = printed.pages as [PrintedPage];
    const text = svg.replaceAll(/<[^>]*>/g, '');
    for (const name of names) expect(text).toContain(name);
    const { boxes, objects } = readPdf(await printed.pdf(fonts));
    expect(boxes).toBe(0);
    expect(objects.filter((object) => object.includes('/FontFile')).length).toBeGreaterThan(3);
  });

  test('that no font has the letters of give way to the name of the seat, and the sheet says so', async () => {
    const names = ['Αλέξης', 'Anna 🦊', 'S\u0326erban'];
    const looks = names.map((name) => ({ name, face: 'fox', colour: 'red' }) as const);
    for (const printed of [
      await kept(matchOf(...names)),
      await kept(matchOf('a', 'b', 'c'), { looks }),
    ]) {
      const [{ svg }] = printed.pages as [PrintedPage];
      const text = svg.replaceAll(/<[^>]*>/g, '');
      for (const part of ['Player 1', 'Anna', 'Șerban', 'letters that we can’t print'])
        expect(text).toContain(part);
      expect(text).not.toContain('🦊');
      expect(readPdf(await printed.pdf(fonts)).boxes).toBe(0);
    }
    const [{ svg }] = (await kept(matchOf('Anna', 'Ben'))).pages as [PrintedPage];
    expect(svg).not.toContain('letters that we');
  });
});

test('a match from its record: its options count, not those beside it', async () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const optionsOf = (values: object): OptionValues => {
    const read = parseOptions(game.options, values);
    if (!read.ok) throw new Error(read.problem.code);
    return read.value;
  };
  const players = ['Anna', 'Ben'];
  const header = {
    options: optionsOf({ mode: 'vs' }),
    dice: 'virtual',
    players,
    seed: 's',
  } as const;
  const record = formatRecord(Match.start(game, header));
  const idsOf = ({ parts }: Printed) => parts.map(({ id }) => id);
  const alone = await print('wildfire', 'colour', 'a4', 'en', { parts: [] });
  const printed = await print('wildfire', 'colour', 'a4', 'en', { record, parts: [] });
  expect(idsOf(alone)).not.toContain('vs');
  expect(idsOf(printed)).toContain('vs');
  const printer = await loadPrinter();
  const refused = await printer.print({
    game: 'wildfire',
    options: optionsOf({}),
    language: 'en',
    paper: 'a4',
    style: 'colour',
    backs: 'long',
    record: 'nothing',
  });
  expect(refused.ok).toBe(false);
});
