import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as examples from '@glade/examples';
import * as shelf from '@glade/games';
import {
  parseExamples,
  parseRulebook,
  problem,
  short,
  type Example,
  type Game,
  type WholeGame,
  type Language,
  type Rulebook,
} from '@glade/engine';
import { Failure, need } from './failure.ts';
import { nearest } from './near.ts';

/** The games that are offered. */
export const { games } = shelf;

/** Classic games that are there to learn from and to measure with. */
export const classics = examples.games;

/** What each game can tell of, those of the examples, too. */
export const events = { ...shelf.events, ...examples.events };

const SHELF = import.meta.resolve('@glade/games');
const EXAMPLES = import.meta.resolve('@glade/examples');

/** The modules from which workers of a queue take games. */
export const shelves: readonly string[] = [SHELF, EXAMPLES];

/** The module from which workers of the lab take this game. */
export const shelfOf = (game: Game): string =>
  games.some((each) => each === game) ? SHELF : EXAMPLES;

/** The game of this name; one that is not on the shelf is looked for among the examples. */
export function findGame(id: string): WholeGame | undefined {
  return [...games, ...examples.games].find((game) => game.id === id.toLowerCase());
}

/** The game of this name, or a failure that lists those there are. */
export function takeGame(id: string): WholeGame {
  const game = findGame(id);
  if (game === undefined) {
    const known = [...games, ...examples.games].map((each) => each.id);
    const meant = nearest(id, known);
    throw new Failure(meant === undefined ? 'cli.game' : 'cli.game.meant', {
      found: short(id),
      known: known.join(', '),
      meant: meant ?? '',
    });
  }
  return game;
}

export async function readRulebook(game: Game, language: Language): Promise<Rulebook> {
  return need(parseRulebook(await readBeside(game, `rulebook.${language}.md`)));
}

export async function readExamples(game: Game): Promise<readonly Example[]> {
  const [text, { parse }] = await Promise.all([readBeside(game, 'examples.yaml'), import('yaml')]);
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    return need(problem('examples.yaml', { found: short(String(error)) }));
  }
  return need(parseExamples(data));
}

/** A file in the folder of a game, which is named as the game. */
async function readBeside(game: Game, name: string): Promise<string> {
  const file = new URL(`${game.id}/${name}`, shelfOf(game));
  if (!existsSync(file)) throw new Failure('cli.missing', { file: short(fileURLToPath(file)) });
  return readFile(file, 'utf8');
}
