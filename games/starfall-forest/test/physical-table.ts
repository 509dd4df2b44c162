import type { Language } from '@glade/engine';
import type { Sentences } from '@glade/engine/testing';
import type { Names, RealTable } from '../../testing/table-reader.ts';
import { companion, onTable, starfallForest } from '../src/index.ts';
import { pointsOf } from '../src/rules/cells.ts';
import { pointOf, xOf, yOf } from '../src/rules/forest.ts';
import type { StarfallView } from '../src/rules/view.ts';

// Trees, fairies, snakes, stars, hearts and dice, without any rules: hands do what sentences say, and nothing else.

/** What lies before one player, and where the fairy is: at a tree, or in the hand. */
interface Own {
  fairy: string;
  flat: boolean;
  hearts: number;
  stars: number;
}

class Forest {
  /** Places by the points where they lie: `12` is a point, `12-13` a path. */
  readonly standing = new Set<string>();
  readonly lying = new Set<string>();
  readonly snakes: string[] = [];
  readonly stars = new Map<string, number>();
  readonly players = new Map<number, Own>();
  aside = 0;
  private readonly names: Names;

  constructor(names: Names) {
    this.names = names;
  }

  own(who: string): Own {
    const seat = this.names.seatIn(who);
    let own = this.players.get(seat);
    if (own === undefined)
      this.players.set(seat, (own = { fairy: IN_HAND, flat: false, hearts: 0, stars: 0 }));
    return own;
  }

  at(place: string): string {
    const [cell, ...more] = this.names.placesIn(place);
    if (more.length > 0) throw new Error(`cannot be in two places: ${place}`);
    return pointsOf(cell!).join('-');
  }

  lay(rows: number, trees: number): void {
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < trees; x++) this.standing.add(String(pointOf(x, y)));
  }

  begin(players: number): void {
    for (let player = 1; player <= players; player++) this.own(String(player)).hearts += 3;
  }

  private all(places: string): readonly string[] {
    return this.names.placesIn(places).map((cell) => pointsOf(cell).join('-'));
  }

  layTrees(places: string): void {
    for (const tree of this.all(places)) {
      if (!this.standing.delete(tree)) throw new Error(`cannot lay down a tree: ${places}`);
      this.lying.add(tree);
    }
  }

  plant(places: string, kind: string): void {
    for (const tree of this.all(places)) {
      const point = Number(tree);
      const strong = (xOf(point) + yOf(point)) % 2 === 0;
      if (strong !== /^(?:strong|fort)/.test(kind)) throw new Error(`cannot plant: ${places}`);
      this.standing.add(tree);
    }
  }

  putSnakes(places: string): void {
    this.snakes.push(...this.all(places));
  }

  moveFairy(who: string, place: string, from: boolean): void {
    const own = this.own(who);
    if ((own.fairy === IN_HAND) === from) throw new Error(`cannot move the fairy: ${who}`);
    own.fairy = this.all(place).at(-1)!;
  }

  moveSnake(from: string, to: string): void {
    const snake = this.snakes.indexOf(this.at(from));
    if (snake < 0) throw new Error(`cannot move a snake: ${from}`);
    this.snakes[snake] = this.at(to);
  }

  putStar(place: string): void {
    const tree = this.at(place);
    this.stars.set(tree, (this.stars.get(tree) ?? 0) + 1);
    this.aside = 0;
  }

  standTree(place: string): void {
    const tree = this.at(place);
    if (!this.lying.delete(tree)) throw new Error(`cannot stand up a tree: ${place}`);
    this.standing.add(tree);
  }

  takeTree(place: string): void {
    const tree = this.at(place);
    if (!this.standing.delete(tree) && !this.lying.delete(tree))
      throw new Error(`cannot take a tree away: ${place}`);
  }

  takeSnake(place: string): void {
    const snake = this.snakes.indexOf(this.at(place));
    if (snake < 0) throw new Error(`cannot take a snake away: ${place}`);
    this.snakes.splice(snake, 1);
  }

  changeStars(place: string, more: number): void {
    const tree = this.at(place);
    const there = (this.stars.get(tree) ?? 0) + more;
    if (there < 0) throw new Error(`cannot take stars away: ${place}`);
    if (there === 0) this.stars.delete(tree);
    else this.stars.set(tree, there);
  }

  collect(who: string, stars: number, place: string): void {
    const tree = this.at(place);
    const there = (this.stars.get(tree) ?? 0) - stars;
    if (there < 0) throw new Error(`cannot take ${stars} stars: ${place}`);
    if (there === 0) this.stars.delete(tree);
    else this.stars.set(tree, there);
    this.own(who).stars += stars;
  }
}

