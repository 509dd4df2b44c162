import type { Picture, SheetRequest } from '@glade/print/model';
import { Counter } from '../board/map/Counters.tsx';
import styles from './Paper.module.css';

/** An army from behind to its front. */
const ARMY = ['L', 'M', 'P', 'S', 'S'] as const;
const APART = 78;
/** Between the two armies. */
const FIELD = 60;
const HALF = ARMY.length * APART + FIELD / 2;

/** What stands at the head of the first sheet: the two armies as they meet. */
export const cover = ({ options }: SheetRequest): Picture => ({
  viewBox: [0, -36, 2 * HALF, 76],
  content: (
    <g class={styles.paper}>
      {ARMY.flatMap((type, i) => {
        const x = (i + 0.5) * APART;
        return [x, 2 * HALF - x].map((at, side) => (
          <g key={at} transform={`translate(${at} 0)`}>
            <Counter unit={{ type, side }} military={options['faces'] === 'military'} plain />
          </g>
        ));
      })}
    </g>
  ),
});
