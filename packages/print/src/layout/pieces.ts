import { halfTurn, mm } from '../drawing/shapes.ts';
import { plain, type Words } from '../reading/blocks.ts';
import { setColumn } from '../text/pages.tsx';
import type { Mm, Pieces, Piece } from '../model.ts';
import type { Backs, Style } from '../printer.ts';
import type { Item } from './page.ts';
import type { Content, Setting } from './content.ts';
import { formatOf, type Format } from './paper.ts';
import { turnsOver } from './both-sides.ts';

/** Between pieces that must not touch: the person who cuts a little beside the line cuts into none, and a back that is printed a little beside its front does not show another. */
const GAP: Readonly<Record<Pieces['outline'], Mm>> = {
  square: 0,
  rounded: 2,
  round: 2,
  hex: 2,
  net: 3,
};
/**
 * The same where they have backs: the widest that needs no further sheet. `fold` is between the nearest piece and the fold in
 * the middle of the sheet.
 */
const GAPS_WITH_BACKS: readonly { readonly gap: Mm; readonly fold: Mm }[] = [
  { gap: 3, fold: 4 },
  { gap: 2, fold: 2 },
  { gap: 1, fold: 1 },
];
/** Cut marks stand round the block of pieces. */
const MARK: Mm = 4;
const MARK_GAP: Mm = 1;
/** The foot of a figure that stands, in front and behind, where its part says nothing else. */
const FOOT: Mm = 9;
/** The letters above a block of pieces, and what is between them and the cut marks. */
const LETTERS: Readonly<Record<Style, Mm>> = { colour: 3.35, ink: 3.35, large: 5 };
const UNDER_LETTERS: Mm = 1;
const LINE = 'fill="none" stroke="#6b6b6b" stroke-width="0.2"';

/** A place on a sheet for one piece, within the page. */
interface Place {
  readonly x: Mm;
  readonly y: Mm;
}

/** How pieces lie on each sheet. */
export interface Imposition {
  readonly format: Format;
  readonly columns: number;
  readonly rows: number;
  readonly gap: Mm;
  /** What a piece takes, with the feet of one that stands. */
  readonly width: Mm;
  readonly height: Mm;
  /** The corner of the first piece. */
  readonly left: Mm;
  readonly top: Mm;
  /** The room above the cut marks, for what is written there. */
  readonly head: Mm;
}

/** Lays pieces on as few sheets as possible, with this room above them. */
export function impose(
  part: Pieces,
  { paper, backs, style }: Pick<Setting, 'paper' | 'backs'> & Partial<Pick<Setting, 'style'>>,
  head: Mm = 0,
): Imposition {
  const hasBacks = backsOf(part, backs);
  const usual = GAP[part.outline];
  const gaps =
    hasBacks === 'none'
      ? [{ gap: usual, fold: 0 }]
      : GAPS_WITH_BACKS.map(({ gap, fold }) => ({ gap: Math.max(gap, usual), fold }));
  const { width } = part;
  const height = part.stand === true ? 2 * (part.height + footOf(part)) : part.height;
  // Backs on the other side meet their fronts whatever a printer does with a sheet in landscape: such a sheet stays upright.
  const turned = turnsOver(hasBacks) ? [false] : [false, true];
  const ways = turned.flatMap((landscape) => gaps.map((gap) => ({ landscape, ...gap })));
  const tried = ways.map(({ landscape, gap, fold }): Imposition => {
    const format = formatOf(paper, landscape, style);
    const room = 2 * (MARK + MARK_GAP);
    const wide =
      hasBacks === 'fold' ? format.frame.width / 2 - fold - room / 2 : format.frame.width - room;
    const most = Math.floor((wide + gap) / (width + gap) + 1e-9);
    const mostRows = Math.floor((format.frame.height - head - room + gap) / (height + gap) + 1e-9);
    const { columns, rows } = evenly(part, most, mostRows);
    const blockWidth = columns * (width + gap) - gap;
    const left =
      hasBacks === 'fold'
        ? format.left + format.frame.width / 2 - fold - blockWidth
        : format.left + (format.frame.width - blockWidth) / 2;
    const top = format.top + head + MARK + MARK_GAP;
    return { format, columns, rows, gap, width, height, left, top, head };
  });
  const count = countOf(part);
  const chosen = tried.reduce((best, other) =>
    sheetsFor(count, other) < sheetsFor(count, best) ? other : best,
  );
  if (head === 0 && chosen.columns * chosen.rows === 0)
    throw new RangeError(`${part.id}: a piece of ${width} by ${height} mm is larger than a sheet`);
  return chosen;
}

