import { batch, computed, effect, signal } from '@preact/signals';
import type { Bilingual } from '@glade/engine';
import { shelf, words as gameWords } from '@glade/games/browser';
import {
  otherwiseIn,
  speaker,
  translationOf,
  type Catalogue,
  type Language,
  type Say,
  type Values,
  type Voice,
} from '@glade/text';
import { languageOf } from '../settings/browser-languages.ts';
import { settings } from '../settings/settings.ts';

/** What follows the id of a game in the scopes of its lessons and of its examples. */
const LESSONS = ['/lessons', '/examples'] as const;

/** Loads a catalogue in one language. */
export type Loader = Readonly<Record<Language, () => Promise<Catalogue>>>;

/** The words of every page, and those of the shelf for each game, such as `<game>/game.title`. */
const PAGES = 'web';
const pages: Loader = {
  en: async () =>
    everyPage('en', await Promise.all([import('@glade/text/engine/en'), import('./en.ts')])),
  it: async () =>
    everyPage('it', await Promise.all([import('@glade/text/engine/it'), import('./it.ts')])),
};
/** The words of the lab. */
const LAB = 'lab';
const lab: Loader = {
  en: () => import('./pages/lab.en.ts').then((module) => module.default),
  it: () => import('./pages/lab.it.ts').then((module) => module.default),
};

/** What is said on the page that prints. */
const PRINT = 'print';
const printing: Loader = {
  en: () => import('./pages/print.en.ts').then((module) => module.default),
  it: () => import('./pages/print.it.ts').then((module) => module.default),
};

/** What is said of tables far away. */
const FAR = 'far';
const far: Loader = {
  en: () => import('./far.en.ts').then((module) => module.default),
  it: () => import('./far.it.ts').then((module) => module.default),
};

/** What is said in guided matches and lessons. */
const LEARN = 'learn';
const learn: Loader = {
  en: () => import('./pages/learn.en.ts').then((module) => module.default),
  it: () => import('./pages/learn.it.ts').then((module) => module.default),
};

/** What is said of puzzles. */
const PUZZLES = 'puzzles';
const ofPuzzles: Loader = {
  en: () => import('./pages/puzzles.en.ts').then((module) => module.default),
  it: () => import('./pages/puzzles.it.ts').then((module) => module.default),
};

/** What is said of the match of the day. */
const TODAY = 'today';
const ofToday: Loader = {
  en: () => import('./pages/today.en.ts').then((module) => module.default),
  it: () => import('./pages/today.it.ts').then((module) => module.default),
};

/** What is said on My shelf. */
const MINE = 'mine';
const ofMine: Loader = {
  en: () => import('./pages/mine.en.ts').then((module) => module.default),
  it: () => import('./pages/mine.it.ts').then((module) => module.default),
};

/** What is said when a match is watched again or looked back at. */
const REVIEW = 'review';
const review: Loader = {
  en: () => import('./review.en.ts').then((module) => module.default),
  it: () => import('./review.it.ts').then((module) => module.default),
};

/** What is said on the page of settings. */
const SETTINGS = 'settings';
const ofSettings: Loader = {
  en: () => import('./pages/settings.en.ts').then((module) => module.default),
  it: () => import('./pages/settings.it.ts').then((module) => module.default),
};

/** What is said where an entry is put right. */
const RIGHT = 'right';
const right: Loader = {
  en: () => import('./right.en.ts').then((module) => module.default),
  it: () => import('./right.it.ts').then((module) => module.default),
};

/** What Glade says of itself. */
const ABOUT = 'about';
const ofAbout: Loader = {
  en: () => import('./pages/about.en.ts').then((module) => module.default),
  it: () => import('./pages/about.it.ts').then((module) => module.default),
};

/** What the help of a match and its menu say, who asks by a key or in words, what is asked before matches go, and who sits in a seat. */
const HELP = 'help';
const ofHelp: Loader = {
  en: () => import('./help.en.ts').then((module) => module.default),
  it: () => import('./help.it.ts').then((module) => module.default),
};

/** The words for real tables, and what games add to them. */
const TABLES = 'tables';
const PAPER = ['needs', 'call'] as const;
const tables: Loader = {
  en: () => import('./pages/tables.en.ts').then((module) => module.default),
  it: () => import('./pages/tables.it.ts').then((module) => module.default),
};

const wanted = computed(() =>
  languageOf(settings.value.language, navigator.languages ?? [navigator.language]),
);
const spoken = signal<string>(wanted.peek());
/** The loaded catalogues, by scope and the tag of the language, e.g. `wildfire/it`. */
const catalogues = signal<ReadonlyMap<string, Catalogue>>(new Map());
const loaders = new Map<string, Loader>([[PAGES, pages]]);
/** What translations have of the words of every page, by their tags. */
const translatedPages = signal<ReadonlyMap<string, Catalogue>>(new Map());

/** The tag of the language of the page. It changes once the words of the new language are loaded. */
export const languageTag = computed(() => spoken.value);

/** The language of all that is no message, such as examples: the language of the page, unless that is a translation. */
export const language = computed(() => otherwiseIn(spoken.value));

