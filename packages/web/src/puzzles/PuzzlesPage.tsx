import { useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { DIFFICULTIES, type Game, type Puzzle, type PuzzlePlan } from '@glade/engine';
import { puzzlePlans } from '@glade/games/puzzles';
import type { Say } from '@glade/text';
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
            puzzlePlans[game.id]!(),
            loadPuzzleWords(game.id),
          ])
        }
      >
        {([file, plan]) => <Archive game={game} puzzles={file?.puzzles ?? []} plan={plan} />}
      </Lazy>
    </Page>
  );
}

interface Props {
  readonly game: Game;
  readonly puzzles: readonly Puzzle[];
  readonly plan: PuzzlePlan;
}

function Archive({ game, puzzles, plan }: Props) {
  const say = wordsOf(game.id);
  const known = solved.of(game.id);
  const [today] = useState(() => ofTheDay(puzzles, dayOf(new Date())));
  const done = ({ id }: Puzzle): boolean => known.includes(id);
  const goalOf = ({ goal }: Puzzle): string => say(`puzzle.name.${goal}`);
  const whens = useMemo(
    () => new Map(puzzles.map((each) => [each, whenOf(game, plan, each, say)])),
    [say],
  );
  // What the game tells of a position, such as who one is, stands below what is asked. Else, where all of a level ask for the
  // same, that is said once for all.
  const aboutOf = (puzzle: Puzzle, same: boolean): readonly string[] => {
    const when = whens.get(puzzle);
    const goal = goalOf(puzzle);
    if (when === undefined) return [goal];
    if (plan.about !== undefined) return [goal, when];
    return [same ? when : goal];
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
          about={aboutOf(today, false)}
        />
      )}
      {DIFFICULTIES.map((difficulty, level) => {
        const all = levels[level]!;
        if (all.length === 0) return null;
        const same = all.length > 1 && new Set(all.map(({ goal }) => goal)).size === 1;
        return (
          <section key={difficulty} aria-labelledby={`puzzles-${difficulty}`}>
            <h2 id={`puzzles-${difficulty}`}>{say(`puzzles.${difficulty}`)}</h2>
            {same && plan.about === undefined && <p class={styles.asked}>{goalOf(all[0]!)}</p>}
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
                    about={aboutOf(puzzle, same)}
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

/** When in a match a puzzle is, and what else the game tells of its position; undefined where that cannot be read. */
function whenOf(game: Game, plan: PuzzlePlan, puzzle: Puzzle, say: Say): string | undefined {
  const staged = stagedPuzzle(game, puzzle);
  if (staged === undefined) return undefined;
  const { rules, start } = staged;
  return plan.about === undefined
    ? turnName(say, rules.turn(start))
    : say('puzzle.about', plan.about(start));
}
