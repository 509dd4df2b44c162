import type { GameBoard } from '@glade/ui';
import { ORDERS } from '../rules/turn-order.ts';
import type { LeafClimbersView } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { Face } from './Dice.tsx';
import { UNCOUNTED } from './Beside.tsx';
import { effects, moments } from './effects.ts';
import { EventPicture } from './EventPicture.tsx';
import { staying, waysOut } from './moves.ts';
import { COMPLETE } from './geometry.ts';
import { onStart, Pace } from './Pace.tsx';
import { SeatStatus } from './SeatStatus.tsx';

/** The browser's side of Lilliputian Leaf-Climbers. */
export const board: GameBoard<LeafClimbersView> = {
  Board,
  Face,
  Pace,
  lotOrder: ({ step, climbers }, outcome) =>
    step === 'order' ? (ORDERS[climbers.length]?.[outcome] ?? []) : [],
  onStart,
  throwers: ({ step, seat }) => (step === 'steps' ? [seat] : []),
  uncounted: (view) => ({ ...view, landed: UNCOUNTED }),
  isOut: ({ climbers }, seat) => climbers[seat]?.alive === false,
  // Others are told as they climb; who asks hears how things stand.
  watched({ round, landed, climbers }, events, say) {
    if (events !== undefined) return undefined;
    const heading = say('turn.heading', { turn: round });
    const left = climbers.flatMap(({ alive }, seat) => (alive ? [seat] : []));
    const name = say('seat', { player: (left[0] ?? 0) + 1 });
    const climbs = say('board.climbing', { left: left.length, name });
    return `${heading}: ${say('board.count', { chips: landed, all: COMPLETE })}. ${climbs}`;
  },
  throwsFor: ({ step, seat }) =>
    step === 'steps' ? { key: 'throwsFor.steps', args: { player: seat + 1 } } : undefined,
  entersOnBoard: ({ step }) => step === 'leaf',
  buttons(view, legal) {
    if (view.step !== 'move' || !legal.includes(staying(view))) return [];
    // Who is safe for good only has to stay.
    const { safe, danger } = view.climbers[view.seat]!;
    // Who would stay under a leaf, and could get away from it, is asked.
    const args = { leaves: view.chips[staying(view)]! };
    const asks = danger && waysOut(view) > 0 ? { ask: 'action.stay.ask', args } : {};
    return [{ action: staying(view), label: 'action.stay', best: safe, ...asks }];
  },
  name(view, action) {
    const stays = view.step === 'move' && action === staying(view);
    return { key: stays ? 'action.stay' : 'action.climb.at', cells: [action] };
  },
  step(view) {
    const args = { player: view.seat + 1, left: view.left, roll: view.roll };
    if (view.step !== 'move') return { key: `step.${view.step}`, args };
    const { safe, danger } = view.climbers[view.seat]!;
    if (danger)
      return {
        key: 'step.move.danger',
        args: { ...args, leaves: view.chips[staying(view)]! },
      };
    return { key: safe ? 'step.move.safe' : 'step.move', args };
  },
  effects,
  moments,
  EventPicture,
  SeatStatus,
  ending: () => import('./ending.ts'),
  endScene: () => import('./EndScene.tsx').then(({ EndScene }) => EndScene),
  extras: () => import('./Help.tsx').then(({ extras }) => extras),
};
