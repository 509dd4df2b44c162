import type { Clause, Example, Game, Lesson } from '@glade/engine';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { inLanguage, t, wordsOf } from '../words/words.ts';
import { ExamplePicture } from './pictures/ExamplePicture.tsx';
import { ExamplePictures } from './pictures/ExamplePictures.tsx';
import { RulebookText } from './RulebookText.tsx';
import styles from './ClauseEntry.module.css';

interface Props {
  readonly game: Game;
  readonly clause: Clause;
  readonly examples: readonly Example[];
  /** The lessons and guided matches that teach it. */
  readonly lessons: readonly Lesson[];
  /** The example whose picture stands beside the sentence. */
  readonly pictured: Example | undefined;
  /** The words of a search, folded; they are marked. */
  readonly found: readonly string[];
}

/** One clause of the rules with its number, the options that change it, its picture and its examples. */
export function ClauseEntry({ game, clause, examples, lessons, pictured, found }: Props) {
  const say = wordsOf(game.id);
  const ruling = /-R\d/.test(clause.id);
  return (
    <li id={clause.id} tabIndex={-1} class={styles.clause} data-ruling={ruling}>
      <a href={`#${clause.id}`} class={styles.id} aria-label={t('clause', { clause: clause.id })}>
        {clause.id}
      </a>
      <div class={styles.body}>
        <p>
          <RulebookText spans={clause.spans} found={found} />
        </p>
        {clause.talk && <p class={styles.note}>{t('rules.talk')}</p>}
        {clause.options.length > 0 && (
          <p class={styles.note}>
            {t('rules.options', {
              options: clause.options.map((name) => say(`option.${name}`)).join(' · '),
            })}
          </p>
        )}
        {lessons.map(({ id, title }) => (
          <p key={id} class={styles.note}>
            <Link href={`/${game.id}/play?lesson=${id}`}>
              {t('game.lessons')}: {inLanguage(title)}
            </Link>
          </p>
        ))}
        {examples.map((example) => (
          <ExampleDetails key={example.id} game={game} example={example} />
        ))}
      </div>
      {pictured !== undefined && (
        <figure class={styles.picture}>
          <ExamplePicture game={game} example={pictured} moment="after" />
        </figure>
      )}
    </li>
  );
}

/** An example of a clause, closed at first. */
function ExampleDetails({ game, example }: { readonly game: Game; readonly example: Example }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      class={styles.example}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('rules.example', { title: inLanguage(example.title) })}</summary>
      {open && <ExamplePictures game={game} example={example} />}
    </details>
  );
}