const voice = computed((): Language | Voice => {
  const translation = translationOf(spoken.value);
  return translation === undefined ? language.value : { ...translation, said: noteText };
});

/** Messages that a translation lacks, and the texts that they became. */
const lacking = new Set<string>();
const lackingTexts = new Set<string>();

/** This many texts are more than any page shows. */
const MOST_TEXTS = 5000;

function noteText(message: string, text: string): void {
  if (!lacking.has(message)) return;
  if (lackingTexts.size >= MOST_TEXTS) lackingTexts.clear();
  lackingTexts.add(text.trim());
}

/**
 * The tag for what a game says and draws, where it differs from the page: a translation may have no words for this game,
 * which then says everything in another language.
 */
export const tagOf = (game: string): string | undefined =>
  isTranslated(game) ? undefined : language.value;

/** The tag for what the shelf says of a game, where it differs from the page: a translation may have it before the words of the match. */
export const tagOfCard = (game: string, key: string): string | undefined =>
  isTranslated(game) || translatedPages.value.get(spoken.value)?.[`${game}/${key}`] !== undefined
    ? undefined
    : language.value;

/** Whether the present language has words for this game. */
export function isTranslated(game: string): boolean {
  const translation = translationOf(spoken.value);
  return translation === undefined || Object.hasOwn(translation.texts, game);
}

/** What a text of a lesson or an example is in the language of the page: a translation has it under its English text. */
export function inLanguage(text: Bilingual): string {
  for (const scope of loaders.keys()) {
    const translated = LESSONS.some((each) => scope.endsWith(each))
      ? catalogueOf(scope)[text.en]
      : undefined;
    if (translated !== undefined) return translated;
  }
  return text[language.value];
}

// With what is said only to who asks for it, once that is loaded.
const pageSay = computed(() =>
  speaker(voice.value, ...[PAGES, HELP, SETTINGS, REVIEW].map((scope) => catalogueOf(scope))),
);

/** Says the page's own messages, for what also needs to know their language. */
export const pageWords = (): Say => pageSay.value;

/** Says one of the page's own messages in the present language. */
export const t = (key: string, args?: Values): string => pageSay.value(key, args);

/** Who designed a game, where its rules come from, and who owns what it is played with. `prefix` stands before the keys where the words of several games are in one catalogue. */
export function creditOf(say: Say, prefix = ''): string {
  const keys = [`${prefix}game.credit`, `${prefix}game.owner`];
  return keys.flatMap((key) => (say.has(key) ? [say(key)] : [])).join(' ');
}

let cachedSays: { readonly pageSay: Say; readonly says: Map<string, Say> } | undefined;

/** Says messages of a game, the engine or the page in the present language. The game's words must have been loaded. */
export function wordsOf(game: string): Say {
  if (cachedSays?.pageSay !== pageSay.value)
    cachedSays = { pageSay: pageSay.value, says: new Map() };
  let say = cachedSays.says.get(game);
  if (say === undefined) {
    const scopes = [
      PAGES,
      LAB,
      RIGHT,
      PRINT,
      TABLES,
      FAR,
      LEARN,
      REVIEW,
      PUZZLES,
      TODAY,
      MINE,
      SETTINGS,
      ABOUT,
      HELP,
      game,
      besideOf(game),
      editorOf(game),
      tableOf(game),
      puzzlesOf(game),
      ...PAPER.map((what) => `${game}/${what}`),
    ];
    say = speaker(voice.value, ...scopes.map(catalogueOf), cardOf(game));
    cachedSays.says.set(game, say);
  }
  return say;
}

/** What the shelf calls a game in a translation that has no words for the match: its page says the same. */
function cardOf(game: string): Catalogue {
  if (isTranslated(game)) return {};
  const onShelf = catalogueOf(PAGES);
  const keys = ['game.title', 'game.line'].filter((key) =>
    Object.hasOwn(onShelf, `${game}/${key}`),
  );
  return Object.fromEntries(keys.map((key) => [key, onShelf[`${game}/${key}`]!]));
}

/** Loads the words of every page. */
export const loadPageWords = (): Promise<void> => load(spoken.peek());

/** Loads the words of a game in the present language, and later in every language that people choose. */
export const loadGameWords = (game: string): Promise<unknown> =>
  Promise.all([loadMatchWords(game), loadBesideWords(game)]);

/** Loads what is said in matches of a game. */
export const loadMatchWords = (game: string): Promise<void> => loadMore(game, gameWords[game]!);

/** Loads what a game says only beside its matches, in their help, and of why a hint is good. */
export const loadBesideWords = async (game: string): Promise<void> => {
  const { besideWords } = await import('@glade/games/beside');
  const words = besideWords[game];
  if (words !== undefined) await loadMore(besideOf(game), words);
};

/** Loads the translated texts of the lessons and examples of a game. All others come with the lessons and examples. */
export async function loadLessonWords(game: string): Promise<void> {
  await Promise.all(
    LESSONS.map((each) => loadMore(`${game}${each}`, { en: nothing, it: nothing })),
  );
}

