import type { Option, OptionsSpec, OptionValue, OptionValues } from '@glade/engine';

/** The scenarios that come with the game, by the value of the option. */
export const SCENARIOS = ['firstSkirmish', 'forestRoad', 'waterloo'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

const BATTLE = { mode: ['battle'] } as const;

const battle = (
  values: readonly OptionValue[],
  clauses: readonly string[],
  more: Pick<Option, 'when' | 'needs'> = {},
): Option => ({
  values,
  default: values[0]!,
  clauses,
  affects: 'rules',
  ...more,
  when: { ...BATTLE, ...more.when },
});

/** Rules for those who know the basic game; the scenario may say that it is played with them. */
const advanced = (clauses: readonly string[], more: Pick<Option, 'when' | 'needs'> = {}): Option =>
  battle(['scenario', false, true], clauses, more);

/** What our rulings leave open, by the value that is usual; the scenario may say something else. */
const ruling = (
  values: readonly OptionValue[],
  clauses: readonly string[],
  when: NonNullable<Option['when']> = {},
): Option => battle(['scenario', ...values], clauses, { when });

/** Where the scenario decides, either may be. */
const NOT_OFF = ['scenario', true] as const;
const NOT_ON = ['scenario', false] as const;

const TURNS = Array.from({ length: 60 }, (_, i) => i + 1);

/** Every option of the rules, with the clauses it changes; `scenario/options.ts` adds own scenarios. */
export const options: OptionsSpec = {
  options: {
    mode: {
      values: ['battle', 'guess'],
      default: 'battle',
      clauses: ['WK-100', 'WK-106'],
      affects: 'rules',
      front: true,
    },
    guessColour: {
      values: ['blue', 'pink'],
      default: 'blue',
      clauses: ['WK-101'],
      affects: 'table',
      front: true,
      when: { mode: ['guess'] },
    },
    scenario: { ...battle([...SCENARIOS], ['WK-09', 'WK-60', 'WK-110']), front: true },
    prussians: battle([true, false], ['WK-R49'], { when: { scenario: ['waterloo'] } }),
    leaderLoss: battle(['scenario', 'off', 'all', 'any'], ['WK-53', 'WK-R25']),
    firstSide: battle(['scenario', 'blue', 'pink'], ['WK-R26']),
    turnLimit: battle(['scenario', ...TURNS], ['WK-R27', 'WK-R50']),

    pegasusLimits: advanced(['WK-64', 'WK-65', 'WK-R28']),
    roads: advanced(['WK-66', 'WK-67', 'WK-68', 'WK-R9']),
    wounded: advanced(['WK-69', 'WK-70', 'WK-R29', 'WK-96']),
    slowMagic: advanced(['WK-71', 'WK-72', 'WK-73', 'WK-74', 'WK-R32', 'WK-R33']),
    princeHeals: advanced(['WK-78', 'WK-79', 'WK-80', 'WK-R31', 'WK-R46'], {
      needs: { on: { wounded: [true] } },
    }),
    soldierDice: advanced(['WK-82', 'WK-R36', 'WK-R37', 'WK-99']),
    obstacles: advanced(['WK-90', 'WK-91', 'WK-92', 'WK-R41', 'WK-R43']),
    lineOfSight: advanced(['WK-93', 'WK-R44', 'WK-R45']),

    ownMoves: battle([false, true], ['WK-R56', 'WK-R57'], { when: { ownDice: [true] } }),

    forcedCombat: ruling(['auto', 'all', 'none'], ['WK-R13', 'WK-33']),
    terrainCost: ruling(['flat', 'sum'], ['WK-R3']),
    bigStep: ruling(['whole', 'remaining', 'off'], ['WK-25', 'WK-R4', 'WK-R6']),
    roadCost: ruling(['terrain', 'road'], ['WK-R8']),
    mageMinRange: ruling([1, 2], ['WK-R18']),
    leadersProtectLeaders: ruling([false, true], ['WK-R22'], { princeHeals: NOT_ON }),
    protectionTiming: ruling(['sequential', 'simultaneous'], ['WK-R23'], { princeHeals: NOT_ON }),
    pushSafety: ruling(['both', 'noContact', 'immune'], ['WK-76', 'WK-R34'], {
      slowMagic: NOT_OFF,
    }),
    pushProtected: ruling([true, false], ['WK-R35'], { slowMagic: NOT_OFF, princeHeals: NOT_ON }),
    woodsHideTarget: ruling([false, true], ['WK-R41'], { obstacles: NOT_OFF }),
    contourBlock: ruling(['cross', 'high'], ['WK-R42'], { obstacles: NOT_OFF }),
    losKind: ruling(['centre', 'axes'], ['WK-R44'], { lineOfSight: NOT_OFF }),

    faces: {
      values: ['friendly', 'military'],
      default: 'friendly',
      clauses: ['WK-05', 'WK-06', 'WK-07', 'WK-R30'],
      affects: 'table',
    },
    forecast: {
      values: [true, false],
      default: true,
      clauses: ['WK-59'],
      affects: 'table',
      when: BATTLE,
    },
    ownDice: {
      values: [false, true],
      default: false,
      clauses: ['WK-50'],
      affects: 'table',
      when: BATTLE,
    },
    guessTimer: {
      values: [10, 'off', 20],
      default: 10,
      clauses: ['WK-102', 'WK-R54'],
      affects: 'table',
      when: { mode: ['guess'] },
    },
    guessClock: {
      values: [false, true],
      default: false,
      clauses: ['WK-102', 'WK-R54'],
      affects: 'table',
      when: { mode: ['guess'], guessTimer: [10, 20] },
    },
    guessAloud: {
      values: [true, false],
      default: true,
      clauses: ['WK-102'],
      affects: 'table',
      when: { mode: ['guess'] },
    },
  },
  presets: {
    default: {},
    firstGame: {
      leaderLoss: 'all',
      pegasusLimits: false,
      roads: false,
      wounded: false,
      slowMagic: false,
      princeHeals: false,
      soldierDice: false,
      obstacles: false,
      lineOfSight: false,
    },
    cavalry: { pegasusLimits: true, roads: true },
    hospital: { wounded: true, princeHeals: true },
    everything: {
      pegasusLimits: true,
      roads: true,
      wounded: true,
      slowMagic: true,
      princeHeals: true,
      soldierDice: true,
      obstacles: true,
      lineOfSight: true,
      contourBlock: 'high',
    },
  },
};

/** The rules of a battle as the kernel reads them: nothing is left to the scenario. */
export interface BattleOptions {
  readonly leaderLoss: 'off' | 'all' | 'any';
  readonly firstSide: 'blue' | 'pink';
  readonly turnLimit: number;
  /** How far spells reach, in hexes (WK-47, WK-73). Other numbers than 6 and 12 are tried: see `numbers.ts`. */
  readonly fastRange: number;
  readonly slowRange: number;
  /** Points of a step into woods, into a river and across a contour line (WK-29, WK-30, WK-31). */
  readonly woodsCost: number;
  readonly riverCost: number;
  readonly contourCost: number;
  readonly pegasusLimits: boolean;
  readonly roads: boolean;
  readonly wounded: boolean;
  readonly slowMagic: boolean;
  /** WK-R46: never without `wounded`. */
  readonly princeHeals: boolean;
  readonly soldierDice: boolean;
  readonly obstacles: boolean;
  readonly lineOfSight: boolean;
  readonly forcedCombat: 'auto' | 'all' | 'none';
  readonly terrainCost: 'flat' | 'sum';
  readonly bigStep: 'whole' | 'remaining' | 'off';
  readonly roadCost: 'terrain' | 'road';
  readonly mageMinRange: 1 | 2;
  readonly leadersProtectLeaders: boolean;
  readonly protectionTiming: 'sequential' | 'simultaneous';
  readonly pushSafety: 'both' | 'noContact' | 'immune';
  readonly pushProtected: boolean;
  readonly woodsHideTarget: boolean;
  readonly contourBlock: 'cross' | 'high';
  readonly losKind: 'centre' | 'axes';
  /** WK-R56: people move on the real map, and only say where units stand; then no fight is a must. */
  readonly ownMoves: boolean;
}

/** What a scenario says of the rules it is played by. */
export interface ScenarioRules {
  readonly first: 'blue' | 'pink';
  readonly turnLimit: number;
  readonly rules?: OptionValues;
}

/** What the rules are where neither the options nor the scenario say anything. */
const BASIC = {
  leaderLoss: 'off',
  pegasusLimits: false,
  roads: false,
  wounded: false,
  slowMagic: false,
  princeHeals: false,
  soldierDice: false,
  obstacles: false,
  lineOfSight: false,
  forcedCombat: 'auto',
  terrainCost: 'flat',
  bigStep: 'whole',
  roadCost: 'terrain',
  mageMinRange: 1,
  leadersProtectLeaders: false,
  protectionTiming: 'sequential',
  pushSafety: 'both',
  pushProtected: true,
  woodsHideTarget: false,
  contourBlock: 'cross',
  losKind: 'centre',
} as const satisfies Omit<
  BattleOptions,
  | 'firstSide'
  | 'turnLimit'
  | 'ownMoves'
  | 'fastRange'
  | 'slowRange'
  | 'woodsCost'
  | 'riverCost'
  | 'contourCost'
>;

/** Options that a scenario may decide, where they are left to it. */
export const DECIDED_BY_SCENARIO = Object.keys(BASIC) as readonly (keyof typeof BASIC)[];

/** Values that have passed `parseOptions`, in the kernel's terms. */
export function battleOptions(values: OptionValues, scenario: ScenarioRules): BattleOptions {
  const chosen: Record<string, OptionValue> = {
    firstSide: given(values, 'firstSide') ?? scenario.first,
    turnLimit: given(values, 'turnLimit') ?? scenario.turnLimit,
  };
  for (const name of DECIDED_BY_SCENARIO)
    chosen[name] = given(values, name) ?? scenario.rules?.[name] ?? BASIC[name];
  if (chosen['wounded'] !== true) chosen['princeHeals'] = false;
  const ownMoves = values['ownMoves'] === true;
  chosen['fastRange'] = values['WK-47.hexes'] ?? 6;
  chosen['slowRange'] = values['WK-73.hexes'] ?? 12;
  chosen['woodsCost'] = values['WK-29.points'] ?? 2;
  chosen['riverCost'] = values['WK-30.points'] ?? 2;
  chosen['contourCost'] = values['WK-31.points'] ?? 2;
  chosen['ownMoves'] = ownMoves;
  if (ownMoves) chosen['forcedCombat'] = 'none';
  return chosen as unknown as BattleOptions;
}

/**
 * Whether this is the First skirmish as it comes. An option may spell out what the scenario has anyway, so the engine's `areUsual`
 * is too strict.
 */
export function isPlainFirstSkirmish(values: OptionValues, scenario: ScenarioRules): boolean {
  if (values['scenario'] !== 'firstSkirmish') return false;
  if (Object.keys(values).some((name) => name.includes('.'))) return false;
  const own = Object.entries(battleOptions({}, scenario));
  const played = battleOptions(values, scenario);
  return own.every(([name, value]) => played[name as keyof BattleOptions] === value);
}

/** A value that somebody has chosen. */
const given = (values: OptionValues, name: string): OptionValue | undefined =>
  values[name] === 'scenario' ? undefined : values[name];
