import { readFileSync } from 'node:fs';
import { CHANCE, Xoshiro } from '@glade/engine';
import {
  legalOf,
  playImage,
  playOut,
  readPosition,
  sample,
  someOptions,
} from '@glade/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CARD_BIT, CLEAR, MOVE, PLACE, SOURCE } from '../src/rules/actions.ts';
import { cellOf, xOf, xOfCell, yOf, yOfCell } from '../src/rules/map/map.ts';
import { options } from '../src/rules/options.ts';
import {
  AT_CLEAR,
  AT_MOVE,
  AT_PLACE,
  AT_SOURCE,
  DRAW,
  JOKER,
  type VeronaState,
} from '../src/rules/state.ts';
import { BANKS, EDGE, HALF_BANK, ROTATIONS } from '../src/rules/tiles/looks.ts';
import { KINDS, TILES } from '../src/rules/tiles/tiles.ts';
import type { VeronaView } from '../src/rules/view.ts';
import { rulesWith, sensible, type VeronaRules } from './play.ts';

vi.setConfig({ testTimeout: 60_000 });

// --- The tiles ---

interface Printed {
  readonly id: string;
  readonly set: string;
  readonly count: number;
  readonly edges: Readonly<Record<string, string>>;
  readonly segments: readonly {
    readonly id: string;
    readonly kind: string;
    readonly ports: readonly string[];
  }[];
  readonly pennant: boolean;
  readonly junction: readonly string[] | null;
  readonly banks: readonly (readonly string[])[];
  readonly rotations: number;
}

const printed = (
  JSON.parse(readFileSync(new URL('reference/tiles.json', import.meta.url), 'utf8')) as {
    tiles: readonly Printed[];
  }
).tiles;

describe('tiles', () => {
  const SIDES = 'NESW';
  const KIND: Readonly<Record<string, string>> = {
    field: 'f',
    road: 'r',
    city: 'c',
    river: 'w',
  };
  const sidesOf = (ports: readonly string[]): number =>
    ports.reduce((all, port) => all | (1 << SIDES.indexOf(port.charAt(0))), 0);
  const rowsOf = (tile: Printed, kind: string): readonly number[] =>
    tile.segments.filter((segment) => segment.kind === kind).map(({ ports }) => sidesOf(ports));

  test('are those of the data', () => {
    const own = TILES.map(({ name, copies, rotations, edges, cities, roads, shield }) => ({
      name,
      copies,
      rotations,
      edges: edges.map((kind) => KINDS.charAt(kind)).join(''),
      cities,
      roads,
      shield,
    }));
    const told = printed.map((tile) => ({
      name: tile.id,
      copies: tile.count,
      rotations: tile.rotations,
      edges: Array.from(SIDES, (side) => KIND[tile.edges[side]!]).join(''),
      cities: rowsOf(tile, 'city'),
      roads: rowsOf(tile, 'road'),
      shield: tile.pennant,
    }));
    expect(own).toEqual(told);
  });

  test('are 72 of land and 12 of the River', () => {
    const copies = (from: number, to: number): number =>
      TILES.slice(from, to).reduce((sum, tile) => sum + tile.copies, 0);
    expect([copies(0, 24), copies(24, 34)]).toEqual([72, 12]);
  });

  test('have each port once, and the banks of the data', () => {
    for (const [type, tile] of printed.entries()) {
      const ports = tile.segments.flatMap((segment) => segment.ports);
      expect(new Set(ports).size).toBe(ports.length);
      expect(BANKS[type]).toBe(tile.banks.length);
      for (const { id, kind, ports: own } of tile.segments) {
        const bank = tile.banks.findIndex((some) => some.includes(id));
        if (kind === 'river' || kind === 'monastery') continue;
        for (const port of own) {
          const side = SIDES.indexOf(port.charAt(0));
          const halves = kind === 'field' ? [port.endsWith('b') ? 1 : 0] : [0, 1];
          for (const half of halves) {
            if (kind === 'road' && tile.banks.length > 1 && half > 0) continue;
            expect(HALF_BANK[type * 32 + side * 2 + half]).toBe(bank);
          }
        }
      }
    }
  });

  test('look different in each rotation that counts', () => {
    for (let type = 0; type < TILES.length; type++) {
      const looks = Array.from({ length: ROTATIONS[type]! }, (_, turn) =>
        EDGE.subarray((type * 4 + turn) * 4, (type * 4 + turn) * 4 + 4).join(''),
      );
      expect(new Set(looks).size).toBe(looks.length);
    }
  });
});

// --- Matches ---

const seeds = fc.integer();