const IN_HAND = 'hand';
const count = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 1);

const giveStars = (own: Own, stars: number): void => {
  own.stars += stars;
};

const giveHearts = (own: Own, hearts: number): void => {
  own.hearts += hearts;
};

function wake(own: Own): void {
  own.flat = false;
  own.hearts = 3;
}

function swap(own: Own): void {
  own.stars -= 1;
  own.hearts += 3;
}

const SENTENCES: Readonly<Record<Language, Sentences<Forest>>> = {
  en: [
    [/Set up (\d) rows of (\d) trees\. .+/, (forest, rows, trees) => forest.lay(+rows, +trees)],
    [/Strong and weak trees alternate: .+/, () => {}],
    [
      /Give each of the (\d) players a tree, a fairy, a snake and three hearts\. Later, Glade tells you .+\./,
      (forest, players) => forest.begin(+players),
    ],
    [/Take the tree away: (.+)\./, (forest, at) => forest.takeTree(at)],
    [/Stand the tree up again: (.+)\./, (forest, at) => forest.standTree(at)],
    [/Take the snake away: (.+)\./, (forest, at) => forest.takeSnake(at)],
    [/Put (?:a snake|\d snakes) here: (.+)\./, (forest, at) => forest.putSnakes(at)],
    [
      /Take (the|\d+) stars? away from (.+)\./,
      (forest, stars, at) => forest.changeStars(at, -count(stars)),
    ],
    [
      /Put (a|\d+) stars? at ([^.]+)\./,
      (forest, stars, at) => forest.changeStars(at, count(stars)),
    ],
    [/Stand (.+) fairy up again\./, (forest, who) => (forest.own(who).flat = false)],
    [/Lay (.+) fairy flat\./, (forest, who) => (forest.own(who).flat = true)],
    [
      /Give (player \d+) (one|\d+) hearts?\./,
      (forest, who, hearts) => giveHearts(forest.own(who), count(hearts)),
    ],
    [/Take (one|\d+) hearts?\./, (forest, hearts) => giveHearts(forest.own('you'), count(hearts))],
    [
      /Give (player \d+) (one|\d+) stars?\./,
      (forest, who, stars) => giveStars(forest.own(who), count(stars)),
    ],
    [/Take (one|\d+) stars?\./, (forest, stars) => giveStars(forest.own('you'), count(stars))],
    [
      /Take (one|\d+) stars? from (player \d+)\./,
      (forest, stars, who) => giveStars(forest.own(who), -count(stars)),
    ],
    [
      /Give back (one|\d+) stars?\./,
      (forest, stars) => giveStars(forest.own('you'), -count(stars)),
    ],
    [
      /Take back (\d+) of the dice that were put aside\./,
      (forest, dice) => (forest.aside -= count(dice)),
    ],
    [
      /Two or more big stars in one roll: the star topples its tree\. Lay it down at (.+)\./,
      (forest, at) => forest.layTrees(at),
    ],
    [/Lay down the trees? at (.+)\./, (forest, at) => forest.layTrees(at)],
    [/Plant (?:a|\d) (strong|weak) trees? at (.+)\./, (forest, kind, at) => forest.plant(at, kind)],
    [/Put (.+) fairy at (.+)\./, (forest, who, at) => forest.moveFairy(who, at, false)],
    [
      /(?:(?:The|\d) shooting stars? stops? \d big stars?\. )?Put aside (.+) (?:die|dice) with (?:the|a) big star\./,
      (forest, dice) => (forest.aside += count(dice)),
    ],
    [/Put a star at (.+)\. Take back all five dice\./, (forest, at) => forest.putStar(at)],
    [/Take back all five dice\./, (forest) => (forest.aside = 0)],
    [/Stand (.+) fairy up, with three hearts\./, (forest, who) => wake(forest.own(who))],
    [
      /Take a snake from (.+)\. Put it here: (.+)\./,
      (forest, from, to) => forest.moveSnake(from, to),
    ],
    [
      /Move (.+) fairy(?: step by step)? to (.+)\./,
      (forest, who, to) => forest.moveFairy(who, to, true),
    ],
    [
      /Give (.+) (one|\d+) stars? from (.+)\./,
      (forest, who, stars, at) => forest.collect(who, count(stars), at),
    ],
    [
      /Take (one|\d+) stars? from (.+)\./,
      (forest, stars, at) => forest.collect('you', count(stars), at),
    ],
    [
      /Take (one|\d+) hearts? from (.+)\./,
      (forest, hearts, who) => giveHearts(forest.own(who), -count(hearts)),
    ],
    [
      /Give back (one|\d+) hearts?\./,
      (forest, hearts) => giveHearts(forest.own('you'), -count(hearts)),
    ],
    [/Swap one of (.+) stars for three hearts\./, (forest, who) => swap(forest.own(who))],
    [/Lay (.+) fairy flat at .+\./, (forest, who) => (forest.own(who).flat = true)],
    [/Take (.+) fairy out of the forest\./, (forest, who) => (forest.own(who).fairy = IN_HAND)],
  ],
  it: [
    [
      /Metti in piedi gli alberi: (\d) righe da (\d)\. .+/,
      (forest, rows, trees) => forest.lay(+rows, +trees),
    ],
    [/Alberi forti e deboli si alternano: .+/, () => {}],
    [
      /Dai a ciascuno dei (\d) giocatori un albero, una fata, un serpente e tre cuori\. Più tardi .+\./,
      (forest, players) => forest.begin(+players),
    ],
    [/Porta via l’albero: (.+)\./, (forest, at) => forest.takeTree(at)],
    [/Rimetti in piedi l’albero: (.+)\./, (forest, at) => forest.standTree(at)],
    [/Porta via il serpente: (.+)\./, (forest, at) => forest.takeSnake(at)],
    [/Metti qui (?:un serpente|\d serpenti): (.+)\./, (forest, at) => forest.putSnakes(at)],
    [
      /Porta via (la|\d+) stell[ae]: (.+)\./,
      (forest, stars, at) => forest.changeStars(at, -count(stars)),
    ],
    [
      /Metti (una|\d+) stell[ae] qui: ([^.]+)\./,
      (forest, stars, at) => forest.changeStars(at, count(stars)),
    ],
    [/Rimetti in piedi la ([^,]+)\./, (forest, who) => (forest.own(who).flat = false)],
    [/Sdraia la ([^:]+)\./, (forest, who) => (forest.own(who).flat = true)],
    [
      /Dai (.+) (un|\d+) cuor[ei]\./,
      (forest, who, hearts) => giveHearts(forest.own(who), count(hearts)),
    ],
    [/Prendi (un|\d+) cuor[ei]\./, (forest, hearts) => giveHearts(forest.own('tu'), count(hearts))],
    [
      /Dai (.+) (una|\d+) stell[ae]\./,
      (forest, who, stars) => giveStars(forest.own(who), count(stars)),
    ],
    [/Prendi (una|\d+) stell[ae]\./, (forest, stars) => giveStars(forest.own('tu'), count(stars))],
    [
      /Togli (una|\d+) stell[ae] (.+)\./,
      (forest, stars, who) => giveStars(forest.own(who), -count(stars)),
    ],
    [
      /Restituisci (una|\d+) stell[ae]\./,
      (forest, stars) => giveStars(forest.own('tu'), -count(stars)),
    ],
    [
      /Riprendi (uno|\d+) dei dadi messi da parte\./,
      (forest, dice) => (forest.aside -= count(dice)),
    ],
    [
      /Due o più stelle grandi in un tiro: la stella butta giù l’albero\. Stendilo a terra: (.+)\./,
      (forest, at) => forest.layTrees(at),
    ],
    [
      /Stendi a terra (?:l’albero che è|gli alberi che sono) qui: (.+)\./,
      (forest, at) => forest.layTrees(at),
    ],
    [
      /Pianta (?:un albero|\d alberi) (fort|debol)[ei] qui: (.+)\./,
      (forest, kind, at) => forest.plant(at, kind),
    ],
    [/Metti la (.*fata.*) qui: (.+)\./, (forest, who, at) => forest.moveFairy(who, at, false)],
    [
      /(?:(?:La|\d) stell[ae] cadent[ei] ferma(?:no)? .+ grand[ei]\. )?Metti da parte (.+) dad[oi] con la stella grande\./,
      (forest, dice) => (forest.aside += count(dice)),
    ],
    [
      /Metti una stella qui: (.+)\. Riprendi tutti e cinque i dadi\./,
      (forest, at) => forest.putStar(at),
    ],
    [/Riprendi tutti e cinque i dadi\./, (forest) => (forest.aside = 0)],
    [/Rimetti in piedi la (.+), con tre cuori\./, (forest, who) => wake(forest.own(who))],
    [
      /Prendi un serpente (da(?:l|lla) .+)\. Mettilo qui: (.+)\./,
      (forest, from, to) => forest.moveSnake(from.replace(/^dal /, 'il '), to),
    ],
    [
      /Sposta qui la (.+?)(?:, un passo alla volta)?: (.+)\./,
      (forest, who, to) => forest.moveFairy(who, to, true),
    ],
    [
      /Dai (.+) (una|\d+) stell[ae] pres[ae] da questo albero: (.+)\./,
      (forest, who, stars, at) => forest.collect(who, count(stars), at),
    ],
    [
      /Prendi (una|\d+) stell[ae] da questo albero: (.+)\./,
      (forest, stars, at) => forest.collect('tu', count(stars), at),
    ],
    [
      /Togli (un|\d+) cuor[ei] (.+)\./,
      (forest, hearts, who) => giveHearts(forest.own(who), -count(hearts)),
    ],
    [
      /Restituisci (un|\d+) cuor[ei]\./,
      (forest, hearts) => giveHearts(forest.own('tu'), -count(hearts)),
    ],
    [/Scambia una (.+) con tre cuori\./, (forest, who) => swap(forest.own(who))],
    [/Sdraia la (.+): .+\./, (forest, who) => (forest.own(who).flat = true)],
    [/Togli dal bosco la (.+)\./, (forest, who) => (forest.own(who).fairy = IN_HAND)],
  ],
};

