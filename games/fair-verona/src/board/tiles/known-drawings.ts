import { type Drawing, drawingOf, type Part } from './tile-drawing.ts';
import { shapeOf } from './tile-shape.ts';

const known = new Map<number, Drawing>();

/** The drawing of a tile as it lies. It is made once. */
export function knownDrawing(type: number, turn: number): Drawing {
  const key = type * 4 + turn;
  let drawing = known.get(key);
  if (drawing === undefined) known.set(key, (drawing = drawingOf(shapeOf(type), turn, type)));
  return drawing;
}

/** The cities and roads of a tile as it lies. */
export const partsOf = (type: number, turn: number): readonly Part[] =>
  knownDrawing(type, turn).parts;
