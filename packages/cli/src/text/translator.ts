import { LANGUAGES, short, type WholeGame, type Language } from '@glade/engine';
import {
  engineText,
  translationOf,
  translator,
  authoringText,
  type Catalogues,
  type Say,
} from '@glade/text';
import { en as peopleFilesEn } from '@glade/text/people-files/en';
import { it as peopleFilesIt } from '@glade/text/people-files/it';
import { en } from './cli.en.ts';
import { it } from './cli.it.ts';
import { UserError } from '../arguments/user-error.ts';

/** What is said of files with matches by people. */
const peopleFilesText = { en: peopleFilesEn, it: peopleFilesIt };

/** The messages `cli.*`, and `problem.cli.*` for problems with a command. */
export const cliText = { en, it };

/** A translator for the messages of the command line, of a game, and of other catalogues. */
export function cliTranslator(
  language: Language,
  game?: WholeGame,
  ...more: readonly Catalogues[]
): Say {
  const own = [engineText, authoringText, peopleFilesText, cliText, ...more];
  return translator(language, ...own, ...(game === undefined ? [] : [game.text]));
}

/** The language of `--language`, or English for one that only pages speak; else that of the terminal, else English. */
export function parseLanguage(asked: string | undefined): Language {
  if (asked !== undefined) {
    const tag = asked.toLowerCase();
    const found = LANGUAGES.find((language) => language === tag) ?? translationOf(tag)?.otherwise;
    if (found === undefined) {
      throw new UserError('cli.language', { found: short(asked), known: LANGUAGES.join(', ') });
    }
    return found;
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const local = LC_ALL || LC_MESSAGES || LANG || '';
  return LANGUAGES.find((language) => local.startsWith(language)) ?? 'en';
}

/** The language for errors that occur before the command line is understood. */
export function likelyLanguage(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  const asked = at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1]);
  try {
    return parseLanguage(asked);
  } catch {
    return parseLanguage(undefined);
  }
}
