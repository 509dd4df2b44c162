import { runs } from './runs.ts';
import type { Say } from './speaker.ts';
import { mendsFor, type Lying, type Mends, type SetUpDeed } from './table-difference.ts';
import {
  argsOf,
  asList,
  placesOf,
  sameButPlaces,
  tellPlace,
  type Listener,
  type Manner,
  type Places,
  type Told,
} from './tell.ts';

/**
 * Why nothing has to be done at a real table when something happens.
 *
 * - `said`: it only says how things stand, or who is next. Nothing lies differently.
 * - `idle`: it says why nothing has to be done: a throw has brought nothing. People are shown it.
 * - `reason`: it says why another event of the same entry moves something. People are shown it with that.
 * - `part`: another event of the same entry says what to move.
 * - `done`: people have it in front of them, because their own hand has just thrown or drawn it.
 * - `kept`: the app keeps it in mind. The game has no piece for it, and nobody needs one.
 */
export type NotOnTable = 'said' | 'idle' | 'reason' | 'part' | 'done' | 'kept';

/** Something to do at a real table: the message `onTable.<code>`, which gets these numbers of the event. */
export interface Deed {
  readonly code: string;
  readonly args: readonly string[];
  /** More numbers for the message, which follow from those of the event. */
  readonly more?: (args: Told['args']) => Told['args'];
  /**
   * Whether deeds of this kind can be done in any order: then all neighbours of this code with the same numbers become one
   * line, even where others of the same code stand between them.
   */
  readonly anyOrder?: boolean;
  /**
   * After an earlier deed of the card about the same things, by its code, both become one deed with this code: one hand does
   * both at once.
   */
  readonly after?: Readonly<Record<string, string>>;
  /** Several in a row about the same things become one deed with this code, which also gets their `count`. */
  readonly again?: string;
  /**
   * What moves from one place to another, by the numbers of both: where it moves on at once, one hand takes it all the way.
   */
  readonly onward?: readonly [from: string, to: string];
  /** What the same event asks for beside it, each a line of its own, to be ticked off for itself. */
  readonly beside?: readonly Deed[];
  /** People do it by hand before they enter it: only what bots decide has to be told. */
  readonly byHand?: boolean;
  /** The pieces are the same for everybody: nobody needs to hear whose it is. */
  readonly anybodys?: boolean;
  /** Few of them are lines of their own, to be ticked off: see `MOST_ALONE`. More are one line, written row by row. */
  readonly alone?: boolean;
  /**
   * Many of these become one deed with this code. It names no places, only how many (`n`): everything that looks like this is
   * meant.
   */
  readonly all?: string;
  /** The player at turn chooses it: who moves a piece first and enters it then has done it already. */
  readonly own?: boolean;
  /** So small that it is told in passing, while the same player goes on: nobody says that it is done. */
  readonly light?: boolean;
  /** Whether it asks for nothing with these numbers of the event, which says why, as `idle` does. */
  readonly idle?: (args: Told['args']) => boolean;
}

/** What each kind of event asks for, by its code; or why it asks for nothing. */
export type Deeds = Readonly<Record<string, Deed | NotOnTable>>;

export const deed = (code: string, ...args: readonly string[]): Deed => ({ code, args });

/** A deed that can be done in any order with others of its kind. */
export const deedInAnyOrder = (code: string, ...args: readonly string[]): Deed => ({
  ...deed(code, ...args),
  anyOrder: true,
});

/** A deed that the player at turn chooses. */
export const ownDeed = (code: string, ...args: readonly string[]): Deed => ({
  ...deed(code, ...args),
  own: true,
});

/** Whether an event only says what people have done with their hands, when people have entered it. */
export function isDoneByHand(deeds: Deeds, { code }: Pick<Told, 'code'>): boolean {
  const wanted = deeds[code];
  return typeof wanted === 'object' && wanted.byHand === true;
}

/** Whether an event asks for so little that it is told in passing. */
export function isLight(deeds: Deeds, { code }: Pick<Told, 'code'>): boolean {
  const wanted = deeds[code];
  return typeof wanted === 'object' && wanted.light === true;
}

