import { Fragment } from 'preact';
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
  /** What tells it apart from others, in a few words each: what it asks for, when in a match it is, who one is. */
  readonly about: readonly string[];
}

/** The way to a puzzle: its position, its title, what tells it apart, and a mark if it is solved. */
export function PuzzleLink({ game, puzzle, title, done, today = false, about }: Props) {
  const say = wordsOf(game.id);
  const { id } = puzzle;
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
        {about.map((line) => (
          <Fragment key={line}>
            <span class="visually-hidden"> · </span>
            <span class={styles.goal}>{line}</span>
          </Fragment>
        ))}
      </span>
    </Link>
  );
}
