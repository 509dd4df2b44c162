/** Stars: where they fall, whom they revive, who collects them and goes home. */
import { distance } from './forest.ts';
import { amount, isOn, word } from './options.ts';
import {
  fairyOf,
  HOME,
  isDown,
  isFlat,
  isHome,
  over,
  seats,
  starsAt,
  trees,
  withFairy,
  type RefState,
} from './state.ts';

/** SF-25 to SF-27, SF-R14 to SF-R16: the trees the roller may choose. */
export function landingTrees(s: RefState): number[] {
  const taken = s.fairies.map((fairy) => fairy.at); // SF-26
  const choices = trees(s).filter((tree) => !taken.includes(tree) && isFarEnough(s, tree));
  if (choices.length === 0) throw new Error('SF-R15: a star has no tree to fall at');
  return choices;
}

/** SF-25. SF-R18: nothing is too near for a roller who is at home. */
function isFarEnough(s: RefState, tree: number): boolean {
  return isHome(s, s.active) || distance(s.points, fairyOf(s, s.active).at, tree) >= 2;
}

/** SF-23, SF-24, SF-R13, SF-R17: more than one star in the roll knocks the tree. */
export function starLanded(s: RefState, tree: number): RefState {
  const knocks = s.aside >= 2 && !isDown(s, tree);
  return {
    ...s,
    stars: s.stars.with(tree, starsAt(s, tree) + 1),
    down: knocks ? s.down.with(tree, true) : s.down,
    knocked: s.knocked + (knocks ? 1 : 0),
    fallen: s.fallen + 1,
    pool: 5, // SF-28
  };
}

export function flatSeats(s: RefState): number[] {
  return seats(s).filter((seat) => isFlat(s, seat));
}

/** SF-61 to SF-63, SF-R19: the star is used up, and knocks nothing. */
export function revived(s: RefState, seat: number): RefState {
  const t = withFairy(s, seat, { flat: false, hearts: 3 });
  return { ...t, revived: seat, fallen: s.fallen + 1, pool: 5 };
}

/** SF-47 to SF-49, SF-51, SF-R29. SF-68, SF-R31: with Star Fluke all, as far as they are needed. */
export function collectedOnArrival(s: RefState): RefState {
  const { at, held } = fairyOf(s, s.active);
  const most = isOn(s.options, 'starFluke') ? amount(s.options, 'goal') - held : 1;
  return collected(s, Math.min(most, starsAt(s, at)));
}

/** SF-R30: the star for staying comes before the roll, if that was agreed. */
export function collectedAtTurnStart(s: RefState): RefState {
  return word(s.options, 'staying') === 'start' ? collectedForStaying(s) : s;
}

/** SF-R30: or else it comes when the turn is over, for a fairy that has not gone a step in it. */
export function collectedAtTurnEnd(s: RefState): RefState {
  const stays = word(s.options, 'staying') === 'end' && !s.walked;
  return stays ? collectedForStaying(s) : s;
}

/** SF-50: one star for a fairy that stayed; not for one that is flat or at home. */
function collectedForStaying(s: RefState): RefState {
  if (isHome(s, s.active) || isFlat(s, s.active)) return s;
  return collected(s, Math.min(1, starsAt(s, fairyOf(s, s.active).at)));
}

function collected(s: RefState, count: number): RefState {
  const { at, held } = fairyOf(s, s.active);
  if (count === 0) return s;
  const t = withFairy(s, s.active, { held: held + count });
  const u = { ...t, stars: s.stars.with(at, starsAt(s, at) - count) };
  return held + count === amount(s.options, 'goal') ? wentHome(u) : u;
}

/** SF-64, SF-R24, SF-R37: at once, whatever tree this is. */
function wentHome(s: RefState): RefState {
  const t = withFairy(s, s.active, { at: HOME });
  const u = { ...t, homeOrder: [...s.homeOrder, s.active] };
  return u.homeOrder.length >= homesToEnd(s) ? over(u, 'home') : u;
}

/** SF-03, SF-R36: how many fairies at home end the game. */
function homesToEnd(s: RefState): number {
  const end = word(s.options, 'end');
  if (end === 'first') return 1;
  return end === 'all' ? s.fairies.length : s.fairies.length - 1;
}
