import type { OptionsSpec, OptionValues } from '@glade/engine';

/** Every option of the rules, with the clauses it changes. */
export const options: OptionsSpec = {
  options: {
    mode: {
      values: ['solo', 'x4', 'vs'],
      default: 'solo',
      clauses: ['WF-01', 'WF-37', 'WF-42', 'WF-R39'],
      affects: 'rules',
    },
    // The squares round the home where the first fire must not start. Another value needs code: see `grid.ts`, `x4-start.ts`.
    startBuffer: {
      values: [4, 8],
      default: 4,
      clauses: ['WF-07', 'WF-08', 'WF-R03'],
      affects: 'rules',
    },
    endCheck: {
      values: ['afterSpread', 'beforeSpread'],
      default: 'afterSpread',
      clauses: ['WF-32', 'WF-R17'],
      affects: 'rules',
    },
    afterLoss: {
      values: ['ask', 'continue', 'stop'],
      default: 'ask',
      clauses: ['WF-36', 'WF-R21', 'WF-R22', 'WF-R28', 'WF-R36'],
      affects: 'rules',
      when: { mode: ['solo'] },
    },
    x4StartBuffer: {
      values: ['any', 'own'],
      default: 'any',
      clauses: ['WF-38', 'WF-R24'],
      affects: 'rules',
      when: { mode: ['x4'] },
    },
    x4Quiet: {
      values: ['relight', 'closed'],
      default: 'relight',
      clauses: ['WF-39', 'WF-R29'],
      affects: 'rules',
      when: { mode: ['x4'] },
    },
    vsPlayers: {
      values: [2, 3, 4, 5, 6],
      default: 2,
      clauses: ['WF-42', 'WF-R38'],
      affects: 'rules',
      when: { mode: ['vs'] },
    },
    vsRanking: {
      values: ['points', 'homeFirst'],
      default: 'points',
      clauses: ['WF-44', 'WF-R35'],
      affects: 'rules',
      when: { mode: ['vs'] },
    },
    showScore: { values: [true, false], default: true, clauses: ['WF-34'], affects: 'table' },
    ownDice: {
      values: [false, true],
      default: false,
      clauses: ['WF-06', 'WF-14'],
      affects: 'table',
    },
    forecast: { values: [true, false], default: true, clauses: ['WF-11'], affects: 'table' },
  },
  firstPreset: 'beginners',
  presets: {
    beginners: { startBuffer: 8 },
    default: {},
    x4: { mode: 'x4' },
    vs: { mode: 'vs' },
    tournament: { mode: 'vs', vsRanking: 'homeFirst' },
  },
  seats: 'vsPlayers',
};

/** The rules options as the kernels read them. */
export interface WildfireOptions {
  readonly mode: 'solo' | 'x4' | 'vs';
  readonly startBuffer: 4 | 8;
  readonly endCheck: 'afterSpread' | 'beforeSpread';
  readonly afterLoss: 'ask' | 'continue' | 'stop';
  readonly x4StartBuffer: 'any' | 'own';
  readonly x4Quiet: 'relight' | 'closed';
  readonly vsPlayers: number;
  readonly vsRanking: 'points' | 'homeFirst';
  // Numbers of the rules that are tried: see `numbers.ts`. Undefined: as the rules have them.
  readonly 'WF-22.actions'?: number;
  readonly 'WF-18.actions'?: number;
  readonly 'WF-26.digs'?: number;
  readonly 'WF-27.digs'?: number;
  readonly 'WF-28.digs'?: number;
}

/** The actions of a turn (WF-22), and of one whose event hits the home (WF-18). */
export function actionsOf(values: WildfireOptions): {
  readonly usual: number;
  readonly extra: number;
} {
  const usual = values['WF-22.actions'] ?? 1;
  return { usual, extra: usual + (values['WF-18.actions'] ?? 1) };
}

/** Values that have passed `parseOptions`. */
export const wildfireOptions = (values: OptionValues): WildfireOptions =>
  values as unknown as WildfireOptions;
