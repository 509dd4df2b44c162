import type { ComponentChild } from 'preact';
import { plain, type Beside, type Block, type Figure, type Words } from '../reading/blocks.ts';
import type { Picture } from '../picture.ts';
import type { Mm } from '../printer.ts';
import { FACES, type Face } from './faces.ts';
import { breakLines, type Line } from './lines.ts';
import { widthOf } from './measure.ts';

/** How a text is set. */
export interface Setting {
  /** The height of the letters of running text, from line to line of their design: a font of 10 points is 3.53. */
  readonly size: Mm;
  /** Notes, captions and labels are not smaller than this. */
  readonly least?: Mm;
  /** Black lines and no tinted ground. */
  readonly bare?: boolean;
}

/** A heading on a page. */
export interface Mark {
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

/** A picture on a page. */
export interface PlacedPicture {
  readonly picture: Picture;
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** Something that stands on one page as a whole: a line, a picture, a row of a table. */
export interface Row {
  readonly height: Mm;
  /** Room above it, where it is not the first on its page. */
  readonly above: Mm;
  /** The next row stands on the same page. */
  readonly keeps: boolean;
  /** Draws it with its upper left corner at this place. `pageOf` gives the printed number of the page of a mark. */
  draw(x: Mm, y: Mm, pageOf: (mark: Mark) => string): ComponentChild;
  /** Its pictures, if its upper left corner is at this place. */
  pictures?(x: Mm, y: Mm): readonly PlacedPicture[];
  readonly mark?: Mark;
  /** How deep the heading is that begins with it: 1 is the title. */
  readonly heading?: number;
  /** What is read aloud; empty where it goes on with what the row before has said. */
  readonly what: string;
  /** It is a picture, and `what` is said instead of it. */
  readonly figure?: boolean;
  /** The page is over after it. */
  readonly ends?: boolean;
}

/** From line to line, in sizes of the letters. */
const LINE = 1.36;
/** Where the letters stand in a line, from its upper edge. */
const BASELINE = 0.98;
const GAP = 0.5;
const HEADINGS = { 1: 1.7, 2: 1.3, 3: 1.08 } as const;
const TITLE = 2.3;
const SMALL = 0.84;
const LARGE = 1.4;
const CAPTION = 0.8;
/** Captions have at least 8 points, also on a card that is set small to stand on one sheet. */
const LEAST_CAPTION: Mm = 2.8;
const LABEL = 0.74;
/** The column of the ids of clauses, in sizes of their letters. */
const LABEL_WIDTH = 4.2;

const INK = '#1f1e26';
const SOFT = '#56535e';
const TINT = '#f6eeda';
const BAR = '#a9794a';

/** The rows of blocks in a column of this width. `marks` are those of the whole text, for its contents. */
export function rowsOf(
  blocks: readonly Block[],
  width: Mm,
  setting: Setting,
  marks: readonly Mark[] = marksOf(blocks),
): readonly Row[] {
  let whole = false;
  return blocks.flatMap((block, i) => {
    if (block.kind === 'heading') whole = block.whole === true;
    const rows = rowsOfBlock(block, width, setting, marks);
    if (!whole) return rows;
    const next = blocks[i + 1];
    const last = next === undefined || ENDS_SECTION.has(next.kind) ? rows.length - 1 : rows.length;
    return rows.map((row, n) => (n < last ? { ...row, keeps: true } : row));
  });
}

const ENDS_SECTION: ReadonlySet<Block['kind']> = new Set([
  'title',
  'heading',
  'columns',
  'pageBreak',
]);

/** Letters smaller than running text, but not smaller than the least. */
const smaller = ({ size, least = 0 }: Setting, share: number): Mm => Math.max(size * share, least);

/** Large print: a margin for the ids of clauses would take a ninth of the sheet, so they begin their text. */
const isLarge = ({ least = 0 }: Setting): boolean => least > 0;

/** The headings of a text, without those within boxes. */
export const marksOf = (blocks: readonly Block[]): readonly Mark[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ level: block.level, text: block.text }] : [],
  );

