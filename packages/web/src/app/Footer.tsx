import { Link } from 'wouter-preact';
import { online, offlineReady } from '../loading/offline.ts';
import { t } from '../words/words.ts';
import styles from './Footer.module.css';

export function Footer() {
  const state = !online.value ? 'offline' : offlineReady.value ? 'offline.ready' : undefined;
  return (
    <footer class={styles.footer}>
      <Link href="/about">{t('about')}</Link>
      <span role="status">{state === undefined ? '' : t(state)}</span>
    </footer>
  );
}