/**
 * So many columns and rows that sheets are full and alike, each row of one kind, where that takes no more sheets: people lay
 * them on each other and cut all in one go. Else as many as a sheet has room for.
 */
function evenly(part: Pieces, most: number, rows: number): Pick<Imposition, 'columns' | 'rows'> {
  const count = countOf(part);
  const sheets = Math.ceil(count / (most * rows));
  if (sheets === 1) return { columns: most, rows };
  for (let columns = most; columns > 1; columns--) {
    const needed = count / sheets / columns;
    const wholeRows = part.pieces.every((piece) => piece.count % columns === 0);
    if (wholeRows && Number.isInteger(needed) && needed <= rows) return { columns, rows: needed };
  }
  return { columns: most, rows };
}

const sheetsFor = (count: number, { columns, rows }: Imposition): number =>
  Math.ceil(count / (columns * rows));

const footOf = ({ foot = FOOT }: Pieces): Mm => foot;

const countOf = ({ pieces }: Pieces): number => pieces.reduce((sum, { count }) => sum + count, 0);

/** How the backs of these pieces are printed. A figure that stands has its back above its front. */
const backsOf = (part: Pieces, backs: Backs): Backs =>
  part.backs === true && part.stand !== true ? backs : 'none';

/** The sheets of pieces, each followed by its back where there is one. */
export function pieceSheets(part: Pieces, setting: Setting): readonly Content[] {
  const laid = withHead(part, setting);
  const all = part.pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  const each = laid.columns * laid.rows;
  const backs = backsOf(part, setting.backs);
  const pages: Content[] = [];
  for (let first = 0; first < all.length; first += each) {
    const here = all.slice(first, first + each);
    const words = headOf(part, laid, here.length, setting);
    const note = laid.head > 0 ? {} : { notes: [notesOf(part, laid, setting)] };
    const head = laid.head > 0 ? [headItem(words, laid, setting)] : [];
    const front = here.map((piece, n) => pieceAt(part, piece, placeOf(laid, n), setting));
    const marks = [cutMarks(laid, here.length), outlines(part, laid, here.length)];
    const used = usedBy(laid, here.length);
    if (backs === 'fold') {
      const behind = here.map((piece, n) =>
        backAt(piece, mirrored(part, laid, n, 'long'), part, setting),
      );
      const items = [...head, ...front, ...behind, ...marks, foldLine(laid, here.length)];
      pages.push({ format: laid.format, ...note, items, used });
      continue;
    }
    const items = [...head, ...front, ...marks];
    if (backs === 'none') {
      pages.push({ format: laid.format, ...note, items, used });
      continue;
    }
    const edge = backs;
    const turn = setting.say(`frame.turn.${edge}`);
    pages.push({
      format: laid.format,
      notes: [turn, ...(note.notes ?? [])],
      items,
      used,
      hasBack: true,
    });
    pages.push({
      format: laid.format,
      back: true,
      notes: [setting.say('frame.behind')],
      items: here.map((piece, n) =>
        backAt(piece, mirrored(part, laid, n, edge), part, setting, edge === 'short'),
      ),
    });
  }
  return pages;
}

