import { PALETTE } from '../board/forest/Pieces.tsx';
import styles from './Paper.module.css';

/** The class under which drawings on paper have their colours: those of the board, but for a white ground. */
export const PAPER = `${PALETTE} ${styles.paper}`;
