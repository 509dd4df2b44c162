import { memo } from '@glade/ui/memo';
import { UNIT_TYPES } from '../../rules/setup/scenario.ts';
import { MOVEMENT } from '../../rules/unit-types.ts';
import type { UnitView } from '../../rules/view.ts';
import styles from './Counters.module.css';

// Counters are drawn about 0 0, from -31 to 31.

/** What of a unit can be seen on its counter. */
type Looks = Pick<UnitView, 'type' | 'side'> & Partial<UnitView>;

interface Props {
  readonly unit: Looks;
  /** Military symbols instead of faces. */
  readonly military: boolean;
  /** Nothing more can be done with it in this player-turn. */
  readonly done?: boolean;
  /** Only who it is: without its number. */
  readonly plain?: boolean;
}

/** A counter: the blue side's are square, the pink side's round; both have the movement at the lower right. */
export const Counter = ({ unit, military, done = false, plain = false }: Props) => (
  <Picture
    type={unit.type}
    side={unit.side}
    wounded={unit.wounded === true}
    shielded={unit.shielded === true}
    pushed={unit.pushed === true}
    cast={unit.cast === true}
    military={military}
    done={done}
    plain={plain}
  />
);

type Seen = Pick<UnitView, 'type' | 'side' | 'wounded' | 'shielded' | 'pushed' | 'cast'>;

const Picture = memo(function Picture({
  type,
  side,
  wounded,
  shielded,
  pushed,
  cast,
  military,
  done,
  plain,
}: Seen & Required<Omit<Props, 'unit'>>) {
  return (
    <g class={`${styles.counter} ${side === 0 ? styles.blue : styles.pink}`} data-done={done}>
      {shielded && <Bubble />}
      {side === 0 ? (
        <>
          <rect class={styles.shade} x="-25" y="-24" width="57" height="57" rx="9" />
          <rect class={styles.frame} x="-28" y="-28" width="56" height="56" rx="9" />
          <path class={styles.shine} d="M-24 8V-19Q-24-24-19-24H8Q-20-20-24 8Z" />
        </>
      ) : (
        <>
          <circle class={styles.shade} cx="3" cy="4" r="31" />
          <circle class={styles.frame} r="30" />
          <path class={styles.shine} d="M-25-2A26 26 0 0 1 0-26Q-19-19-25-2Z" />
        </>
      )}
      {military ? <Symbol type={type} cast={cast} /> : <Face type={type} side={side} cast={cast} />}
      {!plain && (
        <g class={styles.moves}>
          <circle class={styles.badge} cx="20" cy="20" r="13" />
          <text class={styles.number} x="20" y="20">
            {MOVEMENT[UNIT_TYPES.indexOf(type)]}
          </text>
        </g>
      )}
      {done && (
        <>
          <circle class={styles.badge} cx="-21" cy="21" r="9.5" />
          <path class={styles.tick} d="M-26 21L-22.5 25L-16.5 17" />
        </>
      )}
      {wounded && (
        <g transform="translate(19 -20) rotate(-38)">
          <rect class={styles.bandage} x="-16" y="-7" width="32" height="14" rx="6" />
          <path class={styles.cross} d="M-4.5 0H4.500M0-4.500V4.5" />
        </g>
      )}
      {pushed && <Dizzy />}
    </g>
  );
});

/** Magic has pushed it, so nobody can beat it in this turn. */
export const Dizzy = () => (
  <path class={styles.dizzy} d="M-26-24q5-8 10 0t-6 4M-8-30q5-8 10 0t-6 4" />
);

/** A leader of its own is beside it. */
function Bubble() {
  return (
    <g class={styles.bubble}>
      <circle r="39" />
      <path d="M-30-16A34 34 0 0 1-13-31" />
    </g>
  );
}

/** Infantry, cavalry, artillery, headquarters; the dot of artillery that has fired is hollow. */
function Symbol({ type, cast }: Pick<Seen, 'type' | 'cast'>) {
  const signs = {
    S: <path d="M-21-14L21 14M-21 14L21-14" />,
    P: <path d="M-21 14L21-14" />,
    M: <circle class={cast ? undefined : styles.dot} r="6" />,
    L: (
      <>
        <path d="M-21 14V29" />
        <text class={styles.letters} x="0" y="7">
          HQ
        </text>
      </>
    ),
  };
  return (
    <g class={styles.symbol} transform="translate(0 -3)">
      <rect x="-21" y="-14" width="42" height="28" />
      {signs[type]}
    </g>
  );
}

const SMILE = 'M-5 0q5 5 10 0';

