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
 * Gives the page what it needs of the games and cannot load as a file: the worked examples (`games/*\/examples.yaml`) as
 * modules, checked at build time, and `virtual:code`, a digest of the code that plays each game.
 */
export function gameData(): Plugin {
  return {
    name: 'glade-game-data',
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
