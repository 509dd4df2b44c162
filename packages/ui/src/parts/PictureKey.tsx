import type { ComponentChildren } from 'preact';
import styles from './PictureKey.module.css';

/** One mark of a board and what it means. */
export interface KeyItem {
  readonly text: string;
  /** The mark as the board draws it, to be put into an `svg`. */
  readonly drawing: ComponentChildren;
  /** What people do now is about it, so it stands before the others. */
  readonly now?: boolean;
}

interface Props {
  readonly aim: string;
  readonly items: readonly KeyItem[];
  readonly viewBox: string;
}

const nowFirst = (a: KeyItem, b: KeyItem): number =>
  Number(b.now === true) - Number(a.now === true);

/** What a game is about, and a list of the marks on its board with what they mean. */
export function PictureKey({ aim, items, viewBox }: Props) {
  return (
    <>
      <p>{aim}</p>
      <ul class={styles.key}>
        {items.toSorted(nowFirst).map(({ text, drawing }) => (
          <li key={text}>
            <svg viewBox={viewBox} aria-hidden="true">
              {drawing}
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
