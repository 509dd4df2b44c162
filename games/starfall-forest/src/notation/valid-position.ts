import { bits } from '@glade/boards/bit-sets';
import { setAside } from '../rules/dice.ts';
import type { StarfallOptions } from '../rules/options.ts';
import { enoughHome } from '../rules/stars.ts';
import {
  AT_CAP,
  AT_HOME,
  BIG_STAR,
  DICE,
  ENDED,
  FAIRY,
  FAIRY_FACE,
  FIRST,
  HEARTS,
  HOME,
  ICONS,
  KNOCK,
  MOST_SEATS,
  MOVE,
  NOWHERE,
  PLANT,
  REVIVE,
  ROLL,
  SHOOTING,
  SNAKE,
  SNAKE_FACE,
  STAR,
  type StarfallState,
  TREE_FACE,
  UNPLACED,
} from '../rules/state.ts';

/** Most trees within one step of a fairy, its own included (SF-R15). */
const MOST_NEAR = 9;

/** Whether a position that somebody wrote could come up under these options, as far as it tells. */
export function isPossible(s: StarfallState, options: StarfallOptions): boolean {
  if (s.moved === 1 && s.step !== MOVE) return false;
  if (s.seat >= options.players || s.starter >= options.players) return false;
  if (options.first >= 0 && s.starter !== options.first) return false;
  return s.step < ROLL ? possibleSetup(s, options) : possiblePlay(s, options);
}

/** Whether a turn in which nothing can be done any more has had its steps: without any it would be over (SF-31). */
export const hasStepped = (s: StarfallState): boolean => {
  const rolled = s.rolled[FAIRY_FACE]! + s.rolled[SNAKE_FACE]! + s.rolled[TREE_FACE]!;
  return sum(s.left) < rolled;
};

const sum = (counts: Uint8Array): number => counts.reduce((a, b) => a + b, 0);
const snakesIn = (s: StarfallState): number => s.snakes.filter((at) => at !== NOWHERE).length;

// --- Set-up: as much has been placed as seats have had their turn in the round ---

function possibleSetup(s: StarfallState, options: StarfallOptions): boolean {
  const { players } = options;
  if (s.step === FIRST)
    return options.first < 0 && s.seat + s.starter === 0 && placed(s, options, 0, 0, 0);
  const done = (s.seat - s.starter + players) % players;
  const now = (step: number): number => (s.step < step ? 0 : s.step > step ? players : done);
  if (!placed(s, options, now(KNOCK), now(PLANT), now(SNAKE))) return false;
  for (let i = 0; i < players; i++) {
    const at = s.fairies[(s.starter + i) % players]!;
    const stands = s.step === FAIRY && i < done;
    if ((at !== UNPLACED) !== stands) return false;
    if (stands && ((s.down | s.snakeTrees) >>> at) & 1) return false;
  }
  return true;
}

function placed(
  s: StarfallState,
  options: StarfallOptions,
  down: number,
  added: number,
  snakes: number,
): boolean {
  const counted = s.fallen + s.knocked + s.bites + s.swaps + s.flats;
  const nothing = s.turn + s.starTrees + s.flat + s.home + counted + sum(s.rolled) + sum(s.left);
  return (
    nothing === 0 &&
    s.pool === (options['SF-13.dice'] ?? DICE) &&
    bits(s.down) === down &&
    s.forest.added === added &&
    snakesIn(s) === snakes &&
    s.hearts.every((hearts) => hearts === HEARTS) &&
    s.held.every((stars) => stars === 0)
  );
}

// --- Play: fewer trees than players may have been added, so that examples stay small ---

function possiblePlay(s: StarfallState, options: StarfallOptions): boolean {
  const { players, turnCap } = options;
  if (s.turn < 1 || s.turn > turnCap || s.forest.trees < MOST_NEAR + players) return false;
  // SF-20: seats take turns in their order.
  if (s.seat !== (s.starter + s.turn - 1) % players) return false;
  if (snakesIn(s) !== players) return false;
  for (let seat = 0; seat < players; seat++) if (!possibleFairy(s, seat, options)) return false;
  if (!ranksFit(s, players)) return false;
  if (enoughHome(s, options) !== (s.result === AT_HOME)) return false;
  if (s.result === AT_CAP && s.turn < turnCap) return false;
  // It is in its own turn that a fairy goes home, and then the match may be over.
  if (s.result === AT_HOME && s.ranks[s.seat] !== s.home) return false;
  return possibleDice(s);
}

function possibleFairy(s: StarfallState, seat: number, { goal }: StarfallOptions): boolean {
  const at = s.fairies[seat]!;
  const flat = ((s.flat >> seat) & 1) !== 0;
  if (at === UNPLACED) return false;
  if (at === HOME) return !flat && s.held[seat] === goal;
  if (flat && s.hearts[seat]! + s.held[seat]! > 0) return false;
  if (s.held[seat]! >= goal) return false;
  return ((s.down >>> at) & 1) === 0 || (s.step === MOVE && seat === s.seat && !flat);
}

function ranksFit(s: StarfallState, players: number): boolean {
  let ranks = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (seat < players && s.ranks[seat]! > 0) ranks |= 1 << (s.ranks[seat]! - 1);
  }
  return ranks === (1 << s.home) - 1;
}

function possibleDice(s: StarfallState): boolean {
  const dice = sum(s.rolled);
  if (dice > DICE) return false;
  for (let icon = 0; icon < ICONS; icon++) if (s.left[icon]! > s.rolled[icon]!) return false;
  if (s.left[BIG_STAR]! + s.left[SHOOTING]! > 0) return false;
  if (s.step === ROLL) return dice === 0 && s.pool > 0;
  if (s.step === STAR || s.step === REVIVE) {
    const flat = bits(s.flat);
    return (
      s.pool === 0 &&
      dice > 0 &&
      s.rolled[BIG_STAR] === dice &&
      (s.step === STAR ? flat === 0 : flat > 1)
    );
  }
  if (s.step === ENDED) return s.pool > 0;
  return s.pool > 0 && s.pool + setAside(s.rolled) === dice && possibleUse(s) && possibleStep(s);
}

// A fairy that has gone a step has used a face for it.
function possibleStep(s: StarfallState): boolean {
  const used = (icon: number): number => s.rolled[icon]! - s.left[icon]!;
  return s.moved === 0 || used(FAIRY_FACE) + used(TREE_FACE) > 0;
}

// SF-R22: the tree faces go last.
function possibleUse(s: StarfallState): boolean {
  const spent = s.rolled[TREE_FACE]! - s.left[TREE_FACE]!;
  const others = s.left[FAIRY_FACE] === 0 || s.left[SNAKE_FACE] === 0;
  return spent === 0 || others;
}
