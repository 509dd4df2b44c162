import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { short, type EventKind, type WholeGame } from '@glade/engine';
import { importModule } from '@glade/lab/import-module';
import { UserError } from '../arguments/user-error.ts';

/** A game from outside: a folder or an installed package of somebody else. */
export interface OutsideGame {
  readonly game: WholeGame;
  /** What somebody typed to open it. */
  readonly named: string;
  readonly events: Readonly<Record<string, EventKind>>;
  /** The address of its module, which threads load for themselves. */
  readonly module: string;
  /** The folder with its rulebook and examples, ending in a slash. */
  readonly folder: string;
}

/** The files that are looked for in a folder whose package.json names no entry. */
const ENTRIES = ['game.ts', 'game.js', 'src/index.ts', 'src/index.js'];

const EXAMPLES = fileURLToPath(new URL('./', import.meta.resolve('@glade/examples')));

/** Our examples that are one folder with a `game.ts`, by their names. `glade new` copies them. */
export const oneFolderGames = (): readonly string[] =>
  readdirSync(EXAMPLES).filter((name) =>
    ['game.ts', 'game.js'].some((file) => existsSync(join(EXAMPLES, name, file))),
  );

/** The folder of such an example. */
export const exampleFolder = (name: string): string => join(EXAMPLES, name);

/** The games from outside that have been opened, by their ids. */
const opened = new Map<string, OutsideGame>();

/** The game from outside with this id, if it has been opened. */
export const outsideGame = (id: string): OutsideGame | undefined => opened.get(id);

/** Whether somebody means a folder or a file and not the id of a game. */
const isPath = (text: string): boolean =>
  /[\\/]/.test(text) || /^\.+$/.test(text) || /\.[cm]?[jt]s$/.test(text);

/**
 * Where a game in one folder lies: the folder or file that was named, a folder of this name here, one of our examples, or a package
 * in `node_modules` here. Undefined if the text can only be the id of a game on the shelf.
 */
export function placeOfGame(text: string): string | undefined {
  if (isPath(text)) return resolve(text);
  // A folder of this name is meant before our example of the same name.
  if (/^[\w-]+$/.test(text) && ENTRIES.some((file) => existsSync(resolve(text, file))))
    return resolve(text);
  if (oneFolderGames().includes(text)) return exampleFolder(text);
  const installed = resolve('node_modules', text);
  return /^[\w.@-]+$/.test(text) && existsSync(installed) ? installed : undefined;
}

/** Addresses of the app and its server, which no game can have. */
const ADDRESSES =
  /^(?:about|api|assets|docs|healthz|matches|metrics|my-shelf|outside|readyz|settings|t)$/;

/** Throws a UserError if the app has a page at the address that a game with this id would have. */
export function requireFreeAddress(id: string): void {
  if (ADDRESSES.test(id)) throw new UserError('cli.outside.address', { found: id });
}

/** Loads the game in this folder or file, unless its id is taken. `named` is what somebody typed. Throws a UserError that says what is wrong with it. */
export const openOutside = (
  place: string,
  named: string,
  isTaken: (id: string) => boolean,
): Promise<OutsideGame> =>
  register(place, named, (module, file) => {
    const game = versionIn(module, isTaken) ?? gameIn(module, file);
    if (isTaken(game.id))
      throw new UserError('cli.outside.taken', { found: short(game.id), named: short(named) });
    return game;
  });

/**
 * The same, and another version of one of our games then stands for ours. A new game comes as the default export of its module;
 * ours come by their names, with their events beside them.
 */
export const openVersion = (
  place: string,
  named: string,
  isOurs: (id: string) => boolean,
): Promise<OutsideGame> =>
  register(place, named, (module, file) => versionIn(module, isOurs) ?? gameIn(module, file));

/** Loads what lies there, and opens the game that `pick` finds in it. */
async function register(
  place: string,
  named: string,
  pick: (module: object, file: string) => WholeGame,
): Promise<OutsideGame> {
  const { file, folder } = entryOf(place);
  const module = pathToFileURL(file).href;
  const all = await loadModule(module, file);
  const game = pick(all, file);
  const { EVENTS: events = eventsOf(game) } = all as { readonly EVENTS?: OutsideGame['events'] };
  const found = { game, named, events, module, folder: pathToFileURL(`${folder}/`).href };
  opened.set(game.id, found);
  return found;
}

