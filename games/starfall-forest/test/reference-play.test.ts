import { LIMIT as TIME_LIMIT, sample, someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  OVER,
  refActor,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefOptions,
  type RefState,
} from './reference.ts';
import {
  drawsFrom,
  greedy,
  playOut,
  random,
  type Draw,
  type Policy,
} from './reference/policies.ts';
import { OPTIONS } from './reference/position.ts';

// Whole games of the reference: what holds in every state, and the figures of section 8.

const CHOICES: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  players: [2, 3, 4],
  forest: ['auto', '3x3', '4x3', '5x3', '4x4', '5x4', '5x5'],
  die: ['star2', 'fairy2', 'snake2', 'tree2', 'shooting2'],
  first: ['random', 1, 2],
  setup: ['players', 'random'],
  goal: [3, 4, 5],
  end: ['first', 'ranking', 'all'],
  bites: ['active', 'all'],
  reviveGrace: [false, true],
  staying: ['end', 'start', 'none'],
  snakeHop: ['sharedTree', 'sameTriangle'],
  scaredySnake: [false, true],
  starFluke: [false, true],
  turnCap: [100, 200],
};

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const number = (options: RefOptions, name: string) => Number(options[name]);

/** What should hold, by name; `brokenIn` gives the names of what does not. */
type Facts = Readonly<Record<string, boolean>>;
const brokenIn = (facts: Facts) => Object.keys(facts).filter((name) => !facts[name]);

/** Trees, stars and snakes, in any state. */
function forestFacts(s: RefState): Facts {
  const view = refView(s);
  const [trees, paths] = [view.trees.length, view.paths.length];
  // Every star that fell lies somewhere, is held, was swapped, or revived a fairy.
  const revivals = view.flats - view.flat.filter((flat) => flat).length;
  const stars = sum(view.stars) + sum(view.held) + view.swaps + revivals;
  return {
    'section 4 bounds': trees <= 29 && paths <= 68,
    'one tree a point': new Set(view.trees.map(String)).size === trees,
    'snakes are somewhere': view.snakes.every((at) => at < trees || (at >= 32 && at < 32 + paths)),
    'SF-67': s.options.scaredySnake !== true || view.snakes.every((at) => at < trees),
    'no star is lost': stars === view.fallen,
    'what falls is counted': view.down.length <= number(s.options, 'players') + view.knocked,
  };
}

/** Fairies, dice and the homeward order, in any state. */
function fairyFacts(s: RefState): Facts {
  const view = refView(s);
  const goal = number(s.options, 'goal');
  const falling = view.step === 'star' || view.step === 'revive';
  const moving = (seat: number) => seat === view.active && view.step === 'move';
  return {
    hearts: view.hearts.every((hearts) => hearts >= 0 && hearts <= 3),
    'SF-64': view.fairies.every((at, seat) => (at === -2) === (view.held[seat] === goal)),
    'home order': view.fairies.every((at, n) => (at === -2) === view.homeOrder.includes(n)),
    'SF-58': view.flat.every((flat, n) => !flat || view.hearts[n] === 0),
    'SF-57': view.flat.every((flat, n) => !flat || view.held[n] === 0),
    'SF-34': view.fairies.every((at, n) => at < 0 || moving(n) || !view.down.includes(at)),
    'SF-R11': view.pool <= 5 && (view.pool === 0) === falling,
    'SF-R13': view.step === 'move' || view.step === 'over' || sum(Object.values(view.faces)) === 0,
  };
}

function legalFacts(s: RefState): Facts {
  const legal = refLegal(s);
  const weights = legal.map((outcome) => refWeight(s, outcome));
  const total = s.step === 'roll' ? 6 ** s.pool : legal.length;
  return {
    'something is legal': legal.length > 0,
    ascending: legal.every((code, i) => i === 0 || code > (legal[i - 1] ?? code)),
    'weights add up': sum(weights) === (refActor(s) === CHANCE ? total : 0),
  };
}

/** What may never come back: fallen trees, turns, counters, homes. */
function stepFacts(before: RefState, after: RefState): Facts {
  const [a, b] = [refView(before), refView(after)];
  const counters = ['bites', 'fallen', 'knocked', 'swaps', 'flats'] as const;
  return {
    'SF-R17': a.down.every((tree) => b.down.includes(tree)),
    'home is for good': a.homeOrder.every((seat, i) => b.homeOrder[i] === seat),
    turn: b.turn === a.turn || b.turn === a.turn + 1,
    counters: counters.every((name) => b[name] >= a[name]),
    'SF-R38 trees stay where they are': a.trees.every((at, i) => String(at) === String(b.trees[i])),
  };
}

