import styles from './Board.module.css';
import type { FieldProps } from './Field.tsx';
import { middle } from './MapPicture.tsx';
import type { Attack } from './meanings.ts';
import { bestOf } from './turn.ts';

/** What is needed and how likely it is: `4+ · 3/6`. */
const chance = ({ kind, odds }: Attack): string =>
  odds === undefined
    ? ''
    : `${kind === 'fight' ? '' : `${odds.distance}+ · `}${odds.wins}/${odds.of}`;

/** The chances on each enemy, with what is in hand. */
export function Odds({ view, turn }: FieldProps) {
  return (
    <>
      {turn.targets.map((target) => {
        const told = [...new Set(bestOf(turn, target).map(chance))].filter(Boolean);
        const [x, y] = middle(view.map, view.units[target]!.cell);
        return told.map((text, i) => (
          <g
            key={`${target} ${text}`}
            transform={`translate(${x} ${y + 38 - 21 * (told.length - 1 - i)})`}
          >
            <rect
              class={styles.odds}
              x={-5.6 * text.length - 5}
              y="-12"
              width={11.2 * text.length + 10}
              height="23"
              rx="11"
            />
            <text class={styles.chance} y="6">
              {text}
            </text>
          </g>
        ));
      })}
    </>
  );
}

/** The trail of sparks of a spell: of the one that is being cast, or of the one that somebody looks at. */
export function Shots({ view, turn, looked, settings }: FieldProps) {
  const { pending } = view;
  const cellOf = (unit: number): number => view.units[unit]!.cell;
  const shots: [number, number][] = [];
  if (pending?.kind === 'cast' || pending?.kind === 'slow')
    shots.push([pending.mage, pending.target]);
  for (const { kind, unit, to } of turn.means.attacks) {
    const wanted =
      turn.aim === undefined
        ? unit === turn.held && view.units[to]!.cell === looked
        : to === turn.aim && turn.chosen.includes(unit);
    if ((kind === 'cast' || kind === 'slow') && wanted) shots.push([unit, to]);
  }
  return (
    <>
      {shots.map(([from, to]) => {
        const [[ax, ay], [bx, by]] = [middle(view.map, cellOf(from)), middle(view.map, cellOf(to))];
        const up = 0.16 * Math.hypot(bx - ax, by - ay);
        const d = `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 - up} ${bx} ${by}`;
        return (
          <g key={`${from} ${to}`}>
            <path class={styles.trail} d={d} />
            <path class={settings.motion ? styles.flying : styles.sparks} d={d} />
          </g>
        );
      })}
    </>
  );
}
