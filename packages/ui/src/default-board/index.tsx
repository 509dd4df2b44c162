import { CHANCE, OVER } from '@glade/engine';
import type { DefinedGame, FieldView } from '@glade/engine/define';
import type { GameBoard } from '../contract/game-board.ts';
import { PictureBoard } from './PictureBoard.tsx';
import { nameOfAction, pressed } from './paths.ts';

/** The board of a game that has none of its own: it draws the game's picture, and has a button for what no tap means. */
export function defaultBoard(game: DefinedGame): GameBoard {
  const board: GameBoard<FieldView> = {
    Board: (props) => <PictureBoard {...props} game={game} />,
    buttons: (view, legal) =>
      pressed(game, view, legal).dock.map((action) => {
        const { key, args } = nameOfAction(game, view, action);
        return { action, label: key, ...(args === undefined ? {} : { args }) };
      }),
    name: (view, action) => ({
      ...nameOfAction(game, view, action),
      cells: game.path(view, action),
    }),
    step: ({ actor }) => {
      if (actor === OVER) return { key: 'step.over' };
      if (actor === CHANCE) return { key: 'step.chance' };
      return { key: 'step.decide', args: { player: actor + 1 } };
    },
    ending: () => import('./ending.ts'),
  };
  return board as GameBoard;
}
