import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { short, type WholeGame } from '@glade/engine';
import { UserError } from '../arguments/user-error.ts';
import { folderOf, oursNamed } from './games.ts';
import { entryOf, loadModule, outsideGame } from './outside.ts';

/** Another version of a game, with the module from which threads load it. */
export interface OtherVersion {
  readonly game: WholeGame;
  readonly module: string;
  /** The folder with its sources and its rulebook. */
  readonly folder: URL;
}

/** The game in a folder, if there is such a folder. Throws a UserError if it is another game. */
export async function versionInFolder(
  game: WholeGame,
  place: string,
): Promise<OtherVersion | undefined> {
  const folder = resolve(place);
  return existsSync(folder) ? load(game, folder, place) : undefined;
}

/** The game on the shelf, beside another version of it from outside; undefined if this is another name. */
export function versionOnShelf(game: WholeGame, id: string): OtherVersion | undefined {
  const isItself = id.toLowerCase() === game.id && outsideGame(game.id) === undefined;
  if (isItself) throw new UserError('cli.against.itself', { game: game.id });
  const ours = id.toLowerCase() === game.id ? oursNamed(game.id) : undefined;
  return ours && { ...ours, folder: new URL(`${game.id}/`, ours.module) };
}

/**
 * The game as its folder was at a git revision; undefined if there is none of this name. It is written to a folder of its
 * own, which goes when the program ends, and it meets the packages of Glade as they are now.
 */
export async function versionAt(
  game: WholeGame,
  revision: string,
): Promise<OtherVersion | undefined> {
  const folder = fileURLToPath(folderOf(game));
  const root = git(folder, ['rev-parse', '--show-toplevel'])?.toString().trim();
  if (root === undefined || !/^[\w./~^@-]{1,100}$/.test(revision) || revision.startsWith('-'))
    return undefined;
  if (git(root, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]) === undefined)
    return undefined;
  const inside = relative(root, folder);
  const archive = git(root, ['archive', '--format=tar', revision, '--', inside || '.']);
  if (archive === undefined)
    throw new UserError('cli.against.absent', { found: short(revision), folder: short(inside) });
  const place = mkdtempSync(join(tmpdir(), 'glade-version-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  mkdirSync(join(place, inside), { recursive: true });
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  for (const at of foldersUp(folder, root)) {
    const modules = join(at, 'node_modules');
    const there = join(place, relative(root, at), 'node_modules');
    if (existsSync(modules) && !existsSync(there)) symlinkSync(modules, there, 'dir');
  }
  return load(game, join(place, inside), revision);
}

function foldersUp(from: string, root: string): readonly string[] {
  const at = resolve(from);
  return at === resolve(root) || dirname(at) === at ? [at] : [at, ...foldersUp(dirname(at), root)];
}

/** What git says, or undefined where it fails or is not there. */
function git(folder: string, args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 30,
    });
  } catch {
    return undefined;
  }
}

async function load(game: WholeGame, place: string, found: string): Promise<OtherVersion> {
  const { file, folder } = entryOf(place);
  const module = pathToFileURL(file).href;
  const all = await loadModule(module, found);
  const games = Object.values(all) as readonly (Partial<WholeGame> | undefined)[];
  const other = games.find((each) => each?.id === game.id && each.policies !== undefined);
  if (other === undefined)
    throw new UserError('cli.against.other', { found: short(found), game: game.id });
  return { game: other as WholeGame, module, folder: pathToFileURL(`${folder}/`) };
}
