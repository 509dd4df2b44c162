import { Page } from '../shell/Page.tsx';
import { t } from '../words.ts';
import styles from './About.module.css';

const SECTIONS = ['what', 'privacy', 'dice', 'access', 'licence'] as const;

export function About() {
  return (
    <Page title={t('about')}>
      <div class={styles.text}>
        {SECTIONS.map((name) => (
          <section key={name}>
            <h2>{t(`about.${name}`)}</h2>
            {t(`about.${name}.text`)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
