import { OVER, Xoshiro, type Language } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { meaningOf } from '../src/board/choices.ts';
import { starfallForest } from '../src/index.ts';
import { FIRST_PATH } from '../src/rules/forest.ts';
import { END_TURN } from '../src/rules/state.ts';
import type { StarfallView } from '../src/rules/view.ts';
import { rulesWith, sensible } from './play.ts';

const GAME = rulesWith({ players: 2, forest: '3x3' });
const THREE = rulesWith({ players: 3 });

/** What is said of an action of player 1, written as people do. */
function reason(position: string, action: string, language: Language = 'en'): string | undefined {
  const s = readPosition(GAME, position);
  const read = GAME.notation.parse(s, action);
  if (!read.ok) throw new Error(read.problem.code);
  const key = hintReason(GAME.view(s, 0), read.value);
  return key && starfallForest.text[language][key];
}

/** Player 1 has rolled fairies and snakes, and stands at 1,1 with so many stars. */
const turn = (stars: number, rest: string): string =>
  `move turn 1 seat 1 start 1 pool 5 rolled CFFNN left FFNN: 1,1 hearts 3 stars ${stars} ; 3,3 hearts 3 stars 0 ; added 4,1 4,2 ; ${rest}`;
const FAR_SNAKES = 'snakes 4,1 4,2';

test('a step to a star says so; with the last star the fairy flies home', () => {
  expect(reason(turn(0, `stars 2,1 ; ${FAR_SNAKES}`), 'go 2,1')).toBe(
    'There’s a star for you there.',
  );
  expect(reason(turn(4, `stars 2,1 ; ${FAR_SNAKES}`), 'go 2,1')).toMatch(/you fly home/);
  expect(reason(turn(4, `stars 2,1 ; ${FAR_SNAKES}`), 'go 2,1', 'it')).toMatch(/voli a casa/);
});

test('a snake at the fairy is a reason to go, and to push it away', () => {
  const position = turn(0, 'snakes 1,1 4,2');
  expect(reason(position, 'go 2,1')).toBe('This gets you away from the snakes.');
  expect(reason(position, 'snake 1,1 > 2,1')).toBe('Then this snake can’t bite you this turn.');
});

test('a snake that comes to another fairy drives it away', () => {
  expect(reason(turn(0, 'snakes 2,3 4,2'), 'snake 2,3 > 3,3')).toMatch(/^Then another fairy/);
  expect(reason(turn(0, 'snakes 2,3 4,2'), 'snake 2,3 > 1,3')).toBeUndefined();
});

test('who ends the turn stays for one more star, or is safe', () => {
  expect(reason(turn(0, `stars 1,1 ; ${FAR_SNAKES}`), 'end')).toMatch(/take one more star/);
  expect(reason(turn(4, `stars 1,1 ; ${FAR_SNAKES}`), 'end')).toMatch(/you fly home/);
  expect(reason(turn(0, FAR_SNAKES), 'end')).toBe(
    'You’re safe this turn: there’s no snake at your tree.',
  );
  expect(reason(turn(0, FAR_SNAKES), 'end', 'it')).toMatch(/sei al sicuro/);
});

test('who ends the turn beside a snake has hearts for it, or no reason is told', () => {
  const beside = turn(0, 'snakes 1,1 4,2');
  expect(reason(beside, 'end')).toBe('Your fairy has enough hearts for this turn.');
  expect(reason(beside, 'end', 'it')).toMatch(/abbastanza cuori/);
  expect(reason(beside.replace('1,1 hearts 3', '1,1 hearts 0'), 'end')).toBeUndefined();
});

test('who ends the turn for a fairy that has fainted, or is home, is told so', () => {
  const fainted = turn(0, FAR_SNAKES).replace('1,1 hearts 3 stars 0', '1,1 hearts 0 stars 0 flat');
  expect(reason(fainted, 'end')).toBe('Your fairy has fainted. Only a star can wake it.');
  const home = 'move turn 34 seat 1 rolled CCCFN left N: home 1 stars 5 ; 5,4 ; 3,2';
  const s = readPosition(THREE, `${home} ; snakes 5,1 5,1 5,1`);
  expect(hintReason(THREE.view(s, 0), END_TURN)).toBe('hint.done');
});

