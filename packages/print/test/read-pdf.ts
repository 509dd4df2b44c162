import { inflateSync } from 'node:zlib';

// A small reader of the PDFs that Glade writes, so that their tests need no other program: objects, pages, and the lines
// that are drawn on a page.

interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Straight lines in points from the upper left corner of the page. */
  readonly lines: readonly Line[];
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

type Point = readonly [x: number, y: number];
type Matrix = readonly [number, number, number, number, number, number];

export interface PdfFile {
  readonly pages: readonly PdfPage[];
  /** All objects without the content of their streams. */
  readonly objects: readonly string[];
  /** How many letters are drawn as an empty box, because the font does not have them: the glyph 0. */
  readonly boxes: number;
}

export function readPdf(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, { readonly dictionary: string; readonly stream: string }>();
  for (const found of text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length;
    const rest = text.slice(start, text.indexOf('\nendobj', start));
    const at = rest.indexOf('\nstream\n');
    const dictionary = at < 0 ? rest : rest.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const raw = at < 0 ? new Uint8Array() : bytes.subarray(start + at + 8, start + at + 8 + length);
    const packed = dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype /Image');
    const stream = Buffer.from(packed ? inflateSync(raw) : raw).toString('latin1');
    objects.set(found[1]!, { dictionary, stream });
  }
  const all = [...objects.values()];
  const pages = all
    .filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary))
    .map(({ dictionary }) => {
      const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(dictionary)!;
      const [, contents] = /\/Contents (\d+) 0 R/.exec(dictionary)!;
      const [width, height] = [Number(box[1]), Number(box[2])];
      return { width, height, lines: linesOf(objects.get(contents!)!.stream, height) };
    });
  const texts = all.flatMap(({ stream }) => [...stream.matchAll(/<([\da-f]+)>(?=[^\n]*T[Jj])/g)]);
  const glyphs = texts.flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
  const boxes = glyphs.filter((glyph) => glyph === '0000').length;
  return { pages, objects: all.map(({ dictionary }) => dictionary), boxes };
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
];

/** The straight lines of a content stream. */
function linesOf(stream: string, height: number): readonly Line[] {
  const lines: Line[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let here: Point = [0, 0];
  const place = ([x, y]: Point): Point => [
    x * matrix[0] + y * matrix[2] + matrix[4],
    height - (x * matrix[1] + y * matrix[3] + matrix[5]),
  ];
  for (const line of stream.split('\n')) {
    const words = line.trim().split(/\s+/);
    const operator = words.pop();
    const numbers = words.map(Number);
    if (operator === 'q') saved.push(matrix);
    else if (operator === 'Q') matrix = saved.pop()!;
    else if (operator === 'cm') matrix = times(numbers as unknown as Matrix, matrix);
    else if (operator === 'm') here = [numbers[0]!, numbers[1]!];
    else if (operator === 'l') {
      const to: Point = [numbers[0]!, numbers[1]!];
      lines.push({ from: place(here), to: place(to) });
      here = to;
    } else if (operator === 'c') here = [numbers[4]!, numbers[5]!];
  }
  return lines;
}
