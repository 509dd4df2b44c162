import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  /** The label of the closing button. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A native modal dialog: the focus stays inside, Escape closes it, and then the focus goes back to where it was. */
export function Dialog({ title, close, onClose, children }: Props) {
  const here = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = here.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog class={styles.dialog} ref={here} aria-label={title} onClose={onClose}>
      <header class={styles.header}>
        <h2>{title}</h2>
        <button type="button" class={styles.close} onClick={() => here.current?.close()}>
          {close}
        </button>
      </header>
      {children}
    </dialog>
  );
}
