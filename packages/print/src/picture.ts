import type { ComponentChild } from 'preact';

/**
 * A drawing: what is inside an `<svg>` with this viewBox. Components of the board, with their classes. No HTML, no
 * `filter`; see `docs/drawing.md`.
 */
export interface Picture {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly content: ComponentChild;
}
