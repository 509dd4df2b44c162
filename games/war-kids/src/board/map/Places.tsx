import styles from '../Board.module.css';
import { Flag } from './Counters.tsx';
import type { FieldProps } from './field-props.tsx';
import { middle } from './geometry.ts';
import { goalsOf } from './sight.ts';

/** What places are called, and whose they are. */
export function Places({ view, say, lit, hinted }: FieldProps) {
  const { map, owners } = view;
  const goals = goalsOf(view);
  return (
    <>
      {map.places.map(({ id, name, cells }, i) => {
        // One that is looked for in a list has a tag with its name.
        const isSought = hinted === undefined && lit.includes(cells[0]!);
        return (
          <g key={id} transform={`translate(${middle(map, cells[0]!).join(' ')})`}>
            <g transform="translate(-35 -14)">
              <Flag owner={owners[i] ?? -1} />
            </g>
            <text
              class={styles.name}
              y="46"
              opacity={isSought ? 0 : 1}
              data-name={goals.includes(cells[0]!) ? 'first' : ''}
            >
              {name[say.language]}
            </text>
          </g>
        );
      })}
    </>
  );
}
