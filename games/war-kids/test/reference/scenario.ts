/** A scenario as its file tells it (section 7.1), as far as rules read it. */
export type SideName = 'blue' | 'pink';
export type UnitType = 'S' | 'P' | 'M' | 'L';
/** [column, row]. */
export type Hex = readonly [number, number];

export interface Scenario {
  readonly id: string;
  readonly map: BattleMap;
  readonly first: SideName;
  readonly turnLimit: number;
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly options?: readonly { readonly id: string; readonly default: boolean }[];
  readonly units: readonly UnitEntry[];
  readonly victory: Victory;
}

export interface BattleMap {
  readonly cols: number;
  readonly rows: number;
  /** `.` open, `w` woods, `r` river, `#` not part of the map. */
  readonly terrain: readonly string[];
  readonly elevation: readonly string[];
  readonly roads?: readonly { readonly path: readonly Hex[] }[];
  readonly places?: readonly Place[];
}

interface Place {
  readonly id: string;
  readonly hexes: readonly Hex[];
  readonly owner?: SideName | null;
}

/** Either `at`, or `arrives` and `entry` (WK-R49). */
export interface UnitEntry {
  readonly id: string;
  readonly side: SideName;
  readonly type: UnitType;
  readonly at?: Hex;
  readonly wounded?: boolean;
  readonly arrives?: number;
  readonly entry?: readonly Hex[];
  readonly ifOption?: string;
}

export interface Victory {
  readonly instant?: readonly Instant[];
  readonly atLimit?: AtLimit;
  readonly points?: PointTable;
}

export type Instant =
  | { readonly kind: 'eliminateAll' }
  | { readonly kind: 'leaderLost' }
  | { readonly kind: 'eliminateCount'; readonly side: Whose; readonly count: number }
  | HoldGoal
  | ExitGoal;

/** For which side the condition stands. */
export type Whose = SideName | 'any';

export interface HoldGoal {
  readonly kind: 'hold';
  readonly side: Whose;
  readonly places: readonly string[];
  readonly need: number;
  readonly turns: number;
}

export interface ExitGoal {
  readonly kind: 'exit';
  readonly side: Whose;
  readonly count: number;
  /** All four without it. */
  readonly types?: readonly UnitType[];
  readonly hexes: readonly Hex[];
}

interface AtLimit {
  readonly kind: 'points' | 'winner';
  readonly side?: SideName;
  readonly drawMargin?: number;
}

interface PointTable {
  readonly eliminated?: ByType;
  readonly exited?: ByType;
  readonly atEnd?: readonly PlacePoints[];
  readonly perTurn?: readonly PlacePoints[];
  readonly bonus?: Partial<Record<SideName, number>>;
}

export type ByType = Partial<Record<UnitType, number>>;

export interface PlacePoints {
  readonly place: string;
  readonly blue: number;
  readonly pink: number;
}
