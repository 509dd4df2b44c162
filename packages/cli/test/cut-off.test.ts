import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../src/shelf/games.ts';
import { gameById, optionsOf, playWithoutThreads, randomExperiment } from './experiments.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
const asked = (line: string): Promise<string> =>
  gladeHere(line.split(' ')).then(({ out }) => oneLine(out));

// With a last turn of 100 every match of Starfall Forest is cut off: it takes about 160 turns.
const CUT =
  /100\.0% of the matches \(8\d\.\d% – 100\.0%\) were cut off by the limit “Last turn”\. Without it they would be longer, and so would the mean\./;

test('a report says how many matches were cut off, beside the mean length', async () => {
  const json = join(folder(), 'cut.json');
  const html = join(folder(), 'cut.html');
  const line = `playtest starfall-forest --games 20 --workers 1 --set turnCap=100 --json ${json}`;
  expect(await asked(`${line} --html ${html}`)).toMatch(CUT);
  const { cut, length } = JSON.parse(readFileSync(json, 'utf8')) as {
    cut: { value: number; n: number; limits: string[] };
    length: { mean: number };
  };
  expect(cut).toMatchObject({ value: 1, n: 20, limits: ['turnCap'] });
  expect(length.mean).toBe(100);
  // On the first sheet, and where the length is drawn.
  expect(oneLine(readFileSync(html, 'utf8')).match(new RegExp(CUT, 'g'))).toHaveLength(2);
  expect(await asked(`${line} --language it`)).toMatch(/Partite fermate dal limite «Ultimo turno»/);
});

const LIMITS = games.flatMap(({ id, options: { options } }) =>
  Object.entries(options).flatMap(([name, { cutsOff, values }]) =>
    // 0 is no limit.
    cutsOff === undefined ? [] : [[id, name, cutsOff, values.map(Number).filter(Boolean)] as const],
  ),
);

test('two games have a limit', () => {
  expect(LIMITS.map(([id, name]) => `${id} ${name}`).toSorted()).toEqual([
    'forest-fire maxRounds',
    'starfall-forest turnCap',
  ]);
});

test.each(LIMITS)(
  '%s: what is declared to end a match at %s does end some',
  async (id, name, cutsOff, values) => {
    const game = gameById(id);
    const options = optionsOf(game, { [name]: Math.min(...values) });
    const { tallies } = await playWithoutThreads(game)([randomExperiment(game, 20, { options })]);
    expect([...tallies[0]!.codes.keys()]).toContain(cutsOff);
  },
);

test('and says nothing where none was', async () => {
  expect(await asked('playtest starfall-forest --games 20 --workers 1')).not.toMatch(/cut off/);
});

test.each([
  ['playtest starfall-forest --compare turnCap=1000,100', /“Last turn: 100”: 100\.0% of the/],
  ['tune starfall-forest --try turnCap=1000,100 --target turns=100', /“100”: 100\.0% of the/],
  [
    'screen starfall-forest --try goal=5,4 --try turnCap=100,200 --of length',
    /\d\d\.\d% of the matches \(.*\) were cut off by the limit “Last turn”/,
  ],
])('so does %s', async (line, sentence) => {
  expect(await asked(`${line} --games 20 --workers 1`)).toMatch(sentence);
});