describe('every match', () => {
  test('keeps cards, tiles and tokens together', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Xoshiro(seed);
        const game = rulesWith(someOptions({ options }, random));
        playOut(game, sensible(game, random), (s) => {
          const view = game.view(s, undefined);
          expect(cardsOf(view, s)).toBe(54);
          expect(tilesOf(view)).toBe(84);
          const out = view.token === 'none' ? 0 : 1;
          expect(view.reserve + view.delivered + out).toBe(view.goal);
          expect(view.jokers).toBeLessThanOrEqual(2);
          expect(view.clue >= 0).toBe(view.token === 'clue');
        });
      }),
      { numRuns: sample('fair-verona: matches whose pieces are counted', 12, 40) },
    );
  });

  /** Cards known to be somewhere, and unseen ones of every shuffle. */
  function cardsOf(view: VeronaView, s: VeronaState): number {
    const older = [...s.where].filter((shuffle) => shuffle < s.shuffle).length;
    const known = view.players.filter(({ card }) => card >= 0).length;
    const met = view.players.reduce((sum, { encounters }) => sum + encounters.length, 0);
    const clue = view.clue < 0 ? 0 : 1;
    return view.unseen.length + older + known + met + clue + view.jokers + view.discards.length;
  }

  function tilesOf(view: VeronaView): number {
    const unused = view.players.reduce((sum, player) => sum + player.unused.length, 0);
    return view.tiles.length + unused + view.riverLeft + view.landLeft + (view.hand < 0 ? 0 : 1);
  }

  test('lays tiles so that all sides match', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Xoshiro(seed);
        const game = rulesWith(someOptions({ options }, random));
        const { tiles } = game.view(playOut(game, sensible(game, random)), 0);
        const at = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
        expect(at.size).toBe(tiles.length);
        for (const { x, y, type, turn } of tiles) {
          const look = (type * 4 + turn) * 4;
          const east = at.get(`${x + 1},${y}`) ?? NONE;
          const south = at.get(`${x},${y + 1}`) ?? NONE;
          const facing = [facesOf(east, 3), facesOf(south, 0)];
          const shown = [EDGE[look + 1], EDGE[look + 2]];
          expect(facing.map((edge, i) => edge ?? shown[i])).toEqual(shown);
        }
      }),
      { numRuns: sample('fair-verona: matches whose sides match', 20, 60) },
    );
  });

  const NONE = { type: -1, turn: 0 };

  /** The edge of a tile; undefined where there is none. */
  const facesOf = ({ type, turn }: typeof NONE, side: number): number | undefined =>
    type < 0 ? undefined : EDGE[(type * 4 + turn) * 4 + side];

  const TOLD = sample('fair-verona: matches whose chances are told', 10, 25);

  test('tells the chance that the next tile won’t fit, as drawing each of them shows', () => {
    let told = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Xoshiro(seed);
        const game = rulesWith(someOptions({ options }, random));
        playOut(game, sensible(game, random), (s) => {
          if (s.step !== AT_SOURCE && s.step !== AT_MOVE) return;
          const { fails, reach } = game.view(s, undefined);
          const own = s.meeples[s.seat]!;
          for (const spot of [
            { fails, meeple: own },
            ...reach.map((at) => ({ fails: at.fails, meeple: meepleAt(s, at) })),
          ]) {
            told += 1;
            expect(spot.fails).toBeCloseTo(failingFrom(game, s, spot.meeple), 10);
          }
        });
      }),
      { numRuns: TOLD },
    );
    expect(told).toBeGreaterThan(80 * TOLD);
  });

  const meepleAt = (s: VeronaState, at: { x: number; y: number; bank: number }): number =>
    2 *
      Array.from({ length: s.tiles }, (_, i) => i).find(
        (i) => xOf(s, i) === at.x && yOf(s, i) === at.y,
      )! +
    at.bank;

  /** Of all tiles that may be drawn next, the share that leads to no placing with the meeple there; -1 where none is left. */
  function failingFrom(game: VeronaRules, s: VeronaState, meeple: number): number {
    if (s.riverLeft + s.landLeft === 0) return -1;
    const before = game.create();
    game.copy(s, before);
    before.meeples[s.seat] = meeple;
    before.step = AT_SOURCE;
    game.apply(before, SOURCE);
    // FV-R9: the first and the last of the River come for certain.
    if (before.step !== DRAW) return before.step === AT_PLACE ? 0 : 1;
    let failing = 0;
    for (let k = 0; k < game.count(before); k++) {
      const drawn = game.create();
      game.copy(before, drawn);
      game.apply(drawn, game.nth(before, k));
      if (drawn.step !== AT_PLACE) failing += game.weight(before, k);
    }
    return failing / game.totalWeight(before);
  }

  const TURNED = sample('fair-verona: matches with the map turned', 12, 40);

  test('is the same with the map turned and the suits exchanged', () => {
    let actions = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = new Xoshiro(seed);
        const game = rulesWith(someOptions({ options }, random));
        playImage(game, sensible(game, random), {
          turned: (s, a) => {
            actions += 1;
            return turned(s, a);
          },
          expectTurned,
        });
      }),
      { numRuns: TURNED },
    );
    expect(actions).toBeGreaterThan(125 * TURNED);
  });

  const plain = rulesWith();
  const turnedCell = (cell: number): number => cellOf(-yOfCell(cell), xOfCell(cell));
  const otherSuit = (card: number): number => (card >= JOKER ? card : (card + 13) % 52);

  /** Tiles with two looks come back to the first, with their banks exchanged. */
  const swaps = (look: number): boolean => ROTATIONS[look >> 2] === 2 && (look & 3) === 1;

  function turned(s: VeronaState, a: number): number {
    if (s.step === AT_SOURCE || s.step === DRAW) return a;
    if (s.step === AT_PLACE) {
      const turn = ((a & 3) + 1) % ROTATIONS[s.hand]!;
      return PLACE | (turnedCell((a - PLACE) >> 2) << 2) | turn;
    }
    if (s.step === AT_MOVE) {
      const cell = (a - MOVE) >> 1;
      const tile = Array.from({ length: s.tiles }, (_, i) => i).find(
        (i) => cellOf(xOf(s, i), yOf(s, i)) === cell,
      )!;
      return MOVE | (turnedCell(cell) << 1) | bankOf(s, tile * 2 + (a & 1));
    }
    if (s.step === AT_CLEAR) {
      if (a === CLEAR) return a;
      const card = (a >> CARD_BIT) & 63;
      return a + ((otherSuit(card) - card) << CARD_BIT);
    }
    return plain.actor(s) === CHANCE ? otherSuit(a) : a;
  }

  function bankOf(s: VeronaState, spot: number): number {
    const look = s.looks[spot >> 1]!;
    return BANKS[look >> 2] === 2 && swaps(look) ? 1 - (spot & 1) : spot & 1;
  }

  function expectTurned(s: VeronaState, image: VeronaState): void {
    for (let tile = 0; tile < s.tiles; tile++) {
      expect([xOf(image, tile), yOf(image, tile)]).toEqual([-yOf(s, tile) + 0, xOf(s, tile)]);
    }
    expect([...image.meeples]).toEqual([...s.meeples].map((spot) => (spot & ~1) | bankOf(s, spot)));
    expect([image.step, image.turn, image.token, image.heading]).toEqual([
      s.step,
      s.turn,
      s.token,
      s.heading < 0 ? -1 : (s.heading + 1) & 3,
    ]);
  }
});

