import type { OptionValues } from '@glade/engine';

// A scenario: map, armies, and how one wins. Files of scenarios come from outside: `parseScenario` sees that
// everything has the right shape and size, `scenarioFaults` whether the scenario makes sense.

export type SideName = 'blue' | 'pink';
export type UnitType = 'S' | 'P' | 'M' | 'L';
export const SIDES: readonly SideName[] = ['blue', 'pink'];
export const UNIT_TYPES: readonly UnitType[] = ['S', 'P', 'M', 'L'];
export const ART_TAGS = [
  'bridge',
  'ford',
  'farm',
  'chateau',
  'orchard',
  'hamlet',
  'village',
  'inn',
  'mill',
  'sunken',
] as const;

export interface Bilingual {
  readonly en: string;
  readonly it: string;
}
/** Column and row, counted from 0 at the top left. */
export type Hex = readonly [column: number, row: number];

export interface Road {
  readonly id: string;
  readonly name?: Bilingual;
  readonly path: readonly Hex[];
}
export interface Place {
  readonly id: string;
  readonly name: Bilingual;
  readonly hexes: readonly Hex[];
  readonly owner: SideName | null;
}
export interface ScenarioMap {
  readonly cols: number;
  readonly rows: number;
  /** A string for each row: `.` open ground, `w` woods, `r` river, `#` off the map. */
  readonly terrain: readonly string[];
  /** A string for each row, a digit for each hex. */
  readonly elevation: readonly string[];
  readonly roads: readonly Road[];
  readonly art: readonly { readonly hex: Hex; readonly tag: (typeof ART_TAGS)[number] }[];
  readonly places: readonly Place[];
}
/** Either `at`, or `arrives` and `entry`. */
export interface ScenarioUnit {
  readonly id: string;
  readonly side: SideName;
  readonly type: UnitType;
  readonly name?: Bilingual;
  readonly at?: Hex;
  readonly wounded?: boolean;
  /** The turn from which it may enter on one of the hexes of `entry`. */
  readonly arrives?: number;
  readonly entry?: readonly Hex[];
  /** Only there when this switch of the scenario is on. */
  readonly ifOption?: string;
}
/** For which side a condition stands. */
export type Whose = SideName | 'any';
export type Instant =
  | { readonly kind: 'eliminateAll' | 'leaderLost' }
  | { readonly kind: 'eliminateCount'; readonly side: Whose; readonly count: number }
  | {
      readonly kind: 'hold';
      readonly side: Whose;
      readonly places: readonly string[];
      readonly need: number;
      readonly turns: number;
    }
  | {
      readonly kind: 'exit';
      readonly side: Whose;
      readonly count: number;
      readonly types: readonly UnitType[];
      readonly hexes: readonly Hex[];
    };
export interface PlacePoints {
  readonly place: string;
  readonly blue: number;
  readonly pink: number;
}
export type ByType = Readonly<Record<UnitType, number>>;
export interface Victory {
  readonly instant: readonly Instant[];
  readonly atLimit: {
    readonly kind: 'points' | 'winner';
    /** Who wins at the limit, for `winner`. */
    readonly side?: SideName;
    readonly drawMargin: number;
  };
  readonly points: {
    /** For each enemy unit eliminated, and for each own unit gone through the exit. */
    readonly eliminated: ByType;
    readonly exited: ByType;
    readonly atEnd: readonly PlacePoints[];
    readonly perTurn: readonly PlacePoints[];
    readonly bonus: Readonly<Record<SideName, number>>;
  };
}
export interface Scenario {
  readonly id: string;
  readonly title: Bilingual;
  readonly level: string;
  readonly text: Bilingual;
  readonly clock?: { readonly start: string; readonly minutesPerTurn: number };
  readonly map: ScenarioMap;
  readonly sides: Readonly<Record<SideName, { readonly name: Bilingual }>>;
  readonly first: SideName;
  readonly turnLimit: number;
  readonly rules: OptionValues;
  readonly options: readonly {
    readonly id: string;
    readonly name: Bilingual;
    readonly default: boolean;
  }[];
  readonly units: readonly ScenarioUnit[];
  readonly victory: Victory;
}
