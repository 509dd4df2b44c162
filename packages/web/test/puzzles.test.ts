import { readFileSync } from 'node:fs';
import {
  GoalSearch,
  isSure,
  MOST_POSITIONS,
  OVER,
  parsePuzzles,
  startLesson,
  type Puzzle,
  type Rules,
} from '@glade/engine';
import { games } from '@glade/games';
import { puzzlePlans, puzzleWords } from '@glade/games/puzzles';
import { expect, test } from 'vitest';
import { stagedPuzzle } from '../src/puzzles/staged-puzzle.ts';
import { whyWrong, type Searched } from '../src/puzzles/why-wrong.ts';
import { dayOf, ofTheDay } from '../src/today/day.ts';

test('a day has the same number from its first minute to its last, and the next day the next', () => {
  const at = (day: number, hour: number): number => dayOf(new Date(2026, 10, day, hour, 30));
  expect(at(24, 0)).toBe(at(24, 23));
  expect(at(25, 0)).toBe(at(24, 23) + 1);
  expect(dayOf(new Date(1970, 0, 1, 12))).toBe(0);
});

test.each([1, 2, 35, 59, 60])('each of %i comes once before any comes again', (length) => {
  const list = Array.from({ length }, (_, at) => at);
  const round = list.map((day) => ofTheDay(list, 20_000 + day));
  expect(new Set(round).size).toBe(length);
});

test('an empty list has nothing for a day', () => expect(ofTheDay([], 20_000)).toBeUndefined());

/** The puzzles of a game with their positions, and the search for the goal where there is one. */
async function searchedPuzzles(id: string) {
  const game = games.find((each) => each.id === id)!;
  const file = new URL(`../../../games/${id}/puzzles.json`, import.meta.url);
  const read = parsePuzzles(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.problem.code);
  const plan = await puzzlePlans[id]!();
  return read.value.puzzles.map((puzzle) => {
    const started = startLesson(game, puzzle);
    if (!started.ok) throw new Error(started.problem.code);
    const { rules, start } = started.value;
    const goal = isSure(puzzle)
      ? plan.goals?.(rules).find((each) => each.id === puzzle.goal)
      : undefined;
    const searched: Searched | undefined = goal && {
      goal,
      search: new GoalSearch(rules, goal, start, MOST_POSITIONS),
      start,
    };
    return { puzzle, rules, start, searched };
  });
}

const actionsOf = (rules: Rules, s: object): readonly number[] =>
  Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));

/** What an action of a puzzle, at a position on the way, is to be answered with; undefined where nothing is sure of it. */
function expectedAnswer(
  rules: Rules,
  searched: Searched | undefined,
  now: object,
  action: number,
): string | undefined {
  const s = rules.create();
  rules.copy(now, s);
  const seat = rules.actor(s);
  rules.apply(s, action);
  const wins = rules.actor(s) === OVER && rules.outcome(s).winners.includes(seat);
  // Without a goal, what wins at once is the best move, so no other one is.
  if (searched === undefined) return wins ? 'right' : undefined;
  const { goal, search, start } = searched;
  if (search.after(now, action).reached === true) return 'right';
  if (wins) return 'wins';
  return goal.misses?.({ seat, start, now }, action) === true ? 'asked' : undefined;
}

test.each(games.map(({ id }) => id))(
  'on the way of every puzzle of %s, what reaches the goal counts, and what wins is answered so',
  async (id) => {
    const faults: string[] = [];
    for (const { puzzle, rules, start, searched } of await searchedPuzzles(id)) {
      const now = rules.create();
      rules.copy(start, now);
      for (const next of isSure(puzzle) ? puzzle.plan : [puzzle.best]) {
        for (const action of actionsOf(rules, now)) {
          const expected = expectedAnswer(rules, searched, now, action);
          if (expected === undefined) continue;
          const text = rules.notation.format(now, action);
          const isRight = searched?.search.isRight(now, action) ?? text === puzzle.best;
          const answer = isRight ? 'right' : whyWrong(rules, puzzle, searched, now, action);
          if (answer !== expected) faults.push(`${puzzle.id} ${text}: ${answer}, not ${expected}`);
        }
        const done = rules.notation.parse(now, next);
        if (!done.ok) throw new Error(done.problem.code);
        rules.apply(now, done.value);
      }
    }
    expect(faults).toEqual([]);
  },
);

test('a wrong action of a puzzle is answered with what is wrong with it', async () => {
  const found = new Map<string, string[]>();
  const answer = (
    id: string,
    all: Awaited<ReturnType<typeof searchedPuzzles>>,
    which: (p: Puzzle) => boolean,
  ) => {
    const { puzzle, rules, start, searched } = all.find((each) => which(each.puzzle))!;
    const right = isSure(puzzle) ? puzzle.right : [puzzle.best];
    for (const action of actionsOf(rules, start)) {
      const text = rules.notation.format(start, action);
      if (right.includes(text)) continue;
      const why = whyWrong(rules, puzzle, searched, start, action);
      found.set(`${id} ${why}`, [...(found.get(`${id} ${why}`) ?? []), text]);
    }
  };
  answer('war-kids', await searchedPuzzles('war-kids'), ({ goal }) => goal === 'double');
  // The second best move is named as such where it is nearly as good: by no more than a tenth of a match.
  const wildfire = await searchedPuzzles('wildfire');
  const ahead = (p: Puzzle): number => (isSure(p) ? NaN : p.value.value - p.second.value.value);
  answer('wildfire', wildfire, (p) => ahead(p) <= 0.1);
  expect(found.get('wildfire second')).toHaveLength(1);
  answer('wildfire', wildfire, (p) => ahead(p) > 0.1);
  answer(
    'starfall-forest',
    await searchedPuzzles('starfall-forest'),
    ({ goal }) => goal === 'home',
  );
  // Nothing is left to luck in these turns: what is wrong misses the goal.
  expect([...found.keys()].toSorted()).toEqual([
    'starfall-forest never',
    'war-kids never',
    'wildfire second',
    'wildfire worse',
  ]);
  expect(found.get('wildfire second')).toHaveLength(1);
});

test.each(games.map(({ id }) => id))(
  'every puzzle of %s can be drawn in the list, which names what it asks for',
  async (id) => {
    const game = games.find((each) => each.id === id)!;
    for (const { puzzle } of await searchedPuzzles(id)) {
      const staged = stagedPuzzle(game, puzzle);
      expect([puzzle.id, staged?.rules.notation.position(staged.start)]).toEqual([
        puzzle.id,
        puzzle.position,
      ]);
      for (const load of Object.values(puzzleWords[id]!))
        expect(Object.keys(await load())).toContain(`puzzle.name.${puzzle.goal}`);
    }
  },
);
