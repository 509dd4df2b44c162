import type { BattleView } from '../../rules/view.ts';
import { Counter, Flag } from './Counters.tsx';
import styles from '../Board.module.css';
import { goalsOf } from './sight.ts';

/**
 * What a mark at the rim of the map points to while none of it is in sight: the places by which a side can win; for one that
 * can't win by places the enemies, with their leader.
 */
export function soughtBy(view: BattleView, own: number, military: boolean) {
  const goals = goalsOf({ ...view, side: own });
  const [goal] = goals;
  if (goal !== undefined) {
    const place = view.map.places.findIndex(({ cells }) => cells.includes(goal));
    return { hexes: goals, mark: () => goalWith(view.owners[place] ?? -1) };
  }
  const enemies = view.units.filter(({ side }) => side !== own);
  const leader = enemies.find(({ type }) => type === 'L');
  return {
    hexes: enemies.flatMap(({ cell }) => (cell < 0 ? [] : [cell])),
    mark: () =>
      leader !== undefined && (
        <svg viewBox="-36 -36 72 72">
          <Counter unit={leader} military={military} />
        </svg>
      ),
  };
}

/** A hex that looks as on the map, with a flag that says whose the place is now. */
const goalWith = (owner: number) => (
  <svg viewBox="-60 -60 120 120" data-goal>
    <path class={styles.sought} d="M0-50L43-25V25L0 50L-43 25V-25Z" />
    <g transform="translate(-14 2) scale(2)">
      <Flag owner={owner} />
    </g>
  </svg>
);
