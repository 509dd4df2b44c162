import { capital } from './capital.ts';
import { runs } from './runs.ts';
import type { Say, Values } from './speaker.ts';

/** Whether a place is told for reading, `(3,4)`, or for speaking, `column 3, row 4`. */
export type Manner = 'written' | 'spoken';

/** The part of a game's notation that names places. */
export interface Places {
  placeParts(cell: number): Values;
}

/** An event of a match, as the engine traces it. */
export interface Told {
  readonly code: string;
  readonly clauses: readonly string[];
  readonly args: Readonly<Record<string, number>>;
}

/** One sentence about events of one kind. */
export interface Line {
  readonly text: string;
  readonly clauses: readonly string[];
  readonly code: string;
  /** The seat that the event names, if it names one. */
  readonly seat: number | undefined;
  /** The places that the events name, in their order. */
  readonly cells: readonly number[];
}

/**
 * Who hears the sentences about events.
 *
 * - `you`: the seat of the only person who hears them. What is this seat's is told by `event.<code>.you` where the game has
 *   such a message, such as “You step to (3,4).”, else as to anybody.
 * - `nameOf`: names the seats where each has things of its own and those of several are told. What is a seat's is then told
 *   by the message `event.<code>.named`, which gets its `name`, or begins with the name where there is no such message; a
 *   message that has such a form says “you” without it. It gives no name for a seat that needs none.
 */
export interface Listener {
  readonly you?: number | undefined;
  readonly nameOf?: ((seat: number) => string | undefined) | undefined;
}

/**
 * Tells events as sentences. In a row of one kind, those that differ only in their places become one: the message `event.<code>` gets
 * `n` (how many), `places` (all of them), `last` (the last one), every other number of the event by its name, each place by its own name, and
 * for a `seat` also `player`, which counts from 1, as the `otherPlayer` for an `other`. A place of the name `spotcell` is
 * told by the game's message `place.spot` (`place.spot.spoken`) where there is one. An empty message says nothing. More than
 * two places are not spoken one by one where the game has the message `event.<code>.many`, which counts them.
 *
 * Each sentence is told as the listener hears it, see `Listener`.
 */
export function tellEvents(
  say: Say,
  places: Places,
  events: readonly Told[],
  manner: Manner,
  listener: Listener = {},
): readonly Line[] {
  return eventRuns(events, sameButPlaces).flatMap((run) => {
    const { code, clauses } = run[0]!;
    const { key, prefix, seat, name } = formOf(say, run[0]!, listener);
    const { cells, args } = argsOf(say, places, run, manner, name);
    const form = manner === 'spoken' ? spokenForm(say, key, cells.length) : key;
    const told = say(form, args);
    if (told === '') return [];
    const line = capital(say, told);
    return [{ text: before(prefix, say, form, args) + line, clauses, code, seat, cells }];
  });
}

/**
 * Events of one kind as one short sentence: by the message `event.<code>.brief` where there is one, which may have a form
 * `.spoken` for who does not see the place, and one `.written` for who does. More than two places are
 * counted, by the message `event.<code>.many` or else by `place.many`. Undefined where the message says nothing, or where
 * these are several events and it does not count them.
 */
export function tellBriefly(
  say: Say,
  places: Places,
  events: readonly Told[],
  manner: Manner,
  listener: Listener = {},
): string | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const { key, prefix, name } = formOf(say, first, listener);
  const { cells, args } = argsOf(say, places, events, manner, name);
  const many = cells.length > MOST_SPOKEN;
  const short = [
    `event.${first.code}.brief.${manner}`,
    `${key}.brief`,
    `event.${first.code}.brief`,
    ...(many ? [`${key}.many`] : []),
    key,
  ].find((each) => say.has(each))!;
  const counted = many ? { places: say('place.many', { n: cells.length }) } : {};
  const values = { ...args, ...counted };
  const told = say(short, values);
  const alone = (event: Told): string =>
    say(short, argsOf(say, places, [event], manner, name).args);
  // A sentence that is the same about each of them is said once.
  const counts = events.length === 1 || told !== alone(first);
  if (told === '' || (!counts && events.some((event) => alone(event) !== told))) return undefined;
  return before(prefix, say, short, values) + capital(say, told);
}

/**
 * Groups events, in a row of one kind, that one short sentence can tell: those that differ in their places, or in numbers that
 * it leaves out, such as whether a leaf is the first or the second one over a square.
 */
