import styles from '../Board.module.css';
import { Flag } from './Counters.tsx';
import type { FieldProps } from './field-props.tsx';
import { middle } from './geometry.ts';
import { goalsOf } from './sight.ts';

/** What places are called, and whose they are. */
export function Places({ view, say }: FieldProps) {
  const { map, owners } = view;
  const goals = goalsOf(view);
  return (
    <>
      {map.places.map(({ id, name, cells }, i) => {
        return (
          <g key={id} transform={`translate(${middle(map, cells[0]!).join(' ')})`}>
            <g transform="translate(-35 -14)">
              <Flag owner={owners[i] ?? -1} />
            </g>
            <text class={styles.name} y="46" data-name={goals.includes(cells[0]!) ? 'first' : ''}>
              {name[say.language]}
            </text>
          </g>
        );
      })}
    </>
  );
}
