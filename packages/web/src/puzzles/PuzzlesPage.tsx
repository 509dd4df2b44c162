import { useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { DIFFICULTIES, type Game, type Puzzle } from '@glade/engine';
import { Page } from '../app/Page.tsx';
import { Lazy } from '../loading/Lazy.tsx';
import { turnName } from '../narration/narration.ts';
import { loadPuzzleWords, t, wordsOf } from '../words/words.ts';
import { dayOf, ofTheDay } from '../today/day.ts';
import { hasPuzzles, loadPuzzles } from './puzzle-files.ts';
import { PuzzleLink } from './PuzzleLink.tsx';
import { stagedPuzzle } from './staged-puzzle.ts';
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
        {([file]) => <Archive game={game} puzzles={file?.puzzles ?? []} />}
      </Lazy>
    </Page>
  );
}

function Archive({ game, puzzles }: { readonly game: Game; readonly puzzles: readonly Puzzle[] }) {
  const say = wordsOf(game.id);
  const known = solved.of(game.id);
  const [today] = useState(() => ofTheDay(puzzles, dayOf(new Date())));
  const done = ({ id }: Puzzle): boolean => known.includes(id);
  const goalOf = ({ goal }: Puzzle): string => say(`puzzle.name.${goal}`);
  // Where all ask for the same, that is said once for all, and when in a match a position is tells them apart.
  const same = new Set(puzzles.map(({ goal }) => goal)).size === 1;
  const turns = useMemo(() => new Map(puzzles.map((each) => [each, turnOf(game, each)])), []);
  const aboutOf = (puzzle: Puzzle): string => {
    const turn = turns.get(puzzle);
    return same && turn !== undefined ? turnName(say, turn) : goalOf(puzzle);
  };
  // Easier ones first. A number belongs to one puzzle of the game, so that people can speak of it.
  const levels = DIFFICULTIES.map((difficulty) =>
    puzzles.filter((each) => each.difficulty === difficulty),
  );
  const inOrder = levels.flat();
  return (
    <>
      <p>{say(puzzles.length === 0 ? 'puzzles.none' : 'puzzles.about')}</p>
      {today !== undefined && (
        <PuzzleLink
          game={game}
          puzzle={today}
          title={say('puzzles.today')}
          done={done(today)}
          today
          about={goalOf(today)}
        />
      )}
      {DIFFICULTIES.map((difficulty, level) => {
        const all = levels[level]!;
        if (all.length === 0) return null;
        return (
          <section key={difficulty} aria-labelledby={`puzzles-${difficulty}`}>
            <h2 id={`puzzles-${difficulty}`}>{say(`puzzles.${difficulty}`)}</h2>
            <p class={styles.count} data-puzzles-solved={difficulty}>
              {say('puzzles.count', { solved: all.filter(done).length, all: all.length })}
            </p>
            <ol class={styles.puzzles}>
              {all.map((puzzle) => (
                <li key={puzzle.id}>
                  <PuzzleLink
                    game={game}
                    puzzle={puzzle}
                    title={say('puzzles.nth', { n: inOrder.indexOf(puzzle) + 1 })}
                    done={done(puzzle)}
                    about={aboutOf(puzzle)}
                  />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}

/** The turn of a match in which a puzzle is; undefined where its position cannot be read. */
function turnOf(game: Game, puzzle: Puzzle): number | undefined {
  const staged = stagedPuzzle(game, puzzle);
  return staged?.rules.turn(staged.start);
}