// --- Rules file, section 5 ---

describe('worked cases', () => {
  const four = rulesWith();
  const PLAYERS = 'QS home ; 4D home ; 7H home ; 2C home';
  const spring = 'spring/1@n1e1';
  const typeNamed = (name: string): number => TILES.findIndex((tile) => tile.name === name);

  test('32: the Spring can be laid in 8 ways, or 16', () => {
    const position = `place turn 1: ${PLAYERS} ; hand spring ; clue 9C`;
    expect(legalOf(four, readPosition(four, position))).toHaveLength(8);
    const gentle = rulesWith({ riverReach: 'anywhere' });
    expect(legalOf(gentle, readPosition(gentle, position))).toHaveLength(16);
  });

  test.each([
    ['river-two-caps', ['place e1 turned 1']],
    ['river-bend-city', ['place e1 turned 2']],
    ['river-cap-bridge', ['place e1 turned 3']],
  ])('33: %s can be second', (tile, ways) => {
    const s = readPosition(four, `draw turn 3: ${PLAYERS} ; tiles ${spring} ; clue 9C`);
    four.apply(s, typeNamed(tile));
    expect(legalOf(four, s).map((a) => four.notation.format(s, a))).toEqual(ways);
  });

  test.each(['river-straight', 'river-bend', 'river-road-bridge', 'river-bend-road'])(
    '33, 34: %s cannot, and the next player meets somebody',
    (tile) => {
      const s = readPosition(four, `draw turn 2: ${PLAYERS} ; tiles ${spring} ; clue 9C`);
      four.apply(s, typeNamed(tile));
      expect(four.view(s, 0).step).toBe('encounter');
      expect(four.view(s, 0).players[1]!.unused).toHaveLength(1);
      four.apply(s, 0);
      expect(four.view(s, 0).players[2]!.encounters).toEqual([{ card: 0, token: false }]);
    },
  );

  test.each([
    ['home', ['n1e1', 'home', 'e1/b']],
    ['e1/b', ['n1e1', 'home', 'e1/a', 'e1/b']],
    ['e1/a', ['n1e1', 'e1/a', 'e1/b']],
    ['n1e1', ['n1e1', 'home', 'e1/a', 'e1/b']],
  ])('48, 49: over the River from %s', (from, told) => {
    const players = PLAYERS.replace('QS home', `QS ${from}`);
    const tiles = `tiles ${spring} river-two-caps/1@e1`;
    const s = readPosition(four, `move turn 5: ${players} ; ${tiles} ; clue 9C`);
    const places = four.view(s, 0).reach.map(({ x, y, bank }) => {
      const name = x === 0 ? 'home' : `${y < 0 ? 'n1' : ''}e1`;
      return name + (x === 1 && y === 0 ? (bank === 0 ? '/a' : '/b') : '');
    });
    expect(places).toEqual(told);
  });

  test('61: everybody has two unused tiles, and it is over before an Encounter comes', () => {
    const players = [
      'QS n1e1 unused river-bend',
      '4D home unused river-straight river-straight',
      '7H home unused river-bend river-road-bridge',
      '2C home unused river-abbey-bridge river-bend-road',
    ];
    const tiles = `tiles ${spring} river-two-caps/1@e1`;
    const position = `draw turn 13: ${players.join(' ; ')} ; ${tiles} ; clue 9C`;
    const s = readPosition(four, position);
    four.apply(s, typeNamed('river-cap-bridge'));
    expect(four.outcome(s)).toMatchObject({ code: 'boxed', winners: [] });
    // 62: one player with fewer keeps everybody in the game.
    const open = readPosition(
      four,
      position.replace('2C home unused river-abbey-bridge', '2C home unused'),
    );
    four.apply(open, typeNamed('river-cap-bridge'));
    expect(four.view(open, 0).step).toBe('encounter');
  });

  test('30: the last token is won at home', () => {
    const players = 'KS home met 9D* ; 4D home ; 7H home ; 2C home';
    const s = readPosition(
      four,
      `clear turn 41: ${players} ; tiles ${spring} ; home 6 ; counted 9 9 0`,
    );
    const clear = four.notation.parse(s, 'clear 9D');
    expect(clear.ok).toBe(true);
    if (clear.ok) four.apply(s, clear.value);
    expect(four.outcome(s)).toMatchObject({ code: 'won', winners: [0, 1, 2, 3] });
  });

  test('21: who leads helps, and the token goes to the owner', () => {
    const players = 'KD e1/b ; 4H e1/b met 9C* ; 7H home ; 2C home';
    const tiles = `tiles ${spring} river-two-caps/1@e1`;
    const s = readPosition(four, `clear turn 5: ${players} ; ${tiles} ; counted 1 1 0`);
    expect(four.view(s, 0).attempts).toMatchObject([
      { owner: 1, card: 20, helpers: [0], total: 16, friend: -1, odds: 1 },
    ]);
    four.apply(s, legalOf(four, s)[1]!);
    expect(four.view(s, 0)).toMatchObject({ step: 'pass', token: 'carried' });
    four.apply(s, legalOf(four, s)[1]!);
    expect(four.view(s, 0).players[0]!.token).toBe(true);
  });

  test('a Friend clears as often as the view says', () => {
    const players = '6D home met 8S friends 0 ; 4D n1e1 ; 7H n1e1 ; 2C n1e1';
    const s = readPosition(four, `clear turn 5: ${players} ; tiles ${spring} ; clue 9H`);
    const { attempts, unseen } = four.view(s, 0);
    expect(attempts).toHaveLength(1);
    const good = unseen.filter((card) => card < JOKER && (card % 13) + 2 > 2).length;
    expect(attempts[0]).toMatchObject({ good, of: unseen.length });
    expect(attempts[0]!.odds).toBeCloseTo(good / unseen.length);
    four.apply(s, attempts[0]!.action);
    expect(four.view(s, 0).step).toBe('friend');
    const clears = legalOf(four, s).filter((card) => {
      const next = four.create();
      four.copy(s, next);
      four.apply(next, card);
      return four.view(next, 0).players[0]!.encounters.length === 0;
    });
    expect(clears).toHaveLength(good);
  });
});
