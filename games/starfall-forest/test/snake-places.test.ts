import { OVER, Xoshiro } from '@glade/engine';
import { expect, test } from 'vitest';
import { snakePlaces } from '../src/board/forest/snake-places.ts';
import { FIRST_PATH } from '../src/rules/forest.ts';
import type { StarfallView } from '../src/rules/view.ts';
import { rulesWith, sensible } from './play.ts';

/** How far two coils may reach into each other, in hundredths of a step: less than the outline of one. */
const MARGIN = 0.5;

/** How far the two snakes that lie closest reach into each other; below 0 when nothing touches. */
function overlap(view: Pick<StarfallView, 'trees' | 'paths'>, snakes: readonly number[]): number {
  const places = snakePlaces(view, snakes);
  let most = -Infinity;
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1))
      most = Math.max(most, a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y));
  return most;
}

/** How far a snake reaches into the stars of a tree without fairies. */
function overStars(view: Pick<StarfallView, 'trees' | 'paths'>, snakes: readonly number[]): number {
  const reach = snakePlaces(view, snakes).flatMap(({ x, y, radius }) =>
    view.trees.map(([tx, ty]) => radius + 16 - Math.hypot(100 * tx - x, 100 * ty - 16 - y)),
  );
  return Math.max(...reach);
}

test('no two of four snakes cover each other, wherever they lie in a forest of 3 by 3 trees', () => {
  const game = rulesWith({ players: 4, forest: '3x3' });
  const { trees, paths } = game.view(game.create(), undefined);
  const at = [...trees.keys(), ...[...paths.keys()].map((path) => FIRST_PATH + path)];
  expect(at.length).toBeGreaterThan(20);
  let [worst, stars] = [-Infinity, -Infinity];
  for (const [i, a] of at.entries())
    for (const [j, b] of at.slice(0, i + 1).entries())
      for (const [k, c] of at.slice(0, j + 1).entries())
        for (const d of at.slice(0, k + 1)) {
          worst = Math.max(worst, overlap({ trees, paths }, [a, b, c, d]));
          stars = Math.max(stars, overStars({ trees, paths }, [a, b, c, d]));
        }
  expect(worst).toBeLessThan(MARGIN);
  expect(stars).toBeLessThan(MARGIN);
});

test('only a snake that shares its place with no other has room to be drawn larger', () => {
  const { trees, paths } = rulesWith({ players: 4 }).view(
    rulesWith({ players: 4 }).create(),
    undefined,
  );
  for (const at of [0, FIRST_PATH])
    for (const sharing of [1, 2, 3, 4]) {
      const snakes = [...Array.from({ length: sharing }, () => at), at + 1];
      const alone = snakePlaces({ trees, paths }, snakes).map((place) => place.alone);
      expect(alone).toEqual([...Array.from({ length: sharing }, () => sharing === 1), true]);
    }
});

test('no two snakes cover each other in any position of matches between bots', () => {
  let positions = 0;
  for (const players of [2, 3, 4]) {
    const game = rulesWith({ players, turnCap: 100 });
    for (let seed = 1; seed <= 4; seed++) {
      const choose = sensible(game, new Xoshiro(seed));
      const s = game.create();
      while (game.actor(s) !== OVER) {
        game.apply(s, choose(s));
        const view = game.view(s, undefined);
        if (view.snakes.length < 2) continue;
        positions += 1;
        expect(overlap(view, view.snakes)).toBeLessThan(MARGIN);
      }
    }
  }
  expect(positions).toBeGreaterThan(1000);
});