/** How pieces lie below what is written above them. Where the words would take a further sheet, they stand in the strip below. */
function withHead(part: Pieces, setting: Setting): Imposition {
  const bare = impose(part, setting);
  const count = countOf(part);
  const each = Math.min(count, bare.columns * bare.rows);
  const { height } = setHead(headOf(part, bare, each, setting), bare, setting);
  const laid = impose(part, setting, height + UNDER_LETTERS);
  const sheets = sheetsFor(count, bare);
  // Sheets that are all full are cut in one go.
  const areFull = (other: Imposition): boolean => count === sheets * other.columns * other.rows;
  if (!(sheetsFor(count, laid) <= sheets)) return bare;
  if (sheets > 1 && areFull(bare) && !areFull(laid)) return bare;
  const own = setHead(headOf(part, laid, each, setting), laid, setting);
  return own.height > height ? bare : laid;
}

/** What people do with the pieces of a sheet. */
function notesOf(part: Pieces, laid: Imposition, { say, backs }: Setting): string {
  if (part.stand === true) return say('frame.stand');
  if (backsOf(part, backs) === 'fold') return say('frame.foldBacks');
  if (part.outline === 'net') return say('frame.net');
  const each = laid.columns * laid.rows;
  const sheets = countOf(part) / each;
  const alike = sheets > 1 && Number.isInteger(sheets) && laid.gap === 0;
  return alike ? say('frame.cutAlike', { sheets }) : say('frame.cut');
}

/** What stands above this many pieces: what they are, how many of them lie here, and what to do with them. */
const headOf = (part: Pieces, laid: Imposition, n: number, setting: Setting): Words => [
  { text: setting.say('frame.block', { part: setting.say(`sheets.${part.id}`), n }), bold: true },
  ` ${notesOf(part, laid, setting)}`,
];

/** The words above a block, as wide as the sheet. */
const setHead = (words: Words, { format }: Imposition, { style }: Setting) =>
  setColumn(
    [{ kind: 'paragraph', text: words }],
    { x: 0, y: 0, width: format.frame.width },
    { size: LETTERS[style] },
  );

function headItem(words: Words, laid: Imposition, setting: Setting): Item {
  const { left, top } = laid.format;
  const content = setting.draw.content(setHead(words, laid, setting).content);
  return {
    role: 'text',
    what: plain(words),
    shape: { shapes: [content], moved: { kind: 'move', x: left, y: top } },
  };
}

/** What this many pieces take of a sheet with the marks above and below them. */
function usedBy({ columns, height, gap, head }: Imposition, count: number): Mm {
  const rows = Math.ceil(count / columns);
  return head + rows * (height + gap) - gap + 2 * (MARK + MARK_GAP);
}

function placeOf({ left, top, columns, width, height, gap }: Imposition, n: number): Place {
  return {
    x: left + (n % columns) * (width + gap),
    y: top + Math.floor(n / columns) * (height + gap),
  };
}

/** Where the back of the n-th piece is, so that it lies behind its front when the sheet is turned over this edge. */
function mirrored(part: Pieces, laid: Imposition, n: number, edge: 'long' | 'short'): Place {
  const { x, y } = placeOf(laid, n);
  const { width, height } = laid.format.size;
  return edge === 'long' ? { x: width - x - part.width, y } : { x, y: height - y - part.height };
}

function pieceAt(part: Pieces, piece: Piece, at: Place, { draw }: Setting): Item {
  const { width, height } = part;
  if (part.stand !== true)
    return {
      role: 'figure',
      what: piece.what,
      shape: draw.picture(piece.front, { ...at, width, height }),
    };
  const fold = at.y + footOf(part) + height;
  const front = draw.picture(piece.front, { x: at.x, y: fold, width, height });
  // It is cut out as a rectangle. So the back is no mirror of the front: numbers can be read from there, too.
  const behind = draw.picture(piece.back ?? piece.front, { x: at.x, y: fold, width, height });
  const turned = { shapes: [behind], moved: halfTurn(at.x + width / 2, fold) };
  return { role: 'figure', what: piece.what, shape: { shapes: [front, turned] } };
}

function backAt(
  piece: Piece,
  at: Place,
  { width, height }: Pieces,
  { draw }: Setting,
  upsideDown = false,
): Item {
  const upright = draw.picture(piece.back ?? piece.front, { ...at, width, height });
  return {
    role: 'figure',
    what: piece.what,
    shape: upsideDown
      ? { shapes: [upright], moved: halfTurn(at.x + width / 2, at.y + height / 2) }
      : upright,
  };
}

