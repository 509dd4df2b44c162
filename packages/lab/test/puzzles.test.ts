import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  GoalSearch,
  isSure,
  parsePuzzles,
  startLesson,
  TooMany,
  type BotGame,
  type PuzzleFile,
  type SurePuzzle,
  type WeighedPuzzle,
} from '@glade/engine';
import { LIMIT, ONLY_LONG, sample } from '@glade/engine/testing';
import { games, provers } from '@glade/games';
import { checkPuzzle, minePuzzles, writePuzzles } from '../src/puzzles/index.ts';

const SHELF = import.meta.resolve('@glade/games/shelf');
const LONG = sample('lab: puzzles that are proven again', 0, 1) === 1;
/** The first match in which puzzles are looked for; one that is found lies in the last of six. */
const FROM = sample('lab: matches in which puzzles are looked for', 4, 0);
/** The games whose playouts take a millisecond or so. The proofs of the others take minutes: they are played at full length only. */
const QUICK = ['wildfire', 'leaf-climbers'];

function shipped(game: BotGame): PuzzleFile | undefined {
  const url = new URL(`${game.id}/puzzles.json`, SHELF);
  if (!existsSync(url)) return undefined;
  const read = parsePuzzles(JSON.parse(readFileSync(url, 'utf8')));
  if (!read.ok) throw new Error(`${game.id}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

/** Whether what should show that an action is clearly best does not. */
const isUnclear = ({ by, value, second, found, others, goal, reached }: WeighedPuzzle): boolean =>
  by.low <= 0 ||
  by.value < 0.05 ||
  Math.abs(value.value - second.value.value - by.value) > 0.001 ||
  found.length < 2 ||
  others < 2 ||
  (goal !== 'result' && (reached === undefined || reached.best.value < 0.9));

/** Whether nearly everything is right, or every bot finds it. */
const isDoubtful = ({ best, plan, right, actions, missed }: SurePuzzle): boolean =>
  plan[0] !== best ||
  !right.includes(best) ||
  actions < 3 ||
  right.length * 2 > actions ||
  missed.length === 0;

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const known = shipped(wildfire)!;

describe.each(games.flatMap((game) => shipped(game) ?? []))('the puzzles of $game', (file) => {
  const game = games.find(({ id }) => id === file.game)!;
  const searched = file.puzzles.filter(isSure);
  const weighed = file.puzzles.filter((one) => !isSure(one));
  const quick = [
    ...searched.slice(0, 5),
    ...(QUICK.includes(file.game) ? weighed.slice(0, 1) : []),
  ];
  const tried = LONG ? file.puzzles : quick;

  test('say what shows that they are puzzles', () => {
    expect(file.puzzles.length).toBeGreaterThan(0);
    const faults = file.puzzles.filter((puzzle) =>
      isSure(puzzle) ? isDoubtful(puzzle) : isUnclear(puzzle),
    );
    expect(faults).toEqual([]);
  });

  test.each(tried)(
    '$id is proven again with other dice',
    (puzzle) => {
      const fault = checkPuzzle(game, puzzle, 'another', provers[game.id]);
      // A goal that is reached nearly always may be named or not.
      expect(fault?.code === 'goal' ? undefined : fault).toBeUndefined();
    },
    LIMIT.timeout,
  );
});

test('a puzzle with another solution is not proven', () => {
  const [puzzle] = known.puzzles as [WeighedPuzzle];
  const wrong = { ...puzzle, best: puzzle.second.do };
  expect(checkPuzzle(wildfire, wrong, 'another')).toEqual({ code: 'strongest' });
  expect(checkPuzzle(wildfire, { ...puzzle, best: 'douse 9,9' }, 'another')).toEqual({
    code: 'action',
  });
  expect(checkPuzzle(wildfire, { ...puzzle, position: 'nowhere' }, 'another')).toEqual({
    code: 'position',
  });
  expect(checkPuzzle(wildfire, { ...puzzle, preset: 'none' }, 'another')).toEqual({
    code: 'preset',
  });
});

test('any number of workers finds the same', LIMIT, async () => {
  const mining = {
    shelf: SHELF,
    game: 'wildfire',
    seed: '1',
    each: 1,
    from: FROM,
    matches: 6,
    method: 'futures',
    known: [],
  } as const;
  const one = writePuzzles(await minePuzzles(mining, { workers: 1 }));
  expect(JSON.parse(one)).toMatchObject({ matches: 6, puzzles: [{ match: 5 }] });
  expect(writePuzzles(await minePuzzles(mining, { workers: 2 }))).toBe(one);
  if (!LONG) return;
  // Where the first matches have none, a search that begins after them finds the same; it says what was judged before, too.
  const before = { judged: 100, by: 'greedy' };
  const rest = await minePuzzles({ ...mining, from: 5, matches: 6, before }, { workers: 1 });
  expect(rest).toMatchObject({ matches: 6, puzzles: (JSON.parse(one) as PuzzleFile).puzzles });
  expect(rest.judged).toBeGreaterThan(100);
});

test('a file of another shape is refused with the place', () => {
  expect(parsePuzzles({ ...known, level: 'low' })).toMatchObject({
    ok: false,
    problem: { code: 'puzzles.shape', args: { at: 'level' } },
  });
  const twice = [known.puzzles[0]!, known.puzzles[0]!];
  expect(parsePuzzles({ ...known, puzzles: twice })).toMatchObject({
    ok: false,
    problem: { code: 'puzzles.twice' },
  });
});

const starfall = games.find(({ id }) => id === 'starfall-forest')!;

test(
  'goals are searched for by any number of workers, and what was there stays',
  ONLY_LONG,
  async () => {
    const [there] = shipped(starfall)!.puzzles;
    const mining = {
      shelf: SHELF,
      game: 'starfall-forest',
      seed: '14',
      each: 2,
      matches: 1,
      method: 'goals',
      known: [there!],
    } as const;
    const one = await minePuzzles(mining, { workers: 1 });
    expect(one.puzzles).toContainEqual(there);
    const added = one.puzzles.filter(({ id }) => id !== there!.id);
    expect(added.length).toBeGreaterThan(0);
    expect(added.every(isSure)).toBe(true);
    expect(await minePuzzles(mining, { workers: 2 })).toEqual(one);
  },
);

test('a goal puzzle with a right action left out, or another goal, is not proven', async () => {
  const sure = shipped(starfall)!.puzzles.find(isSure)!;
  expect(checkPuzzle(starfall, sure, '')).toBeUndefined();
  const fewer = { ...sure, right: sure.right.slice(1) };
  expect(checkPuzzle(starfall, fewer, '')).toEqual({ code: 'unproven' });
  const other = { ...sure, goal: sure.goal === 'home' ? 'collect' : 'home' };
  expect(checkPuzzle(starfall, other, '')).toEqual({ code: 'unproven' });
  expect(checkPuzzle(starfall, { ...sure, goal: 'none' }, '')).toEqual({ code: 'unproven' });
});

test('a search that would look at too many positions gives up', () => {
  const sure = shipped(starfall)!.puzzles.find(isSure)!;
  const started = startLesson(starfall, { preset: sure.preset, position: sure.position });
  if (!started.ok) throw new Error(started.problem.code);
  const { rules, start } = started.value;
  const goal = starfall.puzzles!.goals!(rules).find(({ id }) => id === sure.goal)!;
  const search = (most: number) => new GoalSearch(rules, goal, start, most).rightActions(start);
  expect(search(sure.positions).length).toBeGreaterThan(0);
  expect(() => search(sure.positions - 1)).toThrow(TooMany);
});
