import type { Attack } from '../action-meanings.ts';
import styles from '../Board.module.css';
import { UNCOUNTED } from '../uncounted.ts';
import { bestAttacks } from '../interaction.ts';
import type { FieldProps } from './field-props.tsx';
import { arc, boxOf, middle } from './geometry.ts';

/** What is needed, `4+`, and how likely it is, `3/6`; nothing where no dice are thrown. */
export const chance = ({ kind, odds }: Attack): readonly string[] => {
  if (odds === undefined) return [];
  const likely = odds.of === UNCOUNTED ? [] : [`${odds.wins}/${odds.of}`];
  return kind === 'fight' ? likely : [`${odds.distance}+`, ...likely];
};

/** Half of the width of a label. */
const halfOf = (text: string): number => 5.6 * text.length + 5;

/** The chances on each enemy, with what is in hand. On small hexes there is only room for what is needed. */
export function Odds({ view, interaction }: FieldProps) {
  const [width] = boxOf(view.map);
  return (
    <>
      {interaction.targets.map((target) => {
        const told = bestAttacks(interaction, target).map(chance);
        const [x, y] = middle(view.map, view.units[target]!.cell);
        const whole = told.map((parts) => parts.join(' · '));
        // At the rim of the map they are whole, too.
        const half = Math.max(...whole.map(halfOf)) + 2;
        const within = Math.min(width - half, Math.max(half, x));
        return (
          <g key={target} transform={`translate(${x} ${y + 38})`}>
            <Labels class={styles.brief} texts={told.flatMap(([first]) => first ?? [])} />
            <g transform={`translate(${within - x} 0)`}>
              <Labels class={styles.whole} texts={whole} />
            </g>
          </g>
        );
      })}
    </>
  );
}

interface LabelsProps {
  readonly class: string | undefined;
  readonly texts: readonly string[];
}

function Labels({ class: name, texts }: LabelsProps) {
  const shown = [...new Set(texts)].filter(Boolean);
  return (
    <g class={name}>
      {shown.map((text, i) => (
        <g key={text} transform={`translate(0 ${-24 * (shown.length - 1 - i)})`}>
          <rect
            class={styles.odds}
            x={-halfOf(text)}
            y="-12"
            width={2 * halfOf(text)}
            height="23"
            rx="11"
          />
          <text class={styles.chance} y="6">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The trail of sparks of a spell: of the one that is being cast, or of the one that somebody looks at. */
export function Shots({ view, interaction, pointedAt, settings }: FieldProps) {
  const { pending } = view;
  const cellOf = (unit: number): number => view.units[unit]!.cell;
  const shots: [number, number][] = [];
  if (pending?.kind === 'cast' || pending?.kind === 'slow')
    shots.push([pending.mage, pending.target]);
  for (const { kind, unit, to } of interaction.choices.attacks) {
    const wanted =
      interaction.aim === undefined
        ? unit === interaction.held && view.units[to]!.cell === pointedAt
        : to === interaction.aim && interaction.chosen.includes(unit);
    if ((kind === 'cast' || kind === 'slow') && wanted) shots.push([unit, to]);
  }
  return (
    <>
      {shots.map(([from, to]) => {
        const d = arc(middle(view.map, cellOf(from)), middle(view.map, cellOf(to)));
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
