import type { BoardButton, GameBoard } from '@glade/ui';
import { SPRING } from '../rules/tiles/tiles.ts';
import type { VeronaView } from '../rules/view.ts';
import { nameOf } from './action-names.ts';
import { Board } from './Board.tsx';
import { meaningOf, placeAction } from './choices.ts';
import { effects, moments } from './effects.ts';
import { EventPicture } from './EventPicture.tsx';
import { tellDanger, tellSides, tileName } from './labels.ts';
import { DrawEntry } from './panels/DrawEntry.tsx';
import { onStart, Pace } from './panels/Pace.tsx';
import { Players } from './panels/Players.tsx';
import { SeatStatus } from './panels/SeatStatus.tsx';
import { placeAt, placeFrom } from './places.ts';
import { uncounted } from './uncounted.ts';

const WINS: ReadonlySet<string> = new Set(['friendWon', 'cleared', 'tokenWon', 'delivered']);

/** The browser's side of Fair Verona. */
export const board: GameBoard<VeronaView> = {
  Board,
  Aside: Players,
  asideTellsSeats: true,
  needsRoom: true,
  uncounted,
  SeatStatus,
  Draws: DrawEntry,
  sameAtTable({ spots }, action) {
    const meaning = meaningOf(action);
    if (meaning.kind !== 'place') return [action];
    const { x, y } = placeFrom(meaning.cell);
    const spot = spots.find((each) => each.x === x && each.y === y);
    return spot?.turns.map((turn) => placeAction(x, y, turn)) ?? [action];
  },
  effects,
  moments,
  // What the person's own tap has won is told, too; that somebody stays is only to be heard.
  isNotable: ({ code }) => WINS.has(code) || code === 'stayed',
  EventPicture,
  ending: () => import('./ending.ts'),
  endScene: () => import('./EndScene.tsx').then(({ EndScene }) => EndScene),
  falling: 'petal',
  onStart,
  throwers: ({ step, seat }) => (step === 'deal' || step === 'over' ? [] : [seat]),
  Pace,
  buttons(view, legal): readonly BoardButton[] {
    return legal.flatMap((action): BoardButton[] => {
      const meaning = meaningOf(action);
      const own = view.players[view.seat]!;
      switch (meaning.kind) {
        case 'stop':
          return [{ action, label: 'action.stop' }];
        case 'keep':
          return [{ action, label: own.token ? 'action.keep.own' : 'action.keep' }];
        case 'pass':
          return [
            {
              action,
              label: own.token ? 'action.give' : 'action.take',
              args: { player: meaning.seat + 1 },
            },
          ];
        case 'move':
          return meaning.place === placeAt(own.x, own.y, own.bank)
            ? [{ action, label: 'action.stay' }]
            : [];
        default:
          return [];
      }
    });
  },
  name: nameOf,
  extras: () => import('./help/Help.tsx').then(({ extras }) => extras),
  aloud(view, say, more, inHand) {
    const danger = more && view.step !== 'deal' ? tellDanger(view, say) : [];
    if (view.step !== 'place' || view.hand < 0) return danger;
    // What is tried out on the map has its sides as it lies there.
    const turn = Number(inHand?.args?.['turn'] ?? view.spots[0]?.turns[0] ?? 0);
    const sides = tellSides(say, view.hand, turn, more);
    const name = tileName(say, view.hand);
    return more ? [`${name}.`, ...sides, ...danger] : sides;
  },
  goal: (view, say) =>
    view.step === 'place' && view.hand >= 0 && isFirst(view) ? [say('game.line')] : [],
  step(view) {
    const dealt = view.players.findIndex(({ card }) => card < 0);
    // The next player gets the Encounter.
    const next = (view.seat + 1) % view.players.length;
    const args = {
      player: (view.step === 'deal' ? dealt : view.step === 'encounter' ? next : view.seat) + 1,
      pile: view.pile,
      type: view.hand,
      first: isFirst(view) ? 'yes' : 'no',
      ...riverStory(view),
      won: view.result === 'won' ? 'yes' : 'no',
    };
    const unused = view.step === 'source' && view.pile === 'none';
    return { key: unused ? 'step.source.unused' : `step.${view.step}`, args };
  },
};

/** Whether nobody has had a turn before: no event says whose it is, and no one has heard what all of it is for. */
const isFirst = ({ tiles, turn }: VeronaView): boolean => turn <= 1 && tiles.length === 1;

/** The newest tile of the River, and where the River runs on from it; -1 once land tiles follow. */
function riverStory({ tiles, river }: VeronaView): { last: number; heading: number } {
  const type = tiles.at(-1)?.type ?? -1;
  return { last: type >= SPRING ? type : -1, heading: river?.heading ?? 0 };
}
