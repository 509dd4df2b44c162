import { useEffect, useState } from 'preact/hooks';
import { formatRecord, type Match } from '@glade/engine';
import { t, withMore } from '../words.ts';
import styles from './ShareLink.module.css';

/** A link that holds the whole match, to be copied. Where the clipboard is closed the link stands there to be marked. */
export function ShareLink({ match }: { readonly match: Match }) {
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    setLink(undefined);
    setCopied(false);
  }, [match]);

  async function share(): Promise<void> {
    const { encodeLink } = await withMore(import('@glade/engine/link'));
    const fragment = await encodeLink(formatRecord(match));
    const made = `${location.origin}/${match.game.id}/replay#${fragment}`;
    setLink(made);
    try {
      await navigator.clipboard.writeText(made);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <>
      <button type="button" onClick={() => void share()}>
        {t('record.share')}
      </button>
      {link !== undefined && (
        <label class={styles.link}>
          <span role="status">{copied ? t('record.copied') : t('record.copy')}</span>
          <input
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