test('a snake that opens or closes a way to a star says whose', () => {
  expect(reason(turn(0, 'stars 2,1 ; snakes 2,1 4,2'), 'snake 2,1 > 2,2')).toBe(
    'Then your way to a star is shorter.',
  );
  expect(reason(turn(0, 'stars 3,2 ; snakes 4,1 2,1'), 'snake 4,1 > 3,1')).toBeUndefined();
  expect(reason(turn(0, 'stars 1,3 ; snakes 2,2 4,2'), 'snake 4,2 > 2,3')).toBe(
    'Then another fairy’s way to a star is longer.',
  );
  expect(reason(turn(0, 'stars 1,3 ; snakes 2,2 4,2'), 'snake 4,2 > 2,3', 'it')).toMatch(
    /più strada/,
  );
});

test('a snake that changes no way goes farther from this fairy, or nearer to another', () => {
  const far = (snake: string): string => turn(0, `snakes ${snake} 4,2`);
  expect(reason(far('3,1'), 'snake 3,1 > 3,2')).toBe('Then this snake is nearer to another fairy.');
  expect(reason(far('1,2'), 'snake 1,2 > 1,3')).toBe('Then this snake is farther from your fairy.');
  expect(reason(far('1,2'), 'snake 1,2 > 1,3', 'it')).toMatch(/più lontano dalla tua fata/);
});

/** By tree and tree or path: how many steps a snake needs, found in the slow way. */
function crawls({ trees, paths }: StarfallView): number[][] {
  const all = [...trees.keys(), ...paths.keys()].length;
  const far = Array.from({ length: all }, (_, i) =>
    Array.from({ length: all }, (__, j) => (i === j ? 0 : Infinity)),
  );
  for (const [path, both] of paths.entries())
    for (const end of both) {
      far[end]![trees.length + path] = 1;
      far[trees.length + path]![end] = 1;
    }
  for (let by = 0; by < all; by++)
    for (const row of far)
      for (let j = 0; j < all; j++) row[j] = Math.min(row[j]!, row[by]! + far[by]![j]!);
  return far;
}

