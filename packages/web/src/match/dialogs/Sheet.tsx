import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../words/words.ts';
import styles from './Sheet.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons beside the title. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * A modal sheet: at the side of a wide window, else at its foot. Escape and a tap beside it close it, and then the focus
 * goes back to where it was.
 */
export function Sheet({ title, onClose, tools, children }: Props) {
  const here = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = here.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too
    <dialog
      class={styles.sheet}
      ref={here}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === here.current && here.current?.close()}
    >
      <div class={styles.inner}>
        <header class={styles.header}>
          <h2>{title}</h2>
          {tools}
          <button type="button" aria-label={t('close')} onClick={() => here.current?.close()}>
            ×
          </button>
        </header>
        <div class={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
