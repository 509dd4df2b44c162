import { neighbours, unitAt } from '../action-meanings.ts';
import styles from '../Board.module.css';
import type { DrawnView, FieldProps } from './field-props.tsx';
import { middle, sideOf } from './geometry.ts';

type Point = ReturnType<typeof middle>;

/** Who can attack whom: lines, and bars where Soldiers close the ring. */
export function Contacts({ view, interaction }: FieldProps) {
  const { aim, held, choices, chosen } = interaction;
  const shown = choices.attacks.filter(
    ({ kind, to, units }) =>
      kind !== 'cast' &&
      kind !== 'slow' &&
      (aim === undefined ? held === undefined || units.includes(held) : to === aim),
  );
  const lines = new Map<string, string>();
  for (const { units, to } of shown)
    for (const from of units) lines.set(`${from} ${to}`, line(view, from, to));
  return (
    <>
      <path class={styles.edge} d={[...lines.values()].join('')} />
      <path class={styles.reach} d={[...lines.values()].join('')} />
      {aim !== undefined && <path class={styles.gate} d={gate(view, aim, chosen)} />}
    </>
  );
}

/** Where a unit stands. */
const spotOf = (view: DrawnView, unit: number) => middle(view.map, view.units[unit]!.cell);

/** From counter to counter, with a head. */
const line = (view: DrawnView, from: number, to: number): string =>
  arrow(spotOf(view, from), spotOf(view, to));

function arrow([ax, ay]: Point, [bx, by]: Point): string {
  const at = (share: number): string => `${ax + (bx - ax) * share} ${ay + (by - ay) * share}`;
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * 10, ((ax - bx) / length) * 10];
  return `M${at(0.28)}L${at(0.66)}M${at(0.56)}m${nx} ${ny}L${at(0.66)}L${at(0.56)}m${nx} ${ny}m${-2 * nx} ${-2 * ny}L${at(0.66)}`;
}

/** Whose arrows an illustration shows. */
const PLANNED = new Set(['moved', 'struck', 'charged', 'cast']);

/** In an illustration, who goes where and who attacks whom. */
export function Planned({ view, planned = [] }: FieldProps) {
  const arrows = planned.flatMap(({ code, args }) => {
    const [from, to] = [args['fromcell'] ?? -1, args['cell'] ?? -1];
    return PLANNED.has(code) && from >= 0 && to >= 0
      ? [arrow(middle(view.map, from), middle(view.map, to))]
      : [];
  });
  if (arrows.length === 0) return null;
  return (
    <>
      <path class={styles.edge} d={arrows.join('')} />
      <path class={styles.reach} d={arrows.join('')} />
    </>
  );
}

/** Where the enemy has come from, until somebody does something. */
export function Trails({ view, trails }: FieldProps) {
  if (trails.length === 0) return null;
  const lines = trails.map(({ from, to }) => arrow(middle(view.map, from), middle(view.map, to)));
  return <path class={styles.trail} data-trails={trails.length} d={lines.join('')} />;
}

/** The sides of the target's hex behind which those who are chosen stand. */
function gate(view: DrawnView, target: number, chosen: readonly number[]): string {
  const { cell } = view.units[target]!;
  return neighbours(view, cell)
    .flatMap((near, d) => {
      const index = unitAt(view, near);
      if (index === undefined || !chosen.includes(index)) return [];
      const [a, b] = sideOf(view.map, cell, d, 0.97);
      return [`M${a.join(' ')}L${b.join(' ')}`];
    })
    .join('');
}
