import type { Language } from '@glade/engine';
import type { Sentences } from '@glade/engine/testing';
import type { Names, RealTable } from '../../testing/table-reader.ts';
import { companion, onTable, wildfire, type GridView, type WildfireView } from '../src/index.ts';

// Paper and pencil, without any rules: somebody draws what sentences say, and nothing else.

/** What is drawn on each square of the grids, in the order in which it was drawn. */
class Paper {
  squares: string[] = [];
  open = false;
  private readonly names: Names;

  constructor(names: Names) {
    this.names = names;
  }

  drawGrids(grids: number): void {
    this.squares = Array.from({ length: 36 * grids }, () => '');
  }

  /** Makes an X of every slash of a grid that has no circle. There must be so many. */
  crossAll(n: string): void {
    const slashes = this.names.allPlaces().filter((place) => this.squares[place]!.endsWith('/'));
    if (slashes.length !== Number(n))
      throw new Error(`cannot cross out ${n}: there are ${slashes.length} slashes`);
    for (const place of slashes) this.squares[place] = this.squares[place]!.replace('/', 'X');
  }

  /** Draws a mark on each place; `over` must be there already. */
  draw(mark: string, places: string, over = ''): void {
    for (const place of this.names.placesIn(singly(places))) {
      const drawn = this.squares[place]!;
      const fits = over === '' ? drawn === '' : drawn.endsWith(over);
      if (!fits) throw new Error(`cannot draw ${mark} on ${places}: there is "${drawn}"`);
      this.squares[place] = drawn.slice(0, drawn.length - over.length) + mark;
    }
  }
}

/** Places that are told row by row, one by one: “columns 2 and 4 of row 1”. */
const singly = (text: string): string =>
  text.replaceAll(
    /(column|colonn)[sae]? ([\d, ande]+) (?:of row|della riga) (\d)/g,
    (_, word: string, members: string, row: string) =>
      members
        .match(/\d+/g)!
        .map((each) =>
          word === 'column' ? `column ${each}, row ${row}` : `colonna ${each}, riga ${row}`,
        )
        .join('; '),
  );

/** What is rubbed out, and what stays of it. */
const en = (what: string): RegExp => new RegExp(`Rub out ${what} on (.+)\\.`);
const it = (what: string): RegExp => new RegExp(`Cancella ${what}: (.+)\\.`);

