import { OVER, Xoshiro, type Action } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/help/hint-reason.ts';
import { meaningOf } from '../src/board/choices.ts';
import { placeFrom } from '../src/board/places.ts';
import { friendIn } from '../src/rules/actions.ts';
import { rankOf } from '../src/rules/cards/deck.ts';
import { strengthOf, tileOf } from '../src/rules/cards/strength.ts';
import { failureChance } from '../src/rules/map/placement.ts';
import { options, type VeronaOptions } from '../src/rules/options.ts';
import type { VeronaState } from '../src/rules/state.ts';
import { TILES } from '../src/rules/tiles/tiles.ts';
import type { VeronaView } from '../src/rules/view.ts';
import { rulesWith, sensible, type VeronaRules } from './play.ts';

// What hints say of a tile is looked up on the map after each way to lay it.

/** How likely the next tile would not fit round this meeple after each way to lay this one, and after the way that is advised. */
function chances(rules: VeronaRules, s: VeronaState, advised: Action) {
  const next = rules.create();
  const after = (action: Action): number => {
    rules.copy(s, next);
    rules.apply(next, action);
    return failureChance(next, tileOf(next, s.seat), VALUES);
  };
  const all = Array.from({ length: rules.count(s) }, (_, k) => after(rules.nth(s, k)));
  return { own: after(advised), least: Math.min(...all), most: Math.max(...all) };
}

const VALUES = optionsWith({ options }, {}) as unknown as VeronaOptions;

const ROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const CITY = 2;

/** Whether the tile that is laid has a city at a side where another tile lies. */
function joinsCity({ hand, tiles }: VeronaView, action: Action): boolean {
  const meaning = meaningOf(action);
  if (meaning.kind !== 'place') return false;
  const { x, y } = placeFrom(meaning.cell);
  return ROUND.some(([dx, dy], side) => {
    const isCity = TILES[hand]!.edges[(side + 4 - meaning.turn) % 4] === CITY;
    return isCity && tiles.some((tile) => tile.x === x + dx && tile.y === y + dy);
  });
}

type Position = readonly [rules: VeronaRules, s: VeronaState, view: VeronaView, action: Action];

const TRUE: Readonly<Record<string, (...position: Position) => boolean>> = {
  'hint.same': (rules, s, _, action) => {
    const { least, most } = chances(rules, s, action);
    return least === most;
  },
  'hint.least': (rules, s, _, action) => {
    const { own, least } = chances(rules, s, action);
    return own === least;
  },
  'hint.open': (rules, s, _, action) => {
    const { own, least, most } = chances(rules, s, action);
    return own === least && most > own;
  },
  'hint.grows': (_, __, view, action) => joinsCity(view, action),
  'hint.carry': (_, __, { step, seat, players }) => {
    const away = players.map(({ x, y }) => Math.abs(x) + Math.abs(y));
    return step === 'pass' && away.some((far) => far <= away[seat]!);
  },
};

test('what hints say of a tile is true in matches between bots, and the first tile has a reason', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const seats of [2, 4])
    for (let seed = 1; seed <= 14; seed++) {
      const rules = rulesWith({ seats });
      const choose = sensible(rules, new Xoshiro(seed));
      const s = rules.create();
      while (rules.actor(s) !== OVER) {
        const action = choose(s);
        const view = rules.view(s, undefined);
        const key = rules.actor(s) < 0 ? undefined : hintReason(view, action);
        if (view.step === 'place' && view.tiles.length === 1 && key !== 'hint.same')
          wrong.push(`the first tile: ${key}`);
        if (key !== undefined && key in TRUE) {
          seen.add(key);
          if (!TRUE[key]!(rules, s, view, action))
            wrong.push(`${key}, ${seats} seats, seed ${seed}: ${rules.notation.position(s)}`);
        }
        rules.apply(s, action);
      }
    }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual(Object.keys(TRUE).toSorted());
});

/** What everybody sees after an action. */
function seenAfter(rules: VeronaRules, s: VeronaState, action: Action): VeronaView {
  const next = rules.create();
  rules.copy(s, next);
  rules.apply(next, action);
  return rules.view(next, undefined);
}

