import { maps, starts, type KnownStart } from './starts.ts';

/** Sides of a square and of a map in the picture, and the room between maps. */
const CELL = 46;
const MAP = 6 * CELL;
const GAP = 36;
const ACROSS = 3;
/** From the light of a home that nearly always burns to the green of one that nearly always stands. */
const HUES = ['#fbe3d3', '#fbeed0', '#f3f2cf', '#dcecc6', '#bfe0b9', '#a0d1ab'] as const;
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
<rect width="${width}" height="${height}" fill="#fffdf8"/>
${parts.join('\n')}
</svg>
`;
}

function square(cell: string, x: number, y: number): string {
  const start = known.get(cell);
  const frame = (fill: string): string =>
    `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${fill}" stroke="#6b6357"/>`;
  if (start !== undefined) {
    const share = middle(start);
    const hue = HUES[LIMITS.filter((limit) => share >= limit).length]!;
    const open =
      start.proven === undefined
        ? `<circle cx="${x + CELL - 8}" cy="${y + 8}" r="3" fill="#2d2a26"/>`
        : '';
    return `${frame(hue)}<text x="${x + CELL / 2}" y="${y + CELL / 2 + 6}" fill="#2d2a26">${Math.round(share * 100)}</text>${open}`;
  }
  if (cell !== '^') return frame('#d9d4ca');
  const top = `${x + CELL / 2} ${y + 10}`;
  return `${frame('#fffdf8')}<path d="M${top}L${x + CELL - 9} ${y + CELL - 11}H${x + 9}z" fill="#a4422e"/>`;
}

/** The middle of the proven bounds, else of those from samples. */
function middle({ proven, sampled }: KnownStart): number {
  const { lower, upper } = proven ?? sampled;
  return (lower + upper) / 2;
}
