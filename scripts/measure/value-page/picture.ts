import { maps, starts } from './starts.ts';

/** Sides of a square and of a map in the picture, and the room between maps. */
const CELL = 46;
const MAP = 6 * CELL;
const GAP = 36;
const ACROSS = 3;
/** From the light of a home that nearly always burns to the green of one that nearly always stands. */
const HUES = ['#fbe3d3', '#fbeed0', '#f3f2cf', '#dcecc6', '#bfe0b9', '#a0d1ab'] as const;
/** From here on tenths of a percent are told. */
const NEARLY = 0.99;
const PAPER = '#fffdf8';
const LIMITS = [0.3, 0.6, 0.85, 0.93, 0.97] as const;

const known = new Map(starts.map((start) => [start.name, start]));

/** One map for each place of the home: on each square the chance in percent to save the home if the fire starts there. */
export function valuePicture(): string {
  const width = ACROSS * MAP + (ACROSS + 1) * GAP;
  const rows = Math.ceil(maps.length / ACROSS);
  const height = rows * (MAP + GAP) + GAP;
  const parts = maps.map((map, n) => {
    const x = GAP + (n % ACROSS) * (MAP + GAP);
    const y = GAP + Math.floor(n / ACROSS) * (MAP + GAP);
    const cells = map.rows.flatMap((row, r) =>
      row.map((cell, c) => square(cell, c * CELL, r * CELL)),
    );
    return `<g transform="translate(${x} ${y})">\n${cells.join('\n')}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" font-family="sans-serif" font-size="17" text-anchor="middle">
<title id="t">For six places of the home: the chance in percent to save it, on the square where the fire starts</title>
<rect width="${width}" height="${height}" fill="${PAPER}"/>
${parts.join('\n')}
</svg>
`;
}

function square(cell: string, x: number, y: number): string {
  const start = known.get(cell);
  const frame = (fill: string): string =>
    `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${fill}" stroke="#6b6357"/>`;
  const label = (text: string, size: number): string =>
    `<text x="${x + CELL / 2}" y="${y + CELL / 2 + 6}" font-size="${size}" fill="#2d2a26">${text}</text>`;
  if (start?.proven !== undefined) {
    const share = (start.proven.lower + start.proven.upper) / 2;
    const hue = HUES[LIMITS.filter((limit) => share >= limit).length]!;
    // What is not certain is not called 100.
    return frame(hue) + label((share * 100).toFixed(share < NEARLY ? 0 : 1), 17);
  }
  if (start !== undefined) {
    const { lower, upper } = start.sampled;
    return frame(PAPER) + label(`${Math.floor(lower * 100)}–${Math.ceil(upper * 100)}`, 11);
  }
  if (cell !== '^') return frame('#d9d4ca');
  const top = `${x + CELL / 2} ${y + 10}`;
  return `${frame(PAPER)}<path d="M${top}L${x + CELL - 9} ${y + CELL - 11}H${x + 9}z" fill="#a4422e"/>`;
}
