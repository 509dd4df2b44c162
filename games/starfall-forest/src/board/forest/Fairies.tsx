import type { Event } from '@glade/engine';
import { seatColour, type BoardProps } from '@glade/ui';
import { Halo } from '@glade/ui/halo';
import styles from '../Board.module.css';
import type { Frame } from '../frame.ts';
import motion from '../Motion.module.css';
import { Fairy, HEART } from './Pieces.tsx';
import { locationOf } from '../../rules/cells.ts';
import type { StarfallView } from '../../rules/view.ts';

interface Props extends Pick<BoardProps<StarfallView>, 'view' | 'seats' | 'still'> {
  readonly frame: Frame;
  /** What has just happened; nothing where nothing moves. */
  readonly events: readonly Event[];
}

/** Where each of this many stands at a tree. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  // Beside the middle of its tree, so that it is seen which kind of tree that is.
  [[11, 10]],
  [
    [-25, -10],
    [25, 10],
  ],
  [
    [-30, -22],
    [30, -22],
    [0, 20],
  ],
  [
    [-30, -22],
    [30, -22],
    [-30, 22],
    [30, 22],
  ],
];

/** How a fairy moves of which this is told; the first of them counts. */
const LIVES = Object.entries({
  bitten: motion.shake,
  revived: motion.wake,
  flat: motion.faint,
  collected: motion.gather,
  stayed: motion.gather,
  stepped: motion.fly,
  crossed: motion.fly,
  fairyPlaced: motion.grow,
});

/** The fairies in the forest; the one at turn bears a ring of light. Those at one tree stand side by side. */
export function Fairies({ view, frame, events, seats, still = false }: Props) {
  const has = (code: string, seat: number): boolean =>
    events.some((event) => event.code === code && event.args['seat'] === seat);
  return (
    <>
      {view.fairies.map(({ place, flat, hearts, stars }, seat) => {
        if (place < 0) return null;
        const here = view.fairies.flatMap((other, i) => (other.place === place ? [i] : []));
        const [dx, dy] = PLACES[here.length - 1]![here.indexOf(seat)]!;
        // Two are nearly as large as one: their numbers are read.
        const scale = here.length > 2 ? 0.6 : 0.76;
        const [x, y] = frame.place(view.trees[place]!);
        // A snake lies at its feet, and hides nothing.
        const [up, size] = view.snakes.includes(place) ? [18, scale * 0.8] : [0, scale];
        const lives = LIVES.find(([code]) => has(code, seat))?.[1];
        return (
          <g
            key={seat}
            class={motion.moving}
            style={{
              transform: `translate(${x}px, ${y}px) scale(${frame.size}) translate(${dx}px, ${dy - up}px) scale(${size})`,
            }}
          >
            {seat === view.seat && view.step !== 'over' && (
              <circle class={styles.atTurn} cy="0" r="53" />
            )}
            {view.step === 'over' && view.ranks[seat] === 1 && <Halo r={46} />}
            <g class={lives}>
              <Fairy
                seat={seat}
                colour={seatColour(seats, seat)}
                flat={flat}
                hearts={still ? hearts : undefined}
                stars={still ? stars : 0}
              />
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
export function Leaving({ view, frame, events, seats }: Props) {
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
            <g class={motion.leave}>
              <Fairy seat={seat} colour={seatColour(seats, seat)} stars={view.goal} />
            </g>
          </g>
        );
      })}
    </>
  );
}
