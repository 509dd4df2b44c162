import { placed, type EventPicture as Picture } from '@glade/ui';
import type { ComponentChildren } from 'preact';
import { UNIT_TYPES, type UnitType } from '../rules/setup/scenario.ts';
import styles from './Board.module.css';
import { Counter, Flag } from './map/Counters.tsx';
import { BOLT, PUFF, STAR, SWORDS } from './event-signs.ts';
import { unitAt } from './action-meanings.ts';
import type { WarKidsView } from './view.ts';

/** The little picture of an event, drawn from -30 to 30. */
export const EventPicture: Picture<WarKidsView> = ({ event, view }) => (
  <g class={styles.sample}>{pictureOf(event, view)}</g>
);

/** A counter, a little smaller where a sign stands beside it. */
const counter = (type: UnitType, side: number, size = 0.72, more = {}): ComponentChildren =>
  placed(-5, 4, size, <Counter unit={{ type, side, ...more }} military={false} plain />);

/** A sign in the upper right, beside the counter. */
const sign = (d: string, kind: string | undefined, size = 0.5): ComponentChildren => (
  <path class={kind} transform={`translate(14 -14) scale(${size})`} d={d} />
);

function pictureOf(
  { code, args }: Parameters<Picture<WarKidsView>>[0]['event'],
  view: WarKidsView,
): ComponentChildren {
  const piece = args['piece'] ?? 0;
  const [type, side] = [UNIT_TYPES[piece & 3]!, piece >> 2];
  const seat = args['seat'] ?? 0;
  const own = counter(type, side);
  // Who acts stands where the event says; after the match it may be gone.
  const actingSide = (): number => {
    if (view.mode === 'guess') return 0;
    const unit = unitAt(view, args['fromcell']);
    return unit === undefined ? view.side : view.units[unit]!.side;
  };
  const guessed = UNIT_TYPES[args['type'] ?? 0]!;
  switch (code) {
    case 'turn':
      return counter('L', seat, 0.9);
    case 'combat':
    case 'fight':
      return <path class={styles.clashSign} d={SWORDS} />;
    case 'moved':
      return [own, sign('M-24 14H18M4-4L22 14L4 32', styles.arrow)];
    case 'placed':
    case 'broughtIn':
    case 'entered':
      return [own, sign('M24-24L-8 8M-10-14V10H14', styles.arrow)];
    case 'exited':
      return [own, sign('M-16 16L18-18M-4-20H20V4', styles.arrow)];
    case 'healed':
      return [own, sign('M-18 0H18M0-18V18', styles.mendSign)];
    case 'cast':
    case 'castSlow':
      return [counter('M', actingSide()), sign(BOLT, styles.boltSign, 0.85)];
    case 'hit':
    case 'slowHit':
      return <path class={styles.flashSign} transform="scale(.66)" d={STAR} />;
    case 'missed':
    case 'slowMissed':
      return [
        <path key="die" class={styles.shield} d="M-22-14H14V22H-22Z" />,
        <path
          key="pips"
          class={styles.arrow}
          transform="translate(-4 4)"
          d={PIPS[args['roll']!]}
        />,
        sign('M-16-16L16 16M16-16L-16 16', styles.clashSign, 0.5),
      ];
    case 'landed':
      return [own, sign('M-26 0H4M-8-14L8 0L-8 14M14-14L30 0L14 14', styles.arrow)];
    case 'stuck':
      return [own, sign('M-16-16H16V16H-16Z', styles.arrow)];
    case 'charged':
      return [counter('P', actingSide()), sign(SWORDS, styles.clashSign, 0.7)];
    case 'struck':
      return [counter('S', actingSide()), sign(SWORDS, styles.clashSign, 0.7)];
    case 'surrounded':
      return [0, 1, 2].map((i) => (
        <g key={i} transform={`rotate(${120 * i}) translate(0 -16) rotate(${-120 * i}) scale(.42)`}>
          <Counter unit={{ type: 'S', side: actingSide() }} military={false} plain />
        </g>
      ));
    case 'wounded':
      return counter(type, side, 0.85, { wounded: true });
    case 'eliminated':
      return [
        <g key="who" opacity="0.55">
          {counter(type, side, 0.8)}
        </g>,
        <path key="sign" class={styles.puff} transform="scale(.62)" d={PUFF} />,
      ];
    case 'exposed':
      return (
        <path
          class={styles.arrow}
          d="M-8-23A24 24 0 0 1 14-20M22-9A24 24 0 0 1 20 13M8 23A24 24 0 0 1-14 20M-22 9A24 24 0 0 1-20-13"
        />
      );
    case 'fightTied':
      return <path class={styles.arrow} d="M-18-8H18M-18 8H18" />;
    case 'fightWon':
      return [
        <path key="a" class={styles.flashSign} transform="scale(.62)" d={STAR} />,
        <path key="b" class={styles.clashSign} transform="scale(.6)" d={SWORDS} />,
      ];
    case 'fightLost':
    case 'nobodyLost':
      return <path class={styles.shield} d="M-18-20H18V2Q16 16 0 24Q-16 16-18 2Z" />;
    case 'taken':
    case 'held':
      return (
        <g transform="translate(-7 6) scale(1.3)">
          <Flag owner={seat} />
        </g>
      );
    case 'done':
      return <path class={styles.flashSign} transform="scale(.66)" d={LARGE_STAR} />;
    case 'leaderLost':
      return (
        <g transform="rotate(24) translate(0 6)">
          <path class={styles.crown} d="M-22 10L-25-17L-12-4L0-21L12-4L25-17L22 10Z" />
        </g>
      );
    case 'wiped':
      return <g opacity="0.5">{counter('S', seat, 0.85)}</g>;
    case 'limit':
    case 'stopped':
      return (
        <path
          class={styles.shield}
          d="M-15-24H15M-15 24H15M-12-24C-12-8-3-6-3 0S-12 8-12 24M12-24C12-8 3-6 3 0S12 8 12 24"
        />
      );
    case 'right':
      return [counter(guessed, 0, 0.8), sign('M-22 0L-6 18L24-18', styles.mendSign)];
    case 'wrong':
      return [counter(guessed, 0, 0.8), sign('M-16-16L16 16M16-16L-16 16', styles.clashSign, 0.6)];
    case 'counted':
      return (
        <>
          <g transform="translate(-13 2) scale(.45)">
            <Counter unit={{ type: 'S', side: 0 }} military={false} plain />
          </g>
          <g transform="translate(14 2) scale(.45)">
            <Counter unit={{ type: 'P', side: 0 }} military={false} plain />
          </g>
        </>
      );
    default:
      return undefined;
  }
}

const PAIRS = ['', '', 'M-9-9h.1M9 9h.1', '', 'M9-9h.1M-9 9h.1', '', 'M-9 0h.1M9 0h.1'];

/** What a die shows, by its number: an even one in pairs, an odd one with one more in the middle. */
const PIPS = PAIRS.map(
  (_, roll) => PAIRS.slice(0, roll + 1).join('') + (roll % 2 ? 'M0 0h.1' : ''),
);

/** A star of five points. */
const LARGE_STAR = 'M0-40L11-13L40-12L17 6L25 34L0 18L-25 34L-17 6L-40-12L-11-13Z';
