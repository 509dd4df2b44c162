import { CHANCE } from '@glade/engine';
import type { BoardButton, GameBoard } from '@glade/ui';
import { letDiceFall, type Pacing } from '@glade/ui/pacing';
import { END_TURN, PLACE } from '../rules/state.ts';
import type { StarfallView } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { choicesOf, placesOnBoard } from './choices.ts';
import { effects, moments } from './effects.ts';
import { EventPicture } from './EventPicture.tsx';
import { nameOf, stepOf, stepsLeft } from './labels.ts';
import { Pace } from './Pace.tsx';
import { Icon } from './forest/Pieces.tsx';
import { SeatStatus } from './SeatStatus.tsx';

/** The forest that chance builds is one scene; nothing is ever settled before the end. */
const PACING: Pacing<StarfallView> = {
  continues: ({ actor, turn, step }) => actor === CHANCE && turn === 0 && step !== 'first',
  announcement: () => ({ key: 'board.ready' }),
  passiveAction: () => END_TURN,
  decided: () => false,
};

/** The browser's side of Starfall Forest. */
export const board: GameBoard<StarfallView> = {
  Board,
  Face: Icon,
  SeatStatus,
  Pace,
  effects,
  moments,
  showsDice: ({ turn }) => turn > 0,
  EventPicture,
  ending: () => import('./ending.ts'),
  endScene: () => import('./EndScene.tsx').then(({ EndScene }) => EndScene),
  falling: 'star',
  buttons(view, legal): readonly BoardButton[] {
    if (view.step === 'revive') {
      return legal.map((action) => ({
        action,
        label: 'action.wake',
        args: { player: action - PLACE + 1 },
      }));
    }
    if (!legal.includes(END_TURN) || view.step !== 'move') return [];
    const { bites, staying } = view.fairies[view.seat]!;
    const { fairy, snake, tree } = stepsLeft(view);
    const left = legal.length > 1 ? fairy + snake + tree : 0;
    const end = { action: END_TURN, label: 'action.end', args: { bites, stars: staying, left } };
    const ask = 'action.end.ask';
    // A bite that a step could avert is asked about each time.
    if (left > 0 && bites > 0) return [{ ...end, ask }];
    // A single step is often of no use, unless it takes a star, which may be the last that is needed.
    const { go } = choicesOf(view, legal, undefined);
    const asks = left > 1 || [...go].some((to) => view.stars[to]! > 0);
    return [{ ...end, left, ...(asks && { ask }) }];
  },
  name: nameOf,
  // What bots have rolled explains what they do; what the person has rolled the step says.
  isNotable: ({ code }) => code === 'rolledSteps',
  aloud(view, say, more) {
    const { step } = view;
    const left = stepsLeft(view);
    // The step says it, too.
    return more && step === 'move' && left.fairy + left.tree > 0 && left.snake > 0
      ? [say('board.steps', { ...left })]
      : [];
  },
  goal: ({ step }, say) => (step === 'knock' ? [say('game.line')] : []),
  told({ fairies }, { code, args }, say) {
    if (code !== 'starter') return undefined;
    const order = fairies.map((_, i) => ((args['seat']! + i) % fairies.length) + 1);
    return say('board.order', { order: order.join(' ') });
  },
  entersOnBoard: placesOnBoard,
  lotOrder: ({ step }, outcome) => (step === 'first' ? [outcome] : []),
  onStart: (host) => letDiceFall(host, PACING),
  throwsFor: ({ step, seat }) =>
    step === 'roll' ? { key: 'throwsFor.roll', args: { player: seat + 1 } } : undefined,
  throwers: ({ step, seat }) => (step === 'roll' ? [seat] : []),
  extras: () => import('./Help.tsx').then(({ extras }) => extras),
  step(view, options) {
    const key = stepOf(view, options['scaredySnake'] === true);
    const left = stepsLeft(view);
    const steps = left.fairy + left.snake + left.tree;
    const { place, flat } = view.fairies[view.seat]!;
    const stuck = place >= 0 && !flat ? view.left.fairy - left.fairy : 0;
    // SF-R18: who is home lets a star fall near or far.
    const far = place >= 0 ? 'yes' : 'no';
    return { key, args: { player: view.seat + 1, dice: view.pool, steps, stuck, far, ...left } };
  },
};
