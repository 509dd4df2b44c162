import type { Actor } from '@glade/engine';

/** A tile on the map: its place, its type and how many quarter turns clockwise it lies turned. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly type: number;
  readonly turn: number;
}

/** What one player adds to an attempt. */
export interface Contribution {
  readonly seat: number;
  readonly face: number;
  readonly distance: number;
  readonly doubled: boolean;
  readonly strength: number;
}

/** A way to try an Encounter. */
export interface Attempt {
  readonly action: number;
  readonly owner: number;
  readonly card: number;
  /** Seats beside the owner whose strength is added. */
  readonly helpers: readonly number[];
  /** Seat whose Friend is called, -1 none. */
  readonly friend: number;
  readonly parts: readonly Contribution[];
  /** All strengths, without the Friend. */
  readonly total: number;
  /** Cards that the Friend may be, and how many of them clear it; 0 without a Friend. */
  readonly of: number;
  readonly good: number;
  /** Chance to clear it, 1 without a Friend. */
  readonly odds: number;
}

/** A place that a move may lead to. */
export interface ReachablePlace {
  readonly x: number;
  readonly y: number;
  readonly bank: number;
  /** Bits: 1 any terrain, 2 city, 4 road; 0 for staying. */
  readonly ways: number;
  readonly action: number;
  /** Chance that the next tile drawn could not be placed there, -1 if none is left. */
  readonly fails: number;
}

export interface PlayerView {
  /** Identity, -1 not dealt. */
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly bank: number;
  /** Face value after distance. */
  readonly strength: number;
  readonly encounters: readonly { readonly card: number; readonly token: boolean }[];
  readonly unused: readonly number[];
  readonly friends: number;
  /** Whether the Clue Token is carried. */
  readonly token: boolean;
}

export const STEP_NAMES = [
  'deal',
  'source',
  'draw',
  'place',
  'encounter',
  'clear',
  'friend',
  'pass',
  'move',
  'clue',
  'over',
] as const;
export const TOKEN_NAMES = ['none', 'clue', 'encounter', 'carried'] as const;
export const RESULT_NAMES = ['none', 'won', 'boxed', 'mired', 'cold', 'errand'] as const;

/** What everybody sees: nothing is hidden from some and not from others. */
export interface VeronaView {
  readonly step: (typeof STEP_NAMES)[number];
  readonly turn: number;
  readonly actor: Actor;
  readonly seat: number;
  /** In the order laid, the Old Town first. */
  readonly tiles: readonly LaidTile[];
  /** Open end of the River: the free space, and where the water heads, 0 north to 3 west. */
  readonly river: { readonly x: number; readonly y: number; readonly heading: number } | null;
  /** Tiles face down, by type. */
  readonly left: readonly number[];
  readonly riverLeft: number;
  readonly landLeft: number;
  /** What the next tile that is drawn comes from: the River tiles, of which the first and the last may be known, or the others. */
  readonly pile: 'spring' | 'lake' | 'river' | 'land' | 'none';
  /** Type to be placed, -1 none. */
  readonly hand: number;
  /** Where the tile in hand may be laid, and how. */
  readonly spots: readonly {
    readonly x: number;
    readonly y: number;
    /** First the one after which the next tile is most likely to find a place; then as one turns on. */
    readonly turns: readonly number[];
    /** For each of these turns, which share of the tiles that can come next would then find none; -1 where none is left. */
    readonly fails: readonly number[];
  }[];
  /** Unused types that could be laid now, where one chooses. */
  readonly playable: readonly number[];
  readonly players: readonly PlayerView[];
  /** Clue Card, -1 none. */
  readonly clue: number;
  readonly clueOwed: boolean;
  /** Jokers in play. */
  readonly jokers: number;
  readonly token: (typeof TOKEN_NAMES)[number];
  readonly reserve: number;
  readonly delivered: number;
  readonly goal: number;
  /** Cards in the deck. */
  readonly deck: number;
  readonly discards: readonly number[];
  /** Cards of the present shuffle that nobody has seen yet; 52 a Joker. */
  readonly unseen: readonly number[];
  readonly attempts: readonly Attempt[];
  /** Chance that the next tile drawn could not be placed by the active meeple from here, -1 if none is left. */
  readonly fails: number;
  readonly reach: readonly ReachablePlace[];
  /** Turns left of the last errand, -1 none. */
  readonly errand: number;
  readonly result: (typeof RESULT_NAMES)[number];
}
