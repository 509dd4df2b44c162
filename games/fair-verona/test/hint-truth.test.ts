import { OVER, Xoshiro, type Action } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/help/hint-reason.ts';
import { meaningOf } from '../src/board/choices.ts';
import { placeFrom } from '../src/board/places.ts';
import { tileOf } from '../src/rules/cards/strength.ts';
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
