import { useState } from 'preact/hooks';
import { tellProblem } from '@glade/text';
import { far, farWords } from '../far-words.ts';
import { renewKeys } from '../renew-keys.ts';
import styles from '../Far.module.css';

interface Props {
  readonly table: string;
}

/** A link to a seat fell into wrong hands: gives the seats here another one, so that the old one is refused. */
export function NewKey({ table }: Props) {
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<string>();
  if (!open)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {far('far.renew')}
      </button>
    );

  async function renew(): Promise<void> {
    const why = await renewKeys(table);
    setTold(why === undefined ? far('far.renew.done') : tellProblem(farWords(), why));
  }

  return (
    <section class={styles.invitation} aria-labelledby="far-renew" data-renew>
      <h3 id="far-renew">{far('far.renew')}</h3>
      <p class={styles.note}>{far('far.renew.about')}</p>
      <p class={styles.go}>
        <button type="button" onClick={() => void renew()}>
          {far('far.renew.do')}
        </button>
      </p>
      <p role="status">{told}</p>
    </section>
  );
}