/** Whether an event says why nothing has to be done. */
export function isIdle(deeds: Deeds, { code, args }: Pick<Told, 'code' | 'args'>): boolean {
  const wanted = deeds[code];
  return typeof wanted === 'object' ? wanted.idle?.(args) === true : wanted === 'idle';
}

/** Whether an event only says what the player at turn has chosen. */
export function isOwnChoice(deeds: Deeds, { code }: Pick<Told, 'code'>): boolean {
  const wanted = deeds[code];
  return typeof wanted === 'object' && wanted.own === true;
}

/** How a game is played with its real pieces while the app says what to do with them. `V` is its view. */
export interface Companion<V = unknown> {
  readonly deeds: Deeds;
  /**
   * The codes of events of which more come at once, one entry each, such as leaves that fall one after the other. Hands put
   * each down as they enter it, and are told of all together when the last has come.
   */
  gathers?(view: V): readonly string[];
  /** Whether nobody has dice, cards or lots for what chance brings now: the app draws it at once. */
  drawsLots?(view: V): boolean;
  /** What is laid out before the match begins. `view` is what everybody sees before the first entry. */
  setUp(view: V): readonly SetUpDeed[];
  /** Why the deed of an event is as it is: what people can see for themselves on the table. `view` is the one after it. */
  why?(view: V, options: Readonly<Record<string, unknown>>, event: Told): readonly SetUpDeed[];
  /**
   * What lies on the table beside what never changes, as a view shows it; before `seat`, where each has a table of its own
   * and only theirs is told.
   */
  lies(view: V, seat: number | undefined): readonly Lying[];
  /** What hands do with what lies wrong after something was put right, by the kinds of `lies`. */
  readonly mend: Mends;
}

/** Whether all lines tell of events of which more come at once, so that their card waits for these. */
export function isGathering<V>(
  companion: Companion<V>,
  view: V,
  lines: readonly TableLine[],
): boolean {
  const codes = companion.gathers?.(view) ?? [];
  const gathered = (line: TableLine): boolean =>
    line.events.length > 0 && line.events.every(({ code }) => codes.includes(code));
  return codes.length > 0 && lines.length > 0 && lines.every(gathered);
}

/** One line of the card “On your table”: one thing to do. */
export interface TableLine {
  readonly text: string;
  /** The same for the eye: places that are told row by row begin a line of text each. */
  readonly written: string;
  /**
   * The same where the board lights the places: only how many there are. Undefined where they are few, or are not named; and
   * in games in which one reads to all, which have no message `onTable.pictured`.
   */
  readonly pictured?: string | undefined;
  /** The same for the ear: many places are told in several short texts. */
  readonly spoken: readonly string[];
  readonly clauses: readonly string[];
  /** The seat that the events name, if they name one. */
  readonly seat: number | undefined;
  /** The places that the line names, in its order. */
  readonly cells: readonly number[];
  /** The events that ask for it, the first one with its picture; for the set-up at most a picture. */
  readonly events: readonly Told[];
}

/**
 * What to do at a real table after these events, one line a deed: the message `onTable.<deed>`. It gets the same values as
 * `event.<code>` does in `tellEvents`; a place is told by the game's message `onTable.place` (`onTable.place.spoken`) where
 * there is one. Neighbours that differ only in one place become one line, which begins with the message `onTable.heading` of
 * its places where there is one. Many places are read row by row where the game has the message `onTable.group`. Give it only events that the listener may hear.
 *
 * With a listener's `nameOf`, a line begins with the name of the seat, unless its message names the seat itself.
 */
