import type { Option, OptionsSpec, OptionValue, OptionValues } from '@glade/engine';

const rule = (values: readonly OptionValue[], ...clauses: readonly string[]): Option => ({
  values,
  default: values[0]!,
  clauses,
  affects: 'rules',
});

/** Every option of the rules, with the clauses it changes; the first value is the default. */
export const options: OptionsSpec = {
  options: {
    difficulty: rule(['medium', 'easy', 'hard'], 'FV-13', 'FV-14', 'FV-15'),
    seats: rule([4, 2, 3, 5, 6], 'FV-04', 'FV-R1'),
    riverReach: rule(['meeple', 'anywhere', 'scatter'], 'FV-R11'),
    uTurn: {
      ...rule(['immediate', 'strict'], 'FV-R13'),
      when: { riverReach: ['meeple', 'anywhere'] },
    },
    cornerContact: rule(['spring', 'any'], 'FV-R8'),
    unusedTiles: rule(['own', 'shared'], 'FV-R16'),
    friendsPerTile: rule(['one', 'each'], 'FV-R21'),
    help: rule(['both', 'ownerTurn'], 'FV-R27'),
    helpLimit: rule(['one', 'unlimited'], 'FV-R28'),
    helperFriends: rule([false, true], 'FV-R30'),
    friendCalls: rule(['any', 'useful'], 'FV-R58'),
    jokerEncounter: rule(['instead', 'redraw'], 'FV-R33'),
    jokerLift: rule(['arrive', 'present'], 'FV-R35'),
    delivery: rule(['present', 'arrive'], 'FV-R40'),
    crossings: rule(['through', 'stop'], 'FV-R48'),
    miredTest: rule(['possible', 'round'], 'FV-R51'),
    lastErrandRounds: rule([6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], 'FV-R54'),
    riverArt: { ...rule(['classic', 'garden'], 'FV-R56'), affects: 'table' },
    ownDice: { ...rule([false, true], 'FV-06', 'FV-11'), affects: 'table' },
  },
  firstPreset: 'gentle',
  presets: {
    gentle: { difficulty: 'easy', riverReach: 'anywhere' },
    easy: { difficulty: 'easy' },
    default: {},
    hard: { difficulty: 'hard' },
    crowd: { difficulty: 'easy', seats: 6 },
    travellers: { delivery: 'arrive' },
  },
  gentlestPreset: 'gentle',
  seats: 'seats',
};

/** The options of the rules as the kernel reads them. */
export interface VeronaOptions {
  readonly difficulty: 'medium' | 'easy' | 'hard';
  readonly seats: number;
  readonly cornerContact: 'spring' | 'any';
  readonly riverReach: 'meeple' | 'anywhere' | 'scatter';
  readonly uTurn: 'immediate' | 'strict';
  readonly unusedTiles: 'own' | 'shared';
  readonly friendsPerTile: 'one' | 'each';
  readonly help: 'both' | 'ownerTurn';
  readonly helpLimit: 'one' | 'unlimited';
  readonly helperFriends: boolean;
  readonly friendCalls: 'any' | 'useful';
  readonly jokerEncounter: 'instead' | 'redraw';
  readonly jokerLift: 'arrive' | 'present';
  readonly delivery: 'present' | 'arrive';
  readonly crossings: 'through' | 'stop';
  readonly miredTest: 'possible' | 'round';
  readonly lastErrandRounds: number;
  /** Clue Tokens in all, and Friends dealt to each player. */
  readonly goal: number;
  readonly friends: number;
  // Numbers of the rules that are tried: see `numbers.ts`. Undefined: as the rules have them.
  readonly 'FV-06.jokers'?: number;
  readonly 'FV-06.lowest'?: number;
  readonly 'FV-11.monasteries'?: number;
  readonly 'FV-11.straights'?: number;
  readonly 'FV-11.bends'?: number;
  readonly 'FV-14.tokens'?: number;
  readonly 'FV-14.friends'?: number;
  readonly 'FV-72.tiles'?: number;
  readonly 'FV-73.tiles'?: number;
  readonly 'FV-74.tiles'?: number;
  readonly 'FV-82.tiles'?: number;
}

// FV-13, FV-14, FV-15.
/** Tokens to bring home, by difficulty (FV-13). */
export const GOAL = { easy: 6, medium: 7, hard: 8 };
const FRIENDS = { easy: 2, medium: 1, hard: 0 };

/** What the kernel needs of options that have passed `parseOptions`. */
export function veronaOptions(values: OptionValues): VeronaOptions {
  const given = values as unknown as VeronaOptions;
  const medium = given.difficulty === 'medium';
  return {
    ...given,
    goal: (medium ? given['FV-14.tokens'] : undefined) ?? GOAL[given.difficulty],
    friends: (medium ? given['FV-14.friends'] : undefined) ?? FRIENDS[given.difficulty],
  };
}