export const briefRuns = <T extends Told>(
  say: Say,
  places: Places,
  events: readonly T[],
  listener: Listener = {},
): readonly (readonly T[])[] =>
  eventRuns(events, (a, b) => sameInBrief(say, places, a, b, listener));

/** Whether one short sentence can tell both events. */
export function sameInBrief(
  say: Say,
  places: Places,
  a: Told,
  b: Told,
  listener: Listener = {},
): boolean {
  const brief = (event: Told): string | undefined =>
    tellBriefly(say, places, [event], 'written', listener);
  return sameButPlaces(a, b) || (a.code === b.code && brief(a) === brief(numberedAs(a, b)));
}

/** The first event with the other numbers of the second one, but with its own places. */
function numberedAs(event: Told, { args }: Told): Told {
  const own = Object.entries(event.args).filter(([name]) => isPlace(name));
  return { ...event, args: { ...args, ...Object.fromEntries(own) } };
}

/**
 * What a message about events that differ only in their places gets, and these places. They are told by the messages whose
 * keys begin so, where there are such messages.
 */
export function argsOf(
  say: Say,
  places: Places,
  run: readonly Told[],
  manner: Manner,
  name: string | undefined,
  keys = '',
): { readonly cells: readonly number[]; readonly args: Values } {
  const cells = run.flatMap(placesOf);
  const named = (values: Told['args']): readonly string[] =>
    Object.entries(values).flatMap(([arg, value]) =>
      isPlace(arg) ? [tellNamed(say, places, arg, value, manner, keys)] : [],
    );
  const args: Record<string, string | number> = {
    n: run.length,
    places:
      keys === ''
        ? tellPlaces(say, places, cells, manner)
        : asItems(
            say.tag,
            run.flatMap((told) => named(told.args)),
          ),
    ...(cells.length > 0 && { last: tellPlace(say, places, cells.at(-1)!, manner, keys) }),
    // The first place in a few words, in a game that has such a message.
    ...(cells.length > 0 &&
      say.has('place.short') && { short: say('place.short', places.placeParts(cells[0]!)) }),
    // The last one: where it led.
    ...atArgs(say, places, cells.at(-1)),
  };
  for (const [arg, value] of Object.entries(run[0]!.args)) {
    args[arg] = isPlace(arg) ? tellNamed(say, places, arg, value, manner, keys) : value;
    if (arg === 'seat') args['player'] = value + 1;
    if (arg === 'other') args['otherPlayer'] = value + 1;
  }
  if (name !== undefined) args['name'] = name;
  return { cells, args };
}

/** Nobody keeps more places in mind than this while they listen. */
const MOST_SPOKEN = 2;

/** The message by which an event with so many places is spoken. */
function spokenForm(say: Say, key: string, places: number): string {
  if (places > MOST_SPOKEN && say.has(`${key}.many`)) return `${key}.many`;
  return say.has(`${key}.spoken`) ? `${key}.spoken` : key;
}

interface Form {
  readonly key: string;
  readonly prefix: string;
  readonly seat: number | undefined;
  readonly name: string | undefined;
}

/**
 * A sentence that names the seat itself needs no name before it: it would be another one about another seat. Its letters do
 * not tell, as a player may be called X.
 */
const before = (prefix: string, say: Say, key: string, args: Values): string =>
  prefix !== '' && say(key, { ...args, player: 0, name: '' }) !== say(key, args) ? '' : prefix;

/** The message that tells an event to the listener, and the text before it; with the seat that it names. */
function formOf(say: Say, { code, args }: Told, { nameOf, you }: Listener): Form {
  const key = `event.${code}`;
  const seat = args['seat'];
  const name = seat === undefined ? undefined : nameOf?.(seat);
  const named = say.has(`${key}.named`);
  const prefix = name === undefined || named ? '' : `${name}: `;
  if (seat !== undefined && seat === you) {
    if (say.has(`${key}.you`)) return { key: `${key}.you`, prefix: '', seat, name };
    return { key, prefix, seat, name };
  }
  const toAll = nameOf !== undefined && (seat === undefined || name !== undefined);
  return { key: named && toAll ? `${key}.named` : key, prefix, seat, name };
}

/** Says why a rule forbids something: `refusal.<code>`, with `places`, and `place` when there is one. */
export function tellRefusal(
  say: Say,
  places: Places,
  refusal: { readonly code: string; readonly args?: Values; readonly cells?: readonly number[] },
  manner: Manner,
): string {
  const { cells = [] } = refusal;
  const told = say(`refusal.${refusal.code}`, {
    ...placeArgs(say, places, cells, manner),
    ...refusal.args,
  });
  return capital(say, told);
}

