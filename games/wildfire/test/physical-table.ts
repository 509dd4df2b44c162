import type { Catalogue, Language, Seat, SearchRules } from '@glade/engine';
import { follow, labelReader, type Follower, type Sentences } from '@glade/engine/testing';
import {
  engineText,
  speaker,
  tellOnTable,
  tellPlace,
  tellSetUp,
  type Manner,
  type TableLine,
} from '@glade/text';
import { companion, onTable, wildfire, type GridView, type WildfireView } from '../src/index.ts';

// Paper and pencil, without any rules: somebody draws what sentences say, and nothing else.

/** What is drawn on each square of the grids, in the order in which it was drawn. */
class Paper {
  squares: string[] = [];
  open = false;
  readonly placesIn: (text: string) => readonly number[];

  constructor(placesIn: (text: string) => readonly number[]) {
    this.placesIn = placesIn;
  }

  drawGrids(grids: number): void {
    this.squares = Array.from({ length: 36 * grids }, () => '');
  }

  /** Draws a mark on each place; `over` must be there already. */
  draw(mark: string, places: string, over = ''): void {
    for (const place of this.placesIn(places)) {
      const drawn = this.squares[place]!;
      const fits = over === '' ? drawn === '' : drawn.endsWith(over);
      if (!fits) throw new Error(`cannot draw ${mark} on ${places}: there is "${drawn}"`);
      this.squares[place] = drawn.slice(0, drawn.length - over.length) + mark;
    }
  }
}

const SENTENCES: Readonly<Record<Language, Sentences<Paper>>> = {
  en: [
    [/Draw a grid of 6 by 6 squares\./, (paper) => paper.drawGrids(1)],
    [/Draw four grids of 6 by 6 squares as one large square\./, (paper) => paper.drawGrids(4)],
    [
      /Each player: draw a grid of 6 by 6 squares\. Keep it hidden\./,
      (paper) => paper.drawGrids(1),
    ],
    [/Draw a triangle for the home on (.+)\./, (paper, at) => paper.draw('^', at)],
    [/Draw a slash on (.+)\./, (paper, at) => paper.draw('/', at)],
    [/Draw slashes on (.+)\./, (paper, at) => paper.draw('/', at)],
    [/Draw a slash over the home on (.+)\./, (paper, at) => paper.draw('^/', at, '^')],
    [/Make the slash on (.+) an X\./, (paper, at) => paper.draw('X', at, '/')],
    [/Make the slashes on (.+) X marks\./, (paper, at) => paper.draw('X', at, '/')],
    [/Draw a circle over the slash on (.+)\./, (paper, at) => paper.draw('/o', at, '/')],
    [/Draw a small square on (.+)\./, (paper, at) => paper.draw('#', at)],
    [/Show all the grids to each other\./, (paper) => (paper.open = true)],
  ],
  it: [
    [/Disegna una griglia di 6 caselle per 6\./, (paper) => paper.drawGrids(1)],
    [/Disegna quattro griglie di 6 caselle per 6, unite .+\./, (paper) => paper.drawGrids(4)],
    [/Ogni giocatore disegna una griglia di 6 caselle per 6, .+\./, (paper) => paper.drawGrids(1)],
    [/Disegna un triangolo per la casa: (.+)\./, (paper, at) => paper.draw('^', at)],
    [/Disegna (?:una barra|\d+ barre): (.+)\./, (paper, at) => paper.draw('/', at)],
    [/Disegna una barra sopra la casa: (.+)\./, (paper, at) => paper.draw('^/', at, '^')],
    [
      /Fai diventare (?:una X la barra|X queste \d+ barre): (.+)\./,
      (paper, at) => paper.draw('X', at, '/'),
    ],
    [/Disegna un cerchio sopra la barra: (.+)\./, (paper, at) => paper.draw('/o', at, '/')],
    [/Disegna un quadratino: (.+)\./, (paper, at) => paper.draw('#', at)],
    [/Mostratevi tutte le griglie\./, (paper) => (paper.open = true)],
  ],
};

/** What a grid must look like on paper. */
const drawn = ({ cells, home, burnt }: GridView): string =>
  cells
    .split('')
    .map((symbol, square) => {
      const mark = symbol === '.' || symbol === '^' ? '' : symbol === 'o' ? '/o' : symbol;
      return square === home ? (burnt ? `^${mark}` : '^') : mark;
    })
    .join(' ');

/** Somebody who reads and draws: everybody who shares the paper, or in VS the seat whose paper it is. */
export interface Reader {
  readonly language: Language;
  readonly manner: Manner;
  readonly seat?: Seat | undefined;
  /** Messages in place of the game's own. */
  readonly words?: Catalogue;
}

export function readerOf(rules: SearchRules, reader: Reader): Follower<object> {
  const { language, manner, seat, words = onTable[language] } = reader;
  const { notation } = rules;
  const say = speaker(language, engineText[language], wildfire.text[language], words);
  const grids = (rules.view(rules.create(), undefined) as WildfireView).mode === 'x4' ? 4 : 1;
  const labels = new Map<string, number>();
  for (let cell = 0; cell < 36 * grids; cell++)
    for (const each of ['written', 'spoken'] as const)
      labels.set(tellPlace(say, notation, cell, each), cell);
  const paper = new Paper(labelReader(labels));
  const read = (lines: readonly TableLine[]) =>
    lines.map((line) => (manner === 'spoken' ? line.spoken : line.text));
  return {
    setUp: (s) =>
      read(tellSetUp(say, notation, companion.setUp(rules.view(s, seat) as WildfireView))),
    told: (events) => {
      const heard = events.filter(
        (event) => seat === undefined || rules.hears?.(event, seat) !== false,
      );
      return read(tellOnTable(say, notation, companion.deeds, heard));
    },
    follow: (sentence) => follow(SENTENCES[language], paper, sentence),
    lies: () => `${paper.squares.join(' ')}${paper.open ? ' shown' : ''}`,
    shouldLie: (s) => {
      const { mode, step, grids: all } = rules.view(s, seat) as WildfireView;
      const own = all.filter((_, index) => mode !== 'vs' || index === seat);
      return `${own.map(drawn).join(' ')}${mode === 'vs' && step === 'over' ? ' shown' : ''}`;
    },
  };
}
