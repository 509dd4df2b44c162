import type { OptionsSpec, OptionValues } from '@glade/engine';
import { pricesOf } from './paths.ts';

/** Every option of the rules, with the clauses it changes. */
export const options: OptionsSpec = {
  options: {
    players: { values: [2, 3, 4], default: 4, clauses: ['LC-07', 'LC-R22'], affects: 'rules' },
    order: {
      values: ['fixed', 'rotate', 'eachRound'],
      default: 'fixed',
      clauses: ['LC-10', 'LC-R11'],
      affects: 'rules',
    },
    standStill: {
      values: [true, false],
      default: true,
      clauses: ['LC-18', 'LC-R9'],
      affects: 'rules',
    },
    descend: { values: [2, 3], default: 2, clauses: ['LC-23', 'LC-R7'], affects: 'rules' },
    lastOne: {
      values: ['winsAtOnce', 'mustSurvive'],
      default: 'winsAtOnce',
      clauses: ['LC-32', 'LC-R20'],
      affects: 'rules',
    },
    allLost: {
      values: ['noWinner', 'shared'],
      default: 'noWinner',
      clauses: ['LC-31', 'LC-R19'],
      affects: 'rules',
    },
    credit: {
      values: ['each', 'split'],
      default: 'each',
      clauses: ['LC-31', 'LC-R21'],
      affects: 'rules',
    },
    ownDice: { values: [false, true], default: false, clauses: ['LC-13'], affects: 'table' },
    // Of own dice, those that people do not have: the app throws them.
    appThrows: {
      values: ['none', 'd20', 'd4', 'd20d4', 'd6', 'd20d6', 'd6d4'],
      default: 'none',
      clauses: ['LC-06'],
      affects: 'table',
      when: { ownDice: [true] },
    },
    crushedMeeple: {
      values: ['each', 'leave', 'hide'],
      default: 'each',
      clauses: ['LC-29', 'LC-R24'],
      affects: 'table',
    },
  },
  presets: {
    default: {},
    family: { players: 3, allLost: 'shared' },
    tournament: { credit: 'split' },
    hardy: { standStill: false, descend: 3 },
    two: { players: 2 },
    three: { players: 3 },
  },
  gentlestPreset: 'family',
  seats: 'players',
};

/** The rules options as the kernel reads them. */
export interface ClimberOptions {
  readonly players: number;
  readonly order: 'fixed' | 'rotate' | 'eachRound';
  readonly standStill: boolean;
  readonly descend: number;
  readonly lastOne: 'winsAtOnce' | 'mustSurvive';
  readonly allLost: 'noWinner' | 'shared';
  readonly credit: 'each' | 'split';
  /** The number of the prices of steps: see `pricesOf`. */
  readonly prices: number;
  // Numbers of the rules that are tried: see `numbers.ts`. Undefined: as the rules have them.
  readonly 'LC-12.sides'?: number;
  readonly 'LC-22.points'?: number;
  readonly 'LC-24.points'?: number;
  readonly 'LC-18.sides'?: number;
  readonly 'LC-25.climbers'?: number;
}

/** Values that have passed `parseOptions`, and what follows from them. */
export function climberOptions(values: OptionValues): ClimberOptions {
  const given = values as unknown as ClimberOptions;
  const { descend, 'LC-22.points': rise = 1, 'LC-24.points': flat = 1 } = given;
  return { ...given, prices: pricesOf(rise, flat, descend) };
}
