import { batch, computed, effect, signal } from '@preact/signals';
import { shelf, words as gameWords } from '@glade/games/browser';
import { speaker, type Catalogue, type Language, type Say, type Values } from '@glade/text';
import { languageOf, settings } from '../settings/settings.ts';

/** Loads a catalogue, in one language at a time. */
export type Loader = Readonly<Record<Language, () => Promise<Catalogue>>>;

/** What every page says, with what the shelf says of each game as `<game>/game.title`. */
const PAGES = 'web';
const pages: Loader = {
  en: async () =>
    everyPage('en', await Promise.all([import('@glade/text/engine/en'), import('./en.ts')])),
  it: async () =>
    everyPage('it', await Promise.all([import('@glade/text/engine/it'), import('./it.ts')])),
};
/** What the lab says. */
const LAB = 'lab';
const lab: Loader = {
  en: () => import('./lab.en.ts').then((module) => module.default),
  it: () => import('./lab.it.ts').then((module) => module.default),
};

const wanted = computed(() =>
  languageOf(settings.value.language, navigator.languages ?? [navigator.language]),
);
const spoken = signal<Language>(wanted.peek());
/** Catalogues that are here, by scope and language, e.g. `wildfire/it`. */
const packs = signal<ReadonlyMap<string, Catalogue>>(new Map());
const loaders = new Map<string, Loader>([[PAGES, pages]]);

/** The language on the page. It changes when the words of the new one are here. */
export const language = computed(() => spoken.value);

const own = computed(() => speaker(spoken.value, packOf(PAGES)));

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
    say = speaker(spoken.value, ...[PAGES, LAB, game, editorOf(game)].map(packOf));
    said.says.set(game, say);
  }
  return say;
}

/** Loads what every page says. */
export const loadPageWords = (): Promise<void> => load(spoken.peek());

/** Loads what a game says, in the present language, and from now on in every language people change to. */
export const loadGameWords = (game: string): Promise<void> => loadMore(game, gameWords[game]!);

/** Loads what the editor of a game says. */
export const loadEditorWords = (game: string, words: Loader): Promise<void> =>
  loadMore(editorOf(game), words);

/** Loads what the lab says. */
export const loadLabWords = (): Promise<void> => loadMore(LAB, lab);

const editorOf = (game: string): string => `${game}/editor`;

async function loadMore(scope: string, loader: Loader): Promise<void> {
  loaders.set(scope, loader);
  await load(spoken.peek());
}

function everyPage(
  into: Language,
  [engine, page]: readonly [
    Readonly<Partial<Record<Language, Catalogue>>>,
    { readonly default: Catalogue },
  ],
): Catalogue {
  const cards = shelf.flatMap(({ id, card }) =>
    Object.entries(card[into]).map(([key, message]) => [`${id}/${key}`, message] as const),
  );
  return { ...Object.fromEntries(cards), ...engine[into], ...page.default };
}

/** Follows the settings, and keeps the document's language in step. */
export function followLanguage(): void {
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
  const missing = [...loaders].filter(([scope]) => !packs.peek().has(`${scope}/${into}`));
  const loaded = await Promise.all(
    missing.map(async ([scope, loader]) => [`${scope}/${into}`, await loader[into]()] as const),
  );
  packs.value = new Map([...packs.peek(), ...loaded]);
}

const packOf = (scope: string): Catalogue => packs.value.get(`${scope}/${spoken.value}`) ?? {};
