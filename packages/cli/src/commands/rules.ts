import {
  clausesOf,
  defaults,
  plainText,
  short,
  summaryOf,
  type Clause,
  type ClauseId,
  type Example,
  type Game,
  type WholeGame,
  type Language,
  type Rulebook,
} from '@glade/engine';
import { numbersChanged, clauseOfNumber } from '@glade/lab/core';
import { withPatches, type PatchArguments } from '../arguments/patches.ts';
import { UserError } from '../arguments/user-error.ts';
import { gameNamed } from '../shelf/games.ts';
import { print, wrapped } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';
import { readExamples, readRulebook } from '../shelf/rulebooks.ts';

/** `glade rules`: prints the rulebook, or one clause with its examples and options. */
export async function showRules(
  language: Language,
  id: string,
  clause?: string,
  request: PatchArguments = {},
): Promise<void> {
  const game = gameNamed(id);
  const book = await readRulebook(game, language);
  // A number that needs another option is shown all the same.
  const free = Object.fromEntries(
    Object.entries(game.numbers ?? {}).map(([name, number]) => [name, { ...number, when: {} }]),
  );
  const options = withPatches({ ...game, numbers: free }, defaults(game.options), request);
  const notes = new Map<ClauseId, string>();
  for (const { name, words, value, number } of numbersChanged(game, options)) {
    const told = cliTranslator(language)('cli.rules.patched', {
      words: words[language],
      value,
      usual: number.value,
    });
    const stated = clauseOfNumber(name);
    notes.set(stated, [notes.get(stated), told].filter((each) => each !== undefined).join(' '));
  }
  if (clause === undefined) printBook(game, book, notes);
  else print(await clauseText(game, language, book, clause, notes));
}

/** The text of one clause: its sentence, its examples, and the options that change it. */
export async function clauseText(
  game: WholeGame,
  language: Language,
  book: Rulebook,
  asked: string,
  notes: ReadonlyMap<ClauseId, string> = new Map(),
): Promise<string> {
  const say = cliTranslator(language, game);
  const clause = findClause(game, book, asked);
  const examples = (await readExamples(game)).filter(({ clauses }) => clauses.includes(clause.id));
  const lines = [`${clause.id}${clause.talk ? ` (${say('cli.rules.talk')})` : ''}`];
  lines.push(wrapped(plainText(clause.spans), '  '));
  const note = notes.get(clause.id);
  if (note !== undefined) lines.push(wrapped(`→ ${note}`, '  '));
  if (examples.length > 0)
    lines.push('', say('cli.rules.examples'), ...examples.map(exampleLine(language)));
  const options = optionsOf(game, clause);
  if (options.length > 0) {
    lines.push('', say('cli.rules.options'));
    for (const name of options) lines.push(`  ${name}  ${say(`option.${name}`)}`);
  }
  return lines.join('\n');
}

function exampleLine(language: Language) {
  return (example: Example): string => `  ${example.id}  ${example.title[language]}`;
}

function findClause(game: Game, book: Rulebook, asked: string): Clause {
  const plain = asked.trim().toUpperCase();
  const wanted = plain.startsWith(`${game.prefix}-`) ? plain : `${game.prefix}-${plain}`;
  const clause = clausesOf(book).find(
    ({ id }) => withoutLeadingZeros(id) === withoutLeadingZeros(wanted),
  );
  if (clause === undefined) {
    const ids = clausesOf(book).map(({ id }) => id);
    throw new UserError('cli.clause', {
      found: short(asked),
      first: ids[0] ?? '',
      last: ids.at(-1) ?? '',
    });
  }
  return clause;
}

/** Removes leading zeros: `WF-R07` and `WF-R7` are the same clause. */
const withoutLeadingZeros = (id: string): string => id.replace(/-(R?)0+/, '-$1');

function optionsOf(game: Game, clause: Clause): readonly string[] {
  const named = Object.entries(game.options.options)
    .filter(([, { clauses }]) => clauses.includes(clause.id))
    .map(([name]) => name);
  return [...new Set([...clause.options, ...named])];
}

function printBook(game: Game, book: Rulebook, notes: ReadonlyMap<ClauseId, string>): void {
  print(book.title.toUpperCase(), '');
  for (const paragraph of book.intro) print(wrapped(plainText(paragraph)), '');
  const values = defaults(game.options);
  const cards = summaryOf(book, game.played?.(values) ?? values);
  for (const { title, spans } of cards)
    print(wrapped(`${title}${/[?…]$/.test(title) ? '' : ':'} ${plainText(spans)}`));
  if (cards.length > 0) print('');
  for (const section of book.sections) {
    print(section.heading.toUpperCase(), '');
    for (const paragraph of section.intro) print(wrapped(plainText(paragraph)), '');
    for (const clause of section.clauses) {
      const [first = '', ...rest] = wrapped(plainText(clause.spans), '        ').split('\n');
      print(`${clause.id.padEnd(7)} ${first.trimStart()}`, ...rest);
      const note = notes.get(clause.id);
      if (note !== undefined) print(wrapped(`→ ${note}`, '        '));
    }
    print('');
  }
}
