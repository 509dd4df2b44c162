import { useEffect, useRef, useState } from 'preact/hooks';
import { far } from '../far-words.ts';
import { goOnLink } from '../go-on.ts';
import { Reachable } from '../invite/InvitationLink.tsx';
import { LinkToPass } from '../invite/LinkToPass.tsx';
import { useKeys } from '../use-keys.ts';
import styles from '../Far.module.css';

interface Props {
  readonly table: string;
  readonly title: string;
}

/** Lets people go on at another device. The link holds the key of their seat, so it is shown only when they ask for it. */
export function GoOn({ table, title }: Props) {
  const [shown, setShown] = useState(false);
  const section = useRef<HTMLElement>(null);
  // In the dialog it would stand below the edge.
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [shown]);
  // With other keys it is another link.
  useKeys(table);
  if (!shown)
    return (
      <button type="button" onClick={() => setShown(true)}>
        {far('far.device')}
      </button>
    );
  return (
    <section ref={section} class={styles.invitation} aria-labelledby="far-device" data-go-on>
      <h3 id="far-device">{far('far.device')}</h3>
      <p class={styles.note}>{far('far.device.about')}</p>
      <Reachable>
        {(origin) => (
          <LinkToPass link={goOnLink(table, origin)} label={far('far.device.link')} title={title} />
        )}
      </Reachable>
    </section>
  );
}
