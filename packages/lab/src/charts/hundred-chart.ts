import { escapeHtml } from './svg.ts';

/** Side by side and below each other; together a hundred. */
const [COLUMNS, ROWS] = [20, 5];
const [SIDE, STEP] = [16, 20];

/** A share as a hundred squares: as many are full as it has, and those of its range have a frame. They lie column by column, like a bar. */
export function hundredChart(
  label: string,
  {
    value,
    low = value,
    high = value,
  }: { readonly value: number; readonly low?: number; readonly high?: number },
): string {
  const [full, from, to] = [value, low, high].map((share) => Math.round(100 * share));
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const kind = `${i < full! ? 'bar' : 'track'}${i >= from! && i < to! ? ' framed' : ''}`;
    const [x, y] = [Math.floor(i / ROWS) * STEP, (i % ROWS) * STEP];
    return `<rect class="${kind}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="3"/>`;
  });
  const [width, height] = [COLUMNS, ROWS].map((count) => count * STEP - (STEP - SIDE));
  return `<svg class="hundred" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${width} ${height}">${squares.join('')}</svg>`;
}
