import type { Mm } from '../printer.ts';

// What is on a page, so that the browser and a PDF can each draw it in its own way: plain SVG, drawings that may stand in
// many places, and both of them moved or cut off together.

export type Shape = string | Placed | Group;

/** Plain SVG that may stand in many places; a PDF has it once. */
export interface Stamp {
  readonly svg: string;
  /** What it covers, in its own units; a line at its edge reaches a little beyond. */
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
}

/** A stamp on the page: its zero point, and how many millimetres one of its units is. */
export interface Placed {
  readonly stamp: Stamp;
  readonly x: Mm;
  readonly y: Mm;
  readonly scale: number;
}

export type Move =
  | { readonly kind: 'move'; readonly x: Mm; readonly y: Mm }
  /** About a point, in degrees, clockwise. */
  | { readonly kind: 'turn'; readonly degrees: number; readonly x: Mm; readonly y: Mm };

interface Clip {
  /** Unique among the pages. */
  readonly id: string;
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

export interface Group {
  readonly shapes: readonly Shape[];
  readonly moved?: Move;
  /** Nothing is seen outside. */
  readonly clip?: Clip;
}

/** The number as SVG has it: a thousandth of a millimetre is enough. */
export const mm = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Upside down about a point. */
export const halfTurn = (x: Mm, y: Mm): Move => ({ kind: 'turn', degrees: 180, x, y });

/** A shape as plain SVG. */
export function svgOf(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('stamp' in shape) {
    const { stamp, x, y, scale } = shape;
    return `<g transform="translate(${mm(x)} ${mm(y)}) scale(${Math.round(scale * 1e6) / 1e6})">${stamp.svg}</g>`;
  }
  const { shapes, moved, clip } = shape;
  const inside = shapes.map(svgOf).join('');
  const transform = moved === undefined ? '' : ` transform="${transformOf(moved)}"`;
  if (clip === undefined) return `<g${transform}>${inside}</g>`;
  const { id, x, y, width, height } = clip;
  return (
    `<clipPath id="${id}"><rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"/></clipPath>` +
    `<g${transform} clip-path="url(#${id})">${inside}</g>`
  );
}

function transformOf(moved: Move): string {
  if (moved.kind === 'move') return `translate(${mm(moved.x)} ${mm(moved.y)})`;
  return `rotate(${moved.degrees} ${mm(moved.x)} ${mm(moved.y)})`;
}
