import { SEAT_SHAPES, type SeatColour } from '../contract/seat-look.ts';
import styles from './SeatFace.module.css';
import { SHAPES } from './shapes.ts';

/** The shape of a seat's colour, filled with the colour. */
export function SeatShape({ colour }: { readonly colour: SeatColour }) {
  return (
    <svg class={styles.face} viewBox="-13 -13 26 26" aria-hidden="true" data-seat={colour}>
      <path class={styles.shape} d={SHAPES[SEAT_SHAPES[colour]]} />
    </svg>
  );
}
