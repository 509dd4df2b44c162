import { isSure, Match, startingAt, startLesson, type Game } from '@glade/engine';
import { puzzlePlans } from '@glade/games/puzzles';
import { playerName } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import { LessonDice } from '../learn/lesson-dice.ts';
import { KEEPS_NOTHING } from '../learn/keeps-nothing.ts';
import type { OpenedGuide } from '../learn/match-guide.ts';
import { loadPuzzleWords } from '../words/words.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { PuzzleGuide } from './puzzle-guide.ts';
import { hasPuzzles, loadPuzzles } from './puzzle-files.ts';

/** Loads the puzzle with this id. Undefined if the game has none of it. */
export async function openPuzzle(
  game: Game,
  id: string,
  loadBoard: () => Promise<GameBoard>,
): Promise<OpenedGuide | undefined> {
  const [file, board] = await Promise.all([
    hasPuzzles(game.id) ? loadPuzzles(game.id) : undefined,
    loadBoard(),
    loadPuzzleWords(game.id),
  ]);
  const puzzle = file?.puzzles.find((one) => one.id === id);
  if (puzzle === undefined) return undefined;
  const started = startLesson(game, { preset: puzzle.preset, position: puzzle.position });
  if (!started.ok) return undefined;
  const { options, rules, start } = started.value;
  const plan = isSure(puzzle) ? await puzzlePlans[game.id]!() : undefined;
  const goal = plan?.goals?.(rules).find(({ id: each }) => each === puzzle.goal);
  const players = Array.from({ length: rules.seats }, () => playerName({ who: 'person' }));
  const match = Match.start(startingAt(game, start), {
    options,
    dice: 'virtual',
    seed: id,
    players,
  });
  return {
    search: '',
    own: { match, dice: new LessonDice(), store: KEEPS_NOTHING },
    guide: (session, say) => {
      const guide = new PuzzleGuide(puzzle, session, say, board, goal);
      return { guide, Card: (props) => PuzzleCard({ ...props, guide }) };
    },
  };
}
