import { RECORD_TITLE } from '@glade/engine';
import { t } from '../words/words.ts';
import styles from './RecordText.module.css';

/** The text of a record that cannot be opened. People can still read it. */
export function RecordText({ text }: { readonly text: string }) {
  if (!text.trimStart().startsWith(RECORD_TITLE)) return null;
  return (
    <details class={styles.written}>
      <summary>{t('record.written')}</summary>
      <pre>{text}</pre>
    </details>
  );
}