export function tellOnTable(
  say: Say,
  places: Places,
  deeds: Deeds,
  events: readonly Told[],
  listener: Listener = {},
): readonly TableLine[] {
  const todoOf = (event: Told, wanted: Deed): Todo => {
    const args = {
      ...Object.fromEntries(wanted.args.map((name) => [name, event.args[name]!])),
      ...wanted.more?.(event.args),
    };
    return {
      told: { code: wanted.code, clauses: event.clauses, args },
      event,
      seat: wanted.anybodys === true ? undefined : event.args['seat'],
      alone: wanted.alone,
      all: wanted.all,
      anyOrder: wanted.anyOrder,
      after: wanted.after,
      again: wanted.again,
      onward: wanted.onward,
    };
  };
  const todo = events.flatMap((event): readonly Todo[] => {
    const wanted = deeds[event.code];
    if (wanted === undefined || typeof wanted === 'string') return [];
    // The picture of an event shows what it asks for first.
    const beside = (wanted.beside ?? []).map((each): Todo => {
      const { event: _, ...rest } = todoOf(event, each);
      return rest;
    });
    return [todoOf(event, wanted), ...beside];
  });
  return deedRuns(say, places, counted(joined(allTheWay(todo))))
    .flatMap((run) => aloneOrNot(say, places, allOrNot(run)))
    .flatMap((run) => lineOf(say, places, run, listener));
}

/**
 * What to lay out before the match begins: `companion.setUp(view)` in sentences. Where they are `listed`, many places that
 * are not told row by row have a line of text each.
 */
export const tellSetUp = (
  say: Say,
  places: Places,
  setUp: readonly SetUpDeed[],
  listed = false,
): readonly TableLine[] =>
  deedRuns(
    say,
    places,
    setUp.map(({ code, args, anyOrder, single, shows }) => ({
      told: { code, clauses: [], args },
      ...(shows !== undefined && { event: { ...shows, clauses: [] } }),
      seat: args['seat'],
      anyOrder,
      single,
    })),
  ).flatMap((run) => lineOf(say, places, run, {}, listed));

/** What to do so that a table that lies as one view says lies as another one says; by both, seen from `seat`. */
export const tellMends = <V>(
  say: Say,
  places: Places,
  companion: Companion<V>,
  [before, after]: readonly [before: V, after: V],
  seat: number | undefined,
): readonly TableLine[] =>
  tellSetUp(
    say,
    places,
    mendsFor(companion.mend, companion.lies(before, seat), companion.lies(after, seat)),
    true,
  );

interface Todo {
  /** The deed as if it were an event. */
  readonly told: Told;
  readonly event?: Told;
  readonly seat: number | undefined;
  readonly anyOrder?: boolean | undefined;
  readonly after?: Deed['after'];
  readonly again?: string | undefined;
  readonly onward?: Deed['onward'];
  /** This deed stands for so many. */
  readonly count?: number;
  readonly single?: boolean | undefined;
  readonly alone?: boolean | undefined;
  readonly all?: string | undefined;
  /** An earlier event that asks for something of it. */
  readonly first?: Told | undefined;
}

/** What moves on from where it has just come to is moved once; what comes back to where it was is not moved. */
function allTheWay(todo: readonly Todo[]): readonly Todo[] {
  const all: Todo[] = [];
  for (const each of todo) {
    const { told, onward } = each;
    const last = all.at(-1);
    if (onward === undefined || last?.told.code !== told.code) {
      all.push(each);
      continue;
    }
    const [from, to] = onward;
    if (last.told.args[to] !== told.args[from]) all.push(each);
    else if (last.told.args[from] === told.args[to]) all.pop();
    else {
      const args = { ...told.args, [from]: last.told.args[from]! };
      all[all.length - 1] = { ...each, told: { ...told, args } };
    }
  }
  return all;
}

/** Deeds of which one hand does two at once become one, in the place of the first. */
function joined(todo: readonly Todo[]): readonly Todo[] {
  const all: Todo[] = [];
  for (const each of todo) {
    const { told, after = {} } = each;
    const args = JSON.stringify(told.args);
    const at = all.findLastIndex(
      (other) => Object.hasOwn(after, other.told.code) && JSON.stringify(other.told.args) === args,
    );
    const first = all[at];
    if (first === undefined) {
      all.push(each);
      continue;
    }
    const code = after[first.told.code]!;
    all[at] = { ...each, told: { ...told, code }, first: first.event };
  }
  return all;
}

