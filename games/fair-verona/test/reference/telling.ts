import { refApply, refLegal, type RefState, refView } from '../reference.ts';
import { attemptsOf } from './clear.ts';
import { attemptCode, moveOf, placementCode, placementOf, sourceOf } from './codes.ts';
import { cardOf, laidOf, position, type Told } from './position.ts';
import { tileOf } from './tiles.ts';
/** What a position offers, and how it goes on, in words for the tests. */

/** `x,y@rotation` of every placement of a tile, in the order of codes. */
export function placements(told: Told, hand: string): string[] {
  const s = position({ ...told, hand, step: 'place' });
  return refLegal(s).map((action) => {
    const { x, y, rotation } = placementOf(action);
    return `${x},${y}@${rotation}`;
  });
}

export function lay(s: RefState, at: string): RefState {
  const { x, y, rotation } = laidOf(`abbey@${at.split('@')[1]} ${at.split('@')[0]}`);
  return refApply(s, placementCode(x, y, rotation));
}

/** Where a move of the active seat may end: `x,y`, with a letter on tiles of two banks. */
export function reach(s: RefState): string[] {
  return refLegal(s).map((action) => spotName(s, action));
}

function spotName(s: RefState, action: number): string {
  const { x, y, bank } = moveOf(action);
  const laid = s.tiles.find((tile) => tile.x === x && tile.y === y);
  const two = laid !== undefined && tileOf(laid.type).banks.length > 1;
  return two ? `${x},${y}/${'ab'[bank]}` : `${x},${y}`;
}

export function walk(s: RefState, to: string): RefState {
  const action = refLegal(s).find((one) => spotName(s, one) === to);
  if (action === undefined) throw new RangeError(`${to} is out of reach`);
  return refApply(s, action);
}

/** Attempts as `owner card [helpers] [friend seat]`, cards by number. */
export function attempts(s: RefState): string[] {
  return attemptsOf(s).map(({ owner, card, helpers, friend }) =>
    [owner, card, `[${helpers.join()}]`, ...(friend < 0 ? [] : [`friend ${friend}`])].join(' '),
  );
}

/** Makes the attempt on a card with these helpers. */
export function clear(s: RefState, card: string, helpers: readonly number[] = []): RefState {
  const one = attemptsOf(s).find(
    (attempt) => attempt.card === cardOf(card) && attempt.helpers.join() === helpers.join(),
  );
  if (one === undefined) throw new RangeError(`${card} cannot be tried`);
  return refApply(s, attemptCode(one));
}

/** The choices at the step `source`. */
export function sources(s: RefState): string[] {
  return refLegal(s).map((action) => (action === 0 ? 'draw' : tileOf(sourceOf(action).type).id));
}

export function turnUp(s: RefState, card: string): RefState {
  return refApply(s, cardOf(card));
}

/** Encounters of a seat as pairs of card and token. */
export function held(s: RefState, seat: number): [number, boolean][] {
  return refView(s).seats[seat]?.encounters ?? [];
}
