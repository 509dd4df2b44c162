import type { Actor } from '@glade/engine';
import { cardIn, CLEAR, friendIn, FROM_BIT, helpersIn, ownerIn, PLACE, SOURCE } from './actions.ts';
import { deckOf, oldestFriend, rankOf, suitOf } from './cards/deck.ts';
import { strengthOf, tileOf, valueAt } from './cards/strength.ts';
import { distanceOf, xOf, xOfCell, yOf, yOfCell } from './map/map.ts';
import { certainDraw, failureAfter, failureChance } from './map/placement.ts';
import { moveTo, waysFrom } from './map/walking.ts';
import type { VeronaOptions } from './options.ts';
import {
  AT_CLEAR,
  AT_MOVE,
  AT_PLACE,
  AT_SOURCE,
  CARDS,
  CARRIED,
  DEAL,
  DISCARDED,
  ENDED,
  JOKER,
  NOBODY,
  ON_ENCOUNTER,
  rowOf,
  type VeronaState,
} from './state.ts';
import { LAKE, SPRING, TYPES } from './tiles/tiles.ts';
import {
  type Attempt,
  type Contribution,
  type LaidTile,
  type PlayerView,
  type ReachablePlace,
  RESULT_NAMES,
  STEP_NAMES,
  TOKEN_NAMES,
  type VeronaView,
} from './view.ts';

const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);
const legalOf = (s: VeronaState): readonly number[] => [...s.legal.subarray(0, s.choices)];

function pileOf(s: VeronaState, o: VeronaOptions): VeronaView['pile'] {
  if (s.riverLeft === 0) return s.landLeft > 0 ? 'land' : 'none';
  const certain = certainDraw(s, o);
  return certain === SPRING ? 'spring' : certain === LAKE ? 'lake' : 'river';
}

/** What everybody sees of a state, as plain JSON: all but the order of what lies face down. */
export function viewOf(s: VeronaState, actor: Actor, o: VeronaOptions): VeronaView {
  const inPlay = s.step !== DEAL && s.step !== ENDED;
  const { endX, endY, heading } = s;
  return {
    step: STEP_NAMES[s.step]!,
    turn: s.turn,
    actor,
    seat: s.seat,
    tiles: range(s.tiles).map((tile) => laidTile(s, tile)),
    river: heading < 0 ? null : { x: endX, y: endY, heading },
    left: [...s.left],
    riverLeft: s.riverLeft,
    landLeft: s.landLeft,
    pile: pileOf(s, o),
    hand: s.hand,
    spots: s.step === AT_PLACE ? spotsOf(s, o) : [],
    playable: s.step === AT_SOURCE ? playableOf(s) : [],
    players: range(o.seats).map((seat) => playerOf(s, seat)),
    clue: s.clue,
    clueOwed: s.owed !== 0,
    jokers: s.jokers,
    token: TOKEN_NAMES[s.token]!,
    reserve: s.reserve,
    delivered: s.delivered,
    goal: o.goal,
    deck: deckOf(s),
    discards: cardsAt(s, DISCARDED),
    unseen: cardsAt(s, s.shuffle),
    attempts: s.step === AT_CLEAR ? attemptsOf(s) : [],
    fails: inPlay ? failureChance(s, tileOf(s, s.seat), o) : -1,
    reach: s.step === AT_MOVE ? reachOf(s, o) : [],
    errand: s.errand,
    result: RESULT_NAMES[s.result]!,
  };
}

const laidTile = (s: VeronaState, tile: number): LaidTile => ({
  x: xOf(s, tile),
  y: yOf(s, tile),
  type: s.looks[tile]! >> 2,
  turn: s.looks[tile]! & 3,
});

/** The cards at a place, ascending; both Jokers have the same number. */
const cardsAt = (s: VeronaState, where: number): readonly number[] =>
  range(CARDS)
    .filter((card) => s.where[card] === where)
    .map((card) => Math.min(card, JOKER));

