import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WholeGame } from '@glade/engine';
import { LANGUAGES, engineText, parsed, type Catalogue, type Language } from '@glade/text';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../../games');
const ALL = 'virtual:words';
const NAME = /^virtual:words\/([a-z.-]+)\/(en|it)$/;
/** Ends the name of the scope with a game's presets and options, and how its moves are typed and told: only who chooses, types or wants a hint needs it. */
const OPTIONS = '.options';
/** Ends the name of the scope with what only the lab says of a game: what happens at a place. */
const LAB = '.lab';
const PLACES = /^where\./;
/** Ends the name of the scope with what a game's editor says, from `src/editor/text.<language>.ts`. */
const EDITOR = '.editor';
/** The scopes of the app itself, `src/text.<language>.ts` and `src/text.more.<language>.ts`. */
const PAGES = ['web', 'more', 'lab'];
/** What the engine says only of what comes from outside: it goes with the pages beside. */
const RARE = /^problem\.(options|record|link|position|sealed)\./;
/** What the card of a game on the shelf says. */
const CARD = /^game\.(title|line)$/;
/** What the pages of a game itself do not say. */
const ELSEWHERE = /^game\.line$/;
/** Who a game is from, which the page about the app says of all. */
const CREDIT = /^game\.(credit|owner)$/;
/** What is wrong with something from outside: it goes with the options. */
const OUTSIDE = /^problem\.(scenario|fault|file|position)\./;
/** What only the page before a match and the rulebook say. */
const BEFORE = /^(game\.(story|presets|credit|owner)|editor\.make)$/;
/** What only a hint and an example say. */
const HINTED = /^action\..+\.at$/;
/** Why something is not allowed: where a game's reasons come later (`reasons.ts`), their words come with the options. */
const REFUSED = /^refusal\./;
/** A game's own catalogue, as its rules import it. */
const CATALOGUE = /[/\\]games[/\\][a-z-]+[/\\]src[/\\](?:text\.|words[/\\])(en|it)\.ts$/;

/**
 * The messages, one language at a time and parsed already, so that a page loads neither the other language nor a
 * parser: `virtual:words` has a loader for each, by scope and language. The scope `web` is for every page and holds
 * the cards of the shelf as `<game>/game.title`, the scope `more` what few pages say; every game has a scope of its own, one for what its options are called, and one for
 * what only the lab says of it.
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
  const scopes = [...PAGES, ...(await shelf()).flatMap(({ id }) => scopesOf(id))];
  return scopes
    .flatMap((scope) => LANGUAGES.map((language) => `${scope}/${language}`))
    .map((name) => `${JSON.stringify(name)}: () => import("${ALL}/${name}")`)
    .join(',');
}

const editorText = (game: string, language: string): string =>
  join(GAMES, game, `src/editor/text.${language}.ts`);

const scopesOf = (game: string): readonly string[] => [
  game,
  game + OPTIONS,
  game + LAB,
  ...(existsSync(editorText(game, 'en')) ? [game + EDITOR] : []),
];

async function catalogueOf(scope: string, language: Language): Promise<Catalogue> {
  const games = await shelf();
  const ofLab = games.find(({ id }) => scope === id + LAB);
  if (ofLab !== undefined) return only(ofLab.text[language], PLACES);
  const game = games.find(({ id }) => scope === id || scope === id + OPTIONS);
  if (game !== undefined) {
    const explains = existsSync(join(GAMES, game.id, 'src/reasons.ts'));
    const ofOptions = (key: string): boolean =>
      (explains && REFUSED.test(key)) ||
      key.startsWith('preset.') ||
      key.startsWith('typed.') ||
      BEFORE.test(key) ||
      HINTED.test(key) ||
      OUTSIDE.test(key) ||
      (key.startsWith('option.') && key !== `option.${game.options.seats}`);
    return Object.fromEntries(
      Object.entries(game.text[language]).filter(
        ([key]) =>
          ofOptions(key) === (scope !== game.id) && !ELSEWHERE.test(key) && !PLACES.test(key),
      ),
    );
  }
  const name = scope === 'web' ? 'text' : `text.${scope}`;
  const file = scope.endsWith(EDITOR)
    ? editorText(scope.slice(0, -EDITOR.length), language)
    : join(import.meta.dirname, `../src/${name}.${language}.ts`);
  const own = (await import(pathToFileURL(file).href)) as { default: Catalogue };
  if (scope.endsWith(EDITOR)) return own.default;
  const rare = Object.entries(engineText[language]).filter(([key]) => RARE.test(key));
  if (scope === 'lab') return own.default;
  const ofGames = (keys: RegExp): readonly (readonly [string, string])[] =>
    games.flatMap(({ id, text }) =>
      Object.entries(only(text[language], keys)).map(
        ([key, message]) => [`${id}/${key}`, message] as const,
      ),
    );
  if (scope !== 'web')
    return { ...Object.fromEntries([...rare, ...ofGames(CREDIT)]), ...own.default };
  const usual = Object.entries(engineText[language]).filter(([key]) => !RARE.test(key));
  return { ...Object.fromEntries([...usual, ...ofGames(CARD)]), ...own.default };
}

const only = (messages: Catalogue, keys: RegExp): Catalogue =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => keys.test(key)));

async function shelf(): Promise<readonly WholeGame[]> {
  const { games } = (await import(pathToFileURL(join(GAMES, 'index.ts')).href)) as {
    games: readonly WholeGame[];
  };
  return games;
}
