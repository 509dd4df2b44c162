import { Link } from 'wouter-preact';
import { isGuided, type Game, type Lessons } from '@glade/engine';
import { Page } from '../app/Page.tsx';
import { Lazy } from '../loading/Lazy.tsx';
import { ClauseLinks } from '../rulebook/ClauseLinks.tsx';
import { inLanguage, loadLearnWords, loadLessonWords, t, wordsOf } from '../words/words.ts';
import { isDone, learnt } from './learnt.ts';
import { loadLessons } from './lesson-files.ts';
import styles from './LessonsPage.module.css';

/** All guided matches and lessons of a game, and which rules are left for later. */
export function LessonsPage({ game }: { readonly game: Game }) {
  const name = `lessons/${game.id}`;
  return (
    <Page title={t('game.lessons')}>
      <p>
        <Link href={`/${game.id}`}>{wordsOf(game.id)('game.title')}</Link>
      </p>
      <Lazy
        key={name}
        name={name}
        load={() => Promise.all([loadLessons(game.id), loadLearnWords(), loadLessonWords(game.id)])}
      >
        {([lessons]) => <List game={game.id} lessons={lessons} />}
      </Lazy>
    </Page>
  );
}

function List({ game, lessons }: { readonly game: string; readonly lessons: Lessons }) {
  const say = wordsOf(game);
  const done = learnt.of(game);
  const list = (all: Lessons['lessons']) => (
    <ul class={styles.lessons}>
      {all.map((lesson) => (
        <li key={lesson.id}>
          <Link
            href={`/${game}/play?lesson=${lesson.id}`}
            class={styles.lesson}
            data-lesson={lesson.id}
          >
            {inLanguage(lesson.title)}
            {isDone(done, { id: lesson.id, guided: isGuided(lesson) }) && (
              <span class={styles.done}> ✓ {say('learn.done')}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p>{say('learn.about')}</p>
      <h2>{say('learn.guided')}</h2>
      {list(lessons.lessons.filter(isGuided))}
      <h2>{say('learn.short')}</h2>
      {list(lessons.lessons.filter((lesson) => !isGuided(lesson)))}
      <details class={styles.later}>
        <summary>{say('learn.advanced')}</summary>
        <ul>
          {lessons.advanced.map(({ clauses, why }) => (
            <li key={clauses.join()}>
              {inLanguage(why)} <ClauseLinks game={game} clauses={clauses} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
