import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { render } from 'preact-render-to-string';
import type { OptionValues } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import type { Picture } from '../picture.ts';

/** A position as the board of its game shows it. */
export interface Still {
  readonly board: GameBoard;
  readonly view: unknown;
  readonly options: OptionValues;
  readonly say: Say;
  readonly looks?: readonly SeatLook[];
  /** Two pictures on one page have different names. */
  readonly name: string;
  /** All of the board, where the board would show a part of it. */
  readonly whole?: boolean;
  /** Without what people have before them: a small picture shows the board as large as it can. */
  readonly boardOnly?: boolean;
}

/** The drawing of a position by the board, as in the rulebook of the app, without its frame of HTML. */
export function stillPicture(still: Still): Picture {
  const parts = partsOf(htmlOf(still));
  const shown = still.boardOnly === true ? { ...parts, rows: [] } : parts;
  return composed(shown, parts.box, still.name);
}

/**
 * Two positions one after the other: one picture where nothing that is drawn has changed, else two that show the same part
 * of the board, so that people see what has changed.
 */
export function stillPictures(before: Still, after: Still): readonly Picture[] {
  const [first, last] = [before, after].map((still) => htmlOf({ ...still, name: '' }));
  const [from, to] = [partsOf(first!), partsOf(last!)];
  if (first === last) return [composed(to, to.box, after.name)];
  const box = commonBox(from, to);
  return [composed(from, box ?? from.box, before.name), composed(to, box ?? to.box, after.name)];
}

function htmlOf({ board, view, options, say, looks, name, whole = false }: Still): string {
  const html = render(
    <board.Board
      view={view}
      legal={[]}
      events={[]}
      lit={[]}
      say={say}
      options={options}
      settings={{ motion: false, forecast: false, score: false, atTable: true }}
      {...(looks === undefined ? {} : { seats: looks })}
      label={name}
      still
    />,
  );
  return whole ? html.replaceAll(/--close(?:-[xy])?:[^;"]*;?/g, '') : html;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** The drawings in what a board renders. */
interface StillParts {
  /** The board, or each of several boards of the same size. */
  readonly large: readonly Element[];
  /** What lies beside the board in a picture of its own, such as dice. */
  readonly small: readonly Element[];
  /** What people have before them, in the order in which it lies there; marked as `data-still-row`. */
  readonly rows: readonly (readonly Element[])[];
  /** What is shown of the board, and all of it. */
  readonly box: Box;
  readonly whole: Box;
}

/** A part of a drawing that is larger than this share of the largest one is a part of the board, too. */
const LARGE = 1 / 3;
const GAP = 0.04;
/** How high things stand before people, as a share of the width; this many people stand side by side. */
const ROW = 0.15;
const ABREAST = 2;

function partsOf(html: string): StillParts {
  const document = parseDocument(html, {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
    recognizeSelfClosing: true,
  });
  const all = drawingsIn(document);
  const rowed = all.filter((drawing) => rowOf(drawing) !== undefined);
  const drawings = all.filter((drawing) => !rowed.includes(drawing));
  const most = Math.max(...drawings.map(areaOf));
  const large = drawings.filter((drawing) => areaOf(drawing) > most * LARGE);
  const [first] = large;
  if (first === undefined) throw new Error('the board has no drawing');
  const small = drawings.filter((drawing) => !large.includes(drawing) && belongs(drawing, first));
  const rows = [...new Set(rowed.map(rowOf))].map((row) =>
    rowed.filter((drawing) => rowOf(drawing) === row),
  );
  return { large, small, rows, box: boxOf(first), whole: viewBoxOf(first) };
}

const rowOf = (drawing: Element): Element | undefined =>
  ancestorsOf(drawing).find(({ attribs }) => attribs['data-still-row'] !== undefined);

/**
 * The part of the board that both show; undefined where the boards are not drawn in the same measures. One that shows only a
 * part shows where something happens.
 */
function commonBox(before: StillParts, after: StillParts): Box | undefined {
  if (before.large.length > 1 || after.large.length > 1) return undefined;
  const same = before.whole.join() === after.whole.join();
  const origin = ([x, y]: Box): boolean => x === 0 && y === 0;
  // A map that grows is drawn about a fixed point.
  if (!same && (origin(before.whole) || origin(after.whole))) return undefined;
  const isWhole = ({ box, whole }: StillParts): boolean => box.join() === whole.join();
  if (same && isWhole(before) !== isWhole(after)) return isWhole(before) ? after.box : before.box;
  const [a, b] = [before.box, after.box];
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  const right = Math.max(a[0] + a[2], b[0] + b[2]);
  const bottom = Math.max(a[1] + a[3], b[1] + b[3]);
  return [x, y, right - x, bottom - y];
}

/** All drawings as one picture: the large ones side by side, above them small ones, below them what people have. */
function composed({ large, small, rows }: StillParts, box: Box, name: string): Picture {
  const columns = large.length > 4 ? 3 : large.length > 1 ? 2 : 1;
  const [, , width, height] = box;
  const gap = width * GAP;
  const parts: string[] = [];
  const wide = columns * width + (columns - 1) * gap;
  let y = 0;
  if (small.length > 0) {
    const [, , one, high] = boxOf(small[0]!);
    const scale = Math.min(1, wide / (one * small.length));
    const left = (wide - one * scale * small.length) / 2;
    for (const [i, drawing] of small.entries()) {
      const at: Box = [left + i * one * scale, 0, one * scale, high * scale];
      parts.push(placed(drawing, at, boxOf(drawing), name));
    }
    y = high * scale + gap;
  }
  for (const [i, drawing] of large.entries()) {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const at: Box = [column * (width + gap), y + row * (height + gap), width, height];
    parts.push(placed(drawing, at, large.length > 1 ? boxOf(drawing) : box, name));
  }
  const lines = Math.ceil(large.length / columns);
  y += lines * height + (lines - 1) * gap;
  const high = wide * ROW;
  const room = (wide - (ABREAST - 1) * gap) / ABREAST;
  for (const [i, row] of rows.entries()) {
    if (i % ABREAST === 0) y += (i === 0 ? gap : gap / 2) + (i === 0 ? 0 : high);
    parts.push(...inRow(row, [(i % ABREAST) * (room + gap), y, room, high], name));
  }
  return {
    viewBox: [0, 0, wide, y + (rows.length > 0 ? high : 0)],
    content: <g dangerouslySetInnerHTML={{ __html: parts.join('') }} />,
  };
}

/** Drawings one beside the other, each as high as there is room. */
function inRow(row: readonly Element[], [x, y, width, high]: Box, name: string): readonly string[] {
  const boxes = row.map(viewBoxOf);
  const ratios = boxes.map(([, , w, h]) => w / h);
  const between = high * 0.08;
  const asked = ratios.reduce((sum, ratio) => sum + ratio * high + between, 0);
  const scale = Math.min(1, width / asked);
  let left = x;
  return row.map((drawing, i) => {
    const wide = ratios[i]! * high * scale;
    const at: Box = [left, y + (high * (1 - scale)) / 2, wide, high * scale];
    left += wide + between * scale;
    return placed(drawing, at, boxes[i]!, name);
  });
}

/** The outermost drawings. */
const drawingsIn = (node: Document | ChildNode): readonly Element[] => {
  if (isTag(node) && node.name === 'svg') return [node];
  return 'children' in node ? node.children.flatMap(drawingsIn) : [];
};

function viewBoxOf(drawing: Element): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (drawing.attribs['viewBox'] ?? '')
    .split(/[ ,]+/)
    .map(Number);
  return [x, y, width, height];
}

/** A box of a drawing that shows itself closer than it is, as `closeUp` of the board says it. */
function boxOf(drawing: Element): Box {
  const [x, y, width, height] = viewBoxOf(drawing);
  const style = ancestorsOf(drawing)
    .map(({ attribs }) => attribs['style'] ?? '')
    .join(';');
  const close = Number(/--close:\s*([\d.]+)/.exec(style)?.[1] ?? 1);
  const shift = (axis: 'x' | 'y'): number =>
    Number(new RegExp(`--close-${axis}:\\s*(-?[\\d.]+)%`).exec(style)?.[1] ?? 0) / 100;
  const [w, h] = [width / close, height / close];
  return [x + width * (0.5 - shift('x')) - w / 2, y + height * (0.5 - shift('y')) - h / 2, w, h];
}

const areaOf = (drawing: Element): number => {
  const [, , width, height] = boxOf(drawing);
  return width * height;
};

function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parent; at !== null && isTag(at); at = at.parent) found.unshift(at);
  return found;
}

