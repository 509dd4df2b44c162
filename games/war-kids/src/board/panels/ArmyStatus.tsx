import type { Say } from '@glade/text';
import type { BattleView } from '../../rules/view.ts';
import styles from './Army.module.css';

interface Props {
  readonly view: BattleView;
  readonly seat: number;
  readonly say: Say;
}

/** What an army has, in a line: units, Mages among them, points. */
export function ArmyStatus({ view, seat, say }: Props) {
  const own = view.units.filter(({ side, cell }) => side === seat && cell !== -1 && cell !== -3);
  const mages = own.filter(({ type }) => type === 'M').length;
  const told = { units: own.length, mages, points: view.points[seat] ?? 0 };
  return (
    <span class={styles.status}>
      <span class="visually-hidden">{say('seat.army', told)}</span>
      <span aria-hidden="true">
        <svg viewBox="-12 -12 24 24">
          <path d="M-9-9H9V1Q8 8 0 11Q-8 8-9 1Z" />
        </svg>
        {told.units}
        <svg viewBox="-12 -12 24 24">
          <path d="M-7 4Q-3-3 2-11Q4-2 7 4ZM-11 5Q0 1 11 5Q0 10-11 5Z" />
        </svg>
        {told.mages}
        <svg viewBox="-12 -12 24 24">
          <path d="M0-11L3.200-3.500L11-3L5 2.500L7 10L0 6L-7 10L-5 2.500L-11-3L-3.200-3.500Z" />
        </svg>
        {told.points}
      </span>
    </span>
  );
}
