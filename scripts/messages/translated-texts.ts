import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allWords, translationOf } from '@glade/text';

const ROOT = join(import.meta.dirname, '..', '..');

/** A text of a translation, and where it is said. */
export interface TranslatedText {
  /** `games/wildfire` for what belongs to a game, else `packages/web`. */
  readonly group: string;
  /** The key of a message with its scope, or the place of a line in a rulebook. */
  readonly at: string;
  readonly text: string;
}

/** Every message of a translation, with the words of all its cases, and every line of its rulebooks. */
export async function translatedTexts(tag: string): Promise<readonly TranslatedText[]> {
  const scopes = Object.entries(translationOf(tag)?.texts ?? {});
  const messages = await Promise.all(
    scopes.map(async ([scope, load]) =>
      Object.entries(await load()).map(([key, message]) => ({
        group: groupOf(scope),
        at: `${scope} ${key}`,
        text: allWords(message),
      })),
    ),
  );
  return [
    ...messages.flat(),
    ...globSync(`games/*/rulebook.${tag}.md`, { cwd: ROOT }).flatMap(linesOf),
  ];
}

/** The scopes of a game begin with its id; all others are said by the app. */
const groupOf = (scope: string): string => {
  const [id = ''] = scope.split('/');
  return globSync(`games/${id}/package.json`, { cwd: ROOT }).length > 0
    ? `games/${id}`
    : 'packages/web';
};

const linesOf = (file: string): readonly TranslatedText[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .map((line, i) => ({
      group: file.split(/[\\/]/).slice(0, 2).join('/'),
      at: `rulebook line ${i + 1}`,
      // What stands in brackets names options and pictures.
      text: line.replaceAll(/\([^()]*\)|\{[^{}]*\}/g, ' '),
    }));
