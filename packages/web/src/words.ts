import { batch, computed, effect, signal } from '@preact/signals';
import { speaker, type Language, type Parsed, type Say, type Values } from '@glade/text';
import { words } from 'virtual:words';
import { languageOf, settings } from './settings.ts';

/** What every page says; each game has a scope of its own, called by its id. */
const PAGES = 'web';
/** What only a few pages say: they load it first. */
const MORE = 'more';
/** What the lab says: its page loads it first. */
export const LAB = 'lab';

const wanted = computed(() =>
  languageOf(settings.value.language, navigator.languages ?? [navigator.language]),
);
const spoken = signal<Language>(wanted.peek());
const packs = signal<ReadonlyMap<string, Parsed>>(new Map());
const scopes = new Set([PAGES]);

/** The language on the page. It changes when the words of the new one are here. */
export const language = computed(() => spoken.value);

const own = computed(() => speaker(spoken.value, packOf(PAGES), packOf(MORE)));

/** Says one of the page's own messages in the present language. */
export const t = (key: string, args?: Values): string => own.value(key, args);

/** Who invented a game and where its rules come from, and whose what else it is played with is; `prefix` where the words of several games stand together. */
export function creditOf(say: Say, prefix = ''): string {
  const keys = [`${prefix}game.credit`, `${prefix}game.owner`];
  return keys.flatMap((key) => (say.has(key) ? [say(key)] : [])).join(' ');
}

let said: { readonly own: Say; readonly says: Map<string, Say> } | undefined;

/** Says messages of a game, the engine or the page in the present language. The game's words must have been loaded. */
export function wordsOf(game: string): Say {
  if (said?.own !== own.value) said = { own: own.value, says: new Map() };
  let say = said.says.get(game);
  if (say === undefined) {
    const parts = [PAGES, MORE, LAB, game, optionsOf(game), labOf(game), editorOf(game)];
    say = speaker(spoken.value, ...parts.map(packOf));
    said.says.set(game, say);
  }
  return say;
}

/** Loads what is said in a scope, in the present language, and from now on in every language people change to. */
export async function loadWords(scope: string = PAGES): Promise<void> {
  scopes.add(scope);
  await load(spoken.peek());
}

/** The scope of what the options of a game are called. */
export const optionsOf = (game: string): string => `${game}.options`;

/** The scope of what only the lab says of a game. */
export const labOf = (game: string): string => `${game}.lab`;

/** The scope of what the editor of a game says. */
export const editorOf = (game: string): string => `${game}.editor`;

/** Code together with what only few pages say. */
export async function withMore<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, loadWords(MORE)]);
  return loaded;
}

/** Follows the settings, and keeps the document's language in step. */
export function keepLanguage(): void {
  effect(() => {
    document.documentElement.lang = spoken.value;
  });
  effect(() => {
    const next = wanted.value;
    if (next === spoken.peek()) return;
    // Without a network and without a copy the old language stays.
    load(next).then(
      () => {
        if (next === wanted.peek()) batch(() => (spoken.value = next));
      },
      () => {},
    );
  });
}

async function load(into: Language): Promise<void> {
  const names = [...scopes].map((scope) => `${scope}/${into}`);
  const missing = names.filter((name) => !packs.peek().has(name));
  const loaded = await Promise.all(
    missing.map(async (name) => [name, (await words[name]!()).default] as const),
  );
  packs.value = new Map([...packs.peek(), ...loaded]);
}

function packOf(scope: string): Parsed {
  return packs.value.get(`${scope}/${spoken.value}`) ?? {};
}
