import styles from './Board.module.css';
import { Burning, Forested } from './drawings/Scraps.tsx';

const at = (column: number): string => `translate(${column * 100} 0)`;

/** FF-57, FF-58: a new fire, another one, and the square between them. From 0 to 300, 100 high. */
export const Spreading = () => (
  <>
    <g transform={at(0)}>
      <Burning />
    </g>
    <g transform={at(1)}>
      <Forested />
      <circle class={styles.preview} cx="50" cy="50" r="40" />
    </g>
    <g transform={at(2)}>
      <Burning />
    </g>
  </>
);
