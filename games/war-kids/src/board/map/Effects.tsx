import type { Event } from '@glade/engine';
import { UNIT_TYPES } from '../../rules/setup/scenario.ts';
import styles from '../Board.module.css';
import { Counter, Flag } from './Counters.tsx';
import { BOLT, PUFF, STAR } from '../event-signs.ts';
import type { DrawnView, FieldProps } from './field-props.tsx';
import { arc, middle } from './geometry.ts';
import { quarters, walkOf } from './walk.ts';

/** How a counter moves now. */
export interface CounterMove {
  readonly class: string;
  readonly style: Readonly<Record<string, string>>;
}

const px = ([x, y]: readonly [number, number]): string =>
  `${Math.round(x * 10) / 10}px ${Math.round(y * 10) / 10}px`;

/** The cell that an event is about, -1 where it names none. */
const cellOf = ({ args }: Event, name = 'cell'): number => args[name] ?? -1;

/** How the counters move that these events are about, by the cells where they stand now. */
export function movesOf(
  view: DrawnView,
  events: readonly Event[],
): ReadonlyMap<number, CounterMove> {
  const moves = new Map<number, CounterMove>();
  const { map } = view;
  const offset = (from: number, to: number, share: number): string => {
    const [[ax, ay], [bx, by]] = [middle(map, from), middle(map, to)];
    return px([(bx - ax) * share, (by - ay) * share]);
  };
  const taken = new Set(view.units.map(({ cell }) => cell));
  for (const event of events) {
    const [cell, from] = [cellOf(event), cellOf(event, 'fromcell')];
    switch (event.code) {
      case 'moved': {
        const way = walkOf(map, taken, from, cell);
        const points = quarters(map, way).map((point, i) => [`--walk-${i}`, px(point)]);
        const time = `${Math.min(450, 150 + 75 * (way.length - 1))}ms`;
        moves.set(cell, {
          class: styles.walking!,
          style: { ...Object.fromEntries(points), '--time': time },
        });
        break;
      }
      case 'landed':
        moves.set(cell, { class: styles.pushed!, style: { '--from': offset(cell, from, 1) } });
        break;
      case 'entered':
        moves.set(cell, { class: styles.arriving!, style: {} });
        break;
      case 'charged':
      case 'struck':
        moves.set(from, { class: styles.lunging!, style: { '--to': offset(from, cell, 0.45) } });
        break;
      case 'wounded':
      case 'stuck':
        moves.set(cell, { class: styles.hurt!, style: {} });
        break;
      default:
    }
  }
  return moves;
}

/** What happens now besides: magic that flies and hits, who is gone or healed, flags that are raised. */
export function Effects({
  view,
  events,
  military,
}: Pick<FieldProps, 'view' | 'events' | 'military'>) {
  return (
    <>
      {events.map((event, i) => {
        const cell =
          event.code === 'taken' || event.code === 'held'
            ? cellOf(event, 'spotcell')
            : cellOf(event);
        const drawing = cell < 0 ? undefined : effectOf(view, event, military);
        if (drawing === undefined) return null;
        const [x, y] = middle(view.map, cell);
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            {drawing}
          </g>
        );
      })}
    </>
  );
}

/** The counter of a `piece` in an event. */
export const lookOf = (piece: number) => ({ side: piece >> 2, type: UNIT_TYPES[piece & 3]! });

function effectOf(view: DrawnView, event: Event, military: boolean) {
  switch (event.code) {
    case 'eliminated':
    case 'exited':
      return (
        <g class={event.code === 'exited' ? styles.leaving : styles.gone}>
          <Counter unit={lookOf(Number(event.args['piece']))} military={military} />
          {event.code === 'eliminated' && <path class={styles.puff} d={PUFF} />}
        </g>
      );
    case 'healed':
      return <path class={styles.mending} d="M-14 0H14M0-14V14" />;
    case 'cast':
    case 'castSlow': {
      const [[ax, ay], [bx, by]] = [
        middle(view.map, cellOf(event, 'fromcell')),
        middle(view.map, cellOf(event)),
      ];
      const flight = arc([ax - bx, ay - by], [0, 0]);
      return <path class={styles.bolt} d={BOLT} style={{ offsetPath: `path("${flight}")` }} />;
    }
    case 'hit':
    case 'slowHit':
    case 'fightWon':
    case 'fightLost':
      return <path class={styles.flash} d={STAR} />;
    case 'missed':
    case 'slowMissed':
      return <path class={styles.fizzle} d={PUFF} />;
    case 'exposed':
    case 'nobodyLost':
      return <circle class={styles.popping} r="39" />;
    case 'surrounded':
      return <circle class={styles.closing} r="46" />;
    case 'fight':
    case 'fightTied':
      return <path class={styles.clashing} d="M-22-22L22 22M22-22L-22 22" />;
    case 'taken':
    case 'held':
      return (
        <g transform="translate(-35 -14)">
          <g class={styles.raising}>
            <Flag owner={Number(event.args['seat'])} />
          </g>
        </g>
      );
    default:
      return undefined;
  }
}