/** A friendly face; a Mage that has cast shows its back. */
function Face({ type, side, cast }: Pick<Seen, 'type' | 'side' | 'cast'>) {
  switch (type) {
    case 'S':
      return (
        <g class={styles.face}>
          <circle class={styles.skin} cy="5" r="15" />
          <path class={styles.steel} d="M-17 3C-18-22 18-22 17 3L11 0H-11Z" />
          <path class={styles.steel} d="M-2.5-2H2.500V9H-2.500Z" />
          <path class={styles.plume} d="M-3-16C-10-30 10-34 15-20C9-25 3-22 3-16Z" />
          <circle class={styles.eye} cx="-7" cy="6" r="2.2" />
          <circle class={styles.eye} cx="7" cy="6" r="2.2" />
          <path class={styles.line} transform="translate(0 13)" d={SMILE} />
        </g>
      );
    case 'P':
      // Its muzzle stays in sight beside the number.
      return (
        <g class={styles.face} transform="translate(-2.5 -3) scale(0.92)">
          <path
            class={styles.wing}
            d="M-4 16C-22 17-29 4-27-17C-22-12-17-9-13-8C-15-4-13 0-10 2C-9 8-7 12-4 16Z"
          />
          <path
            class={styles.coat}
            d="M-8 25C-11 10-8-6 2-13L4-24L10-15C15-11 20-2 24 7C25 13 18 16 14 12C10 9 8 8 7 10C7 16 9 20 12 25Z"
          />
          <path class={styles.mane} d="M3-14C-8-9-11 3-9 18" />
          <circle class={styles.eye} cx="10" cy="-4" r="2.2" />
          <path class={styles.line} d="M20 9q-3 3-6 1" />
        </g>
      );
    case 'M':
      return (
        <g class={styles.face} transform="translate(0 3)">
          {cast ? (
            <>
              <path class={styles.back} d="M-12-3C-15 14 15 14 12-3Z" />
              <path class={styles.robe} d="M-22 25C-20 7-10 9 0 9S20 7 22 25Z" />
            </>
          ) : (
            <>
              <circle class={styles.skin} cy="4" r="11.5" />
              <path class={styles.beard} d="M-12 5C-15 30 15 30 12 5C7 11-7 11-12 5Z" />
              <circle class={styles.eye} cx="-4.5" cy="2" r="2" />
              <circle class={styles.eye} cx="4.5" cy="2" r="2" />
              <path class={styles.line} transform="translate(0 13) scale(.7)" d={SMILE} />
            </>
          )}
          <path class={styles.hat} d="M-13-3C-6-12-5-24 5-31C4-24 9-12 13-3Z" />
          <path class={styles.hat} d="M-20-3C-12-9 12-9 20-3C12 1-12 1-20-3Z" />
          {!cast && (
            <path
              class={styles.gold}
              d="M1-21L3-16.500L7.5-16L4-13L5-8.500L1-11L-3-8.500L-2-13L-5.5-16L-1-16.500Z"
            />
          )}
        </g>
      );
    default:
      return (
        <g class={styles.face} transform="translate(0 3)">
          {side !== 0 && (
            <path
              class={styles.hair}
              d="M-17 23C-23-2-14-11 0-11S23-2 17 23C11 24 10 12 9 4H-9C-10 12-11 24-17 23Z"
            />
          )}
          <circle class={styles.skin} cy="5" r="13.5" />
          <path
            class={styles.hair}
            d={
              side === 0
                ? 'M-14 6C-16-10-6-11 0-10S16-10 14 6C11 2 10-2 6-2C-2-1-8-3-10-1C-12 1-12 3-14 6Z'
                : 'M-14 5C-15-10-5-11 0-10S15-10 14 5C12 0 8-3 2-4C-4-2-11-1-14 5Z'
            }
          />
          <path class={styles.gold} d="M-15-6L-17-23L-8-15L0-26L8-15L17-23L15-6Z" />
          <circle class={styles.eye} cx="-5" cy="5" r="2.2" />
          <circle class={styles.eye} cx="5" cy="5" r="2.2" />
          <path class={styles.line} transform="translate(0 11)" d={SMILE} />
        </g>
      );
  }
}

/** Whose a place is: the blue flag is a square, the pink one a pennant; a bare pole belongs to nobody. */
export const Flag = memo(function Flag({ owner }: { readonly owner: number }) {
  return (
    <g class={owner < 0 ? styles.nobody : owner === 0 ? styles.blue : styles.pink}>
      <path class={styles.pole} d="M0 14V-16" />
      {owner < 0 ? (
        <circle class={styles.knob} cy="-18" r="4" />
      ) : (
        <path class={styles.cloth} d={owner === 0 ? 'M0-16H20V-2H0Z' : 'M0-17L24-9L0-1Z'} />
      )}
    </g>
  );
});
