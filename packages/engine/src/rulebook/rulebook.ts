import type { ClauseId } from '../actor.ts';
import { short, spell, type OptionValues } from '../options.ts';
import { ok, problem, type Problem, type Result } from '../refusal.ts';

export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'reference'; readonly clause: ClauseId };

export type Paragraph = readonly Span[];

/** One numbered sentence of a rulebook. */
export interface Clause {
  readonly id: ClauseId;
  /** True for table talk, which is never behind an event or a refusal. */
  readonly talk: boolean;
  /** The options that change what it says. */
  readonly options: readonly string[];
  /** When it is a rule of the match at all. */
  readonly only: Only;
  readonly spans: Paragraph;
}

/**
 * The options under which something belongs to the rules: in one of these ways all of the named options have one of these
 * values, as `spell` writes them. Without any way it always belongs to them.
 */
export type Only = readonly Readonly<Record<string, readonly string[]>>[];

/** A heading with the clauses under it. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  /** When it is a part of the rules at all, with all its clauses. */
  readonly only: Only;
  readonly intro: readonly Paragraph[];
  readonly clauses: readonly Clause[];
}

/** One of the few sentences that tell the whole game on one screen: the goal, a turn, the end. */
export interface SummaryCard {
  readonly title: string;
  /** When it is said at all: the same sentence can stand there in several forms. */
  readonly only: Only;
  readonly spans: Paragraph;
  readonly picture: SummaryPicture;
}

/** The worked example whose first case is drawn, as it begins or as it ends. */
export interface SummaryPicture {
  readonly example: string;
  readonly moment: 'before' | 'after';
}

/** A rulebook as it is written, in one language. */
export interface Rulebook {
  readonly title: string;
  readonly intro: readonly Paragraph[];
  /** The game on one screen, in the order in which to read it; `summaryOf` leaves the forms that hold. */
  readonly summary: readonly SummaryCard[];
  readonly sections: readonly Section[];
}

/** Lines that belong together, with the number of the first. */
interface Block {
  readonly line: number;
  readonly text: string;
}

interface Draft {
  readonly id: string;
  readonly heading: string;
  readonly only: Only;
  readonly intro: Block[];
  readonly clauses: ClauseDraft[];
}

/** What stands before the first section. */
interface Top {
  readonly intro: Block[];
  readonly cards: CardDraft[];
}

interface CardDraft extends Block {
  readonly title: string;
  readonly only: Only;
  readonly picture: SummaryPicture;
}

interface ClauseDraft extends Block {
  readonly id: ClauseId;
  readonly talk: boolean;
  readonly options: readonly string[];
  readonly only: Only;
}

const ID = '[A-Z]{2,4}-R?\\d{1,3}[a-z]?';
const TITLE = /^# (.+)$/;
const HEADING = /^## (.*[^ ]) *\{#([a-z][a-z0-9-]*)\}( \(only: [^()]*\))?$/;
const CLAUSE = new RegExp(`^- \\*\\*(${ID})\\*\\*( \\{talk\\})?(?: (.*))?$`);
const CARD =
  /^> \*\*([^*]+)\*\* (.+) \(picture: ([A-Z0-9-]+) (before|after)\)( \(only: [^()]*\))?$/;
const OPTIONS = / ?\(option: ([A-Za-z0-9, ]+)\)$/;
const ONLY = / ?\(only: ([^()]*)\)$/;
const CONDITION = /^([A-Za-z0-9]+) ([A-Za-z0-9]+(?:\/[A-Za-z0-9]+)*)$/;
const SPAN = new RegExp(`\\*([^*]+)\\*|\\b_([^_]+)_\\b|\\b(${ID})\\b`, 'g');

/**
 * Reads a rulebook:
 *
 *     # Title
 *     An introduction.
 *
 *     > **Your turn** A sentence of the first layer. (picture: WF-T07 after)
 *
 *     ## Heading {#id}
 *     - **WF-16** Text with *emphasis* and a reference, WF-11,
 *       on as many lines as it takes. (option: startBuffer)
 *     - **WF-46** {talk} Never an event or refusal.
 *     - **WF-47** Only in X4, or with one of these. (only: mode x4 or mode solo, afterLoss ask/continue)
 *
 * `only` may stand behind the id of a heading and behind the picture of a sentence of the first layer, too. The problem names the line that is wrong.
 */
export function parseRulebook(source: string): Result<Rulebook> {
  const blocks = split(source);
  const first = blocks[0];
  const title = first === undefined ? null : TITLE.exec(first.text);
  if (title === null) return wrong('title', first ?? { line: 1, text: '' });

  const top: Top = { intro: [], cards: [] };
  const drafts: Draft[] = [];
  for (const block of blocks.slice(1)) {
    const taken = take(block, top, drafts);
    if (!taken.ok) return taken;
  }
  return finish(title[1]!.trim(), top, drafts);
}

