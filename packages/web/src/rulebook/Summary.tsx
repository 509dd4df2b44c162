import type { Example, Game, Rulebook } from '@glade/engine';
import { t } from '../words/words.ts';
import { ExamplePicture } from './pictures/ExamplePicture.tsx';
import { RulebookText } from './RulebookText.tsx';
import styles from './Summary.module.css';

interface Props {
  readonly game: Game;
  readonly cards: Rulebook['summary'];
  readonly examples: readonly Example[];
  /** The language of the cards. */
  readonly tag: string;
}

/** The whole game on one screen: the goal, a turn and the end, each with a picture. */
export function Summary({ game, cards, examples, tag }: Props) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" class={styles.heading}>
        {t('rules.summary')}
      </h2>
      <ol class={styles.cards} lang={tag}>
        {cards.map(({ title, spans, picture }) => {
          const example = examples.find(({ id }) => id === picture.example);
          return (
            <li key={title} class={styles.card}>
              {example !== undefined && (
                <div class={styles.picture}>
                  <ExamplePicture game={game} example={example} moment={picture.moment} />
                </div>
              )}
              <div>
                <h3>{title}</h3>
                <p>
                  <RulebookText spans={spans} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
