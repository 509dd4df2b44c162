import type { RefOptions, RefState } from '../reference.ts';
import { JOKER } from './codes.ts';
import { goalOf, VALUES } from './options.ts';
import { riverLaid } from './river.ts';
import { emptyTable, type Encounter, type Seat, type Step } from './state.ts';
import { type Laid, typeOf } from './tiles.ts';
import { turnStarted } from './turn.ts';
/** Positions and cards in words, for the tests. */

/** The defaults of section 6. */
export const OPTIONS: RefOptions = Object.fromEntries(
  Object.entries(VALUES).map(([name, values]) => [name, values[0] ?? '']),
);

export interface ToldSeat {
  readonly card?: string;
  /** `x,y`, with `/b` on the second bank. Far away, alone, unless told. */
  readonly at?: string;
  /** Encounters; a star marks the token. */
  readonly holds?: string;
  /** Ids of unused tiles. */
  readonly unused?: string;
  /** Shuffles its Friends came from. */
  readonly friends?: readonly number[];
}

export interface Told {
  readonly options?: RefOptions;
  /** River tiles in the order laid, as `id@rotation x,y`. */
  readonly river?: readonly string[];
  /** Other tiles; River tiles among them say nothing of the open end. */
  readonly tiles?: readonly string[];
  readonly seats?: readonly ToldSeat[];
  readonly active?: number;
  readonly clue?: string;
  readonly clueOwed?: boolean;
  readonly jokers?: number;
  readonly carrier?: number;
  readonly delivered?: number;
  readonly reserve?: number;
  readonly discards?: string;
  /** Unseen cards of each shuffle; all that do not lie open unless told. */
  readonly unseen?: readonly string[];
  /** Face-down tiles: all, or these ids. */
  readonly left?: string;
  readonly hand?: string;
  readonly step?: Step | 'start';
}

export function cardOf(name: string): number {
  if (name === 'joker') return JOKER;
  const rank = { J: 11, Q: 12, K: 13, A: 14 }[name.slice(0, -1)] ?? Number(name.slice(0, -1));
  return 'SCDH'.indexOf(name.slice(-1)) * 13 + rank - 2;
}

export function cards(names: string): number[] {
  return words(names).map(cardOf);
}

const words = (text = '') => text.split(' ').filter((word) => word !== '');

export function laidOf(text: string): Laid {
  const [tile = '', at = ''] = text.split(' ');
  const [id = '', rotation] = tile.split('@');
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { x, y, type: typeOf(id), rotation: Number(rotation) };
}

function encounterOf(name: string): Encounter {
  return { card: cardOf(name.replace('*', '')), token: name.endsWith('*') };
}

function seatOfTold(told: ToldSeat, index: number): Seat {
  const [place = '', bank = 'a'] = (told.at ?? farAway(index)).split('/');
  const [x = 0, y = 0] = place.split(',').map(Number);
  return {
    identity: told.card === undefined ? -1 : cardOf(told.card),
    x,
    y,
    bank: 'ab'.indexOf(bank),
    encounters: words(told.holds).map(encounterOf),
    unused: words(told.unused).map(typeOf),
    friends: told.friends ?? [],
  };
}

const farAway = (index: number) => `${40 + 5 * index},60`;

/** Seats that are not told of get the highest free clubs and stand far away, each on a tile. */
function seatsTold(told: Told): Seat[] {
  const seats = emptyTable({ ...OPTIONS, ...told.options }).seats.map((_, index) =>
    seatOfTold(told.seats?.[index] ?? {}, index),
  );
  const open = [...seats.flatMap(openCards), ...cards(told.clue ?? '')];
  const free = cards('AC KC QC JC 10C 9C 8C 7C 6C').filter((card) => !open.includes(card));
  return seats.map((seat) =>
    seat.identity < 0 ? { ...seat, identity: free.shift() ?? -1 } : seat,
  );
}

const openCards = (seat: Seat) => [seat.identity, ...seat.encounters.map(({ card }) => card)];

function unseenTold(told: Told, seats: readonly Seat[]): (readonly number[])[] {
  if (told.unseen !== undefined) return told.unseen.map(cards);
  const seen = [
    ...seats.flatMap(openCards),
    ...cards(told.clue ?? ''),
    ...cards(told.discards ?? ''),
  ];
  const ranked = [...Array(JOKER).keys()].filter((card) => !seen.includes(card));
  return [[...ranked, ...Array<number>(2 - (told.jokers ?? 0)).fill(JOKER)]];
}

function leftTold(told: Told, tiles: readonly Laid[], all: readonly number[]): number[] {
  const types = told.left === undefined ? undefined : words(told.left).map(typeOf);
  const laid = (type: number) => tiles.filter((tile) => tile.type === type).length;
  return all.map((copies, type) =>
    types === undefined
      ? Math.max(0, copies - laid(type))
      : types.filter((one) => one === type).length,
  );
}

export function position(told: Told): RefState {
  const options = { ...OPTIONS, ...told.options };
  const table = emptyTable(options);
  const seats = seatsTold(told);
  const grounds = seats.map((_, index) => laidOf(`abbey@0 ${farAway(index)}`));
  const tiles = [...table.tiles, ...(told.tiles ?? []).map(laidOf)];
  let s: RefState = { ...table, seats, tiles, active: told.active ?? 0, turn: 9 };
  for (const laid of (told.river ?? []).map(laidOf))
    s = riverLaid({ ...s, tiles: [...s.tiles, laid] }, laid);
  s = { ...s, tiles: [...s.tiles, ...grounds] };
  const clue = told.clue === undefined ? -1 : cardOf(told.clue);
  const holding = seats.some(({ encounters }) => encounters.some(({ token }) => token));
  const out = clue >= 0 || holding || told.carrier !== undefined ? 1 : 0;
  const delivered = told.delivered ?? 0;
  const at: RefState = {
    ...s,
    left: leftTold(told, s.tiles.slice(0, -seats.length), table.left),
    hand: told.hand === undefined ? -1 : typeOf(told.hand),
    clue,
    clueOwed: told.clueOwed ?? false,
    jokers: told.jokers ?? 0,
    carrier: told.carrier ?? -1,
    delivered,
    reserve: told.reserve ?? goalOf(options) - delivered - out,
    discards: cards(told.discards ?? ''),
    unseen: unseenTold(told, seats),
    step: told.step === 'start' || told.step === undefined ? 'source' : told.step,
  };
  return told.step === 'start' ? turnStarted(at, at.active) : at;
}