/** Splits a source into blocks. A heading is a block of its own, a list item or a card of the summary begins one, an empty line ends one. */
function split(source: string): readonly Block[] {
  const blocks: { line: number; text: string }[] = [];
  let open: { line: number; text: string } | undefined;
  for (const [i, raw] of source.split(/\r?\n/).entries()) {
    const text = raw.trim();
    const heading = text.startsWith('#');
    if (text === '' || heading || /^(?:-|>) /.test(text)) open = undefined;
    if (text === '') continue;
    if (open === undefined) {
      blocks.push((open = { line: i + 1, text }));
    } else {
      open.text += ` ${text}`;
    }
    if (heading) open = undefined;
  }
  return blocks;
}

function take(block: Block, { intro, cards }: Top, drafts: Draft[]): Result<true> {
  const draft = drafts.at(-1);
  if (block.text.startsWith('#')) {
    const heading = HEADING.exec(block.text);
    if (heading === null) return wrong('heading', block);
    const [, text = '', id = '', condition] = heading;
    const only = onlyOf(condition ?? '');
    if (only === undefined) return wrong('only', block);
    if (drafts.some((other) => other.id === id)) return wrong('twice', block);
    drafts.push({ id, heading: text, only, intro: [], clauses: [] });
  } else if (block.text.startsWith('- ')) {
    const clause = clauseOf(block);
    if (clause === undefined || draft === undefined) return wrong('clause', block);
    if (drafts.some(({ clauses }) => clauses.some(({ id }) => id === clause.id))) {
      return wrong('twice', block);
    }
    draft.clauses.push(clause);
  } else if (block.text.startsWith('> ')) {
    const [, title, text, example, moment, condition] = CARD.exec(block.text) ?? [];
    if (title === undefined || text === undefined || draft !== undefined)
      return wrong('card', block);
    const only = onlyOf(condition ?? '');
    if (only === undefined) return wrong('only', block);
    const picture = { example: example!, moment: moment as 'before' | 'after' };
    cards.push({ line: block.line, title, only, text, picture });
  } else if (draft === undefined) {
    intro.push(block);
  } else if (draft.clauses.length === 0) {
    draft.intro.push(block);
  } else {
    return wrong('stray', block);
  }
  return ok(true);
}

function clauseOf(block: Block): ClauseDraft | undefined {
  const [, id, talk, rest = ''] = CLAUSE.exec(block.text) ?? [];
  if (id === undefined) return undefined;
  const only = onlyOf(rest);
  if (only === undefined) return undefined;
  const said = rest.replace(ONLY, '');
  const names = OPTIONS.exec(said);
  const text = said.slice(0, names?.index).trim();
  if (text === '') return undefined;
  const options = names?.[1]!.split(',').map((name) => name.trim()) ?? [];
  if (options.includes('')) return undefined;
  return { line: block.line, text, id, talk: talk !== undefined, options, only };
}

/** Reads `(only: …)` at the end of a text; undefined if it cannot be read, and nothing if there is none. */
function onlyOf(text: string): Only | undefined {
  const found = ONLY.exec(text)?.[1];
  if (found === undefined) return [];
  const ways = found
    .split(' or ')
    .map((way) => way.split(',').map((each) => CONDITION.exec(each.trim())));
  if (ways.flat().includes(null)) return undefined;
  return ways.map((way) =>
    Object.fromEntries(way.map((each) => [each![1]!, each![2]!.split('/')] as const)),
  );
}

/** Whether something that says `only` belongs to the rules under these options. */
export const belongs = (only: Only, values: OptionValues): boolean =>
  only.length === 0 ||
  only.some((way) =>
    Object.entries(way).every(([name, some]) => some.includes(spell(values[name] ?? ''))),
  );

/** The first layer as it is told under these options. */
export const summaryOf = (book: Rulebook, values: OptionValues): readonly SummaryCard[] =>
  book.summary.filter(({ only }) => belongs(only, values));

/** The sections and clauses that are rules under these options; sections that lose all their clauses are left out. */
export function rulesOf(book: Rulebook, values: OptionValues): readonly Section[] {
  return book.sections.flatMap((section) => {
    if (!belongs(section.only, values)) return [];
    const clauses = section.clauses.filter(({ only }) => belongs(only, values));
    return clauses.length === 0 ? [] : [{ ...section, clauses }];
  });
}

