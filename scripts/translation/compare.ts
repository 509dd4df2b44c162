import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clausesOf, compareRulebooks, parseRulebook } from '@glade/engine';
import { longSentences } from '@glade/engine/testing';
import {
  authoringText,
  compareMessage,
  longestReading,
  tellProblem,
  translationOf,
  translator,
  type Catalogue,
  type Translation,
} from '@glade/text';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..');

/** What people type is read by the rules of each game, in English and Italian only: a translation leaves it as it is. */
const TYPED = /^(?:typed\..*|example\.move|command\.example|help\.line\.[a-z]+)$/;

/** What a scope of a translation holds, and what not. */
export interface Compared {
  readonly scope: string;
  readonly translated: number;
  readonly all: number;
  /** Messages without a translation, by key, in English. */
  readonly missing: Catalogue;
  /** What is wrong, one sentence each. */
  readonly faults: readonly string[];
}

/** No sentence has more words. */
const MOST_WORDS = 15;

/** Sentences of a translation that are too long, each with its scope and key. */
export async function longSentencesOf({ texts }: Translation): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(texts).map(async ([scope, load]) =>
      Object.entries(await load()).flatMap(([key, text]) =>
        longSentences(longestReading(text), MOST_WORDS).map(
          (sentence) => `${scope}: ${key} has over ${MOST_WORDS} words: ${sentence}`,
        ),
      ),
    ),
  );
  return found.flat();
}

/** Compares each scope of a translation with the English messages, and each of its rulebooks with the English one. */
export async function compareTranslation(tag: string): Promise<readonly Compared[]> {
  const translation = translationOf(tag);
  if (translation === undefined) throw new Error(`There is no translation “${tag}”.`);
  const scopes = Object.keys(translation.texts);
  return [
    ...(await Promise.all(scopes.map((scope) => compare(translation, scope)))),
    ...compareBooks(tag),
  ];
}

/** The parts of a game that are scopes of their own, and the file in its folder that has the English. */
const PARTS: Readonly<Record<string, string>> = {
  beside: 'src/words/beside.en.ts',
  table: 'src/words/on-table.en.ts',
  needs: 'src/words/needs.ts',
  call: 'src/words/call.ts',
  puzzles: 'src/words/puzzles.ts',
  lessons: 'lessons.yaml',
  examples: 'examples.yaml',
};

/** What the app says beside what all its pages say: by scope, the file that has the English. */
const pageScopes = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('packages/web/src/words/**/*.en.ts', { cwd: ROOT }).map((file) => [
      basename(file, '.en.ts'),
      file,
    ]),
  );

/** Every scope that a translation can have. */
export const allScopes = (): readonly string[] => {
  const pages = [...pageScopes().keys()];
  const games = globSync('games/*/src/words/en.ts', { cwd: ROOT }).flatMap((file) => {
    const id = file.split(/[\\/]/)[1]!;
    const parts = Object.entries(PARTS).filter(([, from]) =>
      existsSync(join(ROOT, 'games', id, from)),
    );
    return [id, ...parts.map(([part]) => `${id}/${part}`)];
  });
  return ['web', ...pages.toSorted(), ...games.toSorted()];
};

/** What a scope says in English, to be translated. */
export const untranslated = async (scope: string): Promise<Catalogue> => {
  const english = await englishOf(scope);
  return Object.fromEntries(Object.entries(english).filter(([key]) => !TYPED.test(key)));
};

/** Whether the rulebooks of a language have every clause, option and condition of the English ones. */
function compareBooks(tag: string): readonly Compared[] {
  const say = translator('en', authoringText);
  const read = (file: string) => parseRulebook(readFileSync(join(ROOT, file), 'utf8'));
  return globSync(`games/*/rulebook.${tag}.md`, { cwd: ROOT })
    .toSorted()
    .map((file) => {
      const english = read(file.replace(`.${tag}.md`, '.en.md'));
      const own = read(file);
      if (!english.ok) throw new Error(`${file}: the English rulebook cannot be read`);
      const differences = own.ok ? compareRulebooks(english.value, own.value) : [own.problem];
      return {
        scope: file,
        translated: own.ok ? clausesOf(own.value).length : 0,
        all: clausesOf(english.value).length,
        missing: {},
        faults: differences.map((each) => tellProblem(say, each)),
      };
    });
}

async function compare({ texts, whole }: Translation, scope: string): Promise<Compared> {
  const english = await englishOf(scope);
  const own = await texts[scope]!();
  const keys = Object.keys(english).filter((key) => !TYPED.test(key));
  const missing = keys.filter((key) => !Object.hasOwn(own, key));
  // Where the key is the English text, a text that was changed is said in English until it is translated again.
  const byText = /\/(?:lessons|examples)$/.test(scope);
  const faults = Object.entries(own).flatMap(([key, message]) => {
    const original = english[key];
    if (TYPED.test(key)) return [`${key} is typed by people: leave it out`];
    if (original !== undefined) return byText ? [] : compareMessage(key, original, message);
    return byText ? [] : [`${key} has no English text: it was changed or removed`];
  });
  if (whole.includes(scope))
    faults.push(
      ...missing.map((key) => `${key} is missing: translate it, or take ${scope} out of “whole”`),
    );
  return {
    scope,
    translated: keys.length - missing.length,
    all: keys.length,
    missing: Object.fromEntries(missing.map((key) => [key, english[key]!])),
    faults,
  };
}

/** The English messages of a scope. Those of lessons and examples stand under their own English text. */
async function englishOf(scope: string): Promise<Catalogue> {
  const [game = '', part] = scope.split('/');
  if (scope === 'web') {
    const cards = globSync('games/*/src/words/card.ts', { cwd: ROOT }).toSorted();
    const each = await Promise.all(
      cards.map(async (file) => {
        const { card } = (await import(join(ROOT, file))) as { card: { en: Catalogue } };
        const id = file.split(/[\\/]/)[1]!;
        return Object.entries(card.en).map(([key, text]) => [`${id}/${key}`, text] as const);
      }),
    );
    return {
      ...Object.fromEntries(each.flat()),
      ...(await messagesOf('packages/text/src/engine.en.ts')),
      ...(await messagesOf('packages/web/src/words/en.ts')),
    };
  }
  const page = pageScopes().get(scope);
  if (page !== undefined) return messagesOf(page);
  const file = part === undefined ? 'src/words/en.ts' : PARTS[part];
  if (file === undefined) throw new Error(`There is no scope “${scope}”.`);
  return file.endsWith('.yaml')
    ? textsIn(`games/${game}/${file}`)
    : messagesOf(`games/${game}/${file}`);
}

async function messagesOf(file: string): Promise<Catalogue> {
  const [first] = Object.values(
    (await import(join(ROOT, file))) as Readonly<Record<string, Catalogue>>,
  );
  const { en = first! } = first as unknown as { readonly en?: Catalogue };
  return en;
}

/** Every English text of lessons or examples that players see, as its own key. */
function textsIn(file: string): Catalogue {
  const found: Record<string, string> = {};
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { en } = value as { readonly en?: unknown };
    if (typeof en === 'string') found[en] = en;
    // `why` says to authors why a rule is not taught.
    for (const [key, each] of Object.entries(value)) if (key !== 'why') collect(each);
  };
  collect(parse(readFileSync(join(ROOT, file), 'utf8')));
  return found;
}