/**
 * Deeds in a row that are done again about the same things become one. Those that are done most often come first, so that
 * what is done equally often becomes one line.
 */
function counted(todo: readonly Todo[]): readonly Todo[] {
  const all: Todo[] = [];
  for (const each of todo) {
    const { told, again } = each;
    const args = JSON.stringify(told.args);
    const from = all.findLastIndex((other) => other.told.code !== told.code) + 1;
    const at = all.findIndex((other, i) => i >= from && JSON.stringify(other.told.args) === args);
    const first = all[at];
    if (again === undefined || first === undefined) all.push(each);
    else all[at] = { ...first, count: (first.count ?? 1) + 1, first: first.first ?? first.event };
  }
  return mostFirst(all).map((each) => {
    const { told, again, count } = each;
    if (again === undefined || count === undefined) return each;
    return { ...each, told: { ...told, code: again, args: { ...told.args, count } } };
  });
}

/** Where a deed is done: hands go from place to place in the order of the board. */
const firstPlace = ({ told, again }: Todo): number =>
  again === undefined ? 0 : (placesOf(told)[0] ?? 0);

/** Each row of deeds that can be done again, with those first that are done most often, in the order of their places. */
function mostFirst(todo: readonly Todo[]): readonly Todo[] {
  const rows: Todo[][] = [];
  for (const each of todo) {
    const row = rows.at(-1);
    const joins = each.again !== undefined && row?.[0]!.told.code === each.told.code;
    if (joins) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) =>
    row.toSorted((a, b) => (b.count ?? 1) - (a.count ?? 1) || firstPlace(a) - firstPlace(b)),
  );
}

function lineOf(
  say: Say,
  places: Places,
  run: readonly Todo[],
  { nameOf, you }: Listener,
  listed = false,
): readonly TableLine[] {
  const [{ told: first, seat }] = run as [Todo];
  const key = `onTable.${first.code}`;
  const sentence = (some: readonly Todo[], manner: Manner) => {
    const told = some.map((each) => each.told);
    const { args, cells } = argsOf(say, places, told, manner, undefined, 'onTable.');
    const groups = manner === 'written' ? groupsOf(say, places, cells, some) : undefined;
    const heading = headingOf(say, places, some[0]!);
    const withPlaces = (given: Readonly<Record<string, string>>): string => {
      const text = say(key, { ...args, ...given });
      return heading === '' || text === '' ? text : `${heading} ${text}`;
    };
    const text = withPlaces(groups === undefined ? {} : { places: groups.join('; ') });
    const one = (cell: number): string => tellPlace(say, places, cell, manner, 'onTable.');
    // The order of somebody's steps is told.
    const many = cells.length > MOST_SINGLY;
    const isShown = many && !('seat' in first.args) && say.has('onTable.pictured');
    const pictured = isShown
      ? withPlaces({ places: say('onTable.pictured', { n: cells.length }) })
      : text;
    const rows = groups ?? (many && (listed || isShown) ? cells.map(one) : []);
    return {
      text,
      pictured: pictured === text ? undefined : pictured,
      written: rows.length > 1 ? withPlaces({ places: `\n${rows.join(',\n')}` }) : text,
      cells,
    };
  };
  const { text, written, pictured, cells } = sentence(run, 'written');
  if (text === '') return [];
  const named = 'seat' in first.args;
  const name = seat === undefined || named || seat === you ? undefined : nameOf?.(seat);
  const prefix = name === undefined ? '' : `${name}: `;
  return [
    {
      text: prefix + text,
      written: prefix + written,
      ...(pictured !== undefined && { pictured: prefix + pictured }),
      spoken: byEar(run, (some) => sentence(some, 'spoken').text).map((one, i) =>
        i === 0 ? prefix + one : one,
      ),
      clauses: first.clauses,
      seat,
      cells,
      // What the hand does at last comes first: the card shows its picture.
      events: run.flatMap((each) => [each.event ?? [], each.first ?? []].flat()),
    },
  ];
}

/** More places than this are read row by row. */
const MOST_SINGLY = 3;