function finish(title: string, { intro, cards }: Top, drafts: readonly Draft[]): Result<Rulebook> {
  const ids = new Set(drafts.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  const faults: Problem[] = [];
  const spans = (block: Block): Paragraph => {
    const read = spansOf(block, ids);
    if (!read.ok) faults.push(read.problem);
    return read.ok ? read.value : [];
  };
  const sections = drafts.map((draft): Section => ({
    id: draft.id,
    heading: draft.heading,
    only: draft.only,
    intro: draft.intro.map(spans),
    clauses: draft.clauses.map((clause) => ({
      id: clause.id,
      talk: clause.talk,
      options: clause.options,
      only: clause.only,
      spans: spans(clause),
    })),
  }));
  const summary = cards.map((card): SummaryCard => ({
    title: card.title,
    only: card.only,
    spans: spans(card),
    picture: card.picture,
  }));
  const book: Rulebook = { title, intro: intro.map(spans), summary, sections };
  const fault = faults[0];
  if (fault !== undefined) return { ok: false, problem: fault };
  return ids.size === 0 ? problem('rulebook.empty') : ok(book);
}

function spansOf(block: Block, ids: ReadonlySet<ClauseId>): Result<Paragraph> {
  const spans: Span[] = [];
  let end = 0;
  const upTo = (start: number): void => {
    if (start > end) spans.push({ kind: 'text', text: block.text.slice(end, start) });
  };
  for (const found of block.text.matchAll(SPAN)) {
    const [whole, starred, underlined, clause] = found;
    const emphasis = starred ?? underlined;
    upTo(found.index);
    end = found.index + whole.length;
    if (clause === undefined) spans.push({ kind: 'emphasis', text: emphasis ?? '' });
    else if (ids.has(clause)) spans.push({ kind: 'reference', clause });
    else return wrong('reference', { line: block.line, text: clause });
  }
  upTo(block.text.length);
  // A star that is left is emphasis without an end, or bold, which rulebooks do not have.
  const loose = spans.find((span) => span.kind === 'text' && span.text.includes('*'));
  return loose === undefined ? ok(spans) : wrong('emphasis', block);
}

function wrong(code: string, block: Block): { ok: false; problem: Problem } {
  return problem(`rulebook.${code}`, { line: block.line, found: short(block.text) });
}

/** All clauses in the order of the book. */
export function clausesOf(book: Rulebook): readonly Clause[] {
  return book.sections.flatMap(({ clauses }) => clauses);
}

/** Spans as plain text: for speech, search and the terminal. */
export function plainText(spans: Paragraph): string {
  return spans.map((span) => (span.kind === 'reference' ? span.clause : span.text)).join('');
}

/**
 * The differences between a rulebook in two languages: pictures and conditions of the summary, sections, clauses, their order and place, talk marks, options.
 * Empty if they agree.
 */
export function compareRulebooks(a: Rulebook, b: Rulebook): readonly Problem[] {
  const differences: Problem[] = [];
  const differ = (what: string, args: Record<string, string>): void => {
    differences.push({ code: `rulebook.differs.${what}`, args });
  };
  const sections = [a, b].map((book) => book.sections.map(({ id }) => id).join(', '));
  if (sections[0] !== sections[1]) differ('sections', { a: sections[0]!, b: sections[1]! });

  const [cardsA, cardsB] = [a, b].map((book) =>
    book.summary
      .map(({ picture: { example, moment }, only }) =>
        [example, moment, ...only.map((way) => JSON.stringify(way))].join(' '),
      )
      .join(', '),
  );
  if (cardsA !== cardsB) differ('summary', { a: cardsA!, b: cardsB! });

  const [inA, inB] = [placed(a), placed(b)];
  for (const id of inA.keys()) if (!inB.has(id)) differ('missing', { clause: id, from: 'b' });
  for (const id of inB.keys()) if (!inA.has(id)) differ('missing', { clause: id, from: 'a' });

  const order = [...inB.keys()].filter((id) => inA.has(id));
  for (const [i, id] of [...inA.keys()].filter((known) => inB.has(known)).entries()) {
    const [here, there] = [inA.get(id)!, inB.get(id)!];
    if (order[i] !== id) differ('order', { clause: id, instead: order[i]! });
    if (here.section !== there.section) {
      differ('section', { clause: id, a: here.section, b: there.section });
    }
    if (here.talk !== there.talk) differ('talk', { clause: id });
    if (here.options !== there.options) {
      differ('options', { clause: id, a: here.options, b: there.options });
    }
    if (here.only !== there.only) differ('only', { clause: id, a: here.only, b: there.only });
  }
  return differences;
}

function placed(book: Rulebook) {
  return new Map(
    book.sections.flatMap((section) =>
      section.clauses.map(({ id, talk, options, only }) => [
        id,
        {
          section: section.id,
          talk,
          options: options.join(', '),
          only: JSON.stringify([section.only, only]),
        },
      ]),
    ),
  );
}
