import { high, low, SIDE } from '@glade/boards/squares36';
import { KeyedDice, Xoshiro } from '@glade/engine';
import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { value as wildfire } from '../../src/value/index.ts';
import { FurtherBounds } from '../../src/value/further-bounds.ts';
import { Relaxation } from '../../src/value/relaxation.ts';
import { SteeredProver } from '../../src/value/steered-prover.ts';

// Bounds that are looked ahead by one and two events: beside the slow way to compute the same, and beside the value.

const ROOM = 200_000;
const HAIR = 1e-9;
const EXACT = 1e-10;
const LOOKAHEADS = [0, 1, 2] as const;

type Key = readonly [a: number, b: number, c: number, d: number];
type Place = readonly [column: number, row: number];
interface Start {
  readonly side: number;
  readonly home: Place;
  readonly fire: Place;
  readonly digs: number;
}

const squareOf = ([column, row]: Place): number => (row - 1) * SIDE + column - 1;

const startsOn = (side: number, numbersOfDigs: readonly number[]): readonly Start[] => {
  const places = Array.from({ length: side * side }, (_, n): Place => [
    (n % side) + 1,
    Math.floor(n / side) + 1,
  ]);
  return places.flatMap((home) =>
    places
      .filter((fire) => Math.abs(home[0] - fire[0]) + Math.abs(home[1] - fire[1]) > 1)
      .flatMap((fire) => numbersOfDigs.map((digs) => ({ side, home, fire, digs }))),
  );
};

const SMALL = someOf('wildfire: starts on 3 x 3 looked ahead', startsOn(3, [0, 1, 2]), 7);
const LARGER = someOf('wildfire: starts on 4 x 4 looked ahead', startsOn(4, [1]), 4);

/** The same as `FurtherBounds` and `Relaxation`, the slow way: every answer to every event is looked at. */
class Slow {
  readonly prover: SteeredProver;
  readonly #events: readonly number[];
  readonly #known = new Map<string, number>();

  constructor({ side, home, digs }: Start) {
    this.prover = new SteeredProver({ home: squareOf(home), side, digs }, ROOM);
    this.#events = Array.from(
      { length: side * side },
      (_, n) => Math.floor(n / side) * SIDE + (n % side),
    );
  }

  /** U(k). */
  upper(k: number, key: Key): number {
    if (k === 0) return this.prover.upper(...key);
    const name = `${k} ${key.join()}`;
    let mean = this.#known.get(name);
    if (mean === undefined) {
      const all = this.#events.map((event) => this.charge(k - 1, event, key));
      mean = all.reduce((sum, each) => sum + each, 0) / all.length;
      this.#known.set(name, mean);
    }
    return mean;
  }

  /** The best U(k) that an answer to this event leads to. */
  charge(k: number, event: number, key: Key): number {
    return Math.max(
      0,
      ...this.answers(event, key).map((next) => (next === 'saved' ? 1 : this.upper(k, next))),
    );
  }

  /** The largest sum of T U(next) - best U, by all answers to all these events. */
  best(k: number, dice: readonly number[], key: Key): number {
    const [event, ...later] = dice;
    const answers = this.answers(event!, key);
    if (answers.length === 0 || answers.includes('saved')) return 0;
    const charge = this.charge(k, event!, key);
    return Math.max(
      ...answers.map(
        (next) => this.upper(k + 1, next as Key) - charge + this.best(k, later, next as Key),
      ),
    );
  }

  /** What all answers to this event lead to: none if the home burns. */
  answers(event: number, [a, b, c, d]: Key): readonly (Key | 'saved')[] {
    const { nearLow, nearHigh, allLow, allHigh } = this.prover.positions;
    const has = (lo: number, hi: number, square: number): boolean =>
      ((lo & low(square)) | (hi & high(square))) !== 0;
    const squares = this.#events;
    const slashes = new Set(squares.filter((square) => has(a, b, square)));
    const empty = new Set(squares.filter((square) => has(c, d, square)));
    const isHome = !has(allLow, allHigh, event);
    if (empty.has(event)) {
      empty.delete(event);
      slashes.add(event);
    } else if (slashes.has(event)) {
      if (has(nearLow, nearHigh, event)) return [];
      slashes.delete(event);
      for (const square of squares) {
        const [x, y] = [square % SIDE, Math.floor(square / SIDE)];
        const away = Math.abs(x - (event % SIDE)) + Math.abs(y - Math.floor(event / SIDE));
        if (away !== 1 || !empty.delete(square)) continue;
        slashes.add(square);
      }
    }
    const found: (Key | 'saved')[] = [];
    const act = (actions: number, burning: Set<number>, free: Set<number>, digs: number): void => {
      const words = (of: Set<number>): readonly [number, number] => [
        [...of].reduce((sum, square) => sum | low(square), 0),
        [...of].reduce((sum, square) => sum | high(square), 0),
      ];
      const { positions } = this.prover;
      if (![...burning].some((square) => has(nearLow, nearHigh, square))) {
        const isSaved = positions.after(...words(burning), ...words(free), digs);
        found.push(isSaved ? 'saved' : [positions.a, positions.b, positions.c, positions.d]);
      }
      if (actions === 0) return;
      for (const square of burning)
        act(actions - 1, new Set([...burning].filter((each) => each !== square)), free, digs);
      if (digs === 0) return;
      for (const square of free)
        act(actions - 1, burning, new Set([...free].filter((each) => each !== square)), digs - 1);
    };
    act(isHome ? 2 : 1, slashes, empty, a >>> 18);
    return found;
  }

  begin({ fire }: Start): Key | undefined {
    const { positions } = this.prover;
    if (positions.begin(squareOf(fire)) !== undefined) return undefined;
    return [positions.a, positions.b, positions.c, positions.d];
  }
}

