import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePuzzles, type BotGame, type Puzzle, type PuzzleFile } from '@glade/engine';
import { games } from '@glade/games';
import { checkPuzzle, minePuzzles, writePuzzles } from '../src/puzzles/index.ts';

const SHELF = import.meta.resolve('@glade/games/shelf');
const LONG = process.env['GLADE_LONG'] !== undefined;
/** The games whose playouts take a millisecond or so. The proofs of the others take minutes: they are played at full length only. */
const QUICK = ['wildfire', 'leaf-climbers'];

function shipped(game: BotGame): PuzzleFile | undefined {
  const url = new URL(`${game.id}/puzzles.json`, SHELF);
  if (!existsSync(url)) return undefined;
  const read = parsePuzzles(JSON.parse(readFileSync(url, 'utf8')));
  if (!read.ok) throw new Error(`${game.id}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const known = shipped(wildfire)!;

describe.each(games.flatMap((game) => shipped(game) ?? []))('the puzzles of $game', (file) => {
  const game = games.find(({ id }) => id === file.game)!;
  const quick = QUICK.includes(file.game) ? file.puzzles.slice(0, 1) : [];
  const sample = LONG ? file.puzzles : quick;

  test('say what shows that they are puzzles', () => {
    expect(file.puzzles.length).toBeGreaterThan(0);
    const faults = file.puzzles.filter(
      ({ by, value, second, found, others, goal, reached }) =>
        by.low <= 0 ||
        by.value < 0.05 ||
        Math.abs(value.value - second.value.value - by.value) > 0.001 ||
        found.length < 2 ||
        others < 2 ||
        (goal !== 'result' && (reached === undefined || reached.best.value < 0.9)),
    );
    expect(faults).toEqual([]);
  });

  test.each(sample)(
    '$id is proven again with other dice',
    (puzzle) => {
      const fault = checkPuzzle(game, puzzle, 'another');
      // A goal that is reached nearly always may be named or not.
      expect(fault?.code === 'goal' ? undefined : fault).toBeUndefined();
    },
    LONG ? 600_000 : 60_000,
  );
});

test('a puzzle with another solution is not proven', () => {
  const [puzzle] = known.puzzles as [Puzzle];
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

test('any number of workers finds the same', { timeout: 60_000 }, async () => {
  const mining = { shelf: SHELF, game: 'wildfire', seed: '1', each: 1, matches: 8 };
  const one = writePuzzles(await minePuzzles(mining, { workers: 1 }));
  expect(JSON.parse(one)).toMatchObject({ matches: 8, puzzles: [{ match: 5 }] });
  expect(writePuzzles(await minePuzzles(mining, { workers: 2 }))).toBe(one);
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
