import type { AsideProps } from '@glade/ui';
import type { BattleView, HoldView } from '../../rules/view.ts';
import { Counter, Flag } from '../map/Counters.tsx';
import styles from './Army.module.css';
import { tellHold } from './hold.ts';

type Props = AsideProps<BattleView>;

/** The turn and the time, points and losses of both sides (their units stand under their names), whose the places are, and who is about to win by them. */
export function Army({ view, options, say, plain = false, onShow }: Props) {
  const military = options['faces'] === 'military' || plain;
  const places = view.map.places;
  // While all is 0 the seats tell the same. It stands last, so that nothing moves when it comes.
  const counts = [...view.points, ...view.lost].some((each) => each !== 0);
  return (
    <section class={styles.army} aria-label={say('board.army')}>
      <p class={styles.clock}>
        <span>
          {say('board.turn', { turn: view.turn, limit: view.limit })}
          {view.clock !== '' && <time>{view.clock}</time>}
        </span>
        <progress max={view.limit} value={view.turn} aria-hidden="true" />
      </p>
      {view.leaderLoss !== 'off' && (
        <p class={styles.goal}>
          <svg viewBox="-84 -46 168 92" aria-hidden="true">
            {[0, 1].map((side) => (
              <g key={side} transform={`translate(${side === 0 ? -41 : 41} 0)`}>
                <Counter unit={{ type: 'L', side }} military={military} plain />
              </g>
            ))}
          </svg>
          <span>{say('board.goal')}</span>
        </p>
      )}
      {view.holds.flatMap((hold, i) => held(view, hold, i, say))}
      {places.length > 0 && (
        <ul class={styles.places}>
          {places.map(({ id, name, cells }, i) => {
            const whose = say('cell.owner', { owner: view.owners[i] ?? -1 });
            const told = `${name[say.language]}, ${whose}`;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={told}
                  onClick={() => onShow({ text: told, cells })}
                >
                  <svg viewBox="-6 -24 34 40" aria-hidden="true">
                    <Flag owner={view.owners[i] ?? -1} />
                  </svg>
                  {name[say.language]}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {counts && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('board.side')}</th>
              <th scope="col">{say('board.points')}</th>
              <th scope="col">{say('board.lost')}</th>
            </tr>
          </thead>
          <tbody>
            {[0, 1].map((side) => (
              <tr key={side} data-turn={side === view.side && view.step !== 'over'}>
                <th scope="row">
                  <svg viewBox="-42 -42 84 84" aria-hidden="true">
                    <Counter unit={{ type: 'L', side }} military={military} />
                  </svg>
                  <span>
                    {say('board.sides', { side })}
                    <small>{view.sides[side]?.[say.language]}</small>
                  </span>
                </th>
                <td>{view.points[side]}</td>
                <td>{view.lost[side]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** How long each side has held what it must hold to win. */
function held(view: BattleView, hold: HoldView, key: number, say: Props['say']) {
  return [0, 1]
    .filter((side) => hold.side < 0 || hold.side === side)
    .map((side) => (
      <p key={`${key} ${side}`} class={styles.hold}>
        {tellHold(view, hold, side, say)}
      </p>
    ));
}
