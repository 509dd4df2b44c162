import type { Event } from '@glade/engine';
import styles from './Board.module.css';
import type { Frame } from './frame.ts';
import motion from './Motion.module.css';
import { Fairy, HEART } from './Pieces.tsx';
import { locationOf } from '../rules/cells.ts';
import type { StarfallView } from '../rules/view.ts';

interface Props {
  readonly view: StarfallView;
  readonly frame: Frame;
  /** What has just happened; nothing where nothing moves. */
  readonly events: readonly Event[];
}

/** Where each of so many stands at a tree, and how large. */
const PLACES: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [[0, 6, 0.64]],
  [
    [-24, 4, 0.52],
    [24, 8, 0.52],
  ],
  [
    [-27, -20, 0.44],
    [27, -20, 0.44],
    [0, 19, 0.44],
  ],
  [
    [-26, -18, 0.44],
    [26, -18, 0.44],
    [-26, 20, 0.44],
    [26, 20, 0.44],
  ],
];

/** The fairies in the forest; the one at turn bears a ring of light. Those at one tree stand side by side. */
export function Fairies({ view, frame, events }: Props) {
  const has = (code: string, seat: number): boolean =>
    events.some((event) => event.code === code && event.args['seat'] === seat);
  return (
    <>
      {view.fairies.map(({ place, flat, hearts, stars }, seat) => {
        if (place < 0) return null;
        const here = view.fairies.flatMap((other, i) => (other.place === place ? [i] : []));
        const [dx, dy, scale] = PLACES[here.length - 1]![here.indexOf(seat)]!;
        const [x, y] = frame.place(view.trees[place]!);
        // A snake lies at its feet, and hides nothing.
        const up = view.snakes.includes(place) ? 15 : 0;
        const bitten = has('bitten', seat);
        return (
          <g
            key={seat}
            class={motion.moving}
            style={{ transform: `translate(${x + dx}px, ${y + dy - up}px) scale(${scale})` }}
          >
            {seat === view.seat && view.step !== 'over' && (
              <circle class={styles.atTurn} cy="2" r="54" />
            )}
            <g class={bitten ? motion.bitten : has('revived', seat) ? motion.rising : undefined}>
              <Fairy seat={seat} flat={flat} hearts={hearts} stars={stars} />
            </g>
            {has('swapped', seat) &&
              [-34, 0, 34].map((to) => (
                <path key={to} class={motion.burst} style={{ '--to': `${to}px` }} d={HEART} />
              ))}
          </g>
        );
      })}
    </>
  );
}

/** A fairy that has just flown home, on its way up. */
export function Leaving({ view, frame, events }: Props) {
  return (
    <>
      {events.map(({ code, args }, i) => {
        if (code !== 'home') return null;
        const seat = args['seat']!;
        const from = events
          .slice(0, i)
          .findLast((event) => event.args['seat'] === seat && event.args['cell'] !== undefined);
        const tree = from === undefined ? -1 : locationOf(view, from.args['cell']!);
        if (tree < 0) return null;
        return (
          <g key={seat} transform={frame.at(view.trees[tree]!)}>
            <g class={motion.leaving}>
              <Fairy seat={seat} stars={view.goal} />
            </g>
          </g>
        );
      })}
    </>
  );
}
