import { CHANCE } from '@glade/engine';
import type { BoardButton, GameBoard } from '@glade/ui';
import { flow, type Course } from '@glade/ui/flow';
import { END_TURN, PLACE } from '../rules/state.ts';
import type { StarfallView } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { nameOf, stepOf } from './labels.ts';
import { Icon } from './Pieces.tsx';
import { Players } from './Players.tsx';

/** The forest that chance builds is one scene; nothing is ever settled before the end. */
const COURSE: Course<StarfallView> = {
  goesOn: ({ actor, turn, step }) => actor === CHANCE && turn === 0 && step !== 'first',
  told: () => ({ key: 'board.ready' }),
  idle: () => END_TURN,
  settled: () => false,
};

/** The browser's side of Starfall Forest. */
export const board: GameBoard<StarfallView> = {
  Board,
  Aside: Players,
  Face: Icon,
  buttons(view, legal): readonly BoardButton[] {
    if (view.step === 'revive') {
      return legal.map((action) => ({
        action,
        label: 'action.wake',
        args: { player: action - PLACE + 1 },
      }));
    }
    const { bites, staying } = view.fairies[view.seat]!;
    return legal.includes(END_TURN) && view.step === 'move'
      ? [{ action: END_TURN, label: 'action.end', args: { bites, stars: staying } }]
      : [];
  },
  name: nameOf,
  lots: ({ step }, outcome) => (step === 'first' ? [outcome] : []),
  attend: (host) => flow(host, COURSE),
  throwers: ({ step, seat }) => (step === 'roll' ? [seat] : []),
  extras: () => import('./Help.tsx').then(({ extras }) => extras),
  step(view, options) {
    const args = { player: view.seat + 1, dice: view.pool };
    return { key: stepOf(view, options['scaredySnake'] === true), args };
  },
};
