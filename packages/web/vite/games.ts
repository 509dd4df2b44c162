import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseExamples, type Game } from '@glade/engine';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const GAMES = join(import.meta.dirname, '../../../games/index.ts');
const SHELF = 'virtual:shelf';

/**
 * What the page needs of the games but cannot load as it stands:
 * worked examples (`games/*\/examples.yaml`), checked at build time, as a module; and `virtual:shelf`, the names and
 * stories of all games, so that the shelf need not load their rules.
 */
export function games(): Plugin {
  return {
    name: 'glade-games',
    enforce: 'pre',

    resolveId: (id) => (id === SHELF ? `\0${SHELF}` : undefined),

    async load(id) {
      if (id === `\0${SHELF}`) {
        const shelf = (await import(pathToFileURL(GAMES).href)) as { games: readonly Game[] };
        return `export const shelf = ${JSON.stringify(shelf.games.map(cardOf))};`;
      }
      const file = id.split('?')[0]!;
      if (!file.endsWith('/examples.yaml')) return undefined;
      const examples = parseExamples(parse(readFileSync(file, 'utf8')));
      if (!examples.ok) throw new Error(`${file}: ${JSON.stringify(examples.problem)}`);
      return `export default ${JSON.stringify(examples.value)};`;
    },
  };
}

/** Of a game's catalogue the shelf needs only what it shows: the messages that begin with `game.`. */
function cardOf({ id, prefix, text }: Game) {
  const shown = (messages: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('game.')));
  return { id, prefix, text: { en: shown(text.en), it: shown(text.it) } };
}
