import type { Language } from '@glade/engine';
import type { Sentences } from '@glade/engine/testing';
import type { Names, RealTable } from '../../testing/table-reader.ts';
import { companion, onTable, warKids } from '../src/index.ts';
import type { GuessView } from '../src/guess/index.ts';
import type { BattleView } from '../src/rules/view.ts';

// Map and counters, without any rules: hands do what sentences say, and nothing else.

type Where = 'middle' | 'child' | 'adult';

class Table {
  /** The counter on each cell, and whether it lies on its wounded side. */
  readonly counters = new Map<number, { readonly piece: string; wounded: boolean }>();
  readonly markers = new Map<number, string>();
  /** Guess the unit: the counters in the middle and before the two. */
  readonly heaps: Readonly<Record<Where, string[]>> = { middle: [], child: [], adult: [] };
  private readonly names: Names;

  constructor(names: Names) {
    this.names = names;
  }

  private at(place: string): number {
    return this.names.placesIn(place)[0]!;
  }

  put(piece: string, places: string): void {
    for (const cell of this.names.placesIn(places)) {
      if (this.counters.has(cell)) throw new Error(`cannot put ${piece}: ${places}`);
      this.counters.set(cell, { piece, wounded: false });
    }
  }

  private take(piece: string, cell: number) {
    const counter = this.counters.get(cell);
    if (counter?.piece !== piece) throw new Error(`cannot take ${piece} from ${cell}`);
    this.counters.delete(cell);
    return counter;
  }

  off(piece: string, places: string): void {
    for (const cell of this.names.placesIn(places)) this.take(piece, cell);
  }

  move(piece: string, from: string, to: string): void {
    const counter = this.take(piece, this.at(from));
    if (this.counters.has(this.at(to))) throw new Error(`cannot move ${piece}: ${to}`);
    this.counters.set(this.at(to), counter);
  }

  turn(piece: string, places: string, wounded: boolean): void {
    for (const cell of this.names.placesIn(places)) {
      const counter = this.counters.get(cell);
      if (counter?.piece !== piece || counter.wounded === wounded)
        throw new Error(`cannot turn ${piece}: ${places}`);
      counter.wounded = wounded;
    }
  }

  mark(colour: string, places: string): void {
    for (const cell of this.names.placesIn(places)) this.markers.set(cell, colour);
  }

  lay(count: number, type: string): void {
    for (let i = 0; i < count; i++) this.heaps.middle.push(type);
  }

  unmark(places: string): void {
    for (const cell of this.names.placesIn(places))
      if (!this.markers.delete(cell)) throw new Error(`cannot take a marker: ${places}`);
  }

  give(type: string, to: Where): void {
    const at = this.heaps.middle.indexOf(type);
    if (at < 0) throw new Error(`cannot give ${type}`);
    this.heaps[to].push(...this.heaps.middle.splice(at, 1));
  }

  giveBack(type: string, from: Where): void {
    const heap = this.heaps[from];
    const at = heap.indexOf(type);
    if (at < 0) throw new Error(`cannot give back ${type}`);
    this.heaps.middle.push(...heap.splice(at, 1));
  }
}

const TYPES = ['S', 'P', 'M', 'L'] as const;
const SIDES = ['blue', 'pink'] as const;

/** What words for counters mean: first the words, then what is meant. */
const WORDS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/Soldier/, 'S'],
    [/Pegas/, 'P'],
    [/Mage/, 'M'],
    [/Prince|leader/, 'L'],
  ],
  it: [
    [/Soldat/, 'S'],
    [/Pegas/, 'P'],
    [/Mag[oh]/, 'M'],
    [/Princip|capo/, 'L'],
  ],
};

const typeIn = (language: Language, text: string): string =>
  WORDS[language].find(([word]) => word.test(text))![1];

/** `blue S` for “the blue Soldier”. */
const pieceIn = (language: Language, text: string): string =>
  `${/pink|rosa|Princess|Principess/.test(text) ? 'pink' : 'blue'} ${typeIn(language, text)}`;

const countIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 1);

