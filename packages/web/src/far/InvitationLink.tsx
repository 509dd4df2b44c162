import { useMemo, useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { t } from '../words/words.ts';
import { copyText } from '../share/clipboard.ts';
import { invitationTo } from './far-api.ts';
import { far } from './far-words.ts';
import styles from './Far.module.css';

/** The invitation: a link to copy or to pass on, and a code for the camera of another phone. */
export function InvitationLink({ table }: { readonly table: string }) {
  const link = invitationTo(table);
  const [copied, setCopied] = useState<boolean>();
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 4 }))}`,
    [link],
  );
  return (
    <section class={styles.invitation} aria-labelledby="far-invite">
      <h2 id="far-invite">{far('far.invite')}</h2>
      <p>{far('far.invite.about')}</p>
      <input
        type="text"
        aria-label={far('far.link')}
        readOnly
        value={link}
        data-link
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class={styles.go}>
        <button
          type="button"
          class={styles.main}
          onClick={() => void copyText(link).then(setCopied)}
        >
          {far('far.copy')}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            // Who closes the sheet of the device wants nothing more.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {far('far.share')}
          </button>
        )}
        <span role="status">
          {copied !== undefined && t(copied ? 'record.copied' : 'record.copy')}
        </span>
      </p>
      <img src={code} alt={far('far.code')} class={styles.code} width="192" height="192" />
    </section>
  );
}
