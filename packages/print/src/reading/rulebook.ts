import {
  applies,
  CHANCE,
  clausesOf,
  defaults,
  plainText,
  rulesOf,
  short,
  spell,
  stage,
  summaryOf,
  type Clause as RulebookClause,
  type ClauseId,
  type Example,
  type ExampleCase,
  type Game,
  type OptionValues,
  type Paragraph,
  type Rulebook,
  type Staged,
} from '@glade/engine';
import { capital, tellEvents, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { type Beside, type Block, type Figure, type Words } from './blocks.ts';
import { stillPicture, stillPictures, type Still } from './still.tsx';

/** What printed rules are made from. */
interface RulesSource {
  readonly game: Game;
  readonly book: Rulebook;
  /** The words of the game and of printing. */
  readonly say: Say;
  readonly options: OptionValues;
}

/** What a printed rulebook with its pictures is made from. */
export interface RulebookSource extends RulesSource {
  readonly examples: readonly Example[];
  readonly board: GameBoard;
}

/** How many cases of an example are drawn. */
const CASES = 2;
/** How many cards of the first layer stand side by side. */
const ABREAST = 3;

/**
 * The rulebook under these options: on the first page the game at a glance, then contents, then every clause that is a rule
 * now, with the first example of it that fits these options.
 */
export function rulebookBlocks(source: RulebookSource): readonly Block[] {
  const { book, say } = source;
  const played = playedBy(source.game, source.options);
  const drawn = new Set<string>();
  return [
    ...opening(book),
    ...glance(source, played),
    { kind: 'columns', count: 2 },
    { kind: 'heading', level: 3, text: say('book.contents') },
    { kind: 'contents' },
    ...choices(source),
    ...legend(say),
    ...small(say),
    ...sectionBlocks(source, played, (clause) => exampleBlocks(source, played, clause, drawn)),
  ];
}

/** The same rules without pictures and examples: a few sheets to look things up while people play. */
export function rulesBlocks(source: RulesSource): readonly Block[] {
  const { book, say } = source;
  const played = playedBy(source.game, source.options);
  return [
    { kind: 'columns', count: 2 },
    ...opening(book),
    ...small(say),
    ...choices(source),
    ...sectionBlocks(source, played, () => []),
  ];
}

const opening = ({ title, intro }: Rulebook): readonly Block[] => [
  { kind: 'title', text: title },
  ...intro.map((text): Block => ({ kind: 'paragraph', text: wordsOf(text) })),
];

/** What signs in the pictures mean, where a game has some that are on no table. */
const legend = (say: Say): readonly Block[] =>
  say.has(LEGEND) ? [{ kind: 'paragraph', note: true, text: [say(LEGEND)] }] : [];

const LEGEND = 'sheets.legend';

/** What the boxes are, and who made the game. */
function small(say: Say): readonly Block[] {
  const credit = ['game.credit', 'game.owner'].flatMap((key) => (say.has(key) ? [say(key)] : []));
  return [
    { kind: 'paragraph', note: true, text: [say('book.boxes')] },
    { kind: 'paragraph', note: true, text: [credit.join(' ')] },
  ];
}

/** Every clause that is a rule now, section by section, each with its examples. */
function sectionBlocks(
  source: RulesSource,
  played: OptionValues,
  examplesOf: (clause: RulebookClause) => readonly Block[],
): readonly Block[] {
  const { book } = source;
  return rulesOf(book, played).flatMap((section): readonly Block[] => [
    { kind: 'heading', level: 1, text: section.heading },
    ...section.intro.map((intro): Block => ({
      kind: 'paragraph',
      text: wordsOf(intro),
      keeps: true,
    })),
    ...section.clauses.flatMap((clause) =>
      clauseBlocks(source, played, clause, examplesOf(clause)),
    ),
  ]);
}

const playedBy = (game: Game, options: OptionValues): OptionValues =>
  game.played?.(options) ?? options;

/** A title as a sentence of its own. */
const ended = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`);

/** The cards of the first layer: goal, turn, end. */
function glance(
  { game, book, examples, board, say }: RulebookSource,
  played: OptionValues,
): readonly Block[] {
  const cards = summaryOf(book, played).flatMap(({ title, spans, picture }): readonly Figure[] => {
    const example = examples.find(({ id }) => id === picture.example);
    const staged = example === undefined ? undefined : stage(game, example.cases[0]!);
    if (staged?.ok !== true) return [];
    const { start, end } = staged.value;
    const shown = picture.moment === 'before' ? start : end;
    const drawing = stillPicture(stillOf(board, say, staged.value, shown, `glance ${title}`));
    const caption: Words = [{ text: ended(title), bold: true }, ' ', ...wordsOf(spans)];
    return [{ picture: drawing, what: `${ended(title)} ${plainText(spans)}`, caption }];
  });
  if (cards.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(cards.length / ABREAST) }, (_, i) =>
    cards.slice(i * ABREAST, (i + 1) * ABREAST),
  );
  return [
    { kind: 'heading', level: 3, text: say('book.glance') },
    ...rows.map((pictures): Block => ({ kind: 'pictures', pictures, even: ABREAST })),
  ];
}

/** The options that are not as usual, so that everybody at the table knows what is played. */
export function choices({
  game,
  say,
  options,
}: Pick<RulesSource, 'game' | 'say' | 'options'>): readonly Block[] {
  const played = playedBy(game, options);
  const lines = Object.keys(game.options.options).flatMap((name) =>
    isUnusual(game, options, played, name) ? [[choiceText(game, say, name, played)]] : [],
  );
  if (lines.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: say('book.choices') },
    { kind: 'list', items: lines },
  ];
}

/** Whether an option of the rules has another value than by default, and is of use. */
function isUnusual(game: Game, options: OptionValues, played: OptionValues, name: string): boolean {
  const option = game.options.options[name];
  if (option === undefined || option.affects !== 'rules' || !applies(option, options)) return false;
  const usual = playedBy(game, { ...options, [name]: option.default });
  return played[name] !== usual[name] || options[name] !== option.default;
}

/** The number before the name of an option, which orders a list on the page. */
const NUMBERED = /^\d+\. /;

function choiceText(game: Game, say: Say, name: string, played: OptionValues): string {
  const value = played[name]!;
  const key = `option.${name}.${spell(value)}`;
  const own = game.options.options[name]?.called?.(String(value), say.language);
  const option = say(`option.${name}`).replace(NUMBERED, '');
  const chosen = say.has(key) ? say(key) : (own ?? short(spell(value)));
  // “Roads: yes.” is a form that somebody has filled in.
  if (value === true && chosen === say('book.yes')) return `${option}.`;
  if (option.endsWith('?')) return `${option} ${capital(say, chosen)}.`;
  return say('book.choice', { option, value: chosen });
}

/** A clause, a ruling in a box, with what is chosen and what shows it. */
function clauseBlocks(
  source: RulesSource,
  played: OptionValues,
  clause: RulebookClause,
  examples: readonly Block[],
): readonly Block[] {
  const { game, say, options } = source;
  const chosen = clause.options
    .filter((name) => isUnusual(game, options, played, name))
    .map((name) => choiceText(game, say, name, played));
  const text: Words = [
    ...wordsOf(clause.spans),
    ...(chosen.length === 0 ? [] : [' ', { text: chosen.join(' '), bold: true }]),
  ];
  const said: Block = { kind: 'clause', id: clause.id, text, keeps: examples.length > 0 };
  const ruling = /-R\d/.test(clause.id);
  return ruling ? [{ kind: 'box', blocks: [said] }, ...examples] : [said, ...examples];
}

/** The first example of a clause that no clause before it has shown, in its first cases that are played by these options. */
function exampleBlocks(
  source: RulebookSource,
  played: OptionValues,
  clause: RulebookClause,
  drawn: Set<string>,
): readonly Block[] {
  const { game, book, examples, say } = source;
  const usual = playedBy(game, defaults(game.options));
  const inPlay = new Set(
    clausesOf({ ...book, sections: rulesOf(book, played) }).map(({ id }) => id),
  );
  const byId = new Map(
    book.sections.flatMap(({ clauses }) => clauses.map((each) => [each.id, each] as const)),
  );
  for (const example of examples) {
    if (!example.clauses.includes(clause.id) || drawn.has(example.id)) continue;
    // What it shows of a rule that is switched off would puzzle people.
    if (!example.clauses.every((id) => inPlay.has(id))) continue;
    const matters = optionsThatMatter(game, example.clauses, byId);
    const modes = book.sections.flatMap(({ only }) => only.flatMap((way) => Object.keys(way)));
    const cases = example.cases.flatMap((one, index) => {
      const staged = stage(game, one);
      if (!staged.ok) return [];
      const own = playedBy(game, staged.value.options);
      // What is shown with the usual modes holds in the others, too.
      const fits =
        matters.every((name) => own[name] === played[name]) &&
        modes.every((name) => own[name] === played[name] || own[name] === usual[name]);
      const text = captionOf(say, example, one, staged.value);
      // A picture without a word explains nothing.
      return fits && text !== '' ? [{ text, index, staged: staged.value }] : [];
    });
    if (cases.length === 0) continue;
    drawn.add(example.id);
    return cases.slice(0, CASES).map(({ text, index, staged }, n): Block => {
      const title: Words =
        n === 0
          ? [
              {
                text: `${ended(say('book.example', { title: example.title[say.language] }))} `,
                bold: true,
              },
            ]
          : [];
      return {
        kind: 'paragraph',
        note: true,
        text: [...title, text],
        beside: picturesOf(source, staged, `${example.id} ${index}`),
      };
    });
  }
  return [];
}

/** What stands beside the pictures of a case: its note, or what happens. */
const captionOf = (
  say: Say,
  { note, clauses }: Example,
  one: ExampleCase,
  staged: Staged,
): string => (one.note ?? note)?.[say.language] ?? toldOf(say, staged, clauses);

/** What happens in an example by the clauses that it shows; all that happens where these say nothing. */
function toldOf(say: Say, { rules, steps }: Staged, shown: readonly ClauseId[]): string {
  const events = steps.flatMap((step) => step.events);
  const lines = tellEvents(say, rules.notation, events, 'written');
  const about = lines.filter(({ clauses }) => clauses.some((id) => shown.includes(id)));
  return (about.length > 0 ? about : lines).map(({ text }) => text).join(' ');
}

/** The options of the rules that change what an example shows. How many play does not, nor where. */
function optionsThatMatter(
  game: Game,
  clauses: readonly ClauseId[],
  byId: ReadonlyMap<ClauseId, RulebookClause>,
): readonly string[] {
  const names = clauses.flatMap((id) => {
    const clause = byId.get(id);
    const conditions = clause?.only.flatMap((way) => Object.keys(way)) ?? [];
    return [...(clause?.options ?? []), ...conditions];
  });
  return [...new Set(names)].filter((name) => {
    const option = game.options.options[name];
    return option?.affects === 'rules' && option.front !== true && name !== game.options.seats;
  });
}

/**
 * The position before and after; only one picture where nothing happens, or nothing that is drawn. Where only dice fall, it is
 * that after them: a first slash that spreads at once is never there by itself.
 */
function picturesOf({ board, say }: RulebookSource, staged: Staged, name: string): Beside {
  const still = (state: object, when: string): Still =>
    stillOf(board, say, staged, state, `${name} ${when}`);
  const [first, after] = [thrown(staged), still(staged.end, 'after')];
  const pictures =
    first === undefined ? [stillPicture(after)] : stillPictures(still(first, 'before'), after);
  const pair = pictures.length > 1;
  const figures = pictures.map((picture, i): Figure => {
    const told = say(pair && i > 0 ? 'book.after' : 'book.before');
    return { picture, what: told, ...(pair && { caption: [told] }) };
  });
  return { figures, width: pair ? 0.56 : 0.32 };
}

/** The position in which people begin to act, with the dice as they have fallen; undefined where they do nothing. */
function thrown({ rules, start, steps }: Staged): object | undefined {
  let state = start;
  for (const step of steps) {
    if (rules.actor(state) !== CHANCE) return state;
    ({ state } = step);
  }
  return undefined;
}

function stillOf(
  board: GameBoard,
  say: Say,
  { rules, options }: Staged,
  state: object,
  name: string,
): Still {
  const seat = rules.seats > 1 ? Math.max(0, rules.actor(state)) : undefined;
  return { board, view: rules.view(state, seat), options, say, name };
}

/** A paragraph of a rulebook as it is set: references are their ids. */
const wordsOf = (spans: Paragraph): Words =>
  spans.map((span) =>
    span.kind === 'reference'
      ? span.clause
      : span.kind === 'emphasis'
        ? { text: span.text, italic: true }
        : span.text,
  );
