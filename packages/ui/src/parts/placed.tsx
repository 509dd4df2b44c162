import type { ComponentChildren } from 'preact';

/** A drawing at a place of a larger one: moved to `x`, `y`, turned by `turn` degrees, and this many times as large. */
export const placed = (
  x: number,
  y: number,
  size: number,
  drawing: ComponentChildren,
  turn = 0,
) => (
  <g transform={`translate(${x} ${y}) ${turn === 0 ? '' : `rotate(${turn}) `}scale(${size})`}>
    {drawing}
  </g>
);
