import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseExamples, parseLessons, type Game, type Result } from '@glade/engine';
import { codeVersionOf } from '@glade/lab/code';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const GAMES = join(import.meta.dirname, '../../../games/index.ts');
const CODE = 'virtual:code';
/** What checks the data of a file, by the name of the file. */
const GATES: Readonly<Record<string, (data: unknown) => Result<unknown>>> = {
  'examples.yaml': parseExamples,
  'lessons.yaml': parseLessons,
};

/**
 * Gives the page what it needs of the games and cannot load as a file: the worked examples and the lessons
 * (`games/*\/examples.yaml`, `lessons.yaml`) as modules, checked at build time, and `virtual:code`, a digest of the code that plays each game.
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
      const gate = GATES[file.split('/').at(-1)!];
      if (gate === undefined) return undefined;
      const data = gate(parse(readFileSync(file, 'utf8')));
      if (!data.ok) throw new Error(`${file}: ${JSON.stringify(data.problem)}`);
      return `export default ${JSON.stringify(data.value)};`;
    },
  };
}

async function ids(): Promise<readonly string[]> {
  const shelf = (await import(pathToFileURL(GAMES).href)) as { games: readonly Game[] };
  return shelf.games.map((game) => game.id);
}