/** Whether a small drawing stands in a picture of its own beside the board, such as the dice that lie there. */
const belongs = (drawing: Element, board: Element): boolean => {
  const outside = ancestorsOf(drawing).filter((each) => !ancestorsOf(board).includes(each));
  return outside.some(({ attribs }) => attribs['role'] === 'img');
};

/** A drawing at its place, within groups that have the classes of the elements in which it stood. `box` is what of it is shown. */
function placed(drawing: Element, at: Box, box: Box, name: string): string {
  const [x, y, width, height] = at;
  const own = { ...drawing.attribs, x, y, width, height, viewBox: box.join(' ') };
  const inside = drawing.children.map(written).join('');
  const svg = `<svg${attributes(own)}>${inside}</svg>`;
  const whole = ancestorsOf(drawing).reduceRight(
    (within, { attribs }) => `<g${attributes(kept(attribs))}>${within}</g>`,
    svg,
  );
  return whole.replaceAll(
    /(\sid="|href="#|url\(#)/g,
    (found) => `${found}${name.replaceAll(/[^A-Za-z0-9]/g, '-')}-`,
  );
}

/** Of an element of HTML: its classes and what style sheets know it by. */
const kept = (attribs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attribs).filter(([key]) => key === 'class' || key.startsWith('data-')),
  );

function written(node: ChildNode): string {
  if (isText(node)) return escaped(node.data);
  if (!isTag(node)) return '';
  const inside = node.children.map(written).join('');
  return `<${node.name}${attributes(node.attribs)}>${inside}</${node.name}>`;
}

const attributes = (attribs: Readonly<Record<string, string | number>>): string =>
  Object.entries(attribs)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
