import type { ComponentChild } from 'preact';
import type { Block } from '../reading/blocks.ts';
import type { Mm } from '../printer.ts';
import { marksOf, rowsOf, type Mark, type PlacedPicture, type Row, type Setting } from './rows.tsx';

/** Where the pages of a text are set. */
export interface PageSetting extends Setting {
  readonly width: Mm;
  readonly height: Mm;
  /** Text in this many columns; one where it is missing. */
  readonly columns?: number;
  /** The number of the first page, as it is printed; 1 where it is missing. */
  readonly from?: number;
}

/** A paragraph, or as much of it as stands on a page; a picture; a row of a table. */
interface SetPiece {
  /** What is inside an `<svg>` in millimetres that begins at 0 0 of the page. */
  readonly content: ComponentChild;
  readonly pictures: readonly PlacedPicture[];
  readonly what: string;
  readonly figure: boolean;
  /** How deep the heading is; undefined for what is none. */
  readonly heading: number | undefined;
}

/** A page of set text. */
export interface SetPage {
  readonly pieces: readonly SetPiece[];
  /** The headings on it, from top to bottom, with their height on the page. */
  readonly marks: readonly (Mark & { readonly y: Mm })[];
  /** How much of the page it takes from its upper edge. */
  readonly height: Mm;
}

interface Placed {
  readonly row: Row;
  readonly x: Mm;
  readonly y: Mm;
}

/** Sets blocks in pages. The same blocks give the same pages everywhere: widths come from the embedded fonts. */
export function setPages(blocks: readonly Block[], setting: PageSetting): readonly SetPage[] {
  const { from = 1 } = setting;
  const marks = marksOf(blocks);
  const filled = stretchesOf(blocks, setting.columns ?? 1).flatMap(({ columns, blocks: own }) => {
    const gap = columns === 1 ? 0 : setting.size * 1.6;
    const width = (setting.width - gap * (columns - 1)) / columns;
    return fill(rowsOf(own, width, setting, marks), setting.height, columns, width + gap);
  });
  const numbers = new Map(
    filled.flatMap((page, i) =>
      page.flatMap(({ row }) =>
        row.mark === undefined ? [] : [[keyOf(row.mark), String(from + i)] as const],
      ),
    ),
  );
  const pageOf = (mark: Mark): string => numbers.get(keyOf(mark)) ?? '';
  return filled.map((page) => ({
    pieces: piecesOf(page, pageOf),
    height: Math.max(0, ...page.map(({ row, y }) => y + row.height)),
    marks: page.flatMap(({ row, y }) => (row.mark === undefined ? [] : [{ ...row.mark, y }])),
  }));
}

function piecesOf(page: readonly Placed[], pageOf: (mark: Mark) => string): readonly SetPiece[] {
  const pieces: {
    content: ComponentChild[];
    pictures: readonly PlacedPicture[];
    what: string;
    figure: boolean;
    heading: number | undefined;
  }[] = [];
  for (const { row, x, y } of page) {
    const content = row.draw(x, y, pageOf);
    const pictures = row.pictures?.(x, y) ?? [];
    const last = pieces.at(-1);
    if (row.what === '' && last !== undefined) {
      last.content.push(content);
      last.pictures = [...last.pictures, ...pictures];
    } else
      pieces.push({
        content: [content],
        pictures,
        what: row.what,
        figure: row.figure === true,
        heading: row.heading,
      });
  }
  return pieces;
}

/** Blocks that are set in the same number of columns. */
function stretchesOf(
  blocks: readonly Block[],
  columns: number,
): readonly { readonly columns: number; readonly blocks: readonly Block[] }[] {
  const stretches: { columns: number; blocks: Block[] }[] = [{ columns, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'columns') stretches.push({ columns: block.count, blocks: [] });
    else stretches.at(-1)!.blocks.push(block);
  }
  return stretches.filter((stretch) => stretch.blocks.length > 0);
}

const keyOf = ({ level, text }: Mark): string => `${level} ${text}`;

/** Rows on pages: those that keep together go to the next column together, unless they are higher than a whole one. */
function fill(
  rows: readonly Row[],
  height: Mm,
  columns: number,
  step: Mm,
): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [[]];
  let [column, y] = [0, 0];
  const turn = (): void => {
    y = 0;
    column = (column + 1) % columns;
    if (column === 0) pages.push([]);
  };
  for (const group of groupsOf(rows)) {
    if (y > 0 && y + heightOf(group, y) > height + 1e-6) turn();
    for (const row of group) {
      const above = y === 0 ? 0 : row.above;
      if (y > 0 && y + above + row.height > height + 1e-6) turn();
      const at = y === 0 ? 0 : y + above;
      pages.at(-1)!.push({ row, x: column * step, y: at });
      y = at + row.height;
      if (row.ends === true && pages.at(-1)!.some((placed) => placed.row.height > 0)) {
        pages.push([]);
        [column, y] = [0, 0];
      }
    }
  }
  if (pages.at(-1)!.length === 0 && pages.length > 1) pages.pop();
  return pages;
}

function groupsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  let open = false;
  for (const row of rows) {
    if (open) groups.at(-1)!.push(row);
    else groups.push([row]);
    open = row.keeps;
  }
  return groups;
}

const heightOf = (group: readonly Row[], y: Mm): Mm =>
  group.reduce((sum, row, i) => sum + row.height + (y === 0 && i === 0 ? 0 : row.above), 0);

/** Sets blocks as large as they fit on one page, or on as few as possible: `sizes` from the largest to the smallest. */
export function setOnePage(
  blocks: readonly Block[],
  setting: Omit<PageSetting, 'size'>,
  sizes: readonly Mm[],
): readonly SetPage[] {
  let fewest: readonly SetPage[] | undefined;
  for (const size of sizes) {
    const set = setPages(blocks, { ...setting, size });
    if (fewest === undefined || set.length < fewest.length) fewest = set;
    if (set.length === 1) break;
  }
  return fewest ?? [];
}

/** Blocks without pictures in a column of a sheet, and how high they are. */
export function setColumn(
  blocks: readonly Block[],
  at: { readonly x: Mm; readonly y: Mm; readonly width: Mm },
  setting: Setting,
): { readonly content: ComponentChild; readonly height: Mm } {
  let y = at.y;
  const content = rowsOf(blocks, at.width, setting).map((row, i) => {
    y += i === 0 ? 0 : row.above;
    const drawn = <g key={i}>{row.draw(at.x, y, () => '')}</g>;
    y += row.height;
    return drawn;
  });
  return { content, height: y - at.y };
}
