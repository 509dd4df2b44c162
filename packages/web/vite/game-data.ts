import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseExamples, type Game } from '@glade/engine';
import { codeVersionOf } from '@glade/lab/code';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const GAMES = join(import.meta.dirname, '../../../games/index.ts');
const CODE = 'virtual:code';

/**
 * What the page needs of the games but cannot load as it stands: worked examples (`games/*\/examples.yaml`), checked
 * at build time, as a module; and `virtual:code`, the digest of the code that plays each.
 */
export function games(): Plugin {
  return {
    name: 'glade-games',
    enforce: 'pre',

    resolveId: (id) => (id === CODE ? `\0${id}` : undefined),

    async load(id) {
      if (id === `\0${CODE}`) {
        const codes = (await ids()).map((game) => [
          game,
          codeVersionOf(game, pathToFileURL(GAMES).href),
        ]);
        return `export const codes = ${JSON.stringify(Object.fromEntries(codes))};`;
      }
      const file = id.split('?')[0]!;
      if (!file.endsWith('/examples.yaml')) return undefined;
      const examples = parseExamples(parse(readFileSync(file, 'utf8')));
      if (!examples.ok) throw new Error(`${file}: ${JSON.stringify(examples.problem)}`);
      return `export default ${JSON.stringify(examples.value)};`;
    },
  };
}

async function ids(): Promise<readonly string[]> {
  const shelf = (await import(pathToFileURL(GAMES).href)) as { games: readonly Game[] };
  return shelf.games.map((game) => game.id);
}
