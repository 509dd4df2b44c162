import { LANGUAGES } from '../../language.ts';
import type { ClauseId } from '../../actor.ts';
import type { Game } from '../../game.ts';
import { spell } from '../../options.ts';
import type { Problem } from '../../refusal.ts';
import {
  clausesOf,
  compareRulebooks,
  type Clause,
  type Rulebook,
} from '../../rulebook/rulebook.ts';
import type { Findings } from '../findings.ts';
import type { Seen } from '../scene.ts';
import type { Subject } from '../subject.ts';

const told = ({ code, args }: Problem): string => `${code} ${JSON.stringify(args ?? {})}`;

/** Checks that the rulebooks can be read, agree, and name clauses and options that exist. */
export function checkRulebooks(subject: Subject, findings: Findings): readonly Clause[] {
  const { game, rulebooks } = subject;
  const books = LANGUAGES.flatMap((language) => {
    findings.at(`rulebook.${language}.md`);
    const book = rulebooks[language];
    if (!book.ok) findings.add('rulebook', () => told(book.problem));
    return book.ok ? [book.value] : [];
  });
  const book = books[0];
  if (book === undefined) return [];
  findings.at('rulebooks');
  for (const other of books.slice(1)) {
    for (const difference of compareRulebooks(book, other)) {
      findings.add('rulebook', () => told(difference));
    }
  }
  const known = new Set(
    subject.examples.ok ? subject.examples.value.map((example) => example.id) : [],
  );
  for (const { title, picture } of book.summary) {
    if (!known.has(picture.example))
      findings.add('rulebook', () => `“${title}” shows ${picture.example}, which is no example`);
  }
  const clauses = clausesOf(book);
  for (const { id, options } of clauses) {
    if (!id.startsWith(`${game.prefix}-`))
      findings.add('rulebook', () => `${id} is not ${game.prefix}-`);
    for (const name of options) {
      if (!Object.hasOwn(game.options.options, name)) {
        findings.add('rulebook', () => `${id} names the option ${name}, which is unknown`);
      }
    }
  }
  checkConditions(game, book, findings);
  return clauses;
}

/** Checks that the options under which something is a rule exist, with the values it names. */
function checkConditions(game: Game, book: Rulebook, findings: Findings): void {
  const cards = book.summary.map(({ title, only }) => ({ id: `“${title}”`, only }));
  const clauses = book.sections.flatMap((section) => [section, ...section.clauses]);
  for (const { id, only } of [...cards, ...clauses])
    for (const [name, values] of only.flatMap((way) => Object.entries(way))) {
      const known = game.options.options[name]?.values.map(spell) ?? [];
      const unknown = values.filter((value) => !known.includes(value));
      if (unknown.length > 0)
        findings.add(
          'rulebook',
          () => `${id} is only for ${name} ${unknown.join('/')}, which is unknown`,
        );
    }
}

/** Checks that every clause has an example and an event or refusal, or is table talk, and that all named clauses exist. */
export function checkClauses(
  subject: Subject,
  clauses: readonly Clause[],
  seen: Seen,
  findings: Findings,
): void {
  findings.at('clauses');
  const { game, events, examples } = subject;
  const shown = new Set(examples.ok ? examples.value.flatMap((example) => example.clauses) : []);
  const fired = new Set<ClauseId>([
    ...Object.values(events).flatMap((kind) => kind.clauses),
    ...[...seen.refusals.values()].map(({ clause }) => clause),
    ...(subject.refusals ?? []),
  ]);
  const ruled = Object.values(game.options.options).flatMap((option) => option.clauses);
  const ids = new Map(clauses.map((clause) => [clause.id, clause]));
  const list = (check: 'clause', what: string, which: Iterable<ClauseId>): void => {
    const all = [...which];
    if (all.length > 0) findings.add(check, () => `${what}: ${all.join(', ')}`);
  };
  const unknown = new Set([...shown, ...fired, ...ruled].filter((id) => !ids.has(id)));
  list('clause', 'not in the rulebook', unknown);
  const silent = clauses.filter(({ talk }) => !talk).map(({ id }) => id);
  list(
    'clause',
    'without an example',
    silent.filter((id) => !shown.has(id)),
  );
  list(
    'clause',
    'in no event and no refusal',
    silent.filter((id) => !fired.has(id)),
  );
  const talk = clauses.filter((clause) => clause.talk).map(({ id }) => id);
  list(
    'clause',
    'table talk, but in an event or a refusal',
    talk.filter((id) => fired.has(id)),
  );
}

/** Reports events that are declared but never happened. */
export function checkUnseen(subject: Subject, seen: Seen, findings: Findings): void {
  findings.at('events');
  const never = Object.values(subject.events).filter(({ code }) => !seen.events.has(code));
  if (never.length > 0) {
    const codes = never.map(({ code }) => code).join(', ');
    findings.add('unseen', () => `neither random matches nor examples tell of ${codes}`);
  }
}