/** Short lines round the block of pieces, where a ruler is laid to cut. */
function cutMarks(laid: Imposition, count: number): Item {
  const { columns, width, height, gap } = laid;
  const usedColumns = Math.min(columns, count);
  const usedRows = Math.ceil(count / columns);
  const right = laid.left + usedColumns * (width + gap) - gap;
  const bottom = laid.top + usedRows * (height + gap) - gap;
  const xs = edges(laid.left, usedColumns, width, gap);
  const ys = edges(laid.top, usedRows, height, gap);
  const path = [
    ...xs.map(
      (x) =>
        `M${mm(x)} ${mm(laid.top - MARK_GAP)}v${-MARK}M${mm(x)} ${mm(bottom + MARK_GAP)}v${MARK}`,
    ),
    ...ys.map(
      (y) =>
        `M${mm(laid.left - MARK_GAP)} ${mm(y)}h${-MARK}M${mm(right + MARK_GAP)} ${mm(y)}h${MARK}`,
    ),
  ];
  return { role: 'ornament', shape: `<path d="${path.join('')}" ${LINE}/>` };
}

const edges = (from: Mm, count: number, size: Mm, gap: Mm): readonly Mm[] => [
  ...new Set(
    Array.from({ length: count }, (_, i) => [
      from + i * (size + gap),
      from + i * (size + gap) + size,
    ]).flat(),
  ),
];

/** The line along which each piece is cut. A net draws its own. */
function outlines(part: Pieces, laid: Imposition, count: number): Item {
  const shapes = Array.from({ length: count }, (_, n) => {
    const { x, y } = placeOf(laid, n);
    return part.stand === true ? standLines(part, x, y) : outline(part, x, y);
  });
  return { role: 'ornament', shape: shapes.join('') };
}

function outline({ outline: shape, width, height }: Pieces, x: Mm, y: Mm): string {
  switch (shape) {
    case 'round':
      return `<ellipse cx="${mm(x + width / 2)}" cy="${mm(y + height / 2)}" rx="${mm(width / 2)}" ry="${mm(height / 2)}" ${LINE}/>`;
    case 'square':
    case 'rounded':
      return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" rx="${shape === 'rounded' ? mm(Math.min(width, height) / 10) : 0}" ${LINE}/>`;
    case 'hex': {
      // Flat sides at the left and right when it is higher than wide, else above and below.
      const corners =
        height >= width
          ? [
              [0.5, 0],
              [1, 0.25],
              [1, 0.75],
              [0.5, 1],
              [0, 0.75],
              [0, 0.25],
            ]
          : [
              [0, 0.5],
              [0.25, 0],
              [0.75, 0],
              [1, 0.5],
              [0.75, 1],
              [0.25, 1],
            ];
      const points = corners.map(([a, b]) => `${mm(x + a! * width)},${mm(y + b! * height)}`);
      return `<polygon points="${points.join(' ')}" ${LINE}/>`;
    }
    default:
      return '';
  }
}

/** The outline of a figure with its two feet, and the folds: in the middle, and above each foot. */
function standLines(part: Pieces, x: Mm, y: Mm): string {
  const { width, height } = part;
  const foot = footOf(part);
  const whole = 2 * (height + foot);
  const folds = [foot, foot + height, foot + 2 * height].map(
    (at) => `M${mm(x)} ${mm(y + at)}h${mm(width)}`,
  );
  return (
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(whole)}" ${LINE}/>` +
    `<path d="${folds.join('')}" ${LINE} stroke-dasharray="2 1.5"/>`
  );
}

/** The fold between the fronts and their backs beside them. */
function foldLine(laid: Imposition, count: number): Item {
  const { format, head } = laid;
  const x = format.left + format.frame.width / 2;
  return {
    role: 'ornament',
    shape: `<path d="M${mm(x)} ${mm(format.top + head)}v${mm(usedBy(laid, count) - head)}" ${LINE} stroke-dasharray="3 2"/>`,
  };
}
