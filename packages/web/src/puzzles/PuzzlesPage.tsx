import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { DIFFICULTIES, type Game, type Puzzle } from '@glade/engine';
import { Page } from '../app/Page.tsx';
import { Lazy } from '../loading/Lazy.tsx';
import { loadPuzzleWords, t, wordsOf } from '../words/words.ts';
import { dayOf, ofTheDay } from '../today/day.ts';
import { hasPuzzles, loadPuzzles } from './puzzle-files.ts';
import { solved } from './solved.ts';
import styles from './PuzzlesPage.module.css';

/** The puzzle of the day, and all puzzles of a game by how hard they are. */
export function PuzzlesPage({ game }: { readonly game: Game }) {
  const name = `puzzles/${game.id}`;
  return (
    <Page title={t('game.puzzles')}>
      <p>
        <Link href={`/${game.id}`}>{wordsOf(game.id)('game.title')}</Link>
      </p>
      <Lazy
        key={name}
        name={name}
        load={() =>
          Promise.all([
            hasPuzzles(game.id) ? loadPuzzles(game.id) : undefined,
            loadPuzzleWords(game.id),
          ])
        }
      >
        {([file]) => <Archive game={game.id} puzzles={file?.puzzles ?? []} />}
      </Lazy>
    </Page>
  );
}

function Archive({
  game,
  puzzles,
}: {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
}) {
  const say = wordsOf(game);
  const known = solved.of(game);
  const [today] = useState(() => ofTheDay(puzzles, dayOf(new Date())));
  const address = ({ id }: Puzzle): string => `/${game}/play?puzzle=${id}`;
  const done = ({ id }: Puzzle): boolean => known.includes(id);
  return (
    <>
      <p>{say(puzzles.length === 0 ? 'puzzles.none' : 'puzzles.about')}</p>
      {today !== undefined && (
        <p>
          <Link class={styles.today} href={address(today)} data-puzzle-today={today.id}>
            {say('puzzles.today')}
            {done(today) && ` ✓ ${say('puzzles.done')}`}
          </Link>
        </p>
      )}
      {DIFFICULTIES.map((difficulty) => {
        const all = puzzles.filter((each) => each.difficulty === difficulty);
        if (all.length === 0) return null;
        return (
          <section key={difficulty} aria-labelledby={`puzzles-${difficulty}`}>
            <h2 id={`puzzles-${difficulty}`}>{say(`puzzles.${difficulty}`)}</h2>
            <ol class={styles.puzzles}>
              {all.map((puzzle, at) => (
                <li key={puzzle.id}>
                  <Link
                    class={styles.puzzle}
                    href={address(puzzle)}
                    data-puzzle={puzzle.id}
                    aria-label={say(done(puzzle) ? 'puzzles.nth.done' : 'puzzles.nth', {
                      n: at + 1,
                    })}
                  >
                    {at + 1}
                    {done(puzzle) && <span aria-hidden="true"> ✓</span>}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
