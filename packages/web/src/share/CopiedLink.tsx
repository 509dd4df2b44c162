import { useEffect, useState } from 'preact/hooks';
import { formatRecord, type Match } from '@glade/engine';
import { encodeLink } from '@glade/engine/link';
import { t } from '../words/words.ts';
import { copyText } from './clipboard.ts';
import { replayAddress } from '../replay/replay-address.ts';
import styles from './CopiedLink.module.css';

/** A link that holds the whole match. It is copied to the clipboard; if that is not possible, people can select and copy it. `step` is the step it shows first, by default the end. */
export function CopiedLink({
  match,
  step,
}: {
  readonly match: Match;
  readonly step?: number | undefined;
}) {
  const [link, setLink] = useState<string | 'old'>();
  const [copied, setCopied] = useState(false);
  useEffect(() => void make(), []);

  async function make(): Promise<void> {
    const fragment = await encodeLink(formatRecord(match));
    if (fragment === undefined) return setLink('old');
    const made = `${location.origin}${replayAddress(match, step, fragment)}`;
    setCopied(await copyText(made));
    return setLink(made);
  }

  if (link === undefined) return null;
  if (link === 'old') return <p role="alert">{t('problem.share.old')}</p>;
  return (
    <div class={styles.link}>
      <span role="status" id="made-link">
        {copied ? t('record.copied') : t('record.copy')}
      </span>
      <input
        type="text"
        aria-labelledby="made-link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
