import {
  ok,
  parseRecord,
  problem,
  type Catalogue,
  type Game,
  type Language,
  type Match,
  type RealTable,
  type Result,
  type Rulebook,
  type WholeGame,
} from '@glade/engine';
import { speaker, type Say } from '@glade/text';
import { beginBlocks, type BeginSource, type PartOnPages } from './begin/begin.ts';
import { svgOf } from './drawing/shapes.ts';
import { rootFor, stylesheetFor } from './drawing/themes.ts';
import { addressOf } from './links/links.ts';
import { onBothSides, type Side } from './layout/both-sides.ts';
import { Draw } from './layout/draw.ts';
import { footer } from './layout/frame.ts';
import { later, pageSvg, type Page } from './layout/page.ts';
import type { Content, Setting } from './layout/content.ts';
import { pagesOf } from './layout/pages.ts';
import { formatOf } from './layout/paper.ts';
import { onSharedSheets, type SharedContent } from './layout/sharing.ts';
import type { CodeLink, GameSheets, Part, Reading } from './model.ts';
import { peopleOf } from './record/people.ts';
import type { PartInfo, Printed, PrintedPage, Printer, PrintRequest } from './printer.ts';
import { sharedParts, type ReadingRoom } from './shared-parts.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';

export type { GameSheets } from './model.ts';
export type { ReadingRoom } from './shared-parts.ts';
export * from './printer.ts';

const FRAME_WORDS: Readonly<Record<Language, Catalogue>> = { en, it };

/** The games that can be printed, by their ids; each part is loaded when it is needed. */
export interface PrintShelf {
  readonly games: Readonly<Record<string, () => Promise<Game>>>;
  readonly words: Readonly<Record<string, Readonly<Record<Language, () => Promise<Catalogue>>>>>;
  readonly sheets: Readonly<Record<string, () => Promise<GameSheets>>>;
  /** What each game needs at a real table, and the words for it. */
  readonly tables: Readonly<
    Record<
      string,
      () => Promise<{
        /** Undefined where nobody has said what is needed: then there is no first sheet. */
        readonly table: RealTable | undefined;
        readonly words: Readonly<Record<Language, Catalogue>>;
      }>
    >
  >;
  readonly reading: (game: string) => Promise<ReadingRoom>;
}

/** A printer of these games. */
export function createPrinter(shelf: PrintShelf): Printer {
  const rooms = new Map<string, Promise<ReadingRoom>>();
  const reading = (id: string): Promise<ReadingRoom> => {
    const room = rooms.get(id) ?? shelf.reading(id);
    rooms.set(id, room);
    // What could not be loaded is tried again next time.
    room.catch(() => rooms.delete(id));
    return room;
  };
  return { print: (request) => print({ ...shelf, reading }, request) };
}

/**
 * A printer of one game that has no board and no sheets of its own: it prints the rules and a sheet for results. `book` reads
 * its rulebook.
 */
export function rulesPrinter(
  game: WholeGame,
  book: (language: Language) => Promise<Rulebook>,
): Printer {
  const nothing = () => Promise.resolve({});
  const sheets: GameSheets = {
    parts: () => [],
    cover: () => ({ viewBox: [0, 0, 1, 1], content: null }),
    css: [],
    words: { en: nothing, it: nothing },
    prints: {},
  };
  const { en: english, it: italian } = game.text;
  const { id } = game;
  return createPrinter({
    games: { [id]: () => Promise.resolve(game) },
    words: { [id]: { en: () => Promise.resolve(english), it: () => Promise.resolve(italian) } },
    sheets: { [id]: () => Promise.resolve(sheets) },
    tables: { [id]: () => Promise.resolve({ table: undefined, words: { en: {}, it: {} } }) },
    reading: () => Promise.resolve({ board: undefined, examples: [], css: [], rulebook: book }),
  });
}

