import { CHANCE, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import { expect, test } from 'vitest';
import { Family } from '../src/bots/family/family.ts';
import {
  hasOneOf,
  landThatFitsAnywhere,
  lookRound,
  round,
  shareThatFitsNowhere,
} from '../src/bots/elders/what-fits.ts';
import { xOf, yOf } from '../src/rules/map/map.ts';
import { failureChance, rotationsAt } from '../src/rules/map/placement.ts';
import type { VeronaState } from '../src/rules/state.ts';
import { SPRING, TYPES } from '../src/rules/tiles/tiles.ts';
import { rulesWith } from './play.ts';

const game = rulesWith({ difficulty: 'hard' });

/** Positions of a match of the family, at the beginning of every fifth turn. */
function look(see: (s: VeronaState) => void): void {
  const s = game.create();
  const family = new Family(game);
  const random = new Xoshiro(3);
  for (let turn = 0, actor = game.actor(s); actor !== OVER; actor = game.actor(s)) {
    if (s.turn > turn && s.turn % 5 === 0) see(s);
    turn = s.turn;
    if (actor === CHANCE) game.apply(s, outcomeAt(game, s, random.below(game.totalWeight(s))));
    else game.apply(s, family.choose(s));
  }
}

/** Whether a land type may be laid on some space, near any tile or only round one. */
function fits(s: VeronaState, type: number, tiles: readonly number[]): boolean {
  return tiles.some((tile) =>
    [-1, 0, 1].some((x) =>
      [-1, 0, 1].some(
        (y) => rotationsAt(s, type, xOf(s, tile) + x, yOf(s, tile) + y, game.options) !== 0,
      ),
    ),
  );
}

const tilesOf = (s: VeronaState): readonly number[] => Array.from({ length: s.tiles }, (_, i) => i);

test('a land type fits somewhere if the rules let somebody lay it', () => {
  let seen = 0;
  look((s) => {
    const fit = landThatFitsAnywhere(s);
    let nowhere = 0;
    for (let type = 0; type < SPRING; type++) {
      const can = fits(s, type, tilesOf(s));
      expect((fit >> type) & 1).toBe(can ? 1 : 0);
      if (!can) nowhere += s.left[type]!;
    }
    expect(shareThatFitsNowhere(s, fit)).toBe(s.landLeft === 0 ? 0 : nowhere / s.landLeft);
    for (let seat = 0; seat < game.seats; seat++) {
      const unused = s.unused.subarray(seat * TYPES, seat * TYPES + SPRING);
      expect(hasOneOf(s, seat, fit)).toBe(
        unused.some((many, type) => many > 0 && ((fit >> type) & 1) === 1),
      );
    }
    seen += 1;
  });
  expect(seen).toBeGreaterThan(4);
});

test('round a tile, the best place to draw is the best of it and of those beside it', () => {
  let seen = 0;
  look((s) => {
    if (s.landLeft === 0) return;
    for (let tile = 0; tile < s.tiles; tile += 3) {
      const near = tilesOf(s).filter(
        (other) =>
          Math.abs(xOf(s, tile) - xOf(s, other)) <= 1 &&
          Math.abs(yOf(s, tile) - yOf(s, other)) <= 1,
      );
      lookRound(s, tile, game.options);
      expect(round.fails).toBeCloseTo(
        Math.min(...near.map((other) => failureChance(s, other, game.options))),
        12,
      );
      for (let type = 0; type < SPRING; type++)
        expect((round.land >> type) & 1).toBe(fits(s, type, near) ? 1 : 0);
      seen += 1;
    }
  });
  expect(seen).toBeGreaterThan(20);
});
