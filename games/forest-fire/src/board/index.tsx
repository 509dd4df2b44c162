import type { Event } from '@glade/engine';
import type { BoardButton, GameBoard } from '@glade/ui';
import { campaign } from '../campaign/index.tsx';
import { SEAT } from '../rules/actions.ts';
import type { ForestFireView } from '../rules/view.ts';
import { tellBoard, tellOwn } from './aloud.tsx';
import { Board } from './Board.tsx';
import { choiceOf, firesInReach } from './choices.ts';
import { effects, moments } from './effects.ts';
import { EventPicture } from './EventPicture.tsx';
import { notesOf } from './notes.ts';
import { closingOf, meanwhile, Pace } from './Pace.tsx';
import { questOf } from './quest.ts';
import { RoleCards, Sign } from './RoleCards.tsx';
import { stepOf } from './step.ts';
import { SeatStatus } from './SeatStatus.tsx';

/** The roles in the order of their actions. */
const ROLES = ['hotshot', 'smokeJumper', 'pilot'] as const;

/** Ends a turn; it asks first where the player can still put out a fire, or stands in one. */
function doneButton(view: ForestFireView, action: number, free: boolean): BoardButton {
  const seat = free ? Math.floor(action / SEAT) : view.seat;
  const { role, place, moves, danger } = view.players[seat]!;
  const wanted = danger || (role === 'pilot' ? view.burning > 0 : firesInReach(view, place) > 0);
  const args = { player: seat + 1, moves, danger: Number(danger) };
  const button = { action, label: 'action.done', args, minor: true };
  return moves > 0 && wanted ? { ...button, ask: 'action.done.ask' } : button;
}

/** Whether it is what the fire does, and nothing that somebody did. */
const isOfFire = ({ args }: Event): boolean => args['seat'] === undefined;

/** What a page needs to show Forest Fire: its board, and the sentences around it. */
export const board: GameBoard<ForestFireView> = {
  Board,
  Aside: RoleCards,
  SeatStatus,
  Sign,
  campaign,
  shortEntry: true,
  buttons(view, legal): readonly BoardButton[] {
    const free = legal.some((action) => action >= SEAT);
    return legal.flatMap((action) => {
      const { meaning } = choiceOf(action, free);
      switch (meaning.kind) {
        case 'role':
          return [{ action, label: `role.${ROLES[meaning.role]!}` }];
        case 'refill':
          return [{ action, label: 'action.refill' }];
        case 'done':
          return [doneButton(view, action, free)];
        case 'stop':
          return [{ action, label: 'action.stop', inMenu: true, ask: 'action.stop.ask' }];
        default:
          return [];
      }
    });
  },
  name({ step }, action) {
    const { meaning } = choiceOf(action % SEAT, false);
    switch (meaning.kind) {
      case 'go':
        return { key: `action.${step === 'turns' ? 'go' : 'start'}.at`, cells: [meaning.place] };
      case 'putOut':
        return { key: 'action.putOut.at', cells: [meaning.place] };
      case 'drop':
        return { key: 'action.drop.at', cells: meaning.line };
      case 'role':
        return { key: `role.${ROLES[meaning.role]!}`, cells: [] };
      default:
        return { key: `action.${meaning.kind}`, cells: [] };
    }
  },
  quest: questOf,
  isOut: ({ players }, seat) => players[seat]?.out === true,
  entersOnBoard: () => true,
  Pace,
  closing: closingOf,
  meanwhile,
  ending: () => import('./ending.ts'),
  endScene: () => import('./EndScene.tsx').then(({ EndScene }) => EndScene),
  effects,
  moments,
  EventPicture,
  uncounted: (view, { forecast }) =>
    forecast === true ? { ...view, fills: view.fills.map(() => []) } : view,
  notes: notesOf,
  // Of all that the fire does only where it stands now: what others do is told by itself.
  watched({ round, burning, players }, events, say) {
    const stands = `${say('turn.heading', { turn: round })}: ${say('board.burning', { burning })}.`;
    if (events !== undefined) return events.some(isOfFire) ? stands : undefined;
    const left = players.flatMap(({ out }, seat) => (out ? [] : [seat]));
    const name = say('seat', { player: (left[0] ?? 0) + 1 });
    const fights = say('board.fighting', { left: left.length, name });
    return `${stands} ${fights}`;
  },
  aloud: (view, say, more) => (more ? tellBoard(view, say) : tellOwn(view, say)),
  extras: () => import('./Help.tsx').then(({ extras }) => extras),
  step: stepOf,
};