/**
 * Many places of so many deeds by what they have in common, such as their row: “columns 2 and 4 of row 1; column 6 of row 2”.
 * A game that has such groups says them by the message `onTable.group`, which gets what the places have in common, `n` (how
 * many) and their `members`, each told by `onTable.member`. Undefined where places are told one by one: a few that do not
 * belong to one row.
 */
function groupsOf(
  say: Say,
  places: Places,
  cells: readonly number[],
  deeds: readonly Todo[],
): readonly string[] | undefined {
  const { length } = cells;
  if (length === 1 || length !== deeds.length || !say.has('onTable.group')) return undefined;
  const groups = inRows(say, places, cells);
  const most = deeds[0]!.alone === true ? MOST_ALONE : MOST_SINGLY;
  if (length <= most && groups.length > 1) return undefined;
  return groups.map((group) => {
    const members = group.map((cell) => say('onTable.member', places.placeParts(cell)));
    return say('onTable.group', {
      ...places.placeParts(group[0]!),
      n: group.length,
      members: asList(say.tag, members),
    });
  });
}

/** Places by what they have in common in the message `onTable.group`, in the order of the places. */
function inRows(say: Say, places: Places, all: readonly number[]): readonly (readonly number[])[] {
  const rows = new Map<string, number[]>();
  for (const cell of all.toSorted((a, b) => a - b)) {
    const common = say('onTable.group', { ...places.placeParts(cell), n: 1, members: '' });
    rows.set(common, [...(rows.get(common) ?? []), cell]);
  }
  return [...rows.values()];
}

/** In which part of the table a deed is done, where places in unlike parts have the same name: the message `onTable.heading`. */
function headingOf(say: Say, places: Places, { told }: Todo): string {
  const [cell] = placesOf(told);
  if (cell === undefined || !say.has('onTable.heading')) return '';
  return say('onTable.heading', places.placeParts(cell));
}

/** So many squares have a line each, to be ticked off. More are one job, and one line. */
const MOST_ALONE = 2;

/** Many deeds that are done wherever something lies like this: nobody has to look for places. */
function allOrNot(run: readonly Todo[]): readonly Todo[] {
  const [{ all }] = run as [Todo];
  if (all === undefined || run.length <= MOST_ALONE) return run;
  return run.map((each) => ({ ...each, told: { ...each.told, code: all } }));
}

/** Few deeds are told one by one. Where lines have headings, each of these would be told again and again. */
function aloneOrNot(say: Say, places: Places, run: readonly Todo[]): readonly (readonly Todo[])[] {
  const [first] = run as [Todo];
  if (first.alone !== true || headingOf(say, places, first) !== '') return [run];
  return run.length <= MOST_ALONE ? run.map((each) => [each]) : [run];
}

/** Neighbours with the same deed that differ in no more than one place, all in one part of the table. */
const deedRuns = (say: Say, places: Places, todo: readonly Todo[]): readonly (readonly Todo[])[] =>
  runs(todo, {
    codeOf: ({ told }) => told.code,
    alike: (a, b) =>
      a.single !== true &&
      a.all === b.all &&
      headingOf(say, places, a) === headingOf(say, places, b) &&
      a.seat === b.seat &&
      sameButPlaces(a.told, b.told) &&
      placesOf(a.told).length === 1,
    anyOrder: ({ anyOrder }) => anyOrder === true,
  });

/** Whoever moves pieces while they listen follows no longer sentence, in words. */
const MOST_WORDS = 20;

/** The deeds of a run by sentences that can be followed by ear. `told` tells some of them. */
function byEar(run: readonly Todo[], told: (some: readonly Todo[]) => string): readonly string[] {
  const parts: Todo[][] = [];
  for (const each of run) {
    const longer = [...(parts.at(-1) ?? []), each];
    if (parts.length > 0 && longestSentence(told(longer)) <= MOST_WORDS)
      parts[parts.length - 1] = longer;
    else parts.push([each]);
  }
  return parts.map(told);
}

const longestSentence = (text: string): number =>
  Math.max(...text.split(/[.!?]\s/).map((sentence) => sentence.split(' ').length));
