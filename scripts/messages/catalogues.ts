import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LANGUAGES, type Catalogue, type Language } from '@glade/text';

const ROOT = join(import.meta.dirname, '..', '..');

/** Where messages are: files named after a language, the words of games that hold both, and what all games say alike. */
const FILES = [
  '{packages,games}/*/src/**/{en,it,*.en,*.it}.ts',
  'games/*/src/words/*.ts',
  'packages/engine/src/define/words.ts',
];

/** A message as the catalogues hold it. */
export interface Message {
  /** The folder of the game or the package, for example `games/wildfire`. */
  readonly group: string;
  readonly key: string;
  readonly texts: Readonly<Record<Language, string>>;
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isBilingual = (value: unknown): value is Readonly<Record<Language, Catalogue>> =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGES.every((language) => isCatalogue((value as Record<string, unknown>)[language]));

/** The catalogues a file exports, each with its language. */
function cataloguesOf(
  file: string,
  exported: readonly unknown[],
): readonly (readonly [Language, Catalogue])[] {
  const named = LANGUAGES.find((language) => new RegExp(`\\b${language}\\.ts$`).test(file));
  return exported.flatMap((value): readonly (readonly [Language, Catalogue])[] => {
    if (isBilingual(value)) return LANGUAGES.map((language) => [language, value[language]]);
    return named !== undefined && isCatalogue(value) ? [[named, value]] : [];
  });
}

/**
 * Every message of every catalogue, grouped by game or package and sorted by key. A message that one package takes from
 * another is there once. One that has no text in a language is an error: it is named.
 */
export async function allMessages(): Promise<readonly Message[]> {
  const files = [...new Set(globSync(FILES, { cwd: ROOT }))].toSorted();
  const found = new Map<string, { group: string; key: string; texts: Map<Language, string> }>();
  for (const file of files) {
    const exported = (await import(join(ROOT, file))) as Readonly<Record<string, unknown>>;
    const group = file.split(sep).slice(0, 2).join('/');
    for (const [language, catalogue] of cataloguesOf(file, Object.values(exported)))
      for (const [key, text] of Object.entries(catalogue)) {
        const id = `${group} ${key}`;
        const message = found.get(id) ?? { group, key, texts: new Map<Language, string>() };
        message.texts.set(language, text);
        found.set(id, message);
      }
  }
  const messages = [...found.values()].map(({ group, key, texts }): Message => {
    const [en, it] = [texts.get('en'), texts.get('it')];
    if (en === undefined || it === undefined)
      throw new Error(
        `${group}: ${key} has no text in ${en === undefined ? 'English' : 'Italian'}`,
      );
    return { group, key, texts: { en, it } };
  });
  const seen = new Set<string>();
  return messages
    .toSorted((a, b) => compare(a.group, b.group) || compare(a.key, b.key))
    .filter(({ key, texts }) => {
      const id = JSON.stringify([key, texts]);
      return !seen.has(id) && seen.add(id);
    });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
