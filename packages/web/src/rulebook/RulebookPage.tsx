import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import {
  clausesOf,
  defaults,
  short,
  summaryOf,
  type ClauseId,
  type Example,
  type Game,
  type Lessons,
  type Rulebook,
} from '@glade/engine';
import { loadLessons } from '../learn/lesson-files.ts';
import { loadExamples, loadRulebook, rulebookTag } from './load-rulebook.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { matches } from '../storage/stored-matches.ts';
import { ClauseEntry } from './ClauseEntry.tsx';
import { Contents } from './Contents.tsx';
import { RulebookText } from './RulebookText.tsx';
import { Summary } from './Summary.tsx';
import { searchRulebook, wordsIn } from './search.ts';
import { Page } from '../app/Page.tsx';
import { GamePicture } from '../shelf/GamePicture.tsx';
import {
  creditOf,
  languageTag,
  loadHelpWords,
  loadLessonWords,
  t,
  wordsOf,
} from '../words/words.ts';
import styles from './RulebookPage.module.css';

/** The rulebook of a game: the game on one screen, and below it every clause with its number and its examples. */
export function RulebookPage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const spoken = languageTag.value;
  const name = `rules/${game.id}/${spoken}`;
  return (
    <Page title={t('rules.of', { game: say('game.title') })}>
      <Lazy
        key={name}
        name={name}
        load={() =>
          Promise.all([
            loadRulebook(game.id, spoken),
            loadExamples(game.id),
            loadLessons(game.id),
            loadLessonWords(game.id),
            loadHelpWords(),
          ])
        }
      >
        {([book, examples, { lessons }]) => (
          <Book
            game={game}
            book={book}
            tag={rulebookTag(game.id, spoken)}
            examples={examples}
            lessons={lessons}
          />
        )}
      </Lazy>
    </Page>
  );
}

interface BookProps {
  readonly game: Game;
  readonly book: Rulebook;
  /** The language of the book. */
  readonly tag: string;
  readonly examples: readonly Example[];
  readonly lessons: Lessons['lessons'];
}

function Book({ game, book, tag, examples, lessons }: BookProps) {
  const open = matches.list(game.id).find(({ begun, over }) => begun && !over);
  const [missing, setMissing] = useState<string>();
  const [wanted, setWanted] = useState('');
  // A link has put the search away, so its clause is to be shown.
  const followed = useRef(false);
  useEffect(() => {
    // Only now the clause that the address names is on the page.
    setMissing(showClause());
    const follow = (): void => {
      // A link may lead to a clause that the search has put away.
      if (document.getElementById(wantedClause()) === null) {
        followed.current = true;
        setWanted('');
      }
      setMissing(
        clausesOf(book).some(({ id }) => id === wantedClause()) ? undefined : showClause(),
      );
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useLayoutEffect(() => {
    // Before the page is painted: an effect of the search that comes late would take the link for shown.
    if (followed.current) showClause();
    followed.current = false;
  }, [wanted]);
  const clauses = clausesOf(book);
  const pictured = picturesBeside(book, examples);
  const sections = searchRulebook(book, wanted);
  const values = defaults(game.options);
  const usual = game.played?.(values) ?? values;
  return (
    <>
      {missing !== undefined && (
        <p role="alert" class={styles.missing}>
          {t('rules.missing', {
            found: short(missing),
            first: clauses[0]?.id ?? '',
            last: clauses.at(-1)?.id ?? '',
          })}
        </p>
      )}
      <div class={styles.ways}>
        <div class={styles.cover}>
          <GamePicture game={game.id} />
        </div>
        {open === undefined ? (
          <Link href={`/${game.id}/play`}>{t('rules.play')}</Link>
        ) : (
          <Link href={`/${game.id}/play?match=${open.key}`}>{t('rules.back')}</Link>
        )}
      </div>
      <Summary game={game} cards={summaryOf(book, usual)} examples={examples} tag={tag} />
      <div class={styles.book}>
        <Contents sections={book.sections} shown={sections} wanted={wanted} onWanted={setWanted} />
        <div lang={tag}>
          {book.intro.map((paragraph, i) => (
            <p key={i} class={styles.intro}>
              <RulebookText spans={paragraph} />
            </p>
          ))}
          {sections.map((section) => (
            <section key={section.id} class={styles.section} aria-labelledby={section.id}>
              <h2 id={section.id} tabIndex={-1}>
                {section.heading}
              </h2>
              {section.intro.map((paragraph, i) => (
                <p key={i}>
                  <RulebookText spans={paragraph} />
                </p>
              ))}
              <ol class={styles.clauses}>
                {section.clauses.map((clause) => (
                  <ClauseEntry
                    key={clause.id}
                    game={game}
                    clause={clause}
                    lessons={lessons.filter(({ clauses: taught }) => taught.includes(clause.id))}
                    examples={examples.filter((each) => each.clauses.includes(clause.id))}
                    pictured={pictured.get(clause.id)}
                    found={wordsIn(wanted)}
                  />
                ))}
              </ol>
            </section>
          ))}
          {sections.length === 0 && <p>{t('rules.search.none', { found: short(wanted) })}</p>}
        </div>
      </div>
      <p class={styles.credit}>{creditOf(wordsOf(game.id))}</p>
    </>
  );
}

/** The example that is drawn beside each clause: the first that tells of it and of no clause before it. */
function picturesBeside(
  book: Rulebook,
  examples: readonly Example[],
): ReadonlyMap<ClauseId, Example> {
  const drawn = new Set<string>();
  const beside = new Map<ClauseId, Example>();
  for (const { id } of clausesOf(book)) {
    const example = examples.find((each) => each.clauses.includes(id) && !drawn.has(each.id));
    if (example === undefined) continue;
    drawn.add(example.id);
    beside.set(id, example);
  }
  return beside;
}

/** Scrolls to the clause that the address names. Returns its id if there is no such clause. */
function showClause(): string | undefined {
  const clause = document.getElementById(wantedClause());
  if (clause === null) return wantedClause() === '' ? undefined : wantedClause();
  // The browser marks it as the target only if it goes to the address again.
  location.replace(location.hash);
  clause.scrollIntoView({ block: 'start' });
  clause.focus({ preventScroll: true });
  return undefined;
}

function wantedClause(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
