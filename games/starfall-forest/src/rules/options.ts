import type { OptionsSpec, OptionValues } from '@glade/engine';

/** Every option of the rules, with the clauses it changes. */
export const options: OptionsSpec = {
  options: {
    players: { values: [2, 3, 4], default: 4, clauses: ['SF-01', 'SF-06'], affects: 'rules' },
    forest: {
      values: ['auto', '3x3', '4x3', '5x3', '4x4', '5x4', '5x5'],
      default: 'auto',
      clauses: ['SF-05', 'SF-R2'],
      affects: 'rules',
    },
    die: {
      values: ['star2', 'fairy2', 'snake2', 'tree2', 'shooting2'],
      default: 'star2',
      clauses: ['SF-14', 'SF-R1'],
      affects: 'rules',
    },
    first: {
      values: ['random', 1, 2, 3, 4],
      default: 'random',
      clauses: ['SF-07', 'SF-R4'],
      affects: 'rules',
      needs: { 3: { players: [3, 4] }, 4: { players: [4] } },
    },
    setup: {
      values: ['players', 'random'],
      default: 'players',
      clauses: ['SF-08', 'SF-R10'],
      affects: 'rules',
    },
    goal: { values: [5, 4, 3], default: 5, clauses: ['SF-02'], affects: 'rules' },
    end: {
      values: ['ranking', 'first', 'all'],
      default: 'ranking',
      clauses: ['SF-03', 'SF-65', 'SF-R36'],
      affects: 'rules',
    },
    bites: {
      values: ['active', 'all'],
      default: 'active',
      clauses: ['SF-52', 'SF-R32'],
      affects: 'rules',
    },
    reviveGrace: {
      values: [false, true],
      default: false,
      clauses: ['SF-62', 'SF-R35'],
      affects: 'rules',
    },
    staying: {
      values: ['end', 'start', 'none'],
      default: 'end',
      clauses: ['SF-50', 'SF-R30'],
      affects: 'rules',
      when: { starFluke: [false] },
    },
    snakeHop: {
      values: ['sharedTree', 'sameTriangle'],
      default: 'sharedTree',
      clauses: ['SF-43', 'SF-R28'],
      affects: 'rules',
      when: { scaredySnake: [false] },
    },
    scaredySnake: { values: [false, true], default: false, clauses: ['SF-67'], affects: 'rules' },
    starFluke: {
      values: [false, true],
      default: false,
      clauses: ['SF-68', 'SF-R31'],
      affects: 'rules',
    },
    turnCap: {
      values: [1000, 100, 200, 500, 2000, 5000],
      default: 1000,
      clauses: ['SF-R39'],
      affects: 'rules',
      cutsOff: 'cap',
    },
    ownDice: { values: [false, true], default: false, clauses: ['SF-21'], affects: 'table' },
  },
  presets: {
    default: {},
    short: { players: 2, goal: 3, setup: 'random' },
    family: { scaredySnake: true, goal: 3, setup: 'random' },
    fluke: { starFluke: true },
    scaredy: { scaredySnake: true },
    race: { end: 'first' },
  },
  gentlestPreset: 'family',
  seats: 'players',
};

/** The rules options as the kernel reads them. */
export interface StarfallOptions {
  readonly players: number;
  /** Trees of the base forest across and down. */
  readonly width: number;
  readonly height: number;
  readonly die: 'star2' | 'fairy2' | 'snake2' | 'tree2' | 'shooting2';
  /** The seat that starts; -1 is drawn. */
  readonly first: number;
  readonly setup: 'players' | 'random';
  readonly goal: number;
  readonly end: 'ranking' | 'first' | 'all';
  readonly bites: 'active' | 'all';
  readonly reviveGrace: boolean;
  readonly staying: 'end' | 'start' | 'none';
  readonly snakeHop: 'sharedTree' | 'sameTriangle';
  readonly scaredySnake: boolean;
  readonly starFluke: boolean;
  readonly turnCap: number;
  // Numbers of the rules that are tried: see `numbers.ts`. Undefined: as the rules have them.
  readonly 'SF-06.hearts'?: number;
  readonly 'SF-13.dice'?: number;
  readonly 'SF-24.stars'?: number;
  readonly 'SF-25.steps'?: number;
  readonly 'SF-56.hearts'?: number;
}

// SF-R2: 4x4, 5x4 and 5x5 trees for 2, 3 and 4 players.
const FORESTS: Readonly<Record<number, string>> = { 2: '4x4', 3: '5x4', 4: '5x5' };

/** Values that have passed `parseOptions`, in the kernel's terms. */
export function starfallOptions(values: OptionValues): StarfallOptions {
  const given = values as unknown as StarfallOptions;
  const forest = values['forest'] === 'auto' ? FORESTS[given.players]! : String(values['forest']);
  const [width, height] = forest.split('x').map(Number) as [number, number];
  const first = values['first'] === 'random' ? -1 : Number(values['first']) - 1;
  return { ...given, width, height, first };
}
