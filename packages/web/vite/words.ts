import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@glade/engine';
import { LANGUAGES, engineText, parsed, type Catalogue, type Language } from '@glade/text';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../../games');
const ALL = 'virtual:words';
const NAME = /^virtual:words\/([a-z-]+)\/(en|it)$/;
/** The scopes of the app itself, `src/text.<language>.ts` and `src/text.more.<language>.ts`. */
const PAGES = ['web', 'more'];
/** A game's own catalogue, as its rules import it. */
const CATALOGUE = /[/\\]games[/\\][a-z-]+[/\\]src[/\\]text\.(en|it)\.ts$/;

/**
 * The messages, one language at a time and parsed already, so that a page loads neither the other language nor a
 * parser: `virtual:words` has a loader for each, by scope and language. The scope `web` is for every page and holds
 * the cards of the shelf as `<game>/game.title`, the scope `more` what few pages say; every game has a scope of its own.
 * The catalogues that games bring along with their rules are left empty.
 */
export function words(): Plugin {
  return {
    name: 'glade-words',
    enforce: 'pre',

    resolveId: (id) => (id === ALL || NAME.test(id) ? `\0${id}` : undefined),

    async load(id) {
      if (id === `\0${ALL}`) return `export const words = {${await loaders()}};`;
      const [, scope, language] = NAME.exec(id.slice(1)) ?? [];
      if (scope !== undefined) {
        const messages = await catalogueOf(scope, language as Language);
        return `export default ${JSON.stringify(parsed(messages))};`;
      }
      return CATALOGUE.test(id.split('?')[0]!.replaceAll(sep, '/'))
        ? 'export default {};'
        : undefined;
    },
  };
}

async function loaders(): Promise<string> {
  const scopes = [...PAGES, ...(await shelf()).map(({ id }) => id)];
  return scopes
    .flatMap((scope) => LANGUAGES.map((language) => `${scope}/${language}`))
    .map((name) => `${JSON.stringify(name)}: () => import("${ALL}/${name}")`)
    .join(',');
}

async function catalogueOf(scope: string, language: Language): Promise<Catalogue> {
  const games = await shelf();
  const game = games.find(({ id }) => id === scope);
  if (game !== undefined) return game.text[language];
  const name = scope === 'web' ? 'text' : `text.${scope}`;
  const file = join(import.meta.dirname, `../src/${name}.${language}.ts`);
  const own = (await import(pathToFileURL(file).href)) as { default: Catalogue };
  if (scope !== 'web') return own.default;
  const cards = games.flatMap(({ id, text }) =>
    Object.entries(text[language])
      .filter(([key]) => key.startsWith('game.'))
      .map(([key, message]) => [`${id}/${key}`, message] as const),
  );
  return { ...engineText[language], ...own.default, ...Object.fromEntries(cards) };
}

async function shelf(): Promise<readonly Game[]> {
  const { games } = (await import(pathToFileURL(join(GAMES, 'index.ts')).href)) as {
    games: readonly Game[];
  };
  return games;
}
