import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  /** The label of the closing button. */
  readonly close: string;
  readonly onClose: () => void;
  /** A sheet at the side of a wide window, else at its foot, that leaves the rest in sight. */
  readonly sheet?: boolean;
  /** Buttons below the title. */
  readonly tools?: ComponentChildren;
  /** What stays in sight at its lower edge. Then it is as high as the window lets it be, so that this never moves. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * A native modal dialog: the focus stays inside, Escape and a tap beside it close it, and then the focus goes back to where it
 * was.
 */
export function Dialog({ title, close, onClose, sheet = false, tools, foot, children }: Props) {
  const here = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = here.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too
    <dialog
      class={sheet ? styles.sheet : styles.dialog}
      ref={here}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === here.current && here.current?.close()}
    >
      <div class={styles.inner}>
        <header class={styles.header}>
          <h2>{title}</h2>
          <button
            type="button"
            class={styles.close}
            aria-label={close}
            onClick={() => here.current?.close()}
          >
            ×
          </button>
        </header>
        {tools && <div class={styles.tools}>{tools}</div>}
        <div class={styles.body}>{children}</div>
        {foot && <div class={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
