import { Icon } from '../../app/Icon.tsx';
import styles from '../Far.module.css';

/** A green tick beside words that say that something is right. */
export const Tick = () => (
  <span class={styles.tick} data-tick>
    <Icon path="m4.500 12.500 5 5L19.500 7" />
  </span>
);