const SENTENCES: Readonly<Record<Language, Sentences<Paper>>> = {
  en: [
    [/Draw a grid of 6 by 6 squares\. Number .+\./, (paper) => paper.drawGrids(1)],
    [
      /Draw four grids of 6 by 6 squares as one large square\. Number .+\./,
      (paper) => paper.drawGrids(4),
    ],
    [
      /Each player: draw a grid of 6 by 6 squares\. Number .+ Keep it hidden\./,
      (paper) => paper.drawGrids(1),
    ],
    [/Draw a triangle for the home on (.+)\./, (paper, at) => paper.draw('^', at)],
    [/Draw a slash on (.+)\./, (paper, at) => paper.draw('/', at)],
    [/Draw slashes on (.+)\./, (paper, at) => paper.draw('/', at)],
    [
      /The home catches fire! Draw a slash over it on (.+)\./,
      (paper, at) => paper.draw('^/', at, '^'),
    ],
    [/Turn (?:the|each) slash on (.+) into an X\./, (paper, at) => paper.draw('X', at, '/')],
    [
      /First turn every slash without a circle into an X: (\d+) in all\./,
      (paper, n) => paper.crossAll(n),
    ],
    [/Draw a circle over the slash on (.+)\./, (paper, at) => paper.draw('/o', at, '/')],
    [/Draw a small square on (.+)\./, (paper, at) => paper.draw('#', at)],
    [/Draw (?:an X|Xs) on (.+)\./, (paper, at) => paper.draw('X', at)],
    [en('the triangle of the home'), (paper, at) => paper.draw('', at, '^')],
    [
      /Rub out the slash over the home on (.+)\. The triangle stays\./,
      (paper, at) => paper.draw('^', at, '^/'),
    ],
    [/Draw an X over the home on (.+)\./, (paper, at) => paper.draw('^X', at, '^')],
    [
      /Rub out the X over the home on (.+)\. The triangle stays\./,
      (paper, at) => paper.draw('^', at, '^X'),
    ],
    [
      en('the slash(?:es)? with (?:its circle|their circles)'),
      (paper, at) => paper.draw('', at, '/o'),
    ],
    [en('the slash(?:es)?'), (paper, at) => paper.draw('', at, '/')],
    [
      /Rub out one stroke of (?:the|each) X on (.+)\. A slash stays\./,
      (paper, at) => paper.draw('/', at, 'X'),
    ],
    [en('the Xs?'), (paper, at) => paper.draw('', at, 'X')],
    [/Rub out the circles? on (.+)\. The slash stays\./, (paper, at) => paper.draw('/', at, '/o')],
    [en('the small squares?'), (paper, at) => paper.draw('', at, '#')],
    [/Show all the grids to each other\./, (paper) => (paper.open = true)],
    [/Hide your grids from each other again\./, (paper) => (paper.open = false)],
  ],
  it: [
    [/Disegna una griglia di 6 caselle per 6\. .+\./, (paper) => paper.drawGrids(1)],
    [/Disegna quattro griglie di 6 caselle per 6, unite .+\./, (paper) => paper.drawGrids(4)],
    [/Ogni giocatore disegna una griglia di 6 caselle per 6, .+\./, (paper) => paper.drawGrids(1)],
    [/Disegna un triangolo per la casa: (.+)\./, (paper, at) => paper.draw('^', at)],
    [/Disegna (?:una barra|\d+ barre): (.+)\./, (paper, at) => paper.draw('/', at)],
    [
      /La casa prende fuoco! Disegna una barra sopra la casa: (.+)\./,
      (paper, at) => paper.draw('^/', at, '^'),
    ],
    [/Cambia (?:la barra|queste \d+ barre) in X: (.+)\./, (paper, at) => paper.draw('X', at, '/')],
    [
      /Per prima cosa cambia in X tutte le barre senza cerchio: sono (\d+)\./,
      (paper, n) => paper.crossAll(n),
    ],
    [/Disegna un cerchio sopra la barra: (.+)\./, (paper, at) => paper.draw('/o', at, '/')],
    [/Disegna un quadratino: (.+)\./, (paper, at) => paper.draw('#', at)],
    [/Disegna (?:una X|\d+ X): (.+)\./, (paper, at) => paper.draw('X', at)],
    [it('il triangolo della casa'), (paper, at) => paper.draw('', at, '^')],
    [
      /Cancella la barra sopra la casa: (.+)\. Il triangolo resta\./,
      (paper, at) => paper.draw('^', at, '^/'),
    ],
    [/Disegna una X sopra la casa: (.+)\./, (paper, at) => paper.draw('^X', at, '^')],
    [
      /Cancella la X sopra la casa: (.+)\. Il triangolo resta\./,
      (paper, at) => paper.draw('^', at, '^X'),
    ],
    [
      it(String.raw`(?:la barra con il suo cerchio|\d+ barre con il loro cerchio)`),
      (paper, at) => paper.draw('', at, '/o'),
    ],
    [it(String.raw`(?:la barra|\d+ barre)`), (paper, at) => paper.draw('', at, '/')],
    [
      /Cancella un tratto (?:della X|di queste \d+ X): (.+)\. Resta una barra\./,
      (paper, at) => paper.draw('/', at, 'X'),
    ],
    [it(String.raw`(?:la|\d+) X`), (paper, at) => paper.draw('', at, 'X')],
    [
      /Cancella (?:il cerchio|\d+ cerchi): (.+)\. La barra resta\./,
      (paper, at) => paper.draw('/', at, '/o'),
    ],
    [it(String.raw`(?:il quadratino|\d+ quadratini)`), (paper, at) => paper.draw('', at, '#')],
    [/Mostratevi tutte le griglie\./, (paper) => (paper.open = true)],
    [/Nascondete di nuovo le griglie\./, (paper) => (paper.open = false)],
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

const GRID = 36;

export const paper: RealTable<Paper, WildfireView> = {
  game: wildfire,
  companion,
  words: onTable,
  places: ({ mode }) => Array.from({ length: mode === 'x4' ? 4 * GRID : GRID }, (_, cell) => cell),
  empty: (names) => new Paper(names),
  sentences: SENTENCES,
  lies: ({ squares, open }) => `${squares.join(' ')}${open ? ' shown' : ''}`,
  shouldLie({ mode, step, grids }, seat) {
    const own = grids.filter((_, index) => mode !== 'vs' || index === seat);
    return `${own.map(drawn).join(' ')}${mode === 'vs' && step === 'over' ? ' shown' : ''}`;
  },
};