/** Loads the words of a game's editor. */
export const loadEditorWords = (game: string, words: Loader): Promise<void> =>
  loadMore(editorOf(game), words);

/** Loads the words for entering what real dice, cards and lots have brought. */
export const loadEntryWords = (): Promise<void> => loadMore(TABLES, tables);

/** Loads the words for real tables, with those for the pieces of a game. */
export async function loadTableWords(game: string): Promise<void> {
  const { companions } = await import('@glade/games/beside');
  await Promise.all([loadMore(TABLES, tables), loadMore(tableOf(game), companions[game]!.words)]);
}

/** Loads the words of the lab. */
export const loadLabWords = (): Promise<void> => loadMore(LAB, lab);

/** Loads what is said on the page that prints. */
export const loadPrintWords = (): Promise<void> => loadMore(PRINT, printing);

/** Loads what is said of tables far away. */
export const loadFarWords = (): Promise<void> => loadMore(FAR, far);

/** Loads what is said in guided matches and lessons. */
export const loadLearnWords = (): Promise<void> => loadMore(LEARN, learn);

/** Loads what is said of puzzles, and what those of a game ask for. */
export async function loadPuzzleWords(game: string): Promise<void> {
  const { puzzleWords } = await import('@glade/games/puzzles');
  await Promise.all([loadMore(PUZZLES, ofPuzzles), loadMore(puzzlesOf(game), puzzleWords[game]!)]);
}

/** Loads what is said of the match of the day. */
export const loadTodayWords = (): Promise<void> => loadMore(TODAY, ofToday);

/** Loads what is said on My shelf, with what tells a result in words. */
export async function loadMineWords(): Promise<void> {
  await Promise.all([loadMore(MINE, ofMine), loadTodayWords()]);
}

/** Loads what is said when a match is looked back at. */
export const loadReviewWords = (): Promise<void> => loadMore(REVIEW, review);

/** Loads what is said on the page of settings. */
export const loadSettingsWords = (): Promise<void> => loadMore(SETTINGS, ofSettings);

/** Loads what Glade says of itself. */
export const loadAboutWords = (): Promise<void> => loadMore(ABOUT, ofAbout);

/** Loads what the help of a match and its menu say, and what is said to who asks by a key or in words. */
export const loadHelpWords = (): Promise<void> => loadMore(HELP, ofHelp);

/** Loads what is said where an entry is put right. */
export const loadRightWords = (): Promise<void> => loadMore(RIGHT, right);

/** Loads the words for real tables, with those of a game: `needs`, what it is played with, or `call`, how its throws are called. */
export async function loadPaperWords(
  game: string,
  what: (typeof PAPER)[number],
  { en, it }: Readonly<Record<Language, Catalogue>>,
): Promise<void> {
  const loader = { en: () => Promise.resolve(en), it: () => Promise.resolve(it) };
  await Promise.all([loadMore(TABLES, tables), loadMore(`${game}/${what}`, loader)]);
}

const nothing = (): Promise<Catalogue> => Promise.resolve({});
const besideOf = (game: string): string => `${game}/beside`;
const editorOf = (game: string): string => `${game}/editor`;
const puzzlesOf = (game: string): string => `${game}/puzzles`;
const tableOf = (game: string): string => `${game}/table`;

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
  // On a page in a translation, what is said in another language is marked for screen readers.
  effect(() => {
    if (translationOf(spoken.value) === undefined) return undefined;
    const other = language.value;
    const marks = import('./mark-language.ts').then(({ markLanguage }) =>
      markLanguage(document.body, lackingTexts, other),
    );
    return () => void marks.then((stop) => stop());
  });
  effect(() => {
    const next = wanted.value;
    if (next === spoken.peek()) return;
    // If the words cannot be loaded, the language stays.
    load(next).then(
      () => {
        if (next === wanted.peek()) batch(() => (spoken.value = next));
      },
      () => {},
    );
  });
}

async function load(into: string): Promise<void> {
  const missing = [...loaders].filter(([scope]) => !catalogues.peek().has(`${scope}/${into}`));
  const loaded = await Promise.all(
    missing.map(
      async ([scope, loader]) => [`${scope}/${into}`, await merged(into, scope, loader)] as const,
    ),
  );
  catalogues.value = new Map([...catalogues.peek(), ...loaded]);
}

/** The messages of a scope; what a translation has not comes from the language that it names for that. */
async function merged(into: string, scope: string, loader: Loader): Promise<Catalogue> {
  const [whole, own] = await Promise.all([
    loader[otherwiseIn(into)](),
    translationOf(into)?.texts[scope]?.(),
  ]);
  if (scope === PAGES && own !== undefined)
    translatedPages.value = new Map(translatedPages.peek()).set(into, own);
  if (translationOf(into) !== undefined)
    for (const [key, message] of Object.entries(whole))
      if (own?.[key] === undefined) lacking.add(message);
  return { ...whole, ...own };
}

const catalogueOf = (scope: string): Catalogue =>
  catalogues.value.get(`${scope}/${spoken.value}`) ?? {};
