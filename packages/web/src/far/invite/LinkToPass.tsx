import { useMemo, useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { copyText } from '../../share/clipboard.ts';
import { far } from '../far-words.ts';
import styles from '../Far.module.css';

interface Props {
  readonly link: string;
  /** What the link is, for a screen reader. */
  readonly label: string;
  readonly title: string;
  /** What is said to the person who gets the link. */
  readonly text?: string | undefined;
}

/** A link to copy or to pass on, and its code, drawn here, for the camera of another device. */
export function LinkToPass({ link, label, title, text }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 4 }))}`,
    [link],
  );
  return (
    <div class={styles.pass}>
      <div class={styles.ways}>
        <input
          type="text"
          aria-label={label}
          readOnly
          value={link}
          data-link
          onFocus={(event) => event.currentTarget.select()}
        />
        <p class={styles.go}>
          {typeof navigator.share === 'function' && (
            <button
              type="button"
              class={styles.main}
              // Who closes the sheet of the device wants nothing more.
              onClick={() =>
                void navigator
                  .share({ title, url: link, ...(text === undefined ? {} : { text }) })
                  .catch(() => undefined)
              }
            >
              {far('far.share')}
            </button>
          )}
          <button
            type="button"
            class={typeof navigator.share === 'function' ? undefined : styles.main}
            onClick={() => void copyText(link).then(setCopied)}
          >
            {far('far.copy')}
          </button>
          <span role="status">
            {copied !== undefined && far(copied ? 'far.copied' : 'far.copied.not')}
          </span>
        </p>
      </div>
      <img src={code} alt={far('far.code')} class={styles.code} width="192" height="192" />
    </div>
  );
}