function endFacts(s: RefState): Facts {
  const { code, winners, measures } = refOutcome(s);
  const players = number(s.options, 'players');
  const toEnd = { first: 1, ranking: players - 1, all: players }[String(s.options.end)];
  return {
    'SF-R36': (code === 'home') === (s.homeOrder.length === toEnd),
    'SF-R39': code === 'home' || (code === 'cap' && s.turn === s.options.turnCap),
    'SF-03': s.homeOrder.length === 0 || winners.join() === s.homeOrder.slice(0, 1).join(),
    'someone is first': winners.length > 0,
    turns: measures.turns === s.turn,
    'nothing more': refLegal(s).length === 0,
  };
}

const optionsDrawn = (draw: Draw): RefOptions =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, values]) => [name, values[draw(values.length)] ?? 0]),
  );

test('random play over many option sets keeps the invariants', TIME_LIMIT, () => {
  const draw = drawsFrom(2012);
  const broken: string[] = [];
  const matches = sample('starfall-forest: matches of the reference by chance', 4, 360);
  const ends = Array.from({ length: matches }, () => {
    const states: RefState[] = [];
    const end = playOut(optionsDrawn(draw), [], draw, (s) => states.push(s));
    for (const [i, s] of states.entries()) {
      const facts = [forestFacts(s), fairyFacts(s), legalFacts(s)];
      broken.push(...[...facts, stepFacts(s, states[i + 1] ?? end)].flatMap(brokenIn));
    }
    broken.push(...[forestFacts(end), fairyFacts(end), endFacts(end)].flatMap(brokenIn));
    return refOutcome(end).code;
  });
  expect(broken).toEqual([]);
  // Both ways to end were seen.
  expect(new Set(ends)).toEqual(new Set(['home', 'cap']));
});

test('a state is plain JSON, and a move leaves the state before it alone', () => {
  const draw = drawsFrom(8072);
  const told: string[] = [];
  const states: RefState[] = [];
  playOut({ ...OPTIONS, turnCap: 100 }, [], draw, (s) => {
    states.push(s);
    told.push(JSON.stringify(s));
  });
  expect(states.map((s) => JSON.stringify(s))).toEqual(told);
  const middle = states.at(-2);
  expect(JSON.parse(told.at(-2) ?? '')).toEqual(middle);
});

// Swaps and flats are too rare for so small a sample.
const FIGURES = ['turns', 'fallen', 'knocked', 'bites'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

/** The ends of games with one policy at every seat. */
function endsOf(players: number, games: number, policy: Policy): RefState[] {
  const draw = drawsFrom(players);
  const policies = Array.from({ length: players }, () => policy);
  const options = { ...OPTIONS, players, setup: 'random' };
  return Array.from({ length: games }, () => playOut(options, policies, draw));
}

/** Mean and its standard error. */
function sampleOf(ends: readonly RefState[], name: keyof Figures) {
  const values = ends.map((s) => Number(refOutcome(s).measures[name]));
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/** In standard errors: 99 of 100 samples of ten games come nearer (Student, 9 degrees). */
const LIMIT = 3.25;

describe('section 8, random play', () => {
  const told: readonly [number, number, Figures][] = [
    [2, 50, { turns: 132.7, fallen: 17.7, knocked: 3.0, bites: 2.5 }],
    [3, 20, { turns: 239.4, fallen: 32.2, knocked: 5.0, bites: 4.7 }],
    [4, 10, { turns: 354.1, fallen: 47.8, knocked: 7.3, bites: 6.9 }],
  ];

  test.each(someOf('starfall-forest: numbers of players of the reference', told, 3))(
    '%i players',
    (players, games, figures) => {
      const ends = endsOf(players, games, random);
      for (const name of FIGURES) {
        const { mean, error } = sampleOf(ends, name);
        expect(Math.abs(mean - figures[name]) / error, `${name}: ${mean} ± ${error}`).toBeLessThan(
          LIMIT,
        );
      }
    },
  );
});

describe('section 8, greedy play', () => {
  test('beats random play from either seat', () => {
    const draw = drawsFrom(7989);
    const won = [0, 1].flatMap((seat) =>
      Array.from({ length: 10 }, () => {
        const policies = [0, 1].map((n) => (n === seat ? greedy : random));
        const end = playOut({ ...OPTIONS, first: 'random', setup: 'random' }, policies, draw);
        expect(refActor(end)).toBe(OVER);
        return refOutcome(end).winners.includes(seat);
      }),
    );
    // 3,000 of 3,000 in the rules file.
    expect(won.filter((first) => first).length).toBeGreaterThanOrEqual(19);
  });

  test('is over much sooner', () => {
    // A mean would be at the mercy of one long game; the median of the rules file is 61, not 127.
    const turns = endsOf(2, 11, greedy).map((s) => s.turn);
    expect(turns.toSorted((a, b) => a - b)[5]).toBeLessThan(95);
  });
});
