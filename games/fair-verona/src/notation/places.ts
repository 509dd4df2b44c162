import { cellOf, FAR, OTHER_BANK, xOfCell, yOfCell } from '../rules/map/map.ts';

// Places on the map as text, both ways.

/** A space, such as `n1e2`; `home` is the Old Town. */
export function spaceText(x: number, y: number): string {
  const north = y === 0 ? '' : y < 0 ? `n${-y}` : `s${y}`;
  const east = x === 0 ? '' : x < 0 ? `w${-x}` : `e${x}`;
  return north + east || 'home';
}

const cellIn = (place: number): number => place & (OTHER_BANK - 1);

/** A place by its code: the space, and `/b` on the second bank. */
export const placeText = (place: number): string =>
  spaceText(xOfCell(cellIn(place)), yOfCell(cellIn(place))) + (place >= OTHER_BANK ? '/b' : '');

/** The arguments of the message that names a space: how far from the Old Town it lies which way. */
export function placeParts(place: number): Readonly<Record<string, string | number>> {
  const [x, y] = [xOfCell(cellIn(place)), yOfCell(cellIn(place))];
  const kind = x === 0 && y === 0 ? 'home' : x === 0 ? 'up' : y === 0 ? 'aside' : 'both';
  return {
    kind,
    northward: y < 0 ? 'yes' : 'no',
    eastward: x > 0 ? 'yes' : 'no',
    up: Math.abs(y),
    aside: Math.abs(x),
  };
}

// --- What people write ---

const HOME = /^(?:home|casa|(?:the )?old town|(?:la )?citt[aà] vecchia)$/;
const WAYS = 'north|nord|n|south|sud|s|east|est|e|west|ovest|w|o';
const SPACE = new RegExp(
  `^(?:(${WAYS}) ?(\\d{1,2}))(?:,? ?(?:and |e (?=[neswo]))?(${WAYS}) ?(\\d{1,2}))?$`,
);
const BANK = /(?: ?\/ ?| (?:bank|riva|sponda) |,? )([ab])$/;
const WINDS: readonly (readonly [string, string])[] = [
  ['ne', 'north-?east|nord-?est'],
  ['nw', 'north-?west|nord-?ovest'],
  ['se', 'south-?east|sud-?est'],
  ['sw', 'south-?west|sud-?ovest'],
  ['n', 'north|nord'],
  ['e', 'east|est'],
  ['s', 'south|sud'],
  ['w', 'west|ovest'],
];
const WIND = WINDS.map(([, words]) => words).join('|');
const SIDE = new RegExp(`,? \\(?(?:(${WIND}) bank|(?:riva|sponda) (${WIND}))\\)?$`);

/** A space, and the bank that somebody named by its letter or by the compass; -1 and empty where nobody did. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly bank: number;
  readonly wind: string;
}

/** The place that a text in lower case means; undefined where it is none. */
export function readSpot(text: string): Spot | undefined {
  const [side = '', english, italian] = SIDE.exec(text) ?? [];
  const wind = windNamed(english ?? italian ?? '');
  const rest = text.slice(0, text.length - side.length);
  const [said = '', letter] = BANK.exec(rest) ?? [];
  const bank = letter === undefined ? -1 : letter === 'a' ? 0 : 1;
  const space = rest.slice(0, rest.length - said.length).replace(/,$/, '');
  if (HOME.test(space)) return { x: 0, y: 0, bank, wind };
  const [found, way = '', far = '', other, further = '0'] = SPACE.exec(space) ?? [];
  if (found === undefined) return undefined;
  let [x, y] = [0, 0];
  const legs: readonly (readonly [string, number])[] = [
    [way, Number(far)],
    [other ?? '', Number(further)],
  ];
  for (const [to, steps] of legs) {
    if (to.startsWith('n')) y -= steps;
    else if (to.startsWith('s')) y += steps;
    else if (to.startsWith('e')) x += steps;
    else x -= steps;
  }
  const sameAxis = other !== undefined && /^[ns]/.test(way) === /^[ns]/.test(other);
  if (sameAxis || Math.max(Math.abs(x), Math.abs(y)) > FAR) return undefined;
  return { x, y, bank, wind };
}

const windNamed = (name: string): string =>
  WINDS.find(([, words]) => new RegExp(`^(?:${words})$`).test(name))?.[0] ?? '';

/** The code of the space. */
export const cellOfSpot = ({ x, y }: Spot): number => cellOf(x, y);
