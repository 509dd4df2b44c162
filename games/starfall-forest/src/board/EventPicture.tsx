import { placed, seatColour, type EventPicture as Picture } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import pieces from './forest/Pieces.module.css';
import { isStrong } from './choices.ts';
import { Fairy, Heart, Icon, PALETTE, Snake, STAR, Stars, Tree } from './forest/Pieces.tsx';
import { spotOfCell } from '../rules/cells.ts';
import type { StarfallView } from '../rules/view.ts';

const standing = <Tree strong down={false} />;
const star = <path class={pieces.star} d={STAR} />;
const heart = <Heart />;

/** The way along which something has come. */
const trail = (d: string) => <path class={pieces.trail} d={d} />;

const die = (x: number, y: number, name: string) =>
  placed(
    x,
    y,
    0.56,
    <>
      <rect class={pieces.die} x="-29" y="-29" width="58" height="58" rx="13" />
      <Icon name={name} />
    </>,
  );

interface Who {
  readonly fairy: ComponentChildren;
  readonly asleep: ComponentChildren;
  readonly stars: number;
  readonly shooting: boolean;
  /** Whether dice were set aside. */
  readonly aside: boolean;
  /** Whether the tree where it happens is a strong one. */
  readonly strong: boolean;
}

/** The picture of each kind of event, by its code. */
const DRAWINGS: Readonly<Record<string, (who: Who) => ComponentChildren>> = {
  starter: (who) => placed(0, 3, 0.5, who.fairy),
  knocked: ({ strong }) => placed(0, 2, 0.72, <Tree strong={strong} down />),
  planted: ({ strong }) => placed(0, 4, 0.66, <Tree strong={strong} down={false} />),
  snakePlaced: () => placed(0, 0, 0.8, <Snake />),
  fairyPlaced: (who) => [placed(-6, 2, 0.6, standing), placed(11, 7, 0.4, who.fairy)],
  stayed: (who) => [placed(-8, 6, 0.45, who.fairy), placed(15, -14, 0.42, star)],
  // What is set aside, and nothing that stays in play.
  rolledStars: (who) =>
    who.aside
      ? die(0, 0, 'star')
      : [die(-9, -4, 'star'), die(11, 8, who.shooting ? 'shooting' : 'fairy')],
  idle: () => [die(0, 0, 'star'), <path key="strike" class={pieces.strike} d="M-22 22L22-22" />],
  completed: () =>
    [-22, -11, 0, 11, 22].map((x, i) => placed(x, [4, -8, 8, -10, 2][i]!, 0.28, star)),
  fell: () => [trail('M25-27L8-9'), placed(-2, 4, 0.7, <Stars count={1} />)],
  felled: ({ strong }) => [
    placed(0, 8, 0.68, <Tree strong={strong} down />),
    placed(4, -14, 0.44, star),
  ],
  drawnTo: (who) => [
    trail('M26-27L17-17'),
    placed(12, -12, 0.4, star),
    placed(-8, 8, 0.42, who.asleep),
  ],
  revived: (who) => [
    placed(0, 4, 0.46, who.fairy),
    placed(-19, -19, 0.28, heart),
    placed(19, -19, 0.28, heart),
  ],
  stepped: (who) => [trail('M-27 20Q-16-2 0-4'), placed(7, 0, 0.48, who.fairy)],
  crossed: (who) => [
    placed(-4, 14, 0.55, <Tree strong={who.strong} down />),
    placed(6, -7, 0.4, who.fairy),
  ],
  collected: (who) => [
    placed(-7, 5, 0.46, who.fairy),
    placed(16, -12, 0.48, <Stars count={who.stars} />),
  ],
  snakeMoved: () => [trail('M-28 20Q-22 6-12 8'), placed(5, 0, 0.72, <Snake />)],
  bitten: (who) => [
    placed(-10, 0, 0.42, who.fairy),
    placed(13, 10, 0.48, <Snake />),
    placed(14, -17, 0.26, heart),
  ],
  swapped: () => [
    placed(-14, 0, 0.5, star),
    trail('M0 0H8'),
    placed(18, -14, 0.26, heart),
    placed(21, 2, 0.26, heart),
    placed(18, 18, 0.26, heart),
  ],
  flat: (who) => placed(0, -4, 0.54, who.asleep),
  spared: (who) => [placed(-7, 2, 0.42, who.fairy), placed(15, 11, 0.42, <Snake />)],
  home: (who) => [
    trail('M0 27V15'),
    placed(0, -3, 0.46, who.fairy),
    placed(-20, -14, 0.24, star),
    placed(20, -14, 0.24, star),
  ],
  cap: () => [die(-8, 4, 'star'), placed(14, -10, 0.4, star)],
};

/** A little picture of what happened, with the fairy of whom it concerns. */
export const EventPicture: Picture<StarfallView> = ({ event: { code, args }, seats }) => {
  const { seat = 0, stars = 1, shooting = 0, aside = 0, cell } = args;
  const who = {
    fairy: <Fairy seat={seat} colour={seatColour(seats, seat)} />,
    asleep: <Fairy seat={seat} colour={seatColour(seats, seat)} flat />,
    stars,
    shooting: shooting > 0,
    aside: aside > 0,
    strong: cell === undefined || isStrong(...spotOfCell(cell)),
  };
  return <g class={PALETTE}>{DRAWINGS[code]?.(who)}</g>;
};