function spotsOf(s: VeronaState, o: VeronaOptions): VeronaView['spots'] {
  const turns = new Map<number, number[]>();
  for (const action of legalOf(s)) {
    const cell = (action - PLACE) >> 2;
    turns.set(cell, [...(turns.get(cell) ?? []), action & 3]);
  }
  return [...turns].map(([cell, some]) => {
    const [x, y] = [xOfCell(cell), yOfCell(cell)];
    const fails = some.map((turn) => failureAfter(s, x, y, s.hand * 4 + turn, o));
    const best = fails.indexOf(Math.min(...fails));
    return {
      x,
      y,
      turns: [...some.slice(best), ...some.slice(0, best)],
      fails: [...fails.slice(best), ...fails.slice(0, best)],
    };
  });
}

function playableOf(s: VeronaState): readonly number[] {
  const types = legalOf(s)
    .filter((action) => action !== SOURCE)
    .map((action) => action & ((1 << FROM_BIT) - 1));
  return [...new Set(types)].toSorted((a, b) => a - b);
}

function playerOf(s: VeronaState, seat: number): PlayerView {
  const tile = tileOf(s, seat);
  const identity = s.identities[seat]!;
  const from = rowOf(s.encounterCount, seat);
  const cards = [...s.encounters.subarray(from, from + s.encounterCount[seat]!)];
  return {
    card: identity === NOBODY ? -1 : identity,
    x: xOf(s, tile),
    y: yOf(s, tile),
    bank: s.meeples[seat]! & 1,
    strength: identity === NOBODY ? 0 : valueAt(identity, distanceOf(s, tile)),
    encounters: cards.map((card) => ({
      card,
      token: s.token === ON_ENCOUNTER && s.holder === card,
    })),
    unused: range(TYPES).flatMap((type) =>
      Array.from({ length: s.unused[seat * TYPES + type]! }, () => type),
    ),
    friends: s.friendCount[seat]!,
    token: s.token === CARRIED && s.holder === seat,
  };
}

const attemptsOf = (s: VeronaState): readonly Attempt[] =>
  legalOf(s)
    .filter((action) => action !== CLEAR)
    .map((action) => attemptOf(s, action));

function attemptOf(s: VeronaState, action: number): Attempt {
  const owner = ownerIn(action);
  const card = cardIn(action);
  const helpers = range(6).filter((seat) => ((helpersIn(action) >> seat) & 1) !== 0);
  const parts = [owner, ...helpers].map((seat) => contributionOf(s, seat, card));
  const total = parts.reduce((sum, { strength }) => sum + strength, 0);
  const friend = friendIn(action);
  const pool = friend < 0 ? [] : poolOf(s, friend);
  const good = pool.filter((each) => rankOf(each) > rankOf(card) - total).length;
  const odds = friend < 0 ? 1 : good / pool.length;
  return { action, owner, card, helpers, friend, parts, total, of: pool.length, good, odds };
}

function contributionOf(s: VeronaState, seat: number, card: number): Contribution {
  const own = s.identities[seat]!;
  return {
    seat,
    face: rankOf(own),
    distance: distanceOf(s, tileOf(s, seat)),
    doubled: suitOf(own) === suitOf(card),
    strength: strengthOf(s, seat, card),
  };
}

/** The cards that the oldest Friend of a seat may be. */
const poolOf = (s: VeronaState, seat: number): readonly number[] =>
  cardsAt(s, s.friends[oldestFriend(s, seat)]!);

function reachOf(s: VeronaState, o: VeronaOptions): readonly ReachablePlace[] {
  const ways = [...waysFrom(s, s.meeples[s.seat]!, o)];
  const spots = new Map(range(2 * s.tiles).map((spot) => [moveTo(s, spot), spot]));
  return legalOf(s).map((action) => {
    const spot = spots.get(action)!;
    const tile = spot >> 1;
    return {
      x: xOf(s, tile),
      y: yOf(s, tile),
      bank: spot & 1,
      ways: spot === s.meeples[s.seat] ? 0 : ways[spot]!,
      action,
      fails: failureChance(s, tile, o),
    };
  });
}
