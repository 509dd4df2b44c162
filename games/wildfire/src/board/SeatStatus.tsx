import type { SeatStatusProps } from '@glade/ui';
import styles from './SeatStatus.module.css';
import type { WildfireView } from '../rules/view.ts';

const HOUSE = 'M0-9L9 8H-9Z';
const STRUCK = 'M-9-7L9 7';
const TICK = 'M-8 1L-2 7L9-6';
const PENCIL = 'M-8 8L-5 2L5-8L8-5L-2 5Z';

/**
 * In VS: whether a player has drawn for this throw, has finished, or their home is burnt, and at the end the points, too; signs to
 * see, words to hear. Of two players a word is seen, too, such as that the other grid is secret: four have no room for it. Alone
 * nobody needs it.
 */
export function SeatStatus({ view, seat, say, acted = false }: SeatStatusProps<WildfireView>) {
  const grid = view.grids[seat];
  if (view.mode !== 'vs' || grid === undefined) return null;
  const drawn = acted && !grid.finished && view.step !== 'over';
  const playing = drawn ? 'board.drawn' : grid.hidden ? 'board.playing.secret' : 'board.playing';
  const doing = say(grid.finished ? 'board.finished' : playing);
  const told =
    view.step === 'over'
      ? say('seat.result', { points: grid.points, burnt: grid.burnt ? 1 : 0 })
      : grid.burnt
        ? `${say('seat.burnt')}, ${doing}`
        : doing;
  const draws = !drawn && grid.hidden && view.step === 'act' && view.actor === seat;
  const sign = view.step === 'over' || grid.burnt ? HOUSE : grid.finished ? TICK : PENCIL;
  return (
    <span class={styles.status} title={told}>
      <svg viewBox="-11 -11 22 22" data-draws={draws} aria-hidden="true">
        <path d={grid.burnt ? `${sign}${STRUCK}` : sign} />
      </svg>
      {view.step === 'over' && <span aria-hidden="true">{grid.points}</span>}
      {drawn && (
        <svg viewBox="-11 -11 22 22" aria-hidden="true">
          <path d={TICK} />
        </svg>
      )}
      {view.grids.length < 3 && (drawn || grid.hidden) && (
        <span aria-hidden="true">{say(drawn ? 'seat.drawn' : 'seat.secret')}</span>
      )}
      <span class={styles.heard}>{told}</span>
    </span>
  );
}
