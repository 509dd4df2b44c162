import { Xoshiro, type Random } from '@glade/engine';
import { legalOf, playOut, readPosition } from '@glade/engine/testing';
import { expect, test, vi } from 'vitest';
import { GO, MOVE, SLITHER, type StarfallState } from '../src/rules/state.ts';
import { rulesWith, sensible, someShort, type StarfallRules } from './play.ts';

// What the board says of trees further off, "3 steps away", is what the rules really allow.

vi.setConfig({ testTimeout: 60_000 });

/** Fewest steps to each tree, found by doing every step of the fairy that the rules allow, and every one after it. */
function found(game: StarfallRules, start: StarfallState): number[] {
  const reach = game.view(start, 0).trees.map(() => -1);
  const at = start.fairies[start.seat]!;
  if (at < 0 || (start.flat >> start.seat) & 1) return reach;
  reach[at] = 0;
  let edge = [start];
  const seen = new Set<string>();
  for (let steps = 1; edge.length > 0; steps++) {
    const next: StarfallState[] = [];
    for (const s of edge) {
      for (const a of legalOf(game, s).filter((each) => each >= GO && each < SLITHER)) {
        const after = game.create();
        game.copy(s, after);
        game.apply(after, a);
        if (reach[a - GO]! < 0) reach[a - GO] = steps;
        const position = game.notation.position(after);
        if (after.step !== MOVE || after.seat !== start.seat || seen.has(position)) continue;
        seen.add(position);
        next.push(after);
      }
    }
    edge = next;
  }
  return reach;
}

const told = (game: StarfallRules, s: StarfallState): readonly number[] => game.view(s, 0).reach;

test('SF-R24, SF-48: a star on the way may be the one that makes the next the last', () => {
  const game = rulesWith({ players: 2, first: 1 });
  const s = readPosition(
    game,
    'move turn 13 seat 1 start 1 pool 5 rolled CCCFF left FF: 1,1 hearts 3 stars 3 ; 4,4 hearts 3 stars 0 ; added 0,0 5,1 ; down 2,2 3,3 ; stars 2,2 3,3 ; snakes 4,1 1,4 ; counted 5 0 0 0 0',
  );
  const tree = game.view(s, 0).trees.findIndex(([x, y]) => x === 2 && y === 2);
  expect(told(game, s)[tree]).toBe(2);
  expect(told(game, s)).toEqual(found(game, s));
});

test('the steps that are shown are those the rules allow, in matches', () => {
  const random = new Xoshiro(17);
  let [seen, far] = [0, 0];
  for (let match = 0; match < 24; match++) {
    const game = rulesWith(someShort(random));
    const see = (s: StarfallState): void => {
      if (s.step !== MOVE || random.below(4) > 0) return;
      const reach = told(game, s);
      expect([game.notation.position(s), reach]).toEqual([
        game.notation.position(s),
        found(game, s),
      ]);
      seen += 1;
      if (reach.some((steps) => steps > 1)) far += 1;
    };
    playOut(game, sensible(game, random), see, 400);
  }
  expect(seen).toBeGreaterThan(200);
  expect(far).toBeGreaterThan(20);
});

test('the steps that are shown are those the rules allow, among many stars and fallen trees', () => {
  const random = new Xoshiro(18);
  let [seen, flown] = [0, 0];
  for (let i = 0; i < 600; i++) {
    const game = rulesWith({
      players: 2,
      first: 1,
      starFluke: random.below(3) === 0,
      goal: 3 + random.below(3),
    });
    const read = game.notation.parsePosition(crowded(random));
    if (!read.ok) continue;
    const s = read.value;
    const reach = told(game, s);
    expect([game.notation.position(s), reach]).toEqual([game.notation.position(s), found(game, s)]);
    seen += 1;
    if (reach.some((steps, tree) => steps > 0 && (s.down >>> tree) & 1)) flown += 1;
  }
  expect(seen).toBeGreaterThan(200);
  expect(flown).toBeGreaterThan(80);
});

/** A turn of the first of two players with a few steps, in a forest full of stars and fallen trees. */
function crowded(random: Random): string {
  const tree = (): string => `${1 + random.below(4)},${1 + random.below(4)}`;
  const some = (most: number): string =>
    [...new Set(Array.from({ length: most }, tree))].toSorted().join(' ');
  const faces = ['F', 'FF', 'FT', 'FFF', 'FFT', 'FFFF', 'FFTT'][random.below(7)]!;
  const stars = some(5).replace(' ', 'x2 ');
  return `move pool 5 left ${faces}: ${tree()} stars ${random.below(4)} ; 4,4 ; down ${some(8)} ; stars ${stars} ; snakes ${tree()} ${tree()}`;
}
