import {
  type Game,
  type Language,
  type Rulebook,
  parseRulebook,
  type Example,
  problem,
  short,
  parseExamples,
} from '@glade/engine';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { valueOrThrow, UserError } from '../arguments/user-error.ts';
import { bookFolderOf, isOurs } from './games.ts';

export async function readRulebook(game: Game, spoken: Language): Promise<Rulebook> {
  // A game from outside may speak English only.
  const has = isOurs(game.id) || existsSync(new URL(`rulebook.${spoken}.md`, bookFolderOf(game)));
  const language = has ? spoken : 'en';
  return valueOrThrow(parseRulebook(await readGameFile(game, `rulebook.${language}.md`)));
}

export async function readExamples(game: Game): Promise<readonly Example[]> {
  // A game from outside may have none.
  if (!isOurs(game.id) && !existsSync(new URL('examples.yaml', bookFolderOf(game)))) return [];
  const [text, { parse }] = await Promise.all([
    readGameFile(game, 'examples.yaml'),
    import('yaml'),
  ]);
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    return valueOrThrow(problem('examples.yaml', { found: firstLine(error) }));
  }
  return valueOrThrow(parseExamples(data));
}

/** What a YAML reader says: its first line names the line and the column. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.replace(/:$/, '');

/** What the game's `puzzles.json` holds, not yet checked. */
export async function readPuzzles(game: Game): Promise<unknown> {
  const text = await readGameFile(game, 'puzzles.json');
  try {
    return JSON.parse(text);
  } catch (error) {
    return valueOrThrow(problem('puzzles.shape', { at: '', found: short(String(error)) }));
  }
}

/** A file in the folder of a game. */
async function readGameFile(game: Game, name: string): Promise<string> {
  const file = new URL(name, bookFolderOf(game));
  if (!existsSync(file)) throw new UserError('cli.missing', { file: short(fileURLToPath(file)) });
  return readFile(file, 'utf8');
}
