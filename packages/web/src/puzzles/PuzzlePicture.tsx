import type { Game, Puzzle } from '@glade/engine';
import { LazyPicture } from '../rulebook/pictures/LazyPicture.tsx';
import { hasSides } from '../seats/table-words.ts';
import { wordsOf } from '../words/words.ts';
import { stagedPuzzle } from './staged-puzzle.ts';

/** A list has many pictures, so they are drawn only shortly before they are in sight. */
const AHEAD = '150px';

interface Props {
  readonly game: Game;
  readonly puzzle: Puzzle;
  /** Names the picture. */
  readonly id: string;
}

/** The position of a puzzle, small: the words beside it name the puzzle. */
export const PuzzlePicture = ({ game, puzzle, id }: Props) => (
  <LazyPicture
    game={game}
    id={id}
    staged={() => stagedPuzzle(game, puzzle)}
    moment="before"
    ahead={AHEAD}
    framed={hasSides(wordsOf(game.id))}
  />
);
