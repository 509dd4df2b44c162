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
}

/** The drawing of a position by the board, as in the rulebook of the app, without its frame of HTML. */
export function stillPicture({
  board,
  view,
  options,
  say,
  looks,
  name,
  whole = false,
}: Still): Picture {
  const html = render(
    <board.Board
      view={view}
      legal={[]}
      events={[]}
      lit={[]}
      say={say}
      options={options}
      settings={{ motion: false, forecast: false, score: false }}
      {...(looks === undefined ? {} : { seats: looks })}
      label={name}
      still
    />,
  );
  return pictureIn(whole ? html.replaceAll(/--close(?:-[xy])?:[^;"]*;?/g, '') : html, name);
}

/** A part of a drawing that is larger than this share of the largest one is a part of the board, too. */
const LARGE = 1 / 3;
const GAP = 0.04;

/** All large drawings in a text of HTML as one picture: side by side, and above them small ones that belong to the board. */
function pictureIn(html: string, name: string): Picture {
  const document = parseDocument(html, {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
    recognizeSelfClosing: true,
  });
  const drawings = drawingsIn(document);
  const most = Math.max(...drawings.map(areaOf));
  const large = drawings.filter((drawing) => areaOf(drawing) > most * LARGE);
  const [first] = large;
  if (first === undefined) throw new Error('the board has no drawing');
  const small = drawings.filter((drawing) => !large.includes(drawing) && belongs(drawing, first));
  const columns = large.length > 4 ? 3 : large.length > 1 ? 2 : 1;
  const [, , width, height] = boxOf(first);
  const gap = width * GAP;
  const parts: string[] = [];
  const wide = columns * width + (columns - 1) * gap;
  let y = 0;
  if (small.length > 0) {
    const [, , one, high] = boxOf(small[0]!);
    const scale = Math.min(1, wide / (one * small.length));
    const left = (wide - one * scale * small.length) / 2;
    for (const [i, drawing] of small.entries())
      parts.push(placed(drawing, left + i * one * scale, 0, one * scale, high * scale, name));
    y = high * scale + gap;
  }
  for (const [i, drawing] of large.entries()) {
    const column = i % columns;
    const row = Math.floor(i / columns);
    parts.push(
      placed(drawing, column * (width + gap), y + row * (height + gap), width, height, name),
    );
  }
  const rows = Math.ceil(large.length / columns);
  const high = y + rows * height + (rows - 1) * gap;
  return {
    viewBox: [0, 0, wide, high],
    content: <g dangerouslySetInnerHTML={{ __html: parts.join('') }} />,
  };
}

/** The outermost drawings. */
const drawingsIn = (node: Document | ChildNode): readonly Element[] => {
  if (isTag(node) && node.name === 'svg') return [node];
  return 'children' in node ? node.children.flatMap(drawingsIn) : [];
};

/** A box of a drawing that shows itself closer than it is, as `closeUp` of the board says it. */
function boxOf(drawing: Element): readonly [number, number, number, number] {
  const [x = 0, y = 0, width = 0, height = 0] = (drawing.attribs['viewBox'] ?? '')
    .split(/[ ,]+/)
    .map(Number);
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

/** A drawing at its place, within groups that have the classes of the elements in which it stood. */
function placed(
  drawing: Element,
  x: number,
  y: number,
  width: number,
  height: number,
  name: string,
): string {
  const own = { ...drawing.attribs, x, y, width, height, viewBox: boxOf(drawing).join(' ') };
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
