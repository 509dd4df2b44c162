import { deed, ownDeed, type Companion } from '@glade/text';
import type { ForestFireView } from '../rules/index.ts';
import { liesOnBoard, mend } from './mend.ts';

const FIRE = { ...deed('fire', 'cell'), again: 'fires' };
/** The square between two fires burns, too. */
const GAP = deed('gap', 'cell');
const MOVE = ownDeed('move', 'cell', 'seat');
const NO_FIRE = ownDeed('noFire', 'cell');
const OFF = deed('off', 'cell', 'seat');

/** Board, Fire counters, Firebreaks and pieces: what each kind of event moves. */
export const companion: Companion<ForestFireView> = {
  deeds: {
    firebreak: deed('firebreak', 'cell'),
    role: 'kept',
    placed: ownDeed('put', 'cell', 'seat'),
    inHand: 'said',
    opening: 'said',
    openingOver: 'said',
    rollOn: 'said',

    round: 'said',
    rolled: 'done',
    counter: FIRE,
    filled: GAP,
    chained: GAP,
    onFirebreak: 'idle',

    turn: 'said',
    stepped: MOVE,
    steppedOnBreak: MOVE,
    steppedOff: MOVE,
    jumped: MOVE,
    putOut: NO_FIRE,
    putOutOne: ownDeed('oneFireLess', 'cell'),
    dropped: NO_FIRE,
    refilled: 'kept',
    kept: 'said',
    done: 'said',

    out: OFF,
    rests: OFF,
    ablaze: 'said',
    allOut: 'said',
    won: 'said',
    stopped: 'said',
    unfinished: 'said',
  },
  // The fires of the opening and of a round are rolled one after the other, and so are the Firebreaks before them.
  gathers: ({ step }) =>
    step === 'breaks'
      ? ['firebreak']
      : step === 'opening' || step === 'rolls'
        ? ['counter', 'filled', 'chained']
        : [],
  setUp: () => [
    { code: 'board', args: {} },
    { code: 'pieces', args: {} },
  ],
  lies: liesOnBoard,
  mend,
};
