import { placed, type EventPicture as Picture } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import { JOKER } from '../rules/state.ts';
import type { VeronaView } from '../rules/view.ts';
import { Back, Card } from './pieces/Cards.tsx';
import { Meeple, PALETTE, Token } from './pieces/Pieces.tsx';
import styles from './pieces/Pieces.module.css';
import { LAND, Tile } from './tiles/Tile.tsx';
import { OLD_TOWN } from '../rules/tiles/tiles.ts';

interface Who {
  readonly seat: number;
  readonly other: number;
  readonly card: number;
  readonly type: number;
  readonly turns: number;
}

const meeple = (x: number, y: number, seat: number, size = 1.05, token = false) =>
  placed(x, y, size, <Meeple seat={seat} token={token} />);
const token = (x: number, y: number, size = 1) => placed(x, y, size, <Token />);
/** A card of 50 by 70, its middle at x and y. */
const card = (x: number, y: number, which: number, size = 0.7, turn = 0) =>
  placed(
    x,
    y,
    size,
    <svg x="-25" y="-35" width="52" height="72" viewBox="-1 -1 52 72">
      {which < 0 ? <Back /> : <Card card={which} />}
    </svg>,
    turn,
  );
const tile = (x: number, y: number, type: number, size = 0.46, turn = 0) =>
  placed(
    x,
    y,
    size,
    <g transform="translate(-50 -50)">
      <rect class={styles.tileShade} x="5" y="7" width="100" height="100" rx="3" />
      <Tile type={type} turn={0} />
      <rect class={styles.tileRim} width="100" height="100" rx="3" />
    </g>,
    turn,
  );
const line = (d: string) => <path class={styles.line} d={d} />;
const bad = (d: string) => <path class={styles.bad} d={d} />;

/** The picture of each kind of event, by its code. */
const DRAWINGS: Readonly<Record<string, (who: Who) => ComponentChildren>> = {
  identity: ({ seat, card: which }) => [card(8, 0, which), meeple(-13, 24, seat)],
  clueDealt: ({ card: which }) => card(0, 0, which, 0.8),
  drew: ({ type }) => tile(0, 0, type, 0.52),
  // No meeple beside it: at a real table it would be put on the tile.
  laid: ({ type, turns }) => tile(0, 0, type, 0.52, turns * 90),
  completed: () => [tile(0, 2, OLD_TOWN, 0.46), line('M-27-14L-20-20M-6-28V-22M27-14L20-20')],
  friendWon: ({ seat }) => [card(9, 0, -1), meeple(-13, 24, seat)],
  failed: ({ type }) => [tile(0, 0, type, 0.46, -8), bad('M-15-15L15 15M15-15L-15 15')],
  nothingLeft: () => bad('M-16-16H16V16H-16ZM-16 16L16-16'),
  meets: ({ seat, card: which }) => [card(9, 0, which, 0.7, 6), meeple(-13, 24, seat)],
  matched: ({ card: which }) => [card(-4, 0, which, 0.74), token(17, 17)],
  joker: () => card(0, 0, JOKER, 0.8, 6),
  reshuffled: () => [card(-11, -2, -1, 0.56, -9), card(11, 2, -1, 0.56, 9)],
  noCard: () => [card(0, 0, -1, 0.66), bad('M-18 20L18-20')],
  friendCame: ({ card: which }) => [card(-10, 0, -1, 0.56, -7), card(9, 1, which, 0.66, 5)],
  cleared: ({ seat, card: which }) => [
    card(9, 0, which, 0.66, 14),
    meeple(-13, 24, seat),
    line('M2 4L9 12L24-12'),
  ],
  unmoved: ({ seat, card: which }) => [card(9, 0, which, 0.7), meeple(-13, 24, seat, 0.8)],
  tokenWon: ({ seat }) => [meeple(-9, 25, seat, 1.2), token(14, -8, 1.1)],
  passed: ({ seat, other }) => [
    meeple(-17, 25, seat, 0.9),
    meeple(17, 25, other, 0.9),
    token(0, -14, 0.8),
  ],
  mired: ({ seat }) => placed(3, 25, 1.2, <Meeple seat={seat} mired />),
  walked: ({ seat }) => [line('M-27 22H-8'), meeple(6, 25, seat, 1.2)],
  jokersGone: () => [card(0, 0, JOKER, 0.7, 16), bad('M-20 22L20-22')],
  delivered: ({ seat }) => [tile(0, 0, OLD_TOWN, 0.54), meeple(-8, 24, seat, 0.9), token(14, 12)],
  clue: ({ card: which }) => card(0, 0, which, 0.8),
  lastErrand: () => [token(0, 6, 1.3), line('M-12-25H12M-12-25L0-12L12-25')],
};

/** A little picture of what happened, with the meeple of whom it concerns. */
export const EventPicture: Picture<VeronaView> = ({ event: { code, args } }) => {
  const { seat = 0, other = 0, card: which = 0, type = 0, turns = 0 } = args;
  return (
    <g class={`${PALETTE} ${LAND}`}>
      {DRAWINGS[code]?.({ seat, other, card: which, type, turns })}
    </g>
  );
};
