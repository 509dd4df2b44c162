import type { Language } from '@glade/engine';
import type { Sentences } from '@glade/engine/testing';
import type { Names, RealTable } from '../../testing/table-reader.ts';
import { companion, forestFire, onTable } from '../src/index.ts';
import { HAND, PLACES } from '../src/rules/places.ts';
import type { ForestFireView } from '../src/rules/view.ts';

// Board, counters and pieces, without any rules: hands do what sentences say, and nothing else.

class Board {
  readonly fires = new Map<number, number>();
  readonly firebreaks = new Set<number>();
  readonly pieces = new Map<number, number>();
  readonly names: Names;

  constructor(names: Names) {
    this.names = names;
  }

  putFires(places: string, more = 1): void {
    for (const at of this.names.placesIn(places))
      this.fires.set(at, (this.fires.get(at) ?? 0) + more);
  }

  takeFires(places: string): void {
    for (const at of this.names.placesIn(places)) this.fires.delete(at);
  }

  takeFire(place: string, less = 1): void {
    for (const at of this.names.placesIn(place)) {
      const left = (this.fires.get(at) ?? 0) - less;
      if (left < 0) throw new Error(`cannot take a Fire counter: ${place}`);
      if (left === 0) this.fires.delete(at);
      else this.fires.set(at, left);
    }
  }

  takeFirebreaks(places: string): void {
    for (const at of this.names.placesIn(places))
      if (!this.firebreaks.delete(at)) throw new Error(`cannot take a Firebreak: ${places}`);
  }

  putFirebreaks(places: string): void {
    for (const at of this.names.placesIn(places)) this.firebreaks.add(at);
  }

  putPiece(who: string, place: string, onBoard: boolean): void {
    const seat = this.names.seatIn(who);
    const [to] = this.names.placesIn(place) as [number];
    if (this.pieces.has(seat) !== onBoard)
      throw new Error(`cannot move the piece: ${who} ${place}`);
    this.pieces.set(seat, to);
  }

  takePiece(who: string, place: string): void {
    const seat = this.names.seatIn(who);
    const [from] = this.names.placesIn(place);
    if (this.pieces.get(seat) !== from) throw new Error(`cannot take the piece: ${who} ${place}`);
    this.pieces.delete(seat);
  }
}

const SENTENCES: Readonly<Record<Language, Sentences<Board>>> = {
  en: [
    [/Lay out the empty board\./, () => {}],
    [/Each of you: take a piece\. Keep it in your hand until you choose its place\./, () => {}],
    [/Put (?:a Firebreak|Firebreaks) on (.+)\./, (board, at) => board.putFirebreaks(at)],
    [/Put (?:a Fire counter|Fire counters) on (.+)\./, (board, at) => board.putFires(at)],
    [
      /Fire leaps into the gaps? between two fires\. Put (?:a Fire counter|Fire counters) on (.+), too\./,
      (board, at) => board.putFires(at),
    ],
    [/Take all Fire counters away from (.+)\./, (board, at) => board.takeFires(at)],
    [/Take one Fire counter away from (.+)\./, (board, at) => board.takeFire(at)],
    [/Take the Firebreaks? off (.+)\./, (board, at) => board.takeFirebreaks(at)],
    [
      /Put (\d+) Fire counters on (?:each of these: )?(.+)\./,
      (board, n, at) => board.putFires(at, +n),
    ],
    [/Take one Fire counter off (?:each of these: )?(.+)\./, (board, at) => board.takeFire(at)],
    [
      /Take (\d+) Fire counters off (?:each of these: )?(.+)\./,
      (board, n, at) => board.takeFire(at, +n),
    ],
    [/Put (.+) piece on (.+)\./, (board, who, to) => board.putPiece(who, to, false)],
    [/Move (.+) piece to (.+)\./, (board, who, to) => board.putPiece(who, to, true)],
    [/Take (.+) piece on (.+) off the board\./, (board, who, at) => board.takePiece(who, at)],
  ],
  it: [
    [/Metti sul tavolo il tabellone vuoto\./, () => {}],
    [/Ognuno prende una pedina\. La tiene in mano finché non ne sceglie il posto\./, () => {}],
    [/Metti (?:un|\d+) Tagliafuoco: (.+)\./, (board, at) => board.putFirebreaks(at)],
    [/Metti (?:un gettone|\d+ gettoni) Fuoco: (.+)\./, (board, at) => board.putFires(at)],
    [
      /Brucia anche la casella fra due fuochi\. Metti anche (?:un gettone|\d+ gettoni) Fuoco: (.+)\./,
      (board, at) => board.putFires(at),
    ],
    [/Togli tutti i gettoni Fuoco: (.+)\./, (board, at) => board.takeFires(at)],
    [/Togli un gettone Fuoco: (.+)\./, (board, at) => board.takeFire(at)],
    [/Togli (?:il|\d+) Tagliafuoco: (.+)\./, (board, at) => board.takeFirebreaks(at)],
    [
      /Metti (\d+) gettoni Fuoco (?:qui|in ognuna di queste caselle): (.+)\./,
      (board, n, at) => board.putFires(at, +n),
    ],
    [
      /Togli un gettone Fuoco (?:da qui|da ognuna di queste caselle): (.+)\./,
      (board, at) => board.takeFire(at),
    ],
    [
      /Togli (\d+) gettoni Fuoco (?:da qui|da ognuna di queste caselle): (.+)\./,
      (board, n, at) => board.takeFire(at, +n),
    ],
    [/Metti la (.+) qui: (.+)\./, (board, who, to) => board.putPiece(who, to, false)],
    [/Sposta la (.+) qui: (.+)\./, (board, who, to) => board.putPiece(who, to, true)],
    [/Togli dal tabellone la (.+): (.+)\./, (board, who, at) => board.takePiece(who, at)],
  ],
};

const inOrder = (pairs: Iterable<readonly [number, number]>): string =>
  [...pairs]
    .toSorted(([a], [b]) => a - b)
    .map(([at, what]) => `${at}:${what}`)
    .join(' ');

const laid = (
  fires: Iterable<readonly [number, number]>,
  firebreaks: Iterable<number>,
  pieces: Iterable<readonly [number, number]>,
): string =>
  `fires ${inOrder(fires)}; firebreaks ${[...firebreaks].toSorted((a, b) => a - b).join(' ')}; pieces ${inOrder(pieces)}`;

export const board: RealTable<Board, ForestFireView> = {
  game: forestFire,
  companion,
  words: onTable,
  places: () => Array.from({ length: PLACES }, (_, place) => place),
  empty: (names) => new Board(names),
  sentences: SENTENCES,
  lies: ({ fires, firebreaks, pieces }) => laid(fires, firebreaks, pieces),
  shouldLie: ({ counters, firebreaks, players }) =>
    laid(
      [...counters.entries()].filter(([, there]) => there > 0),
      firebreaks,
      [...players.entries()]
        .filter(([, { place }]) => place !== HAND)
        .map(([seat, { place }]) => [seat, place] as const),
    ),
};