async function print(shelf: PrintShelf, request: PrintRequest): Promise<Result<Printed>> {
  const { language, style, paper, backs } = request;
  const [game, sheets, room, words, needs] = await Promise.all([
    shelf.games[request.game]!(),
    shelf.sheets[request.game]!(),
    shelf.reading(request.game),
    shelf.words[request.game]![language](),
    shelf.tables[request.game]!(),
  ]);
  const match = request.record === undefined ? ok(undefined) : readMatch(game, request.record);
  if (!match.ok) return match;
  const own = await sheets.words[language]();
  const say = speaker(language, words, own, needs.words[language], FRAME_WORDS[language]);
  const options = match.value?.header.options ?? request.options;
  const people = peopleOf(say, request.looks, match.value);
  const shared = await sharedParts({
    game,
    room,
    options,
    off: sheets.offPaper?.(options) ?? [],
    language,
    style,
    say,
    match: match.value,
    people,
  });
  const asOne = {
    options,
    seats: game.rules(options).seats,
    language,
    style,
    say,
    ...(match.value === undefined ? {} : { match: match.value }),
    ...(people.looks === undefined ? {} : { looks: people.looks }),
    ...(request.seeds === undefined ? {} : { seeds: request.seeds }),
    ...(request.hex === undefined ? {} : { hex: request.hex }),
  };
  const parts = [...sheets.parts(asOne), ...shared];
  const { table } = needs;
  const ids = [...(table === undefined ? [] : [BEGIN]), ...parts.map(({ id }) => id)];
  const unknown = request.parts?.find((id) => !ids.includes(id));
  if (unknown !== undefined) return problem('print.part', { part: unknown, parts: ids.join(', ') });
  const draw = new Draw(
    stylesheetFor([...new Set([...sheets.css, ...room.css])], style),
    rootFor(style, language),
  );
  const setting: Setting = {
    paper,
    backs,
    say,
    style,
    draw,
    addressOf: (link) =>
      request.base === undefined || tellsSecrets(link)
        ? undefined
        : addressOf(request.base, game, link),
  };
  // A part that nobody asks for is laid out when somebody asks how many sheets it has.
  const laid = parts.map((part) => ({ part, contents: later(() => pagesOf(part, setting)) }));
  const asked = laid.filter(({ part }) => isAsked(part, request));
  const content = onSharedSheets(
    asked.map(({ part, contents }) => ({ part, contents: contents() })),
  );
  const { prints, owned = [], without = {}, anyNumber = false } = sheets;
  const begins = { game, options, say, parts, prints, owned, without, anyNumber, style, backs };
  const begin = later((): readonly SharedContent[] => {
    if (table === undefined) return [];
    return firstSheets({ ...begins, table, cover: sheets.cover(asOne) }, content, setting);
  });
  const first = request.parts?.includes(BEGIN) ?? true;
  const inOrder = onBothSides([...(first ? begin() : []), ...content], backs, say);
  const pages = withFooters(say, inOrder, setting, request);
  return ok({
    title: say('game.title'),
    parts: [
      ...(table === undefined
        ? []
        : [infoOf(setting, BEGINNING, () => begin().map((side) => side.content))]),
      ...laid.map(({ part, contents }) => infoOf(setting, part, contents)),
    ],
    pages: pages.map(printedPage),
    get problems() {
      return [...draw.problems];
    },
    pdf: async (fonts, progress) => {
      const { writePdf } = await import('./pdf/pdf.ts');
      return writePdf({ title: say('game.title'), language, pages }, fonts, progress);
    },
  });
}

/** The id of the first sheet. */
const BEGIN = 'begin';
const BEGINNING: Reading = {
  kind: 'reading',
  id: BEGIN,
  need: 'needed',
  group: 'read',
  onOneSheet: true,
  blocks: [],
};
/** The rolls of matches without dice, and the teacher’s key to them. */
const WITHOUT_DICE = ['rolls', 'key'];

/** Whether a part is printed. People who ask for seeds want their matches. */
function isAsked({ id, need, unless }: Part, { parts, seeds = [] }: PrintRequest): boolean {
  if (parts !== undefined) return parts.includes(id);
  if (seeds.length > 0 && unless !== undefined && WITHOUT_DICE.includes(unless)) return false;
  return need !== 'instead' || (seeds.length > 0 && WITHOUT_DICE.includes(id));
}

