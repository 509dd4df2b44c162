import { useState } from 'preact/hooks';
import { RECORD_LIMIT } from '@glade/engine';
import { FileButton } from '@glade/ui/file-button';
import { t } from '../words/words.ts';
import type { ReplaySource } from './replay-address.ts';
import styles from './OpenReplayForm.module.css';

interface Props {
  readonly onOpen: (source: ReplaySource) => void;
  /** Whether the form is closed, because a match is already open. */
  readonly shut: boolean;
}

/** Opens a match from a text or a file: a record, or a link that somebody sent. */
export function OpenReplayForm({ onOpen, shut }: Props) {
  const [text, setText] = useState('');
  const [tooBig, setTooBig] = useState(false);
  const read = async (file: File): Promise<void> => {
    // A character has at most three bytes here. A file that is surely too long is not read; the reader counts the others.
    const big = file.size > 3 * RECORD_LIMIT;
    setTooBig(big);
    if (!big) onOpen(sourceOfText(await file.text()));
  };
  return (
    <details class={styles.open} open={!shut}>
      <summary>{t('open')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onOpen(sourceOfText(text));
        }}
      >
        <label class={styles.row}>
          <span>{t('open.text')}</span>
          <textarea
            rows={5}
            value={text}
            spellcheck={false}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p class={styles.ways}>
          <button type="submit">{t('open.do')}</button>
          <FileButton
            label={t('open.file')}
            accept=".txt,text/plain"
            onChoose={(file) => void read(file)}
          />
        </p>
        {tooBig && <p role="alert">{t('problem.record.big', { limit: RECORD_LIMIT })}</p>}
      </form>
    </details>
  );
}

/** A link is opened as a link, anything else as a record. */
function sourceOfText(text: string): ReplaySource {
  const line = text.trim();
  const at = line.indexOf('#') + 1;
  const isLink = at > 0 && at < line.length && !/\s/.test(line);
  return isLink ? { kind: 'link', fragment: line.slice(at) } : { kind: 'text', text };
}