/** Says what is wrong with something that came from outside, and what to do: `problem.<code>`. */
export function tellProblem(
  say: Say,
  problem: { readonly code: string; readonly args?: Values },
): string {
  return say(`problem.${problem.code}`, problem.args);
}

/** A place by the game's message `place` or `place.spoken`; or by those whose keys begin so, where there are such. */
export function tellPlace(
  say: Say,
  places: Places,
  cell: number,
  manner: Manner,
  keys = '',
): string {
  const key = manner === 'spoken' ? 'place.spoken' : 'place';
  return say(say.has(keys + key) ? keys + key : key, places.placeParts(cell));
}

/** A place of an event, by the message for its name if there is one, such as `place.spot` for `spotcell`. */
function tellNamed(
  say: Say,
  places: Places,
  name: string,
  cell: number,
  manner: Manner,
  keys: string,
): string {
  const spoken = manner === 'spoken' ? '.spoken' : '';
  const own = `place.${name.slice(0, -'cell'.length)}${spoken}`;
  const key = [keys + own, `${keys}place${spoken}`, own].find((each) => say.has(each));
  return say(key ?? `place${spoken}`, places.placeParts(cell));
}

/**
 * The values for a message about places: all as `places`, the first as `place` and perhaps as `at`, two also as `from` and `to`,
 * by the messages `place.from` and `place.to` where there are such.
 */
export function placeArgs(
  say: Say,
  places: Places,
  cells: readonly number[],
  manner: Manner,
): Readonly<Record<string, string>> {
  const [first, second] = cells;
  if (first === undefined) return {};
  const end = (name: string, cell: number): string =>
    tellNamed(say, places, name, cell, manner, '');
  return {
    places: tellPlaces(say, places, cells, manner),
    place: tellPlace(say, places, first, manner),
    ...atArgs(say, places, first),
    ...(second !== undefined && { from: end('fromcell', first), to: end('tocell', second) }),
  };
}

/** A place with the word before it that says where something is or goes to, in a game whose message has one. */
const atArgs = (
  say: Say,
  places: Places,
  cell: number | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['at', 'to'].flatMap((name) =>
      cell !== undefined && say.has(`place.${name}`)
        ? [[name, say(`place.${name}`, places.placeParts(cell))]]
        : [],
    ),
  );

/** Places as a list in the language of `say`. */
export function tellPlaces(
  say: Say,
  places: Places,
  cells: readonly number[],
  manner: Manner,
): string {
  const told = cells.map((cell) => tellPlace(say, places, cell, manner));
  return asList(say.tag, told);
}

const lists = new Map<string, Intl.ListFormat>();

/** What joins things to a list in this language. */
export function listOf(language: string): Intl.ListFormat {
  let list = lists.get(language);
  if (list === undefined) lists.set(language, (list = new Intl.ListFormat(language)));
  return list;
}

/** Things in a row, also where one of them is named with the word that joins them: then each ends where the next begins. */
function asItems(language: string, things: readonly string[]): string {
  const and = asList(language, ['', '']);
  return things.some((thing) => thing.includes(and)) ? things.join('; ') : asList(language, things);
}

/** Things as a list. Where they have commas of their own, as `column 3, row 4` has, semicolons tell three or more apart. */
export function asList(language: string, things: readonly string[]): string {
  const list = listOf(language);
  if (things.length < 3 || !things.some((thing) => thing.includes(', ')))
    return list.format(things);
  return list
    .formatToParts(things)
    .map(({ type, value }) => (type === 'literal' ? value.replace(',', ';') : value))
    .join('');
}

/** The places that an event names, in their order. */
export const placesOf = ({ args }: Pick<Told, 'args'>): readonly number[] =>
  Object.entries(args).flatMap(([name, value]) => (isPlace(name) ? [value] : []));

const isPlace = (name: string): boolean => /cell$/i.test(name);

const eventRuns = <T extends Told>(
  events: readonly T[],
  alike: (a: T, b: T) => boolean,
): readonly (readonly T[])[] =>
  runs(events, { codeOf: ({ code }) => code, alike, anyOrder: () => true });

/** Whether these are events of one kind that differ in nothing but places. */
export function sameButPlaces(a: Told, b: Told): boolean {
  return (
    a.code === b.code &&
    Object.keys(a.args).every((name) => isPlace(name) || a.args[name] === b.args[name])
  );
}
