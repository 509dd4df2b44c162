import { inFonts } from '../text/font-of-letter.ts';
import { mm } from '../drawing/shapes.ts';
import type { Board, Mm } from '../model.ts';
import type { Item } from './page.ts';
import type { Content, Setting } from './content.ts';
import { widthOf } from '../text/measure.ts';
import { formatOf, type Format } from './paper.ts';

/** How far the sheets of a large board lie over each other. */
export const OVERLAP: Mm = 10;
/** Room for marks round the picture. */
const EDGE: Mm = 3;
const LINE = 'fill="none" stroke="#6b6b6b" stroke-width="0.2"';

/** How a board is divided: each tile is as large as the others and fits on a sheet. */
export interface Tiling {
  readonly format: Format;
  readonly columns: number;
  readonly rows: number;
  readonly width: Mm;
  readonly height: Mm;
}

/** The fewest sheets for a board, upright or in landscape. */
export function tile(
  { width, height }: Pick<Board, 'width' | 'height'>,
  { paper, style }: Pick<Setting, 'paper'> & Partial<Pick<Setting, 'style'>>,
): Tiling {
  const tried = [false, true].map((landscape): Tiling => {
    const format = formatOf(paper, landscape, style);
    const columns = tilesAlong(width, format.frame.width);
    const rows = tilesAlong(height, format.frame.height);
    return {
      format,
      columns,
      rows,
      width: (width + (columns - 1) * OVERLAP) / columns,
      height: (height + (rows - 1) * OVERLAP) / rows,
    };
  });
  const [upright, across] = tried as [Tiling, Tiling];
  return across.columns * across.rows < upright.columns * upright.rows ? across : upright;
}

/** How many sheets a length needs. A board that needs only one may fill the frame; others leave room for marks. */
function tilesAlong(length: Mm, frame: Mm): number {
  if (length <= frame + 1e-9) return 1;
  const room = frame - 2 * EDGE;
  return Math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9);
}

/** The sheets of a board, row by row. */
export function boardSheets(part: Board, setting: Setting): readonly Content[] {
  const tiling = tile(part, setting);
  const { format, columns, rows, width, height } = tiling;
  const alone = columns * rows === 1;
  const { say, draw } = setting;
  return Array.from({ length: columns * rows }, (_, n): Content => {
    const column = n % columns;
    const row = Math.floor(n / columns);
    const left = format.left + (format.frame.width - width) / 2;
    const top = format.top + (format.frame.height - height) / 2;
    const from = { x: column * (width - OVERLAP), y: row * (height - OVERLAP) };
    const picture = draw.picture(part.picture, {
      x: left - from.x,
      y: top - from.y,
      width: part.width,
      height: part.height,
    });
    if (alone) return { format, items: [{ role: 'figure', what: part.what, shape: picture }] };
    const place = say('frame.tile', { row: row + 1, column: column + 1 });
    const clip = { id: `${part.id}-${n}`, x: left, y: top, width, height };
    const shape = { shapes: [picture], clip };
    const marks = glueMarks(setting, tiling, { column, row, left, top });
    return {
      format,
      notes: [noteOf(setting, tiling, { column, row })],
      items: [{ role: 'figure', what: `${part.what}, ${place}`, shape }, ...marks],
    };
  });
}

/** What to do with a sheet: the next one lies over its strip, or it is the last and lies over the strip of the one before. */
function noteOf(
  { say }: Setting,
  { columns, rows }: Tiling,
  { column, row }: Pick<TileAt, 'column' | 'row'>,
): string {
  const named = (r: number, c: number): string => say('frame.tile', { row: r + 1, column: c + 1 });
  const place = named(row, column);
  if (column < columns - 1 || row < rows - 1) return say('frame.glue', { place });
  const before = columns > 1 ? named(row, column - 1) : named(row - 1, column);
  return say('frame.glueOver', { place, before });
}

interface TileAt {
  readonly column: number;
  readonly row: number;
  readonly left: Mm;
  readonly top: Mm;
}

/** Where the next sheets begin: lines over the strip that they cover, and the corners to cut at. */
function glueMarks({ say, style }: Setting, tiling: Tiling, at: TileAt): readonly Item[] {
  const { columns, rows, width, height } = tiling;
  const { column, row, left, top } = at;
  const size = style === 'large' ? 5 : 3;
  const items: Item[] = [
    {
      role: 'ornament',
      shape: `<rect x="${mm(left)}" y="${mm(top)}" width="${mm(width)}" height="${mm(height)}" ${LINE}/>`,
    },
  ];
  const next = (dx: number, dy: number): string =>
    say('frame.next', { place: say('frame.tile', { row: row + dy + 1, column: column + dx + 1 }) });
  if (column < columns - 1) {
    const x = left + width - OVERLAP;
    items.push({
      role: 'ornament',
      shape: `<path d="M${mm(x)} ${mm(top)}v${mm(height)}" ${LINE} stroke-dasharray="2 2"/>`,
    });
    items.push(glued(next(1, 0), { x: x + OVERLAP / 2, y: top + height / 2, turn: -90, size }));
  }
  if (row < rows - 1) {
    const y = top + height - OVERLAP;
    items.push({
      role: 'ornament',
      shape: `<path d="M${mm(left)} ${mm(y)}h${mm(width)}" ${LINE} stroke-dasharray="2 2"/>`,
    });
    items.push(glued(next(0, 1), { x: left + width / 2, y: y + OVERLAP / 2, turn: 0, size }));
  }
  return items;
}

/** What is written on the strip that the next sheet covers, on a slip of white. */
function glued(
  text: string,
  {
    x,
    y,
    turn,
    size,
  }: { readonly x: Mm; readonly y: Mm; readonly turn: number; readonly size: Mm },
): Item {
  const wide = widthOf(text, 'text', size) + 4;
  const high = size * 1.4;
  return {
    role: 'text',
    shape:
      `<g transform="translate(${mm(x)} ${mm(y)}) rotate(${turn})">` +
      `<rect x="${mm(-wide / 2)}" y="${mm(-high / 2)}" width="${mm(wide)}" height="${mm(high)}" fill="#ffffff"/>` +
      `<text y="${mm(size * 0.36)}" font-size="${size}" text-anchor="middle" fill="#333333">${inFonts(text)}</text></g>`,
  };
}
