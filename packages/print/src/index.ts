import {
  ok,
  parseRecord,
  problem,
  type Catalogue,
  type Game,
  type Language,
  type Match,
  type Result,
} from '@glade/engine';
import { speaker, type Say } from '@glade/text';
import { svgOf } from './drawing/shapes.ts';
import { rootFor, stylesheetFor } from './drawing/themes.ts';
import { addressOf } from './links/links.ts';
import { Draw } from './layout/draw.ts';
import { footer } from './layout/frame.ts';
import { later, pageSvg, type Page } from './layout/page.ts';
import type { Content, Setting } from './layout/content.ts';
import { pagesOf } from './layout/pages.ts';
import { onSharedSheets, type SharedContent } from './layout/sharing.ts';
import type { GameSheets, Part } from './model.ts';
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

async function print(shelf: PrintShelf, request: PrintRequest): Promise<Result<Printed>> {
  const { language, style, paper, backs } = request;
  const [game, sheets, room, words] = await Promise.all([
    shelf.games[request.game]!(),
    shelf.sheets[request.game]?.(),
    shelf.reading(request.game),
    shelf.words[request.game]![language](),
  ]);
  const match = request.record === undefined ? ok(undefined) : readMatch(game, request.record);
  if (!match.ok) return match;
  const own = (await sheets?.words[language]()) ?? {};
  const say = speaker(language, words, own, FRAME_WORDS[language]);
  const options = match.value?.header.options ?? request.options;
  const shared = await sharedParts({
    game,
    room,
    options,
    language,
    style,
    say,
    match: match.value,
    looks: request.looks,
  });
  const asOne = {
    options,
    seats: game.rules(options).seats,
    language,
    style,
    say,
    ...(match.value === undefined ? {} : { match: match.value }),
    ...(request.looks === undefined ? {} : { looks: request.looks }),
    ...(request.seeds === undefined ? {} : { seeds: request.seeds }),
    ...(request.hex === undefined ? {} : { hex: request.hex }),
  };
  const parts = [...(sheets?.parts(asOne) ?? []), ...shared];
  const unknown = request.parts?.find((id) => !parts.some((part) => part.id === id));
  if (unknown !== undefined)
    return problem('print.part', { part: unknown, parts: parts.map(({ id }) => id).join(', ') });
  const draw = new Draw(
    stylesheetFor([...new Set([...(sheets?.css ?? []), ...room.css])], style),
    rootFor(style, language),
  );
  const setting: Setting = {
    paper,
    backs,
    say,
    style,
    draw,
    addressOf: (link) =>
      request.base === undefined ? undefined : addressOf(request.base, game, link),
  };
  // A part that nobody asks for is laid out when somebody asks how many sheets it has.
  const laid = parts.map((part) => ({ part, contents: later(() => pagesOf(part, setting)) }));
  const asked = laid.filter(
    ({ part }) => request.parts?.includes(part.id) ?? part.need !== 'instead',
  );
  const sides = onSharedSheets(asked.map(({ part, contents }) => ({ part, contents: contents() })));
  const pages = withFooters(say, sides, request.base);
  return ok({
    title: say('game.title'),
    parts: laid.map(({ part, contents }) => infoOf(say, part, contents)),
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

function readMatch(game: Game, record: string): Result<Match> {
  return parseRecord(record, (id) => (id === game.id ? game : undefined));
}

function infoOf(say: Say, part: Part, contents: () => readonly Content[]): PartInfo {
  const { id, group, need } = part;
  return {
    id,
    title: say(`sheets.${id}`),
    about: say(`sheets.${id}.about`),
    group: say(`sheets.group.${group}`),
    need,
    get sheets() {
      return contents().filter(({ back }) => back !== true).length;
    },
    pieces: part.kind === 'pieces' ? part.pieces.map(({ what, count }) => ({ what, count })) : [],
  };
}

function withFooters(
  say: Say,
  sheets: readonly SharedContent[],
  base: string | undefined,
): readonly Page[] {
  const begun = new Set<Part>();
  return sheets.map(({ parts, content }, index): Page => {
    const { format, notes, address, back, marks, bare, number } = content;
    const titleOf = ({ id }: Part): string => say(`sheets.${id}`);
    const page = index + 1;
    const title = `${say('game.title')} · ${parts.map(titleOf).join(', ')}`;
    const text = {
      title: back === true ? `${title} · ${say('frame.back', { page: page - 1 })}` : title,
      page,
      pages: sheets.length,
      address: address ?? base?.replace(/^https?:\/\//, ''),
      ruler: page === 1,
      note: notes?.join(' '),
      ...number,
    };
    const first = parts.filter((part) => !begun.has(part));
    for (const part of first) begun.add(part);
    return {
      size: format.size,
      parts: parts.map(({ id }) => id),
      back: back === true,
      bookmarks: first.map(titleOf),
      ...(marks === undefined ? {} : { marks }),
      get items() {
        return bare === true ? content.items : [...content.items, ...footer(say, format, text)];
      },
    };
  });
}