test.each(LOOKAHEADS)(
  'looked ahead by %i: who sees the dice misses exactly what trying everything misses, and a full table changes nothing',
  (lookahead) => {
    let tried = 0;
    for (const start of SMALL) {
      const slow = new Slow(start);
      const first = slow.begin(start);
      if (first === undefined) continue;
      tried += 1;
      const [usual, tight] = [ROOM, 3].map(
        (room) => new Relaxation(slow.prover, squareOf(start.fire), room, lookahead),
      );
      const upper = slow.upper(lookahead + 1, first);
      expect(Math.abs(usual!.upper - upper)).toBeLessThan(HAIR);
      for (const event of [0, 1, 2, 6, 7, 8, 12, 13, 14]) {
        const charge = slow.charge(lookahead, event, first);
        expect(Math.abs(usual!.charge(event, ...first) - charge)).toBeLessThan(HAIR);
      }
      for (let n = 0; n < 4; n++) {
        const random = (): Xoshiro => new Xoshiro(n);
        const same = random();
        const dice = Array.from({ length: 40 }, () => same.below(9));
        const events = dice.map((die) => Math.floor(die / 3) * SIDE + (die % 3));
        const found = usual!.match(random());
        expect(tight!.match(random())).toEqual(found);
        const missed = Math.min(upper, -slow.best(lookahead, events, first));
        expect(Math.abs(found.seeing - missed), `${JSON.stringify(start)} ${n}`).toBeLessThan(HAIR);
      }
    }
    expect(tried).toBeGreaterThan(0);
  },
  LIMIT.timeout,
);