function rowsOfBlock(
  block: Block,
  width: Mm,
  setting: Setting,
  marks: readonly Mark[],
): readonly Row[] {
  const { size } = setting;
  switch (block.kind) {
    case 'title':
      return heading(block.text, width, size * TITLE, undefined, block.centred === true);
    case 'heading':
      return heading(block.text, width, size * HEADINGS[block.level], {
        level: block.level,
        text: block.text,
      });
    case 'paragraph': {
      const own =
        block.note === true ? smaller(setting, SMALL) : size * (block.large === true ? LARGE : 1);
      const colour = block.note === true && setting.bare !== true ? SOFT : INK;
      const set = { size: own, colour, above: size * GAP };
      const rows =
        block.beside === undefined
          ? lineRows(block.text, width, { ...set, centred: block.centred === true })
          : [beside(block.text, width, set, block.beside, setting)];
      return block.keeps === true ? keptAtEnd(rows) : rows;
    }
    case 'clause': {
      const set = { size, colour: INK, above: size * GAP };
      if (isLarge(setting) && block.beside === undefined) {
        const begun = lineRows([{ text: `${block.id} `, bold: true }, ...block.text], width, set);
        return block.keeps === true ? keptAtEnd(begun) : begun;
      }
      const label = smaller(setting, LABEL);
      const margin = label * LABEL_WIDTH;
      const rows =
        block.beside === undefined
          ? lineRows(block.text, width - margin, set)
          : [beside(block.text, width - margin, set, block.beside, setting)];
      const marked = labelled(rows, block.id, margin, { size, label });
      return block.keeps === true ? keptAtEnd(marked) : marked;
    }
    case 'list':
      return listRows(block.items, block.ordered === true, width, size);
    case 'box':
      return boxed(rowsOf(block.blocks, width - 1.6 * size, setting, marks), width, setting);
    case 'table':
      return tableRows(block, width, setting);
    case 'picture': {
      const wide = Math.min(block.width, width);
      return [pictureRow([block], wide, undefined, (width - wide) / 2, setting)];
    }
    case 'pictures':
      return [pictureRow(block.pictures, width, block.height, 0, setting, block.even)];
    case 'contents':
      return contents(marks, width, size);
    case 'space':
      return [
        { height: block.lines * size * LINE, above: 0, keeps: false, draw: nothing, what: '' },
      ];
    default:
      // A new page, perhaps in other columns.
      return [{ height: 0, above: 0, keeps: false, draw: nothing, what: '', ends: true }];
  }
}

const nothing = (): ComponentChild => null;

/** Rows whose last one stands on the page of what follows. */
const keptAtEnd = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, i) => (i === rows.length - 1 ? { ...row, keeps: true } : row));

interface LineSet {
  readonly size: Mm;
  readonly colour: string;
  readonly above: Mm;
  readonly face?: Face;
  readonly centred?: boolean;
}

/** A paragraph line by line. Short ones stand on one page, and of long ones two lines at least. */
function lineRows(words: Words, width: Mm, set: LineSet): readonly Row[] {
  const lines = breakLines(words, width, set.size, set.face);
  const height = set.size * LINE;
  return lines.map((line, i) => ({
    height,
    above: i === 0 ? set.above : 0,
    keeps: i < lines.length - 1 && (lines.length < 4 || i === 0 || i === lines.length - 2),
    what: i === 0 ? plain(words) : '',
    draw: (x, y) =>
      drawLine(line, x + (set.centred === true ? (width - line.width) / 2 : 0), y, set),
  }));
}

function drawLine({ pieces }: Line, x: Mm, y: Mm, set: LineSet): ComponentChild {
  return pieces.map((piece, i) => (
    <Letters
      key={i}
      x={x + piece.x}
      y={y + set.size * BASELINE}
      size={set.size}
      face={piece.face}
      colour={set.colour}
      text={piece.text}
    />
  ));
}

interface LettersProps {
  readonly x: Mm;
  /** Where the letters stand. */
  readonly y: Mm;
  readonly size: Mm;
  readonly face: Face;
  readonly colour?: string;
  readonly text: string;
}

