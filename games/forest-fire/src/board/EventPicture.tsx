import { placed, seatColour, type EventPicture as Picture, type SeatColour } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import { ROLE_NAMES, type FirefighterView, type ForestFireView } from '../rules/view.ts';
import { Piece } from './drawings/Crew.tsx';
import drawn from './drawings/Drawings.module.css';
import { Firebreak, Splash, Steam, Tongue } from './drawings/Fire.tsx';
import { Signpost, Tent } from './drawings/Land.tsx';
import { GROWTH, Snag } from './drawings/Trees.tsx';

/** The little picture of an event, from -30 to 30: the thing and what becomes of it. */
export const EventPicture: Picture<ForestFireView> = ({ event: { code, args }, view, seats }) => {
  const seat = args['seat'] ?? view.seat;
  // In the event that gives a role the view may still be without it.
  const told = code === 'role' ? ROLE_NAMES[args['role']!] : view.players[seat]?.role;
  const who = {
    seat,
    role: told ?? 'none',
    colour: seatColour(seats, seat),
    counters: args['counters'] ?? 1,
  };
  return <>{PICTURES[code]?.(who)}</>;
};

interface Who {
  readonly seat: number;
  readonly role: FirefighterView['role'];
  readonly colour: SeatColour;
  readonly counters: number;
}

const flame = (x: number, y: number, size: number) => placed(x, y, size, <Tongue />);
const pine = (x: number, y: number, size: number) => placed(x, y, size, <GROWTH.pine />);
const piece = ({ seat, role, colour }: Who, x = -27, y = -27, size = 0.54) =>
  placed(x, y, size, <Piece seat={seat} role={role} colour={colour} />);

const smallFire = () => flame(0, 26, 1.1);
const spreading = () => [flame(-17, 22, 0.62), flame(17, 22, 0.62), flame(0, 26, 0.95)];
const doused = () => [flame(-10, 27, 0.72), placed(-18, -30, 0.56, <Splash />)];
const walking = (who: Who) => [
  piece(who),
  <path key="way" class={drawn.drawn} d="M-28 26h16M-20 29h14" />,
];

const PICTURES: Readonly<Record<string, (who: Who) => ComponentChildren>> = {
  firebreak: () => placed(-27, -27, 0.54, <Firebreak />),
  role: (who) => piece(who),
  placed: (who) => [piece(who), placed(18, 14, 0.7, <Signpost number="" />)],
  inHand: (who) => piece(who),
  opening: () => [pine(-14, 24, 0.9), flame(12, 26, 0.9)],
  openingOver: () => [flame(-12, 26, 0.8), flame(13, 26, 1)],
  rollOn: () => [pine(-14, 26, 0.9), pine(12, 26, 1)],
  round: () => [flame(-14, 24, 0.7), flame(12, 26, 0.9)],
  rolled: () => (
    <>
      <rect
        class={drawn.outline}
        fill="var(--card)"
        x="-26"
        y="-26"
        width="52"
        height="52"
        rx="10"
      />
      <circle fill="var(--pencil)" cx="-11" cy="-11" r="5" />
      <circle fill="var(--pencil)" r="5" />
      <circle fill="var(--pencil)" cx="11" cy="11" r="5" />
    </>
  ),
  counter: ({ counters }) =>
    counters > 1 ? [flame(-12, 22, 0.8), flame(9, 26, 1.05)] : smallFire(),
  filled: spreading,
  chained: spreading,
  onFirebreak: () => [placed(-27, -20, 0.54, <Firebreak />), flame(0, 8, 0.6)],
  turn: (who) => piece(who),
  stepped: walking,
  steppedOnBreak: (who) => [placed(-27, -20, 0.54, <Firebreak />), piece(who)],
  steppedOff: (who) => [piece(who), placed(18, 14, 0.7, <Signpost number="" />)],
  jumped: (who) => piece(who),
  putOut: doused,
  putOutOne: doused,
  dropped: (who) => [piece(who, -28, -32, 0.5), placed(-12, 2, 0.28, <Splash />)],
  refilled: ({ seat, role, colour }) =>
    placed(-27, -27, 0.54, <Piece seat={seat} role={role} colour={colour} full />),
  kept: (who) => piece(who),
  done: (who) => piece(who),
  out: (who) => [piece(who, -27, -29), flame(-17, 29, 0.5), flame(2, 29, 0.4)],
  rests: (who) => [placed(-8, 4, 1.1, <Tent x={0} y={0} />), piece(who, -4, -4, 0.34)],
  ablaze: () => [placed(-20, 22, 0.9, <Snag />), flame(0, 26, 1.1), placed(21, 24, 0.8, <Snag />)],
  allOut: () => [placed(-12, 22, 1.3, <Snag />), flame(11, 26, 0.8)],
  won: () => [pine(-14, 26, 0.9), placed(12, 26, 1, <GROWTH.oak />)],
  stopped: () => placed(0, 4, 1.2, <Tent x={0} y={0} />),
  unfinished: () => [pine(-14, 24, 0.9), placed(-16, -30, 0.6, <Steam />)],
};