test(
  'looked ahead further no upper bound is higher, none is below the value, and each is closer on average',
  () => {
    const sums = [0, 0, 0, 0];
    for (const start of [...SMALL, ...LARGER]) {
      const prover = new SteeredProver(
        { home: squareOf(start.home), side: start.side, digs: start.digs },
        ROOM,
      );
      const { positions } = prover;
      if (positions.begin(squareOf(start.fire)) !== undefined) continue;
      const { a, b, c, d } = positions;
      const bounds = new FurtherBounds(prover, 3, ROOM);
      const uppers = [0, 1, 2, 3].map((k) => bounds.upper(k, a, b, c, d));
      const { upper: value } = prover.prove(squareOf(start.fire), EXACT);
      for (const [k, upper] of uppers.entries()) {
        sums[k]! += upper;
        expect(upper).toBeGreaterThan(value - HAIR);
        expect(upper).toBeLessThan((uppers[k - 1] ?? 1) + HAIR);
      }
    }
    for (let k = 1; k < sums.length; k++) expect(sums[k]!).toBeLessThan(sums[k - 1]!);
  },
  LIMIT.timeout,
);

const BOARDS = sample('wildfire: boards whose bound is looked further ahead', 8, 2000);

test.each([
  [14, 0],
  [8, 22],
])(
  'home on square %i: looked ahead further no upper bound is higher, on random boards',
  (home, fire) => {
    const random = new Xoshiro(home);
    // Of what is known at sight, and of what is known where the prover has been.
    for (const gap of [1, 0.5]) {
      const prover = new SteeredProver({ home }, 2_000_000);
      prover.prove(fire, gap);
      const { positions } = prover;
      const bounds = new FurtherBounds(prover, 2, ROOM);
      let lowered = 0;
      for (let i = 0; i < BOARDS; i++) {
        // Half of the squares empty, some burning, and nothing beside the home burns.
        const grid = [0, 0, 0, 0] as [number, number, number, number];
        for (let bit = 1; bit < 1 << 18; bit <<= 1) {
          for (const word of [0, 1]) {
            const state = random.below(15);
            if (state < 2) grid[word]! |= bit;
            else if (state < 10) grid[word + 2]! |= bit;
          }
        }
        grid[0] &= positions.allLow & ~positions.nearLow;
        grid[1] &= positions.allHigh & ~positions.nearHigh;
        grid[2] &= positions.allLow;
        grid[3] &= positions.allHigh;
        if (positions.after(...grid, random.below(2))) continue;
        const { a, b, c, d } = positions;
        const [at0 = 0, at1 = 0, at2 = 0] = LOOKAHEADS.map((k) => bounds.upper(k, a, b, c, d));
        expect(at1).toBeLessThan(at0 + HAIR);
        expect(at2).toBeLessThan(at1 + HAIR);
        if (at2 < at1 - HAIR) lowered += 1;
      }
      expect(lowered).toBeGreaterThan(0);
    }
  },
  LIMIT.timeout,
);

test(
  'of the board of the rules: looked ahead, the bounds meet what is proven, are closer, and are the same again',
  () => {
    const [name, matches] = ['3,2/4,4', 60];
    const [lower, upper] = wildfire.proven[name]!;
    const means = LOOKAHEADS.map((lookahead) => {
      const [one, again] = [1, 2].map(() => {
        const relaxation = wildfire.relaxation(name, 1_000_000, 1, lookahead);
        const random = new KeyedDice(1).random(name);
        let [seeing, blind, squares] = [0, 0, 0];
        for (let i = 0; i < matches; i++) {
          const match = relaxation.match(random);
          seeing += match.seeing / matches;
          blind += match.blind / matches;
          squares += match.blind ** 2 / matches;
        }
        const margin = 6 * Math.sqrt((squares - blind ** 2) / matches) + 1 / matches;
        return { above: relaxation.upper - seeing, below: relaxation.upper - blind, margin };
      });
      expect(again).toEqual(one);
      return one!;
    });
    for (const { above, below, margin } of means) {
      expect(above).toBeGreaterThan(lower - margin);
      expect(below).toBeLessThan(upper + margin);
    }
    const excess = means.map(({ above, below }) => above - below);
    expect(excess[1]!).toBeLessThan(excess[0]!);
    expect(excess[2]!).toBeLessThan(excess[1]!);
  },
  LIMIT.timeout,
);
