import { Link } from 'wouter-preact';
import { isGuided, type Game, type Lessons } from '@glade/engine';
import { Page } from '../app/Page.tsx';
import { Lazy } from '../loading/Lazy.tsx';
import { ClauseLinks } from '../rulebook/ClauseLinks.tsx';
import { inLanguage, loadLearnWords, loadLessonWords, t, wordsOf } from '../words/words.ts';
import { isDone, learnt } from './learnt.ts';
import { GamePicture } from '../shelf/GamePicture.tsx';
import { LessonPicture } from './LessonPicture.tsx';
import { loadLessons } from './lesson-files.ts';
import styles from './LessonsPage.module.css';

type Lesson = Lessons['lessons'][number];

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
        {([lessons]) => <List game={game} lessons={lessons} />}
      </Lazy>
    </Page>
  );
}

function List({ game: whole, lessons }: { readonly game: Game; readonly lessons: Lessons }) {
  const game = whole.id;
  const say = wordsOf(game);
  const names = learnt.of(game);
  const done = (lesson: Lesson): boolean =>
    isDone(names, { id: lesson.id, guided: isGuided(lesson) });
  const next = lessons.lessons.find((lesson) => !done(lesson));
  const list = (all: readonly Lesson[]) => (
    <ul class={styles.lessons}>
      {all.map((lesson, i) => (
        <li key={lesson.id}>
          <Link
            href={`/${game}/play?lesson=${lesson.id}`}
            class={styles.lesson}
            data-lesson={lesson.id}
            data-next={lesson === next}
          >
            <span class={styles.mark} data-done={done(lesson)} aria-hidden="true">
              {done(lesson) ? '✓' : isGuided(lesson) ? '' : i + 1}
            </span>
            <span>
              {inLanguage(lesson.title)}
              {done(lesson) && <span class={styles.done}> ✓ {say('learn.done')}</span>}
            </span>
            <span class={styles.picture}>
              <LessonPicture game={whole} lesson={lesson} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div class={styles.head}>
        <GamePicture game={game} />
        <p>{say('learn.about')}</p>
      </div>
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