/** Words in a line, in an embedded font. */
export function Letters({ x, y, size, face, colour = INK, text }: LettersProps) {
  const { family, weight, italic } = FACES[face];
  return (
    <text
      x={round(x)}
      y={round(y)}
      font-family={family}
      font-size={round(size)}
      font-weight={weight}
      font-style={italic ? 'italic' : undefined}
      fill={colour}
    >
      {text}
    </text>
  );
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;

function heading(
  text: string,
  width: Mm,
  size: Mm,
  mark: Mark | undefined,
  centred = false,
): readonly Row[] {
  const set: LineSet = { size, colour: INK, above: size * 0.9, face: 'title', centred };
  return lineRows([text], width, set).map((row, i) => ({
    ...row,
    keeps: true,
    ...(i === 0 && { heading: (mark?.level ?? 0) + 1 }),
    ...(i === 0 && mark !== undefined && { mark }),
  }));
}

/** Rows with a text in the margin beside the first. */
function labelled(
  rows: readonly Row[],
  label: string,
  margin: Mm,
  { size, label: letters }: { readonly size: Mm; readonly label: Mm },
): readonly Row[] {
  return rows.map((row, i) => ({
    ...row,
    what: i === 0 ? `${label} ${row.what}` : row.what,
    draw: (x, y, pageOf) => (
      <>
        {i === 0 && (
          <Letters
            x={x}
            y={y + size * BASELINE}
            size={letters}
            face="text"
            colour={SOFT}
            text={label}
          />
        )}
        {row.draw(x + margin, y, pageOf)}
      </>
    ),
    ...(row.pictures && { pictures: (x: Mm, y: Mm) => row.pictures!(x + margin, y) }),
  }));
}

/** Text with a picture at its right. */
function beside(words: Words, width: Mm, set: LineSet, figure: Beside, setting: Setting): Row {
  const wide = width * (figure.width ?? 1 / 3);
  const gap = set.size;
  const lines = lineRows(words, width - wide - gap, set);
  // Not higher than wide: narrow pictures would be higher than a page.
  const picture = pictureRow(figure.figures, wide, wide, 0, setting);
  const text = lines.reduce((sum, row) => sum + row.height, 0);
  return {
    height: Math.max(text, picture.height),
    above: set.above,
    keeps: false,
    what: `${plain(words)} ${picture.what}`.trim(),
    draw: (x, y, pageOf) => (
      <>
        {lines.map((row, i) => row.draw(x, y + i * set.size * LINE, pageOf))}
        {picture.draw(x + width - wide, y, pageOf)}
      </>
    ),
    pictures: (x, y) => picture.pictures!(x + width - wide, y),
  };
}

/** Pictures side by side, each as high as the others, with what stands below them. */
function pictureRow(
  figures: readonly Figure[],
  width: Mm,
  most: Mm | undefined,
  indent: Mm,
  setting: Setting,
  even?: number,
): Row {
  const { size } = setting;
  const gap = size * (even === undefined ? 1 : 1.6);
  const ratios = figures.map(({ picture: { viewBox } }) => viewBox[2] / viewBox[3]);
  const columns = even ?? figures.length;
  const room = width - gap * (columns - 1);
  const fitting =
    even !== undefined
      ? room / columns / Math.max(...ratios)
      : room / ratios.reduce((sum, ratio) => sum + ratio, 0);
  const high = Math.min(most ?? Infinity, fitting);
  const set: LineSet =
    even === undefined
      ? {
          size: Math.max(smaller(setting, CAPTION), LEAST_CAPTION),
          colour: setting.bare === true ? INK : SOFT,
          above: 0,
        }
      : { size, colour: INK, above: 0 };
  // A caption needs a few words in a line, even below a narrow picture.
  const least = Math.min(room / columns, size * 7);
  let at = indent;
  const placed = figures.map(({ picture, caption, what }) => {
    const wide = (high * picture.viewBox[2]) / picture.viewBox[3];
    const column =
      even !== undefined ? room / columns : caption === undefined ? wide : Math.max(wide, least);
    const inset = even === undefined ? 0 : (column - wide) / 2;
    const place = { picture, what, at, inset, wide, lines: [] as readonly Row[] };
    if (caption !== undefined) place.lines = lineRows(caption, column, set);
    at += column + gap;
    return place;
  });
  const below = Math.max(0, ...placed.map(({ lines }) => lines.length)) * set.size * LINE;
  return {
    height: high + (below > 0 ? below + size * 0.2 : 0),
    above: size * GAP,
    keeps: false,
    figure: true,
    what: figures.map(({ what }) => what).join('. '),
    draw: (x, y, pageOf) =>
      placed.map(({ at: left, lines }, i) => (
        <g key={i}>
          {lines.map((row, n) =>
            row.draw(x + left, y + high + size * 0.2 + n * set.size * LINE, pageOf),
          )}
        </g>
      )),
    pictures: (x, y) =>
      placed.map(({ picture, at: left, inset, wide }) => ({
        picture,
        x: x + left + inset,
        y,
        width: wide,
        height: high,
      })),
  };
}

function listRows(items: readonly Words[], ordered: boolean, width: Mm, size: Mm): readonly Row[] {
  const indent = size * 1.4;
  const set: LineSet = { size, colour: INK, above: size * 0.2 };
  return items.flatMap((item, n) =>
    lineRows(item, width - indent, set).map((row, i) => ({
      ...row,
      draw: (x: Mm, y: Mm, pageOf: (mark: Mark) => string) => (
        <>
          {i === 0 && (
            <Letters
              x={x + size * 0.3}
              y={y + size * BASELINE}
              size={size}
              face="text"
              text={ordered ? `${n + 1}.` : '•'}
            />
          )}
          {row.draw(x + indent, y, pageOf)}
        </>
      ),
    })),
  );
}

/** A box with this many rows or fewer stands on one page; in large print fewer, because they take more of it. */
const WHOLE_BOX = 16;
const WHOLE_BOX_LARGE = 4;

/** Rows on a ground with a bar at the left; each draws its own piece of both, so that a long box may go on overleaf. */
function boxed(rows: readonly Row[], width: Mm, setting: Setting): readonly Row[] {
  const { size, bare } = setting;
  const whole = isLarge(setting) ? WHOLE_BOX_LARGE : WHOLE_BOX;
  const pad = size * 0.35;
  const last = rows.length - 1;
  return rows.map((row, i) => {
    const over = i === 0 ? pad : row.above;
    const under = i === last ? pad : 0;
    return {
      ...row,
      keeps: row.keeps || (i < last && rows.length <= whole),
      above: i === 0 ? size * GAP : 0,
      height: row.height + over + under,
      draw: (x: Mm, y: Mm, pageOf: (mark: Mark) => string) => (
        <>
          {bare !== true && (
            <rect
              x={round(x)}
              y={round(y - 0.02)}
              width={round(width)}
              height={round(row.height + over + under + 0.04)}
              fill={TINT}
            />
          )}
          <rect
            x={round(x)}
            y={round(y - 0.02)}
            width={round(size * 0.22)}
            height={round(row.height + over + under + 0.04)}
            fill={bare === true ? INK : BAR}
          />
          {row.draw(x + 0.8 * size, y + over, pageOf)}
        </>
      ),
      ...(row.pictures && {
        pictures: (x: Mm, y: Mm) => row.pictures!(x + 0.8 * size, y + over),
      }),
    };
  });
}

function tableRows(
  { widths, head, rows }: Extract<Block, { kind: 'table' }>,
  width: Mm,
  setting: Setting,
): readonly Row[] {
  const { size } = setting;
  const all = widths.reduce((sum, share) => sum + share, 0);
  const columns = widths.map((share) => (share / all) * width);
  const pad = size * 0.35;
  const set: LineSet = { size: smaller(setting, 0.94), colour: INK, above: 0 };
  const made = (cells: readonly Words[], first: boolean, face: Face): Row => {
    const texts = cells.map((cell, i) => lineRows(cell, columns[i]! - 2 * pad, { ...set, face }));
    const height = Math.max(1, ...texts.map((lines) => lines.length)) * set.size * LINE + pad;
    return {
      height,
      above: first ? size * GAP : 0,
      keeps: face === 'bold',
      what: cells.map(plain).join('; '),
      draw: (x, y, pageOf) => (
        <>
          <path
            d={`M${round(x)} ${round(y + height)}h${round(width)}`}
            stroke={face === 'bold' ? INK : '#857b68'}
            stroke-width={face === 'bold' ? 0.35 : 0.15}
            fill="none"
          />
          {texts.map((lines, column) => {
            const left = x + columns.slice(0, column).reduce((sum, wide) => sum + wide, 0) + pad;
            return lines.map((row, n) => row.draw(left, y + pad / 2 + n * set.size * LINE, pageOf));
          })}
        </>
      ),
    };
  };
  const headed = head === undefined ? [] : [made(head, true, 'bold')];
  return [
    ...headed,
    ...rows.map((cells, i) => made(cells, i === 0 && headed.length === 0, 'text')),
  ];
}

/** The headings with dots up to the numbers of their pages. */
function contents(marks: readonly Mark[], width: Mm, size: Mm): readonly Row[] {
  const number = size * 2;
  return marks
    .filter(({ level }) => level < 3)
    .map((mark) => {
      const indent = mark.level === 1 ? 0 : size * 1.2;
      const [line] = breakLines([mark.text], width - indent - number, size);
      const text = line!.pieces.map((piece) => piece.text).join(' ');
      const from = indent + widthOf(text, 'text', size) + size * 0.4;
      return {
        height: size * LINE,
        above: 0,
        keeps: false,
        what: mark.text,
        draw: (x: Mm, y: Mm, pageOf: (wanted: Mark) => string) => {
          const page = pageOf(mark);
          const end = width - widthOf(page, 'text', size);
          const baseline = y + size * BASELINE;
          return (
            <>
              <Letters x={x + indent} y={baseline} size={size} face="text" text={text} />
              <path
                d={`M${round(x + from)} ${round(baseline - 0.2)}H${round(x + end - size * 0.4)}`}
                stroke={SOFT}
                stroke-width={0.2}
                stroke-dasharray="0.2 1"
                fill="none"
              />
              <Letters x={x + end} y={baseline} size={size} face="text" text={page} />
            </>
          );
        },
      };
    });
}