/** Ends what other versions stand for: these ids are our own games again. */
export function closeVersions(isOurs: (id: string) => boolean): void {
  for (const id of opened.keys()) if (isOurs(id)) opened.delete(id);
}

/** The export that is another version of a game of ours, if there is one. */
const versionIn = (module: object, isOurs: (id: string) => boolean): WholeGame | undefined =>
  (Object.values(module) as readonly (Partial<WholeGame> | null | undefined)[]).find(
    (each): each is WholeGame =>
      typeof each?.id === 'string' && each.policies !== undefined && isOurs(each.id),
  );

/** The file that holds the game of a folder, and that folder. Throws a UserError if there is none. */
export function entryOf(place: string): { readonly file: string; readonly folder: string } {
  const about = statSync(place, { throwIfNoEntry: false });
  if (about === undefined) throw new UserError('cli.outside.none', { place: short(place) });
  if (about.isFile()) return { file: place, folder: resolve(place, '..') };
  const named = entryInPackage(join(place, 'package.json'));
  const files = named === undefined ? ENTRIES : [named];
  const found = files.map((name) => join(place, name)).find((file) => existsSync(file));
  if (found === undefined)
    throw new UserError('cli.outside.entry', { place: short(place), files: files.join(', ') });
  return { file: found, folder: place };
}

/** The entry that a package.json names; undefined if there is no such file, or it names none. */
function entryInPackage(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  let about: { exports?: unknown; main?: unknown };
  try {
    about = JSON.parse(readFileSync(file, 'utf8')) as typeof about;
  } catch (error) {
    const reason = short((error as Error).message);
    throw new UserError('cli.outside.load', { file: short(file), reason });
  }
  return entry(about.exports) ?? (typeof about.main === 'string' ? about.main : undefined);
}

/** The file behind `.` in `exports`: a text, or the first text under `.`, `import` or `default`. */
function entry(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const ways = exports as Readonly<Record<string, unknown>>;
  return entry(ways['.'] ?? ways['import'] ?? ways['default']);
}

/** The module at this address, which is that of the file. Throws a UserError that says why it cannot be loaded. */
export async function loadModule(module: string, file: string): Promise<object> {
  try {
    return await importModule(module);
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ERR_UNKNOWN_FILE_EXTENSION')
      throw new UserError('cli.outside.types', { file: short(file), node: process.version });
    if (
      error instanceof Error &&
      /import statement outside a module|Unexpected token 'export'/.test(error.message)
    )
      throw new UserError('cli.outside.module', { file: short(file) });
    // What the module itself throws has a place in it: the first line of the stack that names it.
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const line = stack.split('\n').find((each) => each.includes(module));
    const at = /:(\d+)(?::\d+)?\)?$/.exec(line ?? '')?.[1];
    const where = at === undefined ? '' : ` (line ${at})`;
    throw new UserError('cli.outside.load', {
      file: short(file),
      reason: `${message.split('\n')[0]}${where}`,
    });
  }
}

/** The default export of the module, if it is a game. */
function gameIn(module: object, file: string): WholeGame {
  const { default: game } = module as { readonly default?: Partial<WholeGame> };
  const lacks = ['id', 'prefix', 'options', 'rules', 'policies', 'text'].filter(
    (name) => game?.[name as keyof WholeGame] === undefined,
  );
  if (game === undefined || lacks.length > 0)
    throw new UserError('cli.outside.game', { file: short(file), lacks: lacks.join(', ') });
  const { id = '' } = game;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id))
    throw new UserError('cli.outside.id', { file: short(file), found: short(id) });
  requireFreeAddress(id);
  return game as WholeGame;
}

const eventsOf = (game: WholeGame): OutsideGame['events'] =>
  'events' in game ? (game.events as OutsideGame['events']) : {};

/** The modules of the games from outside that have been opened, for the threads of this program. */
export const outsideModules = (): readonly string[] =>
  [...opened.values()].map(({ module }) => module);

/** In a thread: opens the games in these modules. */
export async function openModules(modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    const game = gameIn(await importModule(module), module);
    const folder = new URL('.', module).href;
    opened.set(game.id, { game, named: game.id, events: eventsOf(game), module, folder });
  }
}
