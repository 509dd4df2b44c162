import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import about from '../package.json' with { type: 'json' };
import type { CodeVersion } from './experiment/experiment.ts';
import type { ShelfUrl } from './experiment/shelf.ts';

/** The sources that decide a result beside the game itself, in the folder of packages. */
const SOURCES = ['bots/src', 'boards/src', 'engine/src', 'lab/src'];

const PACKAGES = new URL('../../', import.meta.url);

/** Files that only decide how something reads or looks. They cannot change a figure, so the digest leaves them out. */
const PRESENTATION = /(^|\/)(words|board)\/|\.((en|it)\.ts|tsx|css|md)$/;

/** What lies in the folder of a game from outside and is not the game. */
const FOREIGN = /(^|\/)(node_modules|\.[^/]*)(\/|$)/;

/**
 * The release and the digest of the code that plays this game: of the engine, the boards, the bots, the lab, and the
 * game's own sources, by default in its folder beside its shelf. Files that only decide how something reads or looks are left out. Only the same
 * code promises the same results to the last byte.
 */
export function codeVersionOf(
  game: string,
  shelf: ShelfUrl,
  sources = new URL(`${game}/src/`, shelf),
): CodeVersion {
  const folders = SOURCES.map((name) => [name, new URL(`${name}/`, PACKAGES)] as const);
  const gameFolder = ['game', sources] as const;
  return { release: about.version, digest: digestOf([...folders, gameFolder]) };
}

/**
 * Eight hexadecimal digits of SHA-256 over the files in some folders: over the name given to each folder, the paths in
 * it in order, and the contents. Line endings do not matter. A missing folder counts as empty. Files that only decide
 * how something reads or looks are left out.
 */
export function digestOf(folders: readonly (readonly [name: string, url: URL])[]): string {
  const hash = createHash('sha256');
  for (const [name, url] of folders) {
    const cwd = fileURLToPath(url);
    const files = globSync('**/*', { cwd, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(cwd.length).replaceAll('\\', '/'))
      .filter((file) => !PRESENTATION.test(file) && !FOREIGN.test(file));
    for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
      const text = readFileSync(new URL(file, url), 'latin1').replaceAll('\r\n', '\n');
      hash.update(JSON.stringify([name, file, text.length])).update(text, 'latin1');
    }
  }
  return hash.digest('hex').slice(0, 8);
}
