import { Link } from 'wouter-preact';
import type { Game, Puzzle } from '@glade/engine';
import { wordsOf } from '../words/words.ts';
import { PuzzlePicture } from './PuzzlePicture.tsx';
import styles from './PuzzlesPage.module.css';

interface Props {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly done: boolean;
  /** Whether this is the puzzle of the day, which stands above the list. */
  readonly today?: boolean;
  /** Whether to say what it asks for: where all ask for the same, that is said once for all. */
  readonly named: boolean;
}

/** The way to a puzzle: its position, its title, what it asks for, and a mark if it is solved. */
export function PuzzleLink({ game, puzzle, title, done, today = false, named }: Props) {
  const say = wordsOf(game.id);
  const { id, goal } = puzzle;
  const mark = today ? { 'data-puzzle-today': id } : { 'data-puzzle': id };
  return (
    <Link
      class={today ? styles.today : styles.puzzle}
      href={`/${game.id}/play?puzzle=${id}`}
      {...mark}
    >
      <span class={styles.picture}>
        <PuzzlePicture game={game} puzzle={puzzle} id={today ? `today-${id}` : id} />
      </span>
      <span class={styles.told}>
        <span class={styles.title}>{title}</span>
        {done && (
          <>
            <span class="visually-hidden"> · </span>
            <span class={styles.done}>
              <span aria-hidden="true">✓ </span>
              {say('puzzles.done')}
            </span>
          </>
        )}
        {named && (
          <>
            <span class="visually-hidden"> · </span>
            <span class={styles.goal}>{say(`puzzle.name.${goal}`)}</span>
          </>
        )}
      </span>
    </Link>
  );
}
