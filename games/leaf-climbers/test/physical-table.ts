import type { Language } from '@glade/engine';
import type { Sentences } from '@glade/engine/testing';
import type { Names, RealTable } from '../../testing/table-reader.ts';
import { companion, leafClimbers, onTable } from '../src/index.ts';
import type { LeafClimbersView } from '../src/rules/view.ts';

// Board, chips and climbers, without any rules: hands do what sentences say, and nothing else.

const SQUARES = 36;
/** The square chips from the lowest to the highest, as they lie ready on the table. */
const COLOURS: Readonly<Record<Language, readonly string[]>> = {
  en: ['green', 'yellow', 'orange', 'red', 'purple', 'blue'],
  it: ['verde', 'giallo', 'arancione', 'rosso', 'viola', 'blu'],
};

/** The colour on top of a pile that is told from below. Throws an error if a colour is missing, or not in its place. */
function topOf(pile: string, language: Language): number {
  const told = pile.split(', ');
  if (told.some((each, i) => each !== COLOURS[language][i])) throw new Error(`no pile: ${pile}`);
  return told.length - 1;
}

/** Places that are told row by row, one by one: “green 1 and 3 with blue 2”. */
const singly = (text: string): string =>
  text.replaceAll(
    /(green|verde) ([\d, ande]+) (?:with|con) (blue?) (\d)/g,
    (_, green: string, members: string, blue: string, row: string) =>
      members
        .match(/\d+/g)!
        .map((each) => `${green} ${each} ${blue} ${row}`)
        .join(', '),
  );

class Board {
  readonly round: number[] = Array.from({ length: SQUARES }, () => 0);
  readonly square: number[] = Array.from({ length: SQUARES }, () => 0);
  readonly climbers = new Map<number, number>();
  readonly names: Names;

  constructor(names: Names) {
    this.names = { ...names, placesIn: (text) => names.placesIn(singly(text)) };
  }

  putRound(places: string): void {
    for (const at of this.names.placesIn(places)) this.round[at]! += 1;
  }

  /** As many square chips as there were round ones; the last must have this colour. */
  swap(colour: number, places: string): void {
    for (const at of this.names.placesIn(places)) {
      const chips = this.round[at]!;
      this.square[at]! += chips;
      this.round[at] = 0;
      if (chips === 0 || this.square[at] !== colour + 1) throw new Error(`cannot swap: ${places}`);
    }
  }

  changeRounds(places: string, more: number): void {
    for (const at of this.names.placesIn(places)) {
      this.round[at]! += more;
      if (this.round[at]! < 0) throw new Error(`cannot take round chips: ${places}`);
    }
  }

  build(colour: number, places: string): void {
    for (const at of this.names.placesIn(places)) this.square[at] = colour + 1;
  }

  putClimber(who: string, place: string, onBoard: boolean): void {
    const seat = this.names.seatIn(who);
    const [to] = this.names.placesIn(place) as [number];
    if (this.climbers.has(seat) !== onBoard) throw new Error(`cannot move: ${who} ${place}`);
    this.climbers.set(seat, to);
  }

  takeClimber(who: string, place: string): void {
    const seat = this.names.seatIn(who);
    const [from] = this.names.placesIn(place);
    if (this.climbers.get(seat) !== from) throw new Error(`cannot take away: ${who} ${place}`);
    this.climbers.delete(seat);
  }
}

const SENTENCES: Readonly<Record<Language, Sentences<Board>>> = {
  en: [
    [/Lay out the empty board\./, () => {}],
    [/Put (?:a round chip|round chips) on (.+)\./, (board, at) => board.putRound(at)],
    [
      /Swap the round chips for square ones on (?:each of these: )?(.+)\. The pile is then, from below: ([^.]+)\./,
      (board, at, pile) => board.swap(topOf(pile, 'en'), at),
    ],
    [
      /Put (\d+) round chips on (?:each of these: )?(.+)\./,
      (board, n, at) => board.changeRounds(at, +n),
    ],
    [
      /Take one round chip off (?:each of these: )?(.+)\./,
      (board, at) => board.changeRounds(at, -1),
    ],
    [
      /Take (\d+) round chips off (?:each of these: )?(.+)\./,
      (board, n, at) => board.changeRounds(at, -Number(n)),
    ],
    [
      /Make a pile of square chips on (?:each of these: )?(.+)\. From below it is: ([^.]+)\./,
      (board, at, pile) => board.build(topOf(pile, 'en'), at),
    ],
    [/Take all square chips off (.+)\./, (board, at) => board.build(-1, at)],
    [/Put (.+) climber on (.+)\./, (board, who, to) => board.putClimber(who, to, false)],
    [/Move (.+) climber to (.+)\./, (board, who, to) => board.putClimber(who, to, true)],
    [/Take (.+) climber at (.+) off the board\./, (board, who, at) => board.takeClimber(who, at)],
  ],
  it: [
    [/Metti sul tavolo il tabellone vuoto\./, () => {}],
    [/Metti (?:un gettone tondo qui|\d+ gettoni tondi): (.+)\./, (board, at) => board.putRound(at)],
    [
      /Cambia i gettoni tondi in quadrati (?:qui|in ognuna di queste caselle): (.+)\. Il mucchio allora è, dal basso: ([^.]+)\./,
      (board, at, pile) => board.swap(topOf(pile, 'it'), at),
    ],
    [
      /Metti (\d+) gettoni tondi (?:qui|in ognuna di queste caselle): (.+)\./,
      (board, n, at) => board.changeRounds(at, +n),
    ],
    [
      /Togli un gettone tondo (?:da qui|da ognuna di queste caselle): (.+)\./,
      (board, at) => board.changeRounds(at, -1),
    ],
    [
      /Togli (\d+) gettoni tondi (?:da qui|da ognuna di queste caselle): (.+)\./,
      (board, n, at) => board.changeRounds(at, -Number(n)),
    ],
    [
      /Fai un mucchio di gettoni quadrati (?:qui|in ognuna di queste caselle): (.+)\. Dal basso: ([^.]+)\./,
      (board, at, pile) => board.build(topOf(pile, 'it'), at),
    ],
    [/Togli tutti i gettoni quadrati: (.+)\./, (board, at) => board.build(-1, at)],
    [
      /Metti (l’omino .+|il tuo omino) qui: (.+)\./,
      (board, who, to) => board.putClimber(who, to, false),
    ],
    [
      /Sposta (l’omino .+|il tuo omino) qui: (.+)\./,
      (board, who, to) => board.putClimber(who, to, true),
    ],
    [
      /Togli dal tabellone (.+ omino|l’omino .+): (.+)\./,
      (board, who, at) => board.takeClimber(who, at),
    ],
  ],
};

const laid = (
  square: readonly number[],
  round: readonly number[],
  climbers: Iterable<readonly [number, number]>,
): string => {
  const where = [...climbers].toSorted(([a], [b]) => a - b).map((each) => each.join(':'));
  return `square ${square.join('')}; round ${round.join('')}; climbers ${where.join(' ')}`;
};

export const board: RealTable<Board, LeafClimbersView> = {
  game: leafClimbers,
  companion,
  words: onTable,
  places: () => Array.from({ length: SQUARES }, (_, place) => place),
  empty: (names) => new Board(names),
  sentences: SENTENCES,
  lies: ({ square, round, climbers }) => laid(square, round, climbers),
  shouldLie: ({ elevation, chips, climbers }) =>
    laid(
      elevation,
      chips,
      [...climbers.entries()]
        .filter(([, { alive }]) => alive)
        .map(([seat, { place }]) => [seat, place] as const),
    ),
};
