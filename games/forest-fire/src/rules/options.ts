import type { OptionsSpec, OptionValues } from '@glade/engine';

const LINE_UPS = ['H', 'S', 'P'].flatMap((a, i) =>
  ['H', 'S', 'P'].slice(i).flatMap((b, j) => {
    const two = [a + b];
    const three = ['H', 'S', 'P'].slice(i + j).map((c) => a + b + c);
    const four = three.flatMap((abc) =>
      ['H', 'S', 'P'].filter((d) => 'HSP'.indexOf(d) >= 'HSP'.indexOf(abc[2]!)).map((d) => abc + d),
    );
    return [...two, ...three, ...four];
  }),
);

/** So many rounds a match has that only bots play: from such matches comes how often they win, and no other is played on longer. */
export const MOST_ROUNDS = 200;

/** Every option of the rules, with the clauses it changes. */
export const options: OptionsSpec = {
  options: {
    players: { values: [2, 3, 4], default: 2, clauses: ['FF-01', 'FF-R40'], affects: 'rules' },
    game: {
      values: ['hotshots', 'smokeJumpers', 'pilots', 'mixed'],
      default: 'hotshots',
      clauses: ['FF-29', 'FF-36', 'FF-44', 'FF-51', 'FF-55', 'FF-R37'],
      affects: 'rules',
    },
    roles: {
      values: ['choose', ...LINE_UPS.toSorted((a, b) => a.length - b.length)],
      default: 'choose',
      clauses: ['FF-52', 'FF-R38'],
      affects: 'rules',
      when: { game: ['mixed'] },
      needs: Object.fromEntries(LINE_UPS.map((roles) => [roles, { players: [roles.length] }])),
    },
    firebreaks: {
      values: ['perPlayer', 0, 1, 2, 3, 4],
      default: 'perPlayer',
      clauses: ['FF-23', 'FF-25', 'FF-26', 'FF-R35'],
      affects: 'rules',
    },
    setupRounds: {
      values: [1, 2, 3],
      default: 2,
      clauses: ['FF-15', 'FF-36', 'FF-R03'],
      affects: 'rules',
    },
    place: {
      values: ['before', 'after'],
      default: 'before',
      clauses: ['FF-04', 'FF-R14'],
      affects: 'rules',
    },
    fireTiming: {
      values: ['roundStart', 'afterEachTurn'],
      default: 'roundStart',
      clauses: ['FF-10', 'FF-R02'],
      affects: 'rules',
    },
    burnCheck: {
      values: ['afterMoves', 'afterFires'],
      default: 'afterMoves',
      clauses: ['FF-16', 'FF-R04'],
      affects: 'rules',
    },
    burned: {
      values: ['out', 'rest'],
      default: 'out',
      clauses: ['FF-16', 'FF-R31'],
      affects: 'rules',
    },
    rollsFor: {
      values: ['remaining', 'starting'],
      default: 'remaining',
      clauses: ['FF-10', 'FF-R29'],
      affects: 'rules',
    },
    chain: {
      values: [false, true],
      default: false,
      clauses: ['FF-14', 'FF-R08'],
      affects: 'rules',
    },
    stackSpread: {
      values: [true, false],
      default: true,
      clauses: ['FF-12', 'FF-R09'],
      affects: 'rules',
    },
    edgeWalk: {
      values: [true, false],
      default: true,
      clauses: ['FF-35', 'FF-R15'],
      affects: 'rules',
    },
    turnOrder: {
      values: ['seat', 'free'],
      default: 'seat',
      clauses: ['FF-56', 'FF-R20'],
      affects: 'rules',
      when: { fireTiming: ['roundStart'] },
    },
    maxRounds: {
      values: [0, 20, 30, 50, 100, 200],
      default: 0,
      clauses: ['FF-R36'],
      affects: 'rules',
      cutsOff: 'unfinished',
    },
    takeBack: { values: [true, false], default: true, clauses: ['FF-R44'], affects: 'table' },
    tapToPlace: {
      values: [true, 'always', false],
      default: true,
      clauses: ['FF-11', 'FF-R42'],
      affects: 'table',
    },
    ownDice: {
      values: [false, true],
      default: false,
      clauses: ['FF-02', 'FF-R42'],
      affects: 'table',
    },
    speak: {
      values: [true, false],
      default: false,
      clauses: ['FF-08', 'FF-R42'],
      affects: 'table',
    },
    forecast: {
      values: [true, false],
      default: true,
      clauses: ['FF-13', 'FF-14'],
      affects: 'table',
    },
    mimeCards: {
      values: [true, false],
      default: true,
      clauses: ['FF-30', 'FF-37', 'FF-45'],
      affects: 'table',
    },
    talkPrompt: { values: [true, false], default: true, clauses: ['FF-56'], affects: 'table' },
  },
  presets: {
    gentle: { burned: 'rest', setupRounds: 1, place: 'after' },
    default: {},
    smokeJumpers: { game: 'smokeJumpers' },
    pilots: { game: 'pilots' },
    mixed: { game: 'mixed', players: 4 },
    challenge: { firebreaks: 0 },
  },
  gentlestPreset: 'gentle',
  seats: 'players',
  bulk: { maxRounds: MOST_ROUNDS },
};

/** The rules options as the kernel reads them. */
export interface FireOptions {
  readonly players: number;
  readonly game: 'hotshots' | 'smokeJumpers' | 'pilots' | 'mixed';
  readonly roles: string;
  readonly firebreaks: number;
  readonly setupRounds: number;
  readonly place: 'before' | 'after';
  readonly fireTiming: 'roundStart' | 'afterEachTurn';
  readonly burnCheck: 'afterMoves' | 'afterFires';
  readonly burned: 'out' | 'rest';
  readonly rollsFor: 'remaining' | 'starting';
  readonly chain: boolean;
  readonly stackSpread: boolean;
  readonly edgeWalk: boolean;
  readonly turnOrder: 'seat' | 'free';
  readonly maxRounds: number;
  /** Moves of a Hotshot and of a Smoke Jumper in a round (FF-32, FF-39), and rounds from drop to drop (FF-48). */
  readonly hotshotMoves: number;
  readonly jumperMoves: number;
  readonly tankRounds: number;
}

/**
 * Values that have passed `parseOptions`, as the kernel reads them. More Firebreaks than players means one per player
 * (FF-25); a free order needs rolls at the start (FF-R20).
 */
export function fireOptions(values: OptionValues): FireOptions {
  const read = values as unknown as FireOptions;
  const firebreaks = values.firebreaks === 'perPlayer' ? read.players : read.firebreaks;
  return {
    ...read,
    hotshotMoves: numberOf(values, 'FF-32.moves', 2),
    jumperMoves: numberOf(values, 'FF-39.moves', 2),
    tankRounds: numberOf(values, 'FF-48.rounds', 2),
    firebreaks: Math.min(firebreaks, read.players),
    turnOrder: read.fireTiming === 'roundStart' ? read.turnOrder : 'seat',
  };
}

/** A number of the rules that is tried, or as the rules have it: see `numbers.ts`. */
const numberOf = (values: OptionValues, name: string, usual: number): number =>
  (values[name] as number | undefined) ?? usual;
