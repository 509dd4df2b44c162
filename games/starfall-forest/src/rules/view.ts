import type { Actor } from '@glade/engine';
import { snakesAt } from './bites.ts';
import { POINTS, xOf, yOf } from './forest.ts';
import type { StarfallOptions } from './options.ts';
import { rankOf } from './outcome.ts';
import { ENDED, MOVE, NOWHERE, PLANT, ROLL, type StarfallState } from './state.ts';
import { stayingOf } from './stars.ts';
import { reachOf } from './steps.ts';

export const STEP_NAMES = [
  'first',
  'knock',
  'plant',
  'snake',
  'fairy',
  'roll',
  'star',
  'revive',
  'move',
  'over',
] as const;
const RESULT_NAMES = ['none', 'home', 'cap'] as const;

/** How many dice show each icon. */
export interface Faces {
  readonly star: number;
  readonly shooting: number;
  readonly fairy: number;
  readonly snake: number;
  readonly tree: number;
}

interface FairyView {
  /** Its tree; -1 not placed, -2 home. */
  readonly place: number;
  readonly flat: boolean;
  readonly hearts: number;
  readonly stars: number;
  /** Order of going home, from 1; 0 not home. */
  readonly rank: number;
  /** Bites that wait at the end of this turn. */
  readonly bites: number;
  /** Stars that it takes at the end of this turn if it stays where it is. */
  readonly staying: number;
}

/**
 * What everybody sees. Trees and paths go by location here: tree t is location t, path i is location 32 + i. Events and
 * refusals name places by cells that do not depend on what has been planted: see `cells.ts`.
 */
export interface StarfallView {
  readonly step: (typeof STEP_NAMES)[number];
  readonly turn: number;
  readonly actor: Actor;
  readonly seat: number;
  readonly starter: number;
  /** Position [x, y] of every tree, by index; [0, 0] is the top left of the base forest. */
  readonly trees: readonly (readonly [number, number])[];
  /** Of the base forest. */
  readonly width: number;
  readonly height: number;
  /** The two trees of path i, which lies at location 32 + i. */
  readonly paths: readonly (readonly [number, number])[];
  /** Fallen trees. */
  readonly down: readonly number[];
  /** Stars at each tree. */
  readonly stars: readonly number[];
  /** Locations of the snakes, ascending. */
  readonly snakes: readonly number[];
  readonly fairies: readonly FairyView[];
  /** Dice not set aside. */
  readonly pool: number;
  /** Faces of the roll of this turn; all 0 before it. */
  readonly rolled: Faces;
  /** Faces left to use in this turn. */
  readonly left: Faces;
  /** Points where a tree may be planted, during `plant`: code (y + 4) * 16 + (x + 4). */
  readonly points: readonly number[];
  /** During `move`, for each tree: fewest fairy steps to get there with the faces left, -1 beyond reach. */
  readonly reach: readonly number[];
  /** The first tree on the way there; -1 where ways differ. */
  readonly via: readonly number[];
  readonly goal: number;
  readonly result: (typeof RESULT_NAMES)[number];
  /** The rank of every seat from 1, shared ranks equal; empty before the end. */
  readonly ranks: readonly number[];
}

/** Everything lies open to everyone. */
export function viewOf(s: StarfallState, options: StarfallOptions, actor: Actor): StarfallView {
  const { forest } = s;
  const trees = range(forest.trees);
  const seats = range(options.players);
  return {
    step: STEP_NAMES[s.step]!,
    turn: s.turn,
    actor,
    seat: s.seat,
    starter: s.starter,
    trees: trees.map((tree) => {
      const point = forest.pointOfTree[tree]!;
      return [xOf(point), yOf(point)];
    }),
    width: options.width,
    height: options.height,
    paths: range(forest.paths).map((path) => [forest.lowTree[path]!, forest.highTree[path]!]),
    down: trees.filter((tree) => (s.down >>> tree) & 1),
    stars: trees.map((tree) => s.stars[tree]!),
    snakes: [...s.snakes].filter((location) => location !== NOWHERE),
    fairies: seats.map((seat) => fairyOf(s, seat, options)),
    pool: s.pool,
    rolled: facesIn(s.rolled),
    left: facesIn(s.left),
    points: s.step === PLANT ? range(POINTS).filter((point) => forest.isFree(point)) : [],
    ...(s.step === MOVE ? reachOf(s, options) : { reach: trees.map(() => -1), via: [] }),
    goal: options.goal,
    result: RESULT_NAMES[s.result]!,
    ranks: s.step === ENDED ? seats.map((seat) => rankOf(s, seat, options.players)) : [],
  };
}

function fairyOf(s: StarfallState, seat: number, options: StarfallOptions): FairyView {
  const { bites, goal } = options;
  const staying = s.step === MOVE && seat === s.seat ? stayingOf(s, options) : 0;
  const leaves = staying > 0 && s.held[seat]! + staying >= goal;
  const inTurn = s.step >= ROLL && s.step < ENDED;
  return {
    place: s.fairies[seat]!,
    flat: ((s.flat >> seat) & 1) !== 0,
    hearts: s.hearts[seat]!,
    stars: s.held[seat]!,
    rank: s.ranks[seat]!,
    bites: inTurn && !leaves && (bites === 'all' || seat === s.seat) ? snakesAt(s, seat) : 0,
    staying,
  };
}

const facesIn = (counts: Uint8Array): Faces => ({
  star: counts[0]!,
  shooting: counts[1]!,
  fairy: counts[2]!,
  snake: counts[3]!,
  tree: counts[4]!,
});

const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);
