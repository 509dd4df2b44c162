import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseExamples, type Game } from '@glade/engine';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const GAMES = join(import.meta.dirname, '../../../games/index.ts');
const SHELF = 'virtual:shelf';

/**
 * What the page needs of the games but cannot load as it stands: worked examples (`games/*\/examples.yaml`), checked
 * at build time, as a module; and `virtual:shelf`, the ids of all games, so that the shelf need not load their rules.
 */
export function games(): Plugin {
  return {
    name: 'glade-games',
    enforce: 'pre',

    resolveId: (id) => (id === SHELF ? `\0${SHELF}` : undefined),

    async load(id) {
      if (id === `\0${SHELF}`) {
        const shelf = (await import(pathToFileURL(GAMES).href)) as { games: readonly Game[] };
        return `export const shelf = ${JSON.stringify(shelf.games.map((game) => game.id))};`;
      }
      const file = id.split('?')[0]!;
      if (!file.endsWith('/examples.yaml')) return undefined;
      const examples = parseExamples(parse(readFileSync(file, 'utf8')));
      if (!examples.ok) throw new Error(`${file}: ${JSON.stringify(examples.problem)}`);
      return `export default ${JSON.stringify(examples.value)};`;
    },
  };
}

const POLICIES = /[/\\]games[/\\][a-z-]+[/\\]src[/\\]policy\.ts$/;

/** Bots think in a worker: the built page itself carries no policies. */
export function withoutPolicies(): Plugin {
  return {
    name: 'glade-without-policies',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (POLICIES.test(id) ? 'export const policies = () => ({});' : undefined),
  };
}
