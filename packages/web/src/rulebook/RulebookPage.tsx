import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { clausesOf, short, type Game, type Rulebook } from '@glade/engine';
import { loadExamples, loadRulebook } from './load-rulebook.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { matches } from '../storage/stored-matches.ts';
import { ClauseEntry } from './ClauseEntry.tsx';
import { RulebookText } from './RulebookText.tsx';
import { Page } from '../app/Page.tsx';
import { creditOf, language, t, wordsOf } from '../words/words.ts';
import styles from './RulebookPage.module.css';

/** The rulebook of a game: every clause with its number and its examples, which the board draws. */
export function RulebookPage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const spoken = language.value;
  const name = `rules/${game.id}/${spoken}`;
  return (
    <Page title={t('rules.of', { game: say('game.title') })}>
      <Lazy
        key={name}
        name={name}
        load={() => Promise.all([loadRulebook(game.id, spoken), loadExamples(game.id)])}
      >
        {([book, examples]) => (
          <Book game={game} book={book}>
            {book.sections.map((section) => (
              <section key={section.id} class={styles.section} aria-labelledby={section.id}>
                <h2 id={section.id}>{section.heading}</h2>
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
                      examples={examples.filter(({ clauses }) => clauses.includes(clause.id))}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </Book>
        )}
      </Lazy>
    </Page>
  );
}

function Book({
  game,
  book,
  children,
}: {
  readonly game: Game;
  readonly book: Rulebook;
  readonly children: preact.ComponentChildren;
}) {
  const open = matches.list(game.id).find(({ begun, over }) => begun && !over);
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    // Only now the clause that the address names is on the page.
    setMissing(showClause());
    const follow = (): void => setMissing(missingClause());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const clauses = clausesOf(book);
  return (
    <>
      {missing !== undefined && (
        <p role="alert">
          {t('rules.missing', {
            found: short(missing),
            first: clauses[0]?.id ?? '',
            last: clauses.at(-1)?.id ?? '',
          })}
        </p>
      )}
      <p class={styles.ways}>
        {open === undefined ? (
          <Link href={`/${game.id}/play`}>{t('rules.play')}</Link>
        ) : (
          <Link href={`/${game.id}/play?match=${open.key}`}>{t('rules.back')}</Link>
        )}
      </p>
      {book.intro.map((paragraph, i) => (
        <p key={i} class={styles.intro}>
          <RulebookText spans={paragraph} />
        </p>
      ))}
      <nav class={styles.contents} aria-label={t('rules.contents')}>
        <ul>
          {book.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <p class={styles.credit}>{creditOf(wordsOf(game.id))}</p>
    </>
  );
}

/** Scrolls to the clause that the address names. Returns its id if there is no such clause. */
function showClause(): string | undefined {
  const clause = document.getElementById(wantedClause());
  if (clause === null) return missingClause();
  // The browser marks it as the target only if it goes to the address again.
  location.replace(location.hash);
  clause.scrollIntoView({ block: 'start' });
  clause.focus({ preventScroll: true });
  return undefined;
}

function missingClause(): string | undefined {
  const id = wantedClause();
  return id === '' || document.getElementById(id) !== null ? undefined : id;
}

function wantedClause(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
