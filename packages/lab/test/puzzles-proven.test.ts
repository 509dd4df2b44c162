import { readFileSync } from 'node:fs';
import { isSure, parsePuzzles, type WeighedPuzzle } from '@glade/engine';
import { LIMIT, someOf } from '@glade/engine/testing';
import { games, provers } from '@glade/games';
import { expect, test } from 'vitest';
import { checkPuzzle, provenBest } from '../src/puzzles/index.ts';

const game = games.find(({ id }) => id === 'wildfire')!;
const read = parsePuzzles(
  JSON.parse(
    readFileSync(new URL('../../../games/wildfire/puzzles.json', import.meta.url), 'utf8'),
  ),
);
if (!read.ok) throw new Error(read.problem.code);
const weighed = read.value.puzzles.filter((puzzle): puzzle is WeighedPuzzle => !isSure(puzzle));
const tried = someOf('wildfire: puzzles whose answers are proven to be best', weighed, 3);

test(
  'playouts found the answers of the puzzles; that they are best under perfect play is proven',
  LIMIT,
  () => {
    const wrong: string[] = [];
    for (const puzzle of tried) {
      const proven = provenBest(game, puzzle, provers['wildfire']!);
      // What a page says of it.
      if (proven === undefined || !(proven.others < proven.low)) wrong.push(puzzle.id);
      expect(puzzle.proven).toEqual(proven);
    }
    expect(wrong).toEqual([]);
    // As docs/value.md says.
    expect(weighed).toHaveLength(60);
  },
);

test('what is wrongly said to be proven is found when puzzles are checked', () => {
  const [puzzle] = weighed;
  const checked = (each: WeighedPuzzle) => checkPuzzle(game, each, 'another', provers['wildfire']);
  expect(checked(puzzle!)).toBeUndefined();
  const wrong = { ...puzzle!, proven: { ...puzzle!.proven!, others: 0 } };
  expect(checked(wrong)).toEqual({ code: 'unproven' });
});