test('what is said of distances and paths is true in matches between bots', () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  for (const players of [2, 3, 4]) {
    const game = rulesWith({ players, forest: '4x4', setup: 'players' });
    for (let seed = 1; seed <= 4; seed++) {
      const choose = sensible(game, new Xoshiro(seed));
      const s = game.create();
      for (let n = 0; n < 400 && game.actor(s) !== OVER; n++) {
        const view = game.view(s, undefined);
        const action = choose(s);
        const key = game.actor(s) < 0 ? undefined : hintReason(view, action);
        game.apply(s, action);
        if (view.turn === 0 && view.step !== 'first' && key === undefined)
          wrong.push(`${view.step}, seed ${seed}, entry ${n}`);
        if (key === undefined || !(key in TRUE)) continue;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        if (!TRUE[key]!(view, crawls(view), action, game.view(s, undefined)))
          wrong.push(`${key}, seed ${seed}, entry ${n}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(Object.keys(TRUE).toSorted());
});

type IsTrue = (view: StarfallView, far: number[][], action: number, after: StarfallView) => boolean;

/** The index of a place in `crawls`. */
const at = ({ trees }: StarfallView, location: number): number =>
  location < FIRST_PATH ? location : trees.length + location - FIRST_PATH;

const own = (view: StarfallView): number => view.fairies[view.seat]!.place;

const snakesFrom = (view: StarfallView, far: number[][], tree: number): number =>
  Math.min(...view.snakes.map((snake) => far[tree]![at(view, snake)]!));

const openPaths = ({ paths, snakes }: StarfallView, tree: number): number =>
  paths.filter(([a, b], i) => (a === tree || b === tree) && !snakes.includes(FIRST_PATH + i))
    .length;

/** Where an action leads, and from where a snake comes. */
function ends(action: number): { readonly from: number; readonly to: number } {
  const meaning = meaningOf(action);
  if (meaning.kind === 'end') throw new Error('leads nowhere');
  return { from: meaning.kind === 'snake' ? meaning.from : -1, to: meaning.to };
}

const stands = ({ down }: StarfallView, action: number): boolean => !down.includes(ends(action).to);

const allPaths = ({ paths }: StarfallView, action: number): number =>
  paths.filter((both) => both.includes(ends(action).to)).length;

/** How many paths more there are once the tree is planted. */
const newPaths = (view: StarfallView, after: StarfallView): number =>
  after.paths.length - view.paths.length;

/** How many steps a fairy needs from one end of a path to the other past the snakes, one path more at a time. */
function wayRound({ trees, paths, snakes }: StarfallView, action: number): number {
  const closed = [...snakes, ends(action).to];
  const [first, last] = paths[ends(action).to - FIRST_PATH]!;
  let reached = new Set(closed.includes(first) ? [] : [first]);
  for (let steps = 0; steps <= trees.length; steps++) {
    if (reached.has(last)) return steps;
    const on = paths.flatMap(([a, b], path) => {
      if (closed.includes(FIRST_PATH + path)) return [];
      return [...(reached.has(a) ? [b] : []), ...(reached.has(b) ? [a] : [])];
    });
    reached = new Set([...reached, ...on.filter((tree) => !closed.includes(tree))]);
  }
  return Infinity;
}

const TRUE: Readonly<Record<string, IsTrue>> = {
  'hint.off': (view, far, action) => {
    const [from, to] = [at(view, ends(action).from), at(view, ends(action).to)];
    return far[own(view)]![to]! > far[own(view)]![from]!;
  },
  'hint.creep': (view, far, action) => {
    const [from, to] = [at(view, ends(action).from), at(view, ends(action).to)];
    return view.fairies.some(
      ({ place, flat }, seat) =>
        seat !== view.seat && place >= 0 && !flat && far[place]![to]! < far[place]![from]!,
    );
  },
  'hint.clear': (view, far, action) =>
    snakesFrom(view, far, ends(action).to) > snakesFrom(view, far, own(view)),
  'hint.ways': (view, _, action) => openPaths(view, ends(action).to) > openPaths(view, own(view)),
  'hint.calm': (view, far, action) => snakesFrom(view, far, ends(action).to) > 2,
  'hint.hub': (view, _, action) => openPaths(view, ends(action).to) > 4,
  'hint.bare': (view, _, action) => !view.snakes.includes(ends(action).to),
  'hint.trunk': (view, _, action) => stands(view, action) && allPaths(view, action) === 4,
  'hint.trunkFew': (view, _, action) => stands(view, action) && allPaths(view, action) < 4,
  'hint.trunkMany': (view, _, action) => stands(view, action) && allPaths(view, action) > 4,
  'hint.sprout': (view, _, __, after) => newPaths(view, after) >= 3,
  'hint.quiet': (view, _, __, after) => [1, 2].includes(newPaths(view, after)),
  'hint.twice': (view, _, action) => view.snakes.includes(ends(action).to),
  'hint.wall': (view, _, action) => ends(action).to < view.trees.length,
  'hint.block': (view, _, action) => wayRound(view, action) < Infinity,
  'hint.shut': (view, _, action) => wayRound(view, action) === Infinity,
};

/** How many steps a fairy needs from a tree to a star, found in the slow way: past trees that stand, and with snakes past none. */
function starWay(view: StarfallView, from: number, snakes: readonly number[]): number {
  const { trees, paths, stars, down } = view;
  const steps = trees.map((_, tree) => (stars[tree]! > 0 && !snakes.includes(tree) ? 0 : Infinity));
  const leads = (tree: number): boolean =>
    steps[tree] === 0 || (!down.includes(tree) && !snakes.includes(tree));
  for (let by = 0; by < trees.length; by++)
    for (const [path, [a, b]] of paths.entries()) {
      if (snakes.includes(FIRST_PATH + path)) continue;
      if (leads(a)) steps[b] = Math.min(steps[b]!, steps[a]! + 1);
      if (leads(b)) steps[a] = Math.min(steps[a]!, steps[b]! + 1);
    }
  return steps[from]!;
}

/** The trees to which a fairy can go from a tree in one step. */
const nextTo = ({ paths, snakes }: StarfallView, tree: number): readonly number[] =>
  paths.flatMap((both, path) =>
    both.includes(tree) && !snakes.includes(FIRST_PATH + path)
      ? both.filter((other) => other !== tree && !snakes.includes(other))
      : [],
  );

/** How many trees a fairy can come to in two steps, its own with them. */
function withinTwo(view: StarfallView, seat: number): number {
  const { place } = view.fairies[seat]!;
  const first = nextTo(view, place).filter((tree) => !view.snakes.includes(tree));
  const second = first.filter((tree) => !view.down.includes(tree)).flatMap((t) => nextTo(view, t));
  return new Set([...(view.snakes.includes(place) ? [] : [place]), ...first, ...second]).size;
}

const otherSeats = ({ fairies, seat }: StarfallView): readonly number[] =>
  fairies.flatMap(({ place, flat }, i) => (i !== seat && place >= 0 && !flat ? [i] : []));

/** Whether the way to a star is longer for one of these seats when snakes are where they are after. */
const isLonger = (view: StarfallView, after: StarfallView, seats: readonly number[]): boolean =>
  seats.some((seat) => {
    const { place } = view.fairies[seat]!;
    return starWay(view, place, after.snakes) > starWay(view, place, view.snakes);
  });

/** Whether the fairy can go on from the tree to which it went to another one of which this is true. */
const goesOn = (after: StarfallView, seat: number, is: (tree: number) => boolean): boolean =>
  after.trees.some((_, tree) => after.reach[tree] === 1 && is(tree) && seat === after.seat);

const WHATEVER: Readonly<Record<string, IsTrue>> = {
  'hint.nearer': (view, _, action) =>
    [[], view.snakes].some(
      (some) => starWay(view, ends(action).to, some) < starWay(view, own(view), some),
    ),
  'hint.open': (view, _, __, after) =>
    starWay(view, own(view), after.snakes) < starWay(view, own(view), view.snakes),
  'hint.close': (view, _, __, after) => isLonger(view, after, otherSeats(view)),
  'hint.closeBoth': (view, _, __, after) =>
    isLonger(view, after, otherSeats(view)) && isLonger(view, after, [view.seat]),
  'hint.guard': (view, _, action, after) => {
    const { to } = ends(action);
    const isFree = after.fairies.every(({ place }) => place !== to);
    return isFree && view.stars[to]! > 0 && after.snakes.includes(to);
  },
  'hint.creep': TRUE['hint.creep']!,
  'hint.off': TRUE['hint.off']!,
  'hint.room': (view, _, __, after) => withinTwo(after, view.seat) > withinTwo(view, view.seat),
  'hint.narrow': (view, _, __, after) =>
    otherSeats(view).some((seat) => withinTwo(after, seat) < withinTwo(view, seat)),
  'hint.frees': (_, __, action, after) =>
    ends(action).from >= FIRST_PATH && !after.snakes.includes(ends(action).from),
  'hint.freesTree': (view, _, action, after) => {
    const { from } = ends(action);
    return from < FIRST_PATH && !view.down.includes(from) && !after.snakes.includes(from);
  },
  'hint.calm': TRUE['hint.calm']!,
  'hint.apart': (view, far, action) => {
    const nearer = view.snakes.map(
      (snake) => far[own(view)]![at(view, snake)]! - far[ends(action).to]![at(view, snake)]!,
    );
    return Math.max(...nearer) <= 0 && Math.min(...nearer) < 0;
  },
  'hint.onToStar': (view, _, __, after) =>
    goesOn(after, view.seat, (on) => starWay(view, on, []) < starWay(view, own(view), [])),
  'hint.onAway': (view, far, _, after) =>
    goesOn(after, view.seat, (on) => snakesFrom(view, far, on) > snakesFrom(view, far, own(view))),
  'hint.guarded': (view, _, action) => view.snakes.includes(ends(action).to),
  'hint.fallen': (view, _, action) => view.down.includes(ends(action).to),
};

test('what is said of a move is true whatever is advised, and nearly every choice has a reason', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  let [choices, silent] = [0, 0];
  for (const players of [2, 3])
    for (let seed = 1; seed <= 6; seed++) {
      const game = rulesWith({ players, goal: 3, setup: 'random' });
      const choose = sensible(game, new Xoshiro(seed));
      const [s, next] = [game.create(), game.create()];
      for (let n = 0; n < 600 && game.actor(s) !== OVER; n++) {
        const view = game.view(s, undefined);
        const chosen = choose(s);
        if (game.actor(s) >= 0 && game.count(s) > 1) {
          choices += 1;
          if (hintReason(view, chosen) === undefined) silent += 1;
        }
        const all = game.actor(s) >= 0 && n % 5 === 0 ? game.count(s) : 0;
        let far: number[][] | undefined;
        for (let k = 0; k < all; k++) {
          const action = game.nth(s, k);
          const key = hintReason(view, action);
          if (key === undefined || !(key in WHATEVER)) continue;
          seen.add(key);
          game.copy(s, next);
          game.apply(next, action);
          if (!WHATEVER[key]!(view, (far ??= crawls(view)), action, game.view(next, undefined)))
            wrong.push(`${key}, ${players} players, seed ${seed}, entry ${n}`);
        }
        game.apply(s, chosen);
      }
    }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual(Object.keys(WHATEVER).toSorted());
  expect(silent / choices).toBeLessThan(0.1);
});
