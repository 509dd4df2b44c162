import {
  Xoshiro,
  type Catalogue,
  type Event,
  type Language,
  type Rules,
  type Seat,
  type WholeGame,
} from '@glade/engine';
import {
  follow,
  labelReader,
  mendTables,
  playOnTables,
  type Choose,
  type Follower,
  type Sentences,
} from '@glade/engine/testing';
import {
  engineText,
  isGathering,
  speaker,
  tellMends,
  tellOnTable,
  tellPlace,
  tellSetUp,
  type Catalogues,
  type Companion,
  type Manner,
  type Say,
  type TableLine,
} from '@glade/text';

// For the proof of the card “On your table”: somebody who only does what it says has the right position after each entry.

/** What somebody who reads the card can find in its words, beside what to do. */
export interface Names {
  /** The places that a text names, in their order. */
  placesIn(text: string): readonly number[];
  /** All places of the part of the table that the heading of a line names; of the whole table, where it has none. */
  allPlaces(): readonly number[];
  /** The seat that a text names: by its number, or as “you”. */
  seatIn(text: string): Seat;
}

/** The real table of a game: pieces and places, no rules. `T` is what lies there, `V` the view of the game. */
export interface RealTable<T, V> {
  readonly game: WholeGame;
  readonly companion: Companion<V>;
  readonly words: Catalogues;
  /** All places of a match that begins like this. */
  places(view: V): readonly number[];
  /** Matches with the same key have the same places, by the same names: then these are found only once. */
  samePlaces?(view: V): string;
  empty(names: Names, language: Language): T;
  readonly sentences: Readonly<Record<Language, Sentences<T>>>;
  lies(table: T): string;
  /** What must lie before `seat`; before everybody, where it is undefined. */
  shouldLie(view: V, seat: Seat | undefined): string;
}

/** How somebody is told what to do. */
export interface Reading {
  readonly language: Language;
  readonly manner: Manner;
  /** Whose table it is, where each seat has one of its own. */
  readonly seat?: Seat | undefined;
  /** Who is called “you”. */
  readonly you?: Seat | undefined;
  /** Each entry has a card of its own, also where a card would wait for more. */
  readonly atOnce?: boolean;
  /** Messages in place of the game's own. */
  readonly words?: Catalogue | undefined;
}

/** More words in one sentence nobody can follow by ear. */
const MOST_WORDS = 20;

/** A text that is heard. Throws an error if one of its sentences is too long. */
function byEar(text: string): string {
  const long = text.split(/[.!?]\s/).find((each) => each.split(' ').length > MOST_WORDS);
  if (long !== undefined) throw new Error(`nobody can follow by ear: ${long}`);
  return text;
}

/** Reads the names of places, by the headings of the lines in which they stand; empty where there are none. */
type PlaceReaders = ReadonlyMap<string, Pick<Names, 'placesIn' | 'allPlaces'>>;

const placeReaders = new WeakMap<object, Map<string, PlaceReaders>>();

/** Reads the names of places as the game tells them, written or spoken. */
function placeReadersOf<T, V>(
  real: RealTable<T, V>,
  say: Say,
  rules: Rules,
  seat: Seat | undefined,
): PlaceReaders {
  let known = placeReaders.get(real);
  if (known === undefined) placeReaders.set(real, (known = new Map()));
  const start = rules.view(rules.create(), seat) as V;
  const key = real.samePlaces && `${say.language} ${real.samePlaces(start)}`;
  let readers = key === undefined ? undefined : known.get(key);
  if (readers === undefined) {
    const { notation } = rules;
    const labels = new Map<string, Map<string, number>>();
    for (const cell of real.places(start)) {
      const heading = say.has('onTable.heading')
        ? say('onTable.heading', notation.placeParts(cell))
        : '';
      const there = labels.get(heading) ?? new Map<string, number>();
      labels.set(heading, there);
      for (const manner of ['written', 'spoken'] as const)
        there.set(tellPlace(say, notation, cell, manner, 'onTable.'), cell);
    }
    readers = new Map(
      [...labels].map(([heading, there]) => {
        const all = [...new Set(there.values())];
        return [heading, { placesIn: labelReader(there), allPlaces: () => all }];
      }),
    );
    if (key !== undefined) known.set(key, readers);
  }
  return readers;
}

