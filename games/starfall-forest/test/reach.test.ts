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

/** The positions after each shortest way of the fairy to a tree, of those with most stars: found by going all of them. */
function arrivals(
  game: StarfallRules,
  start: StarfallState,
  to: number,
  steps: number,
): Set<string> {
  const { seat } = start;
  const all: StarfallState[] = [];
  const go = (s: StarfallState, left: number): void => {
    if (left === 0) {
      const arrived = s.fairies[seat] === to || s.held[seat] === game.view(start, 0).goal;
      if (arrived) all.push(s);
      return;
    }
    for (const a of legalOf(game, s)) {
      if (a < GO || a >= SLITHER || (left === 1 && a !== GO + to)) continue;
      const after = game.create();
      game.copy(s, after);
      game.apply(after, a);
      if (left === 1 || after.step === MOVE) go(after, left - 1);
    }
  };
  go(start, steps);
  const most = Math.max(...all.map(({ held }) => held[seat]!));
  return new Set(
    all.filter(({ held }) => held[seat] === most).map((s) => game.notation.position(s)),
  );
}

/** Walks to each tree further off as the view says; counts those with one way, and those with ways that differ. */
function walks(game: StarfallRules, s: StarfallState): readonly [walked: number, differ: number] {
  const { reach, via } = game.view(s, 0);
  let [walked, differ] = [0, 0];
  for (const [tree, steps] of reach.entries()) {
    if (steps < 2) continue;
    const ends = arrivals(game, s, tree, steps);
    const at = game.create();
    game.copy(s, at);
    for (let i = 0; i < steps && via[tree]! >= 0; i++) {
      const first = game.view(at, 0).via[tree]!;
      expect(legalOf(game, at)).toContain(GO + first);
      game.apply(at, GO + first);
    }
    const only = ends.size === 1;
    expect([via[tree]! >= 0, game.notation.position(at)]).toEqual([
      only,
      only ? [...ends][0] : game.notation.position(s),
    ]);
    if (only) walked += 1;
    else differ += 1;
  }
  return [walked, differ];
}

test('a tree further off is walked to in one way, unless other stars lie on another way', () => {
  const random = new Xoshiro(19);
  let [walked, differ] = [0, 0];
  const see = (game: StarfallRules, s: StarfallState): void => {
    const [more, others] = walks(game, s);
    walked += more;
    differ += others;
  };
  for (let match = 0; match < 4; match++) {
    const game = rulesWith(someShort(random));
    const move = (s: StarfallState): void => {
      if (s.step === MOVE) see(game, s);
    };
    playOut(game, sensible(game, random), move, 200);
  }
  for (let i = 0; i < 240; i++) {
    const game = rulesWith({ players: 2, first: 1, starFluke: random.below(3) === 0 });
    const read = game.notation.parsePosition(crowded(random));
    if (read.ok) see(game, read.value);
  }
  expect(walked).toBeGreaterThan(200);
  expect(differ).toBeGreaterThan(20);
});
