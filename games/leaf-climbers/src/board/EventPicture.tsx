import type { Event } from '@glade/engine';
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { placed, seatColour, type SeatLook } from '@glade/ui';
import type { EventPicture as Picture } from '@glade/ui/effects';
import styles from './Board.module.css';
import { Climber, Crushed, Pile, Hovering } from './Pieces.tsx';
import { TOP } from './geometry.ts';

/** What happened, as the board draws it. From -30 to 30. */
export const EventPicture: Picture<unknown> = ({ event, seats }) => {
  const draw = PICTURES[event.code];
  return draw === undefined ? null : (
    <Seats.Provider value={seats}>
      <g class={styles.still}>{draw(event)}</g>
    </Seats.Provider>
  );
};

/** Who sits where, for the climbers of a picture. */
const Seats = createContext<readonly SeatLook[] | undefined>(undefined);

/** A climber in the colour of its seat. */
function Own({
  seat = 0,
  out = false,
}: {
  readonly seat?: number | undefined;
  readonly out?: boolean;
}) {
  return <Climber seat={seat} colour={seatColour(useContext(Seats), seat)} out={out} />;
}

interface WhoProps {
  readonly event: Event;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly out?: boolean;
}

const Who = ({ event, x = 0, y = 27, scale = 0.56, out = false }: WhoProps) =>
  placed(x, y, scale, <Own seat={event.args['seat']} out={out} />);

/** A pile of this height. */
const Heap = ({ x = 0, y = 0, height = 2 }) =>
  placed(x - 16, y - 14, 0.32, <Pile square={1} height={height} />);

const Dry = ({ x = 0, y = 0, turn = 24, scale = 0.6 }) =>
  placed(x, y, 1, <Hovering turn={turn} scale={scale} />);

const Arrow = ({ d }: { readonly d: string }) => <path class={styles.arrow} d={d} />;

const two = (
  <>
    <Dry x={-12} y={-6} turn={-20} scale={0.46} />
    <Dry x={13} y={6} turn={40} scale={0.46} />
  </>
);

const PICTURES: Readonly<Record<string, (event: Event) => ComponentChildren>> = {
  first: (event) => (
    <>
      <Who event={event} x={-9} />
      <Arrow d="M12-8L26 2L12 12Z" />
    </>
  ),
  next: (event) => <Who event={event} />,
  leaves: () => two,
  void: () => (
    <>
      <Heap height={TOP} y={6} />
      <Dry y={-16} scale={0.34} turn={60} />
    </>
  ),
  leaf: () => (
    <>
      <Dry y={-6} scale={0.5} />
      <ellipse class={styles.cast} cx="2" cy="23" rx="16" ry="5" />
    </>
  ),
  dice: (event) => (
    <>
      <path class={styles.solid} d="M0-26L27 21H-27Z" />
      <text class={styles.pips} x="0" y="15">
        {event.args['roll'] ?? ''}
      </text>
    </>
  ),
  stays: (event) => (
    <>
      <Heap x={-15} y={-2} height={4} />
      <Heap x={15} y={-2} height={4} />
      <Who event={event} scale={0.5} />
    </>
  ),
  stood: (event) => (
    <>
      <Heap y={16} />
      <Who event={event} y={20} scale={0.5} />
    </>
  ),
  moved: (event) => (
    <>
      <Who event={event} x={-10} scale={0.52} />
      <Arrow d="M10-8L26 4L10 16Z" />
    </>
  ),
  climbed: (event) => (
    <>
      <Heap x={10} y={15} height={4} />
      <Who event={event} x={10} y={14} scale={0.44} />
      <Arrow d="M-28 12H-21V28H-13V12H-6L-17-4Z" />
    </>
  ),
  descended: (event) => (
    <>
      <Heap x={14} y={4} height={4} />
      <Who event={event} x={-10} y={28} scale={0.46} />
      <Arrow d="M20-28H28V-20H33L24-10L15-20H20Z" />
    </>
  ),
  upAndDown: (event) => (
    <>
      <Heap x={0} y={16} height={3} />
      <Who event={event} y={18} scale={0.44} />
      <Arrow d="M-28 10H-20L-24-4ZM20-4H28L24 10Z" />
    </>
  ),
  climbedTop: (event) => (
    <>
      <Heap y={17} height={TOP} />
      <Who event={event} y={14} scale={0.44} />
    </>
  ),
  landed: () => (
    <>
      <Heap y={14} />
      <Dry y={-12} scale={0.4} turn={70} />
    </>
  ),
  crushed: (event) => (
    <>
      <g transform="translate(0 26) scale(1.1 .34)">
        <Own seat={event.args['seat']} out />
      </g>
      <Dry y={-8} turn={84} scale={0.72} />
    </>
  ),
  complete: () => <Heap y={4} height={TOP} />,
  lastOne: (event) => (
    <>
      <Heap y={17} height={TOP} />
      <Who event={event} y={14} scale={0.44} />
    </>
  ),
  nobody: () => (
    <>
      <Heap y={6} height={4} />
      <g transform="translate(20 22)">
        <Crushed seat={0} />
      </g>
    </>
  ),
  lostAlone: () => (
    <>
      <Heap y={6} height={5} />
      <g transform="translate(20 22)">
        <Crushed seat={1} />
      </g>
    </>
  ),
  lostTogether: () => (
    <>
      <Heap y={6} height={3} />
      <g transform="translate(18 22)">
        <Crushed seat={0} />
        <g transform="translate(4 -10)">
          <Crushed seat={2} />
        </g>
      </g>
    </>
  ),
};