/** Somebody who reads and does, for `playOnTables`. */
export function readerOf<T, V>(
  real: RealTable<T, V>,
  rules: Rules,
  { language, manner, seat, you, words = real.words[language], atOnce = false }: Reading,
): Follower<object> {
  const { companion, game } = real;
  const { notation } = rules;
  const said = speaker(language, engineText[language], game.text[language], words);
  const say = said.at({ you });
  const readers = placeReadersOf(real, say, rules, seat);
  let heading = '';
  const reader = () => readers.get(heading) ?? [...readers.values()][0]!;
  const table = real.empty(
    {
      placesIn: (text) => reader().placesIn(text),
      allPlaces: () => reader().allPlaces(),
      seatIn(text) {
        const number = /\d+/.exec(text)?.[0];
        const named = number === undefined ? you : Number(number) - 1;
        if (named === undefined) throw new Error(`nobody in: ${text}`);
        return named;
      },
    },
    language,
  );
  const read = (lines: readonly TableLine[]) =>
    lines.flatMap((line) => (manner === 'spoken' ? line.spoken.map(byEar) : [line.text]));
  const hear = (events: readonly Event[]): readonly Event[] =>
    events.filter((event) => seat === undefined || rules.hears?.(event, seat) !== false);
  const tell = (events: readonly Event[]) => tellOnTable(say, notation, companion.deeds, events);
  return {
    waits: (s, events) =>
      !atOnce && isGathering(companion, rules.view(s, seat) as V, tell(hear(events))),
    setUp: (s) => read(tellSetUp(say, notation, companion.setUp(rules.view(s, seat) as V))),
    told(events) {
      const heard = hear(events);
      const lines = read(tell(heard));
      const part = heard.find(({ code }) => companion.deeds[code] === 'part');
      if (part !== undefined && lines.length === 0)
        throw new Error(`nothing else says what ${part.code} moves`);
      return lines;
    },
    follow(sentence) {
      heading = [...readers.keys()].find((each) => sentence.startsWith(`${each} `)) ?? '';
      const rest = heading === '' ? sentence : sentence.slice(heading.length + 1);
      follow(real.sentences[language], table, rest);
    },
    lies: () => real.lies(table),
    shouldLie: (s) => real.shouldLie(rules.view(s, seat) as V, seat),
    mended: (...both) => {
      const [before, after] = both.map((s) => rules.view(s, seat) as V) as [V, V];
      return read(tellMends(say, notation, companion, [before, after], seat));
    },
  };
}

/** What is played, and in which words it is told. */
interface Played {
  readonly rulesFor: (random: Xoshiro, match: number) => Rules;
  readonly choose: (rules: Rules, random: Xoshiro, match: number) => Choose<never>;
  readonly words?: Catalogue | undefined;
  /** Tables are put right again and again, instead of a match played: see `mendTables`. */
  readonly mends?: boolean;
}

/**
 * Plays random matches with one reader, who is told in writing and by voice by turns, and is called “you” in every second
 * match. Throws an error at the first difference; answers how many sentences were followed.
 */
export function readMatches<T, V>(
  real: RealTable<T, V>,
  language: Language,
  matches: number,
  { rulesFor, choose, words, mends = false }: Played,
): number {
  let followed = 0;
  for (let match = 1; match <= matches; match++) {
    // Both languages play the same matches.
    const random = new Xoshiro(match);
    const rules = rulesFor(random, match);
    const manner = match % 2 === 0 ? 'written' : 'spoken';
    const you = match % 4 < 2 ? undefined : match % rules.seats;
    const reader = readerOf(real, rules, { language, manner, you, words, atOnce: match % 8 < 4 });
    try {
      const choosing = choose(rules, random, match) as Choose<object>;
      followed += mends
        ? mendTables(rules, choosing, reader, random)
        : playOnTables(rules, choosing, [reader]);
    } catch (error) {
      throw new Error(`match ${match}, ${String(error)}`, { cause: error });
    }
  }
  return followed;
}