const sorted = (places: Iterable<string>): string => [...places].toSorted().join(' ');

const laid = (
  standing: Iterable<string>,
  lying: Iterable<string>,
  snakes: Iterable<string>,
  stars: Iterable<readonly [string, number]>,
  players: Iterable<readonly [number, Own]>,
  aside: number,
): string =>
  [
    `standing ${sorted(standing)}`,
    `lying ${sorted(lying)}`,
    `snakes ${sorted(snakes)}`,
    `stars ${sorted([...stars].map((each) => each.join(':')))}`,
    ...[...players]
      .toSorted(([a], [b]) => a - b)
      .map(([seat, own]) => `${seat} ${own.fairy} ${own.flat} ${own.hearts} ${own.stars}`),
    `aside ${aside}`,
  ].join('; ');

/** Points and paths wherever trees can be. */
const CELLS = 128 + 256 + 4 * 256;

export const forest: RealTable<Forest, StarfallView> = {
  game: starfallForest,
  companion,
  words: onTable,
  samePlaces: ({ width, height }) => `${width} ${height}`,
  places: () => Array.from({ length: CELLS }, (_, at) => 128 + at),
  empty: (names) => new Forest(names),
  sentences: SENTENCES,
  lies: ({ standing, lying, snakes, stars, players, aside }) =>
    laid(standing, lying, snakes, stars, players, aside),
  shouldLie({ trees, paths, down, snakes, stars, fairies, pool }) {
    const points = trees.map(([x, y]) => pointOf(x, y));
    const at = (location: number): string => {
      if (location < 32) return String(points[location]);
      const ends = paths[location - 32]!.map((tree) => points[tree]!);
      return ends.toSorted((a, b) => a - b).join('-');
    };
    return laid(
      points.filter((_, tree) => !down.includes(tree)).map(String),
      down.map(at),
      snakes.map(at),
      stars.flatMap((there, tree) => (there > 0 ? [[at(tree), there] as const] : [])),
      fairies.map(({ place, flat, hearts, stars: held }, seat) => [
        seat,
        { fairy: place < 0 ? IN_HAND : at(place), flat, hearts, stars: held },
      ]),
      5 - pool,
    );
  },
};
