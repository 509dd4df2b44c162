import { refApply, refLegal } from '../reference.ts';
import { oldestFriend, unseenOf } from './cards.ts';
import { attemptsOf } from './clear.ts';
import { attemptCode, DRAW, KEEP, MOVE, moveOf, STOP, valueOf } from './codes.ts';
import { canPlace } from './place.ts';
import { type Draw, pick, type Policy } from './policies.ts';
import { drawable } from './river.ts';
import { type Attempt, type RefState, seatOf, sum, withSeat } from './state.ts';
import { distanceOf, strengthOf } from './strength.ts';
/** Simple forms of the two hand-made policies of section 8. */

/** The best by value; evenly among equals. */
function best(list: readonly number[], draw: Draw, value: (a: number) => number): number {
  const values = list.map(value);
  const top = Math.max(...values);
  return pick(
    list.filter((_, i) => values[i] === top),
    draw,
  );
}

/** Chance that the active seat's next draw fails. */
function failChance(s: RefState): number {
  const types = drawable(s);
  const failing = types.filter(({ type }) => !canPlace(s, type));
  const copies = (list: typeof types) => sum(list.map((one) => one.copies));
  return types.length === 0 ? 0 : copies(failing) / copies(types);
}

/** Avoids failing draws, uses unused tiles, helps, carries home. */
export const cautious: Policy = (s, draw) => {
  const legal = refLegal(s);
  if (s.step === 'source') return sourceChoice(s, legal, draw);
  if (s.step === 'place') return best(legal, draw, (a) => placeValue(s, a));
  if (s.step === 'clear') return clearChoice(s);
  if (s.step === 'pass') return passChoice(s, legal);
  return best(legal, draw, (a) => moveValue(s, a));
};

/** Lays an unused tile rather than hold two. */
function sourceChoice(s: RefState, legal: readonly number[], draw: Draw): number {
  const uses = legal.filter((a) => a !== DRAW);
  const full = seatOf(s, s.active).unused.length >= 2;
  return full || !legal.includes(DRAW) ? pick(uses, draw) : DRAW;
}

/** Friends first, then a place where the next draw is likely to do. */
function placeValue(s: RefState, action: number): number {
  const next = refApply(s, action);
  const here = withSeat({ ...next, active: s.active }, s.active, seatOf(s, s.active));
  return 2 * (next.friends - s.friends) - failChance(here);
}

function clearChoice(s: RefState): number {
  const worth = (a: Attempt) => 10 * oddsOf(s, a) + (isPrize(s, a) ? 1 : 0) - a.helpers.length / 10;
  const attempts = attemptsOf(s).toSorted((a, b) => worth(b) - worth(a));
  const [first] = attempts;
  if (first === undefined) return STOP;
  return oddsOf(s, first) >= 0.4 || isPrize(s, first) ? attemptCode(first) : STOP;
}

function isPrize(s: RefState, { owner, card }: Attempt): boolean {
  return seatOf(s, owner).encounters.some((one) => one.token && one.card === card);
}

function oddsOf(s: RefState, { owner, card, helpers, friend }: Attempt): number {
  if (friend < 0) return 1;
  const missing = valueOf(card) - strengthOf(s, [owner, ...helpers], card);
  const pool = unseenOf(s, oldestFriend(s, friend));
  return pool.filter((one) => valueOf(one) > missing).length / pool.length;
}

/** Takes the token when it can walk, gives it away when it cannot. */
function passChoice(s: RefState, legal: readonly number[]): number {
  const stuck = seatOf(s, s.active).encounters.length > 0;
  const has = s.carrier === s.active;
  return stuck === has ? (legal[1] ?? KEEP) : KEEP;
}

function moveValue(s: RefState, action: number): number {
  const to = moveOf(action);
  const there = withSeat(s, s.active, to);
  const home = distanceOf(to.x, to.y);
  const carry = s.carrier === s.active ? -3 * home : 0;
  const lift = s.jokers > 0 ? -home / 2 : 0;
  return carry + lift - failChance(there) + helpValue(there);
}

/** Near to those who are stuck and whom the active seat would save. */
function helpValue(s: RefState): number {
  const others = s.seats.map((_, seat) => seat).filter((seat) => seat !== s.active);
  return sum(
    others.flatMap((owner) => {
      const { x, y, encounters } = seatOf(s, owner);
      const here = withSeat(s, s.active, { x, y });
      const saved = encounters.filter(
        ({ card }) => strengthOf(here, [owner, s.active], card) > valueOf(card),
      );
      const far = distanceOf(x - seatOf(s, s.active).x, y - seatOf(s, s.active).y);
      return saved.map(({ token }) => (token ? 3 : 1) / (1 + far));
    }),
  );
}

/** Two seats stay in the Old Town and let draws fail, the others are cautious. */
export const sitters: Policy = (s, draw) => {
  const legal = refLegal(s);
  if (s.active > 1) return cautious(s, draw);
  if (s.step === 'source' && legal.includes(DRAW)) return DRAW;
  if (s.step !== 'move') return cautious(s, draw);
  return best(legal, draw, (a) => -distanceOf(moveOf(a).x, moveOf(a).y)) || MOVE;
};
