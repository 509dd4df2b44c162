import { groupBy } from '../statistics/group-by.ts';
import { escapeHtml, picture, px, WIDTH } from './svg.ts';

/** A place of a board: its position in the picture, and how often events named it. */
export interface HeatSpot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly times: number;
}

export interface HeatMap {
  /** The label for screen readers. */
  readonly label: string;
  readonly places: readonly HeatSpot[];
  /** The words before the smallest and before the largest number of the colour scale. */
  readonly least: string;
  readonly most: string;
  readonly number: (times: number) => string;
}

/** Room for the names of rows and columns. */
const LEFT = 26;
const TOP = 22;
/** Room for the colour scale. */
const SCALE_HEIGHT = 44;
const MAX_SIZE = 56;
/** The width of a letter or a digit. */
const LETTER_WIDTH = 8;
const STEPS = 5;
/** Below this width the words of the scale would overlap. */
const MIN_SCALE_WIDTH = 240;

/** The opacity of a place, in proportion to how often events named it. */
const darkness = (times: number, most: number): string => (0.75 * (times / most)).toFixed(2);

/** Which letters are read on a place of this opacity: a style sheet has a colour for each kind. */
const lettersOn = (opacity: string): string =>
  Number(opacity) < 0.41 ? 'cool' : Number(opacity) < 0.65 ? 'mid' : 'hot';

/** Draws the places of a board, darker where events named them more often. Numbers are shown where they fit. */
export function heatMap({ label, places, least, most, number }: HeatMap): string {
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const wide = Math.max(...places.map(({ x }) => x)) - left + 1;
  const high = Math.max(...places.map(({ y }) => y)) - top + 1;
  const size = Math.min(MAX_SIZE, (WIDTH - LEFT) / wide);
  const side = size * 0.92;
  const times = places.map((place) => place.times);
  const greatest = Math.max(1, ...times);
  // Boards whose rows are offset by half a place, such as hexes, are drawn with discs.
  const round = places.some(({ x, y }) => x % 1 !== 0 || y % 1 !== 0);
  const fits = (words: readonly string[]): boolean =>
    size >= 20 && words.every((each) => each.length * LETTER_WIDTH <= side - 2);
  const numbers = places.map((place) => number(place.times));
  const names = places.map(({ name }) => name);
  const edges = edgesOf(places);
  const words = edges !== undefined && fits(numbers) ? numbers : fits(names) ? names : undefined;
  const at = (x: number, y: number): readonly [number, number] => [
    LEFT + (x - left) * size,
    TOP + (y - top) * size,
  ];
  const squares = places.map(({ x, y, name, times: seen }, i) => {
    const [sx, sy] = at(x, y);
    const box = `x="${px(sx)}" y="${px(sy)}" width="${px(side)}" height="${px(side)}" rx="${px(round ? side / 2 : 3)}"`;
    const word = words === undefined ? '' : centred(words[i]!, sx + side / 2, sy + side / 2 + 5);
    const dark = darkness(seen, greatest);
    return `<g class="${lettersOn(dark)}"><title>${escapeHtml(name)}: ${numbers[i]!}</title><rect class="track" ${box}/><rect class="bar" fill-opacity="${dark}" ${box}/>${word}</g>`;
  });
  const bottom = Math.ceil(TOP + high * size);
  const above = [...(edges?.columns ?? [])].map(([name, x]) =>
    centred(name, at(x, 0)[0] + side / 2, TOP - 7, 'soft'),
  );
  const beside = [...(edges?.rows ?? [])].map(([name, y]) =>
    centred(name, LEFT / 2 - 2, at(0, y)[1] + side / 2 + 5, 'soft'),
  );
  const range = [Math.min(...times), greatest] as const;
  const ends = [`${least} ${number(range[0])}`, `${most} ${number(Math.max(...times))}`] as const;
  const key = scale(ends, range, bottom, Math.max(MIN_SCALE_WIDTH, wide * size));
  return picture(label, bottom + SCALE_HEIGHT, [...above, ...beside, ...squares, key].join(''));
}

const centred = (word: string, x: number, y: number, kind = ''): string =>
  `<text${kind === '' ? '' : ` class="${kind}"`} x="${px(x)}" y="${px(y)}" text-anchor="middle">${escapeHtml(word)}</text>`;

/** The colour scale, from the lightest to the darkest, as wide as the board. */
function scale(
  [low, high]: readonly [string, string],
  [least, most]: readonly [number, number],
  top: number,
  wide: number,
): string {
  const step = wide / STEPS;
  const boxes = Array.from({ length: STEPS }, (_, i) => {
    const dark = darkness(least + ((most - least) * i) / (STEPS - 1), most);
    const box = `x="${px(LEFT + i * step)}" y="${px(top + 6)}" width="${px(step)}" height="10"`;
    return `<rect class="track" ${box}/><rect class="bar" fill-opacity="${dark}" ${box}/>`;
  });
  const words = `<text x="${LEFT}" y="${px(top + 34)}">${escapeHtml(low)}</text><text x="${px(LEFT + wide)}" y="${px(top + 34)}" text-anchor="end">${escapeHtml(high)}</text>`;
  return `<g class="scale">${boxes.join('')}${words}</g>`;
}

/** Names of rows and columns, with the position of their middle. */
interface Edges {
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: ReadonlyMap<string, number>;
}

/** The names of columns and rows, where the names of the places contain them: `3,4` or `C4` has a part for each. */
function edgesOf(places: readonly HeatSpot[]): Edges | undefined {
  const parts = places.map(({ name }) => name.match(/\d+|\p{L}+/gu) ?? []);
  if (parts.some(({ length }) => length !== 2)) return undefined;
  const named = (part: 0 | 1, of: 'x' | 'y'): ReadonlyMap<string, number> | undefined => {
    const called = new Map(places.map((place, i) => [place[of], parts[i]![part]!]));
    if (places.some((place, i) => called.get(place[of]) !== parts[i]![part])) return undefined;
    const lines = groupBy(called, ([, name]) => name);
    return new Map(
      [...lines].map(([name, each]) => [
        name,
        each.reduce((sum, [at]) => sum + at, 0) / each.length,
      ]),
    );
  };
  for (const [column, row] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const [columns, rows] = [named(column, 'x'), named(row, 'y')];
    if (columns !== undefined && rows !== undefined) return { columns, rows };
  }
  return undefined;
}