/** The first sheet names the pages of the others, and they stand behind it. */
function firstSheets(
  source: BeginSource,
  content: readonly SharedContent[],
  setting: Setting,
): readonly SharedContent[] {
  const { backs, say, paper } = setting;
  const held: SharedContent = {
    parts: [BEGINNING],
    content: { format: formatOf(paper), items: [] },
  };
  const set = (before: number): readonly SharedContent[] => {
    const inOrder = onBothSides(
      [...Array.from({ length: before }, () => held), ...content],
      backs,
      say,
    );
    const part = { ...BEGINNING, blocks: beginBlocks(source, placesOf(inOrder)) };
    return pagesOf(part, setting).map((page) => ({ parts: [part], content: page }));
  };
  const alone = set(1);
  return alone.length === 1 ? alone : set(alone.length);
}

/** The first and last page of each part, in order. */
function placesOf(sides: readonly Side[]): readonly PartOnPages[] {
  const places = new Map<Part, PartOnPages>();
  for (const [i, { parts }] of sides.entries()) {
    const page = i + 1;
    for (const part of parts.filter((each) => each !== BEGINNING)) {
      const { from = page, count = 0 } = places.get(part) ?? {};
      places.set(part, { part, from, to: page, count: count + 1 });
    }
  }
  return [...places.values()];
}

function printedPage(page: Page): PrintedPage {
  const svg = later(() => pageSvg(page));
  return {
    ...page.size,
    parts: page.parts,
    back: page.back,
    get svg() {
      return svg();
    },
    get items() {
      return page.items.map(({ shape, ...rest }) => ({ ...rest, svg: svgOf(shape) }));
    },
  };
}

/** A code holds the whole match: while it is not over, also what its players hide from each other. */
const tellsSecrets = (link: CodeLink): boolean =>
  link.kind === 'match' && !link.match.over && link.match.rules.hears !== undefined;

function readMatch(game: Game, record: string): Result<Match> {
  return parseRecord(record, (id) => (id === game.id ? game : undefined));
}

function infoOf({ say, backs }: Setting, part: Part, contents: () => readonly Content[]): PartInfo {
  const { id, group, need } = part;
  return {
    id,
    title: say(`sheets.${id}`),
    about: say(`sheets.${id}.about`),
    group: say(`sheets.group.${group}`),
    need,
    get sheets() {
      const sides = contents().map((content) => ({ parts: [part], content }));
      return onBothSides(sides, backs, say).filter(({ behind }) => !behind).length;
    },
    pieces: part.kind === 'pieces' ? part.pieces.map(({ what, count }) => ({ what, count })) : [],
  };
}

function withFooters(
  say: Say,
  sheets: readonly Side[],
  { style }: Setting,
  { base }: PrintRequest,
): readonly Page[] {
  const begun = new Set<Part>();
  return sheets.map(({ parts, content, behind }, index): Page => {
    const { format, notes, address, back, marks, bare, number } = content;
    const titleOf = ({ id }: Part): string => say(`sheets.${id}`);
    const page = index + 1;
    const called = parts.map(titleOf).join(', ');
    const named = number === undefined ? called : say('frame.own', { title: called, page: number });
    const title = [say('game.title'), ...(named === '' ? [] : [named])].join(' · ');
    const text = {
      short: say('game.title'),
      title: back === true ? `${title} · ${say('frame.back', { page: page - 1 })}` : title,
      page,
      pages: sheets.length,
      address: address ?? base?.replace(/^https?:\/\//, ''),
      // Nobody measures a page to keep.
      ruler: page === 1 && parts.some(({ group }) => group !== 'keep'),
      note: notes?.join(' '),
      large: style === 'large',
    };
    const first = parts.filter((part) => !begun.has(part));
    for (const part of first) begun.add(part);
    return {
      size: format.size,
      parts: parts.map(({ id }) => id),
      back: behind,
      bookmarks: first.map(titleOf),
      ...(marks === undefined ? {} : { marks }),
      get items() {
        return bare === true ? content.items : [...content.items, ...footer(say, format, text)];
      },
    };
  });
}