/** How strong the player who moves is after each of the legal actions. */
const strengths = (rules: VeronaRules, s: VeronaState, { seat }: VeronaView): readonly number[] =>
  Array.from(
    { length: rules.count(s) },
    (_, k) => seenAfter(rules, s, rules.nth(s, k)).players[seat]!.strength,
  );

/** How strong these players are together against the Encounters of one of them, at most, beyond what they need. */
const spareStrength = (s: VeronaState, view: VeronaView, owner: number, all: readonly number[]) =>
  Math.max(
    ...view.players[owner]!.encounters.map(
      ({ card }) => all.reduce((sum, seat) => sum + strengthOf(s, seat, card), 0) - rankOf(card),
    ),
  );

const seatsAt = ({ players }: VeronaView, { x, y }: { x: number; y: number }): readonly number[] =>
  players.flatMap((each, seat) => (each.x === x && each.y === y ? [seat] : []));

/** What hints say of moves, and of an Encounter that is left for later. */
const STANDING: Readonly<Record<string, (...position: Position) => boolean>> = {
  'hint.near': (rules, s, view, action) => {
    const after = seenAfter(rules, s, action).players[view.seat]!;
    const before = view.players[view.seat]!;
    return view.players.some(({ x, y, encounters }, seat) => {
      const away = (from: { x: number; y: number }) => Math.abs(from.x - x) + Math.abs(from.y - y);
      return seat !== view.seat && encounters.length > 0 && away(after) < away(before);
    });
  },
  'hint.end': (rules, s, view, action) => {
    const { x, y } = seenAfter(rules, s, action).players[view.seat]!;
    const { river } = view;
    return river !== null && Math.abs(river.x - x) <= 1 && Math.abs(river.y - y) <= 1;
  },
  'hint.meet': (rules, s, view, action) => {
    const next = rules.create();
    rules.copy(s, next);
    rules.apply(next, action);
    const fails = failureChance(next, tileOf(next, view.seat), VALUES);
    return fails > 0 && view.token === 'clue' && view.jokers === 0;
  },
  'hint.stronger': (rules, s, view, action) => {
    const { seat, players } = view;
    return seenAfter(rules, s, action).players[seat]!.strength > players[seat]!.strength;
  },
  'hint.strongest': (rules, s, view) => {
    const all = strengths(rules, s, view);
    const own = view.players[view.seat]!.strength;
    return Math.max(...all) === own && Math.min(...all) < own;
  },
  'hint.together': (rules, s, view, action) => {
    const after = seenAfter(rules, s, action);
    return seatsAt(after, after.players[view.seat]!).length > 1;
  },
  'hint.later': (_, s, view) => spareStrength(s, view, view.seat, [view.seat]) > 0,
  'hint.wait': (_, s, view) => {
    const all = seatsAt(view, view.players[view.seat]!);
    return all.some(
      (owner) =>
        view.players[owner]!.encounters.length > 0 && spareStrength(s, view, owner, all) > 0,
    );
  },
  'hint.spare': (rules, s) =>
    Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k)).every(
      (action) => meaningOf(action).kind === 'stop' || friendIn(action) >= 0,
    ),
};

test('what hints say of a move, and of an Encounter that is left for later, is true whatever is advised', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  let [moves, silent] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    const rules = rulesWith({ seats: 4 });
    const choose = sensible(rules, new Xoshiro(seed));
    const s = rules.create();
    while (rules.actor(s) !== OVER) {
      const view = rules.view(s, undefined);
      const chosen = choose(s);
      if (view.step === 'move' || view.step === 'clear')
        for (let k = 0; k < rules.count(s); k++) {
          const action = rules.nth(s, k);
          const key = hintReason(view, action);
          if (key === undefined || !(key in STANDING)) continue;
          seen.add(key);
          if (!STANDING[key]!(rules, s, view, action))
            wrong.push(`${key}, seed ${seed}: ${rules.notation.position(s)}`);
        }
      if (rules.actor(s) >= 0 && rules.count(s) > 1) {
        moves += 1;
        if (hintReason(view, chosen) === undefined) silent += 1;
      }
      rules.apply(s, chosen);
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual(Object.keys(STANDING).toSorted());
  // Nearly every choice of a good player has a reason.
  expect(silent / moves).toBeLessThan(0.1);
});
