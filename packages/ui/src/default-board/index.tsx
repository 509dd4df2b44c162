import { CHANCE, OVER, type Action } from '@glade/engine';
import { COMMON, type DefinedGame, type FieldView } from '@glade/engine/define';
import type { GameBoard } from '../contract/game-board.ts';
import { PictureBoard } from './PictureBoard.tsx';
import { nameOfAction, pressed, tapped } from './paths.ts';

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
    step: (view, _, legal = []) => {
      const { actor } = view;
      if (actor === OVER) return { key: 'step.over' };
      if (actor === CHANCE) return { key: 'step.chance' };
      return { key: wayToAct(game, view, legal), args: { player: actor + 1 } };
    },
    ending: () => import('./ending.ts'),
  };
  return board as GameBoard;
}

const DECIDE = ['step.decide', 'step.decide.you'];

/** Whether people tap a place, press a button or can do either, as the key of the sentence that says so. */
function wayToAct(game: DefinedGame, view: FieldView, legal: readonly Action[]): string {
  const { text } = game;
  // A game that says in its own words what to decide knows better.
  if (DECIDE.some((key) => text.en[key] !== COMMON.en[key])) return 'step.decide';
  const taps = tapped(game, view, legal).size;
  if (legal.length === 0) return 'step.decide';
  if (taps === 0) return 'step.press';
  return taps === legal.length ? 'step.tapOne' : 'step.tapOrPress';
}
