import { shelf } from '@glade/games/browser';
import { Page } from './Page.tsx';
import { creditOf, t, wordsOf } from '../words/words.ts';
import styles from './AboutPage.module.css';

const SECTIONS = ['what', 'privacy', 'dice', 'access', 'licence'] as const;

/** What this is, and who invented the games. */
export function AboutPage() {
  const say = wordsOf('');
  return (
    <Page title={t('about')}>
      <div class={styles.text}>
        {SECTIONS.map((name) => (
          <section key={name}>
            <h2>{say(`about.${name}`)}</h2>
            {say(`about.${name}.text`)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            {name === 'licence' && (
              <p>
                <a href="/fonts-licence.txt" target="_blank" rel="noreferrer">
                  {say('about.licence.fonts')}
                </a>
              </p>
            )}
          </section>
        ))}
        <h2>{say('about.games')}</h2>
        <dl>
          {shelf.map(({ id }) => (
            <div key={id}>
              <dt>{t(`${id}/game.title`)}</dt>
              <dd>{creditOf(wordsOf(id), `${id}/`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Page>
  );
}
