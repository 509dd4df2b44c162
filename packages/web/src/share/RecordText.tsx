import { RECORD_TITLE } from '@glade/engine';
import { t } from '../words/words.ts';
import styles from './RecordText.module.css';

/** A record that no rules here can follow, as it is written: it is a text that people can read. */
export function RecordText({ text }: { readonly text: string }) {
  if (!text.trimStart().startsWith(RECORD_TITLE)) return null;
  return (
    <details class={styles.written}>
      <summary>{t('record.written')}</summary>
      <pre>{text}</pre>
    </details>
  );
}
