import { deed, deedInAnyOrder, ownDeed, type Companion } from '@glade/text';
import type { LeafClimbersView } from '../rules/index.ts';
import { liesOnBoard, mend } from './mend.ts';

const MOVE = ownDeed('move', 'cell', 'seat');

/** Board, chips and climbers: what each kind of event moves. */
export const companion: Companion<LeafClimbersView> = {
  deeds: {
    first: 'said',
    next: 'said',

    leaves: 'said',
    void: 'idle',
    leaf: { ...deed('round', 'cell'), again: 'rounds' },

    dice: 'done',
    stays: 'said',
    stood: 'said',
    moved: MOVE,
    climbed: MOVE,
    descended: MOVE,
    upAndDown: MOVE,
    climbedTop: 'said',

    landed: 'part',
    crushed: deed('off', 'cell', 'seat'),
    grown: deedInAnyOrder('swap', 'cell', 'height'),

    complete: 'said',
    lastOne: 'said',
    nobody: 'said',
    lostAlone: 'said',
    lostTogether: 'said',
  },
  gathers: ({ step }) => (step === 'leaf' ? ['leaf'] : []),
  setUp: ({ climbers }) => [
    { code: 'board', args: {} },
    ...climbers.map(({ place }, seat) => ({ code: 'put', args: { cell: place, seat } })),
  ],
  lies: liesOnBoard,
  mend,
};
