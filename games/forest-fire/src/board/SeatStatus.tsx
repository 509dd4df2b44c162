import type { SeatStatusProps } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import drawn from './drawings/Drawings.module.css';
import { Helmet } from './drawings/Crew.tsx';
import { Tongue } from './drawings/Fire.tsx';
import { Tent } from './drawings/Land.tsx';

/** What a seat has: role, moves that are left, tank, danger; in little pictures and, where there is room, in words. */
export function SeatStatus({ view, seat, say }: SeatStatusProps<ForestFireView>) {
  const player = view.players[seat];
  if (player === undefined) return null;
  const signs = signsOf(player, view);
  const role = say(`role.${player.role}`);
  const state = stateOf(player, view, say);
  return (
    // With a key the words are replaced, and do not move from place to place.
    <span key={`${role} ${state} ${signs.length}`} class={styles.status}>
      <svg viewBox={`0 0 ${signs.length * SIGN} ${SIGN}`} aria-hidden="true">
        {signs.map((sign, i) => (
          <g key={i} transform={`translate(${i * SIGN} 0)`}>
            {sign}
          </g>
        ))}
      </svg>
      <span class={styles.words}>
        {role}
        {state !== '' && <span class={styles.state}>, {state}</span>}
      </span>
    </span>
  );
}

/** Each sign is in a square of this size. */
const SIGN = 20;

const ROLES: Readonly<Record<FirefighterView['role'], ComponentChildren>> = {
  none: null,
  hotshot: (
    <g transform="translate(-10 16.500) scale(0.4)">
      <Helmet y={0} />
    </g>
  ),
  smokeJumper: (
    <>
      <path class={drawn.thin} fill="none" d="M2 9L10 18L18 9M7 10L10 18L13 10" />
      <path
        class={drawn.thin}
        fill="var(--ff-helmet)"
        d="M1 10Q2 2 10 2T19 10Q16 7 13 10Q10 7 7 10Q4 7 1 10Z"
      />
    </>
  ),
  pilot: (
    <path
      class={drawn.thin}
      fill="var(--ff-helmet)"
      d="M1 6L4 6L6 9L9 9L7 3L10 3L13 9Q19 9 19 11.500T13 14L10 18L7 18L9 14L3 13Z"
    />
  ),
};

const move = <circle class={drawn.thin} fill="var(--ff-flame-light)" cx="10" cy="11" r="6" />;
const tank = (full: boolean) => (
  <path
    class={drawn.thin}
    fill={full ? 'var(--ff-lake)' : 'var(--card)'}
    d="M10 2Q17 10 17 13A7 6 0 0 1 3 13Q3 10 10 2Z"
  />
);
const flame = (
  <g transform="translate(10 19) scale(0.42)">
    <Tongue />
  </g>
);
const rest = (
  <g transform="translate(10 11) scale(0.48)">
    <Tent x={0} y={0} />
  </g>
);
// In the colour of the words beside it, so that it is seen on dark cards, too.
const out = <path fill="none" stroke="currentColor" stroke-width="3" d="M4 5L16 17M16 5L4 17" />;

function signsOf(player: FirefighterView, view: ForestFireView): readonly ComponentChildren[] {
  const signs = [ROLES[player.role]];
  if (player.out) return [...signs, out];
  if (player.danger && view.step !== 'over') signs.push(flame);
  if (player.rests > 0) signs.push(rest);
  if (player.tank !== 'none') return [...signs, tank(player.tank === 'full')];
  return [...signs, ...Array.from({ length: player.moves }, () => move)];
}

/** What the signs say beside the role, in words; empty where there is nothing to say. */
function stateOf(
  player: FirefighterView,
  view: ForestFireView,
  say: SeatStatusProps<ForestFireView>['say'],
): string {
  if (player.out) return say('board.out');
  if (player.danger && view.step !== 'over') return say('cell.danger');
  if (player.rests > 0) return say('board.rests');
  if (player.tank !== 'none') return say(`board.tank.${player.tank}`);
  return view.step === 'turns' && player.moves > 0
    ? say('board.moves', { moves: player.moves })
    : '';
}