const SENTENCES: Readonly<Record<Language, Sentences<Table>>> = {
  en: [
    [/Lay out the map\./, () => {}],
    [/Put (?:a )?(blue|pink) markers? on (.+)\./, (table, colour, at) => table.mark(colour, at)],
    [/Take the markers? off (.+)\./, (table, at) => table.unmark(at)],
    [
      /Put (.+) back in the middle, from the (.+)\./,
      (table, what, who) => table.giveBack(typeIn('en', what), who === 'child' ? 'child' : 'adult'),
    ],
    [/Put (.+) in the middle\./, (table, what) => table.lay(countIn(what), typeIn('en', what))],
    [/Put (.+?) on (.+)\./, (table, what, at) => table.put(pieceIn('en', what), at)],
    [
      /Move (.+?) from (.+) to (.+)\./,
      (table, what, from, to) => table.move(pieceIn('en', what), from, to),
    ],
    [/Take (.+?) at (.+) off the map\./, (table, what, at) => table.off(pieceIn('en', what), at)],
    [
      /Turn (.+?) at (.+) to (?:its|their) (wounded|healthy) side\./,
      (table, what, at, side) => table.turn(pieceIn('en', what), at, side === 'wounded'),
    ],
    [
      /Give the child (.+) from the middle\./,
      (table, what) => table.give(typeIn('en', what), 'child'),
    ],
    [
      /Give the grown-up (.+) from the middle\./,
      (table, what) => table.give(typeIn('en', what), 'adult'),
    ],
  ],
  it: [
    [/Metti la mappa sul tavolo\./, () => {}],
    [
      /Metti (?:un|\d+) segn[oi] (azzurr[oi]|rosa) qui: (.+)\./,
      (table, colour, at) => table.mark(colour === 'rosa' ? 'pink' : 'blue', at),
    ],
    [/Togli (?:il segno|\d+ segni): (.+)\./, (table, at) => table.unmark(at)],
    [
      /Rimetti al centro (.+?) (di chi indovina|dell’adulto)\./,
      (table, what, who) =>
        table.giveBack(typeIn('it', what), who === 'di chi indovina' ? 'child' : 'adult'),
    ],
    [/Metti (.+) al centro\./, (table, what) => table.lay(countIn(what), typeIn('it', what))],
    [/Metti (.+?) qui: (.+)\./, (table, what, at) => table.put(pieceIn('it', what), at)],
    [
      /Sposta (.+?) da (.+) a (.+)\./,
      (table, what, from, to) => table.move(pieceIn('it', what), from, to),
    ],
    [/Togli dalla mappa (.+): (.+)\./, (table, what, at) => table.off(pieceIn('it', what), at)],
    [
      /Gira sul lato (ferito|sano) (.+): (.+)\./,
      (table, side, what, at) => table.turn(pieceIn('it', what), at, side === 'ferito'),
    ],
    [
      /Prendi dal centro (.+) per chi indovina\./,
      (table, what) => table.give(typeIn('it', what), 'child'),
    ],
    [
      /Prendi dal centro (.+) per l’adulto\./,
      (table, what) => table.give(typeIn('it', what), 'adult'),
    ],
  ],
};

const inOrder = (pairs: Iterable<readonly [number, string]>): string =>
  [...pairs]
    .toSorted(([a], [b]) => a - b)
    .map((each) => each.join(':'))
    .join(' ');

const onMap = (
  counters: Iterable<readonly [number, string]>,
  markers: Iterable<readonly [number, string]>,
): string => `counters ${inOrder(counters)}; markers ${inOrder(markers)}`;

const side = (wounded: boolean): string => (wounded ? ' wounded' : '');

export const table: RealTable<Table, BattleView | GuessView> = {
  game: warKids,
  companion,
  words: onTable,
  places: (view) =>
    view.mode === 'guess'
      ? [0]
      : Array.from({ length: view.map.columns * view.map.rows }, (_, cell) => cell),
  empty: (names) => new Table(names),
  sentences: SENTENCES,
  lies({ counters, markers, heaps }) {
    const there = [...counters].map(
      ([cell, { piece, wounded }]) => [cell, `${piece}${side(wounded)}`] as const,
    );
    const lies = Object.values(heaps).map((heap) => heap.toSorted().join(' '));
    return `${onMap(there, markers)}; heaps ${lies.join(', ')}`;
  },
  shouldLie(view) {
    if (view.mode === 'guess') {
      const heaps = [view.middle, view.child, view.adult].map((heap) =>
        heap
          .flatMap((count, type) => Array.from({ length: count }, () => TYPES[type]!))
          .toSorted()
          .join(' '),
      );
      return `${onMap([], [])}; heaps ${heaps.join(', ')}`;
    }
    const units = view.units.filter(({ cell }) => cell >= 0);
    const counters = units.map(
      (unit) => [unit.cell, `${SIDES[unit.side]!} ${unit.type}${side(unit.wounded)}`] as const,
    );
    const markers = view.owners.flatMap((owner, place) =>
      owner < 0 ? [] : [[view.map.places[place]!.cells[0]!, SIDES[owner]!] as const],
    );
    return `${onMap(counters, markers)}; heaps , , `;
  },
};
