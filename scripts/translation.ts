// `npm run translation -- de` says what a language has and what it lacks. With a scope, such as `wildfire`, it prints what is
// missing there in English, to be pasted into the file and translated.
import { TRANSLATIONS, translationOf } from '@glade/text';
import {
  allScopes,
  compareTranslation,
  longSentencesOf,
  untranslated,
} from './translation/compare.ts';

const [tag, scope] = process.argv.slice(2);
const known = TRANSLATIONS.map((each) => each.tag).join(', ');

if (tag === undefined || !TRANSLATIONS.some((each) => each.tag === tag)) {
  console.error(
    `Name a language that has a part of the messages: ${known}. A new one needs its line in TRANSLATIONS, in packages/text/src/languages/index.ts.`,
  );
  if (tag !== undefined) console.error(begin(tag));
  process.exitCode = 1;
} else {
  const compared = await compareTranslation(tag).catch(explained);
  const begun = new Set(compared.map((each) => each.scope));
  const later = allScopes().filter((each) => !begun.has(each));
  if (scope === undefined) {
    for (const each of compared) console.log(`${each.scope}: ${each.translated} of ${each.all}`);
    if (later.length > 0) console.log(`Not begun: ${later.join(', ')}.`);
  } else if (begun.has(scope) || later.includes(scope)) {
    const chosen = compared.find((each) => each.scope === scope);
    const missing = chosen?.missing ?? (await untranslated(scope));
    for (const [key, english] of Object.entries(missing))
      console.log(`  ${JSON.stringify(key)}: ${JSON.stringify(english)},`);
  } else {
    console.error(`Name one of these: ${[...begun, ...later].join(', ')}.`);
    process.exitCode = 1;
  }
  for (const each of compared)
    for (const fault of each.faults) console.error(`${each.scope}: ${fault}`);
  for (const line of await longSentencesOf(translationOf(tag)!)) console.error(line);
}

/** The first file of a new language. */
function begin(language: string): string {
  return `Its packages/text/src/languages/${language}/index.ts may begin like this:

import type { Translation } from '../translation.ts';

export const ${language.replaceAll('-', '')}: Translation = {
  tag: '${language}',
  name: 'how it calls itself',
  otherwise: 'en',
  player: 'its word for a player',
  you: 'its word for you, one person',
  whole: [],
  texts: {
    web: () => import('./web.ts').then((module) => module.default),
  },
};`;
}

/** A slip in a file of the language, such as a missing comma, in one sentence instead of where Node stumbled over it. */
function explained(error: unknown): never {
  const where = /languages\/(\S+\.ts):(\d+)/.exec(
    error instanceof Error ? (error.stack ?? '') : '',
  );
  if (!(error instanceof SyntaxError) || where === null) throw error;
  console.error(
    `${where[1]}, line ${where[2]}, cannot be read: ${error.message}. Is a comma or a quotation mark missing there, or in the line before?`,
  );
  process.exit(1);
}
