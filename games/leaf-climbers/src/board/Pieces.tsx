import { SEAT_COLOURS, type SeatColour } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import { Fragment } from 'preact';
import styles from './Board.module.css';
import { THICK, TOP } from './geometry.ts';

// A square is 100 by 100; a pile on it rises by THICK a leaf.

/** Each level has leaves of a shape of its own, so that no colour is needed. From -40 to 40. */
const LEAVES = [
  'M0-40C26-26 28 16 0 40C-28 16-26-26 0-40Z',
  'M0 40C-14 28-38 10-34-14C-31-32-10-36 0-22C10-36 31-32 34-14C38 10 14 28 0 40Z',
  'M0-40C10-40 10-28 16-26C26-28 30-16 22-10C34-8 34 6 22 8C30 16 22 26 12 22C10 30 6 36 0 40C-6 36-10 30-12 22C-22 26-30 16-22 8C-34 6-34-8-22-10C-30-16-26-28-16-26C-10-28-10-40 0-40Z',
  'M0-40L8-22L22-30L20-12L38-12L28 2L36 12L16 18L18 30L0 24L-18 30L-16 18L-36 12L-28 2L-38-12L-20-12L-22-30L-8-22Z',
  'M0-40C12-28 12-10 3 3C8-8 20-18 38-16C36-4 26 12 4 11V38H-4V11C-26 12-36-4-38-16C-20-18-8-8-3 3C-12-10-12-28 0-40Z',
  'M0 40C-4 24-12 10-40 0C-34-24-16-36-3-34L0-16L3-34C16-36 34-24 40 0C12 10 4 24 0 40Z',
] as const;

const VEINS = 'M0 30V-26M0 8L15-5M0 8L-15-5M0-8L10-18M0-8L-10-18';

/** A little different from square to square, always the same on the same square. */
const sway = (square: number, level: number): number => ((square * 7 + level * 5) % 9) - 4;

/** A broad leaf that covers its square: its tip at the upper right, its stem at the lower left. */
const BROAD =
  'M97 4C98 26 99 62 88 80C76 96 40 98 17 89L5 98L2 95L11 84C1 62 2 30 15 14C31 0 70 3 97 4Z';

interface PileProps {
  readonly square: number;
  readonly height: number;
  /** How many of its leaves have just landed. */
  readonly fresh?: number;
  readonly delay?: number;
  /** The match is over: nothing needs to be told of the pile. */
  readonly over?: boolean;
}

/** A pile of leaves as it is seen slightly from above; bare ground where there is none. */
export const Pile = memo(function Pile({
  square,
  height,
  fresh = 0,
  delay = 0,
  over = false,
}: PileProps) {
  if (height === 0) return <Ground square={square} />;
  return (
    <>
      <path class={styles.cast} d={BROAD} transform={turned(square, 1, 7, 8)} />
      {Array.from({ length: height }, (_, i) => (
        <Leaf
          key={i}
          square={square}
          level={i + 1}
          top={i + 1 === height}
          falls={i + 1 > height - fresh ? delay : undefined}
        />
      ))}
      {height === TOP && !over && <Star />}
    </>
  );
});

/** Earth with a few stones and blades of grass, on the same square always the same. */
function Ground({ square }: { readonly square: number }) {
  const n = (k: number): number => 14 + ((square * 37 + k * 29) % 68);
  return (
    <>
      <rect class={styles.ground} x="2" y="2" width="96" height="96" rx="12" />
      <path
        class={styles.grass}
        d={`M${n(1)} ${n(2)}l-4-9m6 9l1-12m4 12l5-8M${n(3)} ${n(4)}l-4-8m6 8l2-10`}
      />
      <path class={styles.stone} d={`M${n(5)} ${n(6)}h7M${n(7)} ${n(8)}h4`} />
    </>
  );
}

/** Leaves lie crosswise: every second one is turned over. */
const turned = (square: number, level: number, x: number, y: number): string =>
  (square + level) % 2 === 0 ? `translate(${x} ${y})` : `translate(${100 + x} ${y}) scale(-1 1)`;

interface HeightProps extends Pick<PileProps, 'height' | 'over'> {
  readonly reached?: boolean;
}

/** The height of a pile, on top of everything that lies on it. */
export const Height = memo(function Height({ height, over, reached }: HeightProps) {
  // In a square within reach it stands inside the frame.
  const [x, y] = reached === true ? [25, 37] : [16, 31];
  return height === 0 ? null : (
    <text class={over === true ? styles.lastHeight : styles.height} x={x} y={y - height * THICK}>
      {height}
    </text>
  );
});

interface LeafProps {
  readonly square: number;
  readonly level: number;
  readonly top: boolean;
  readonly falls: number | undefined;
}

function Leaf({ square, level, top, falls }: LeafProps) {
  const y = 1 - level * THICK;
  const x = sway(square, level) / 3;
  return (
    <g
      class={`${styles[`level${level}`]} ${falls === undefined ? '' : styles.landing}`}
      style={falls === undefined ? undefined : { animationDelay: `${falls}ms` }}
    >
      <path class={styles.side} d={BROAD} transform={turned(square, level, x, y + THICK)} />
      <path class={styles.face} d={BROAD} transform={turned(square, level, x, y)} />
      {top && (
        <path
          class={styles.tint}
          style={{ opacity: ((square * 5 + level) % 6) / 22 }}
          d={BROAD}
          transform={turned(square, level, x, y)}
        />
      )}
      {top && (
        <g transform={`translate(50 ${y + 49}) rotate(${sway(square, level) * 9}) scale(1.04)`}>
          <path class={styles.blade} d={LEAVES[level - 1]} />
          <path class={styles.vein} d={VEINS} />
        </g>
      )}
    </g>
  );
}

/** A leaf that has landed, as a chip of a square of 100 by 100: colour, shape and number tell its level (LC-30). */
export const Chip = ({ level }: { readonly level: number }) => (
  <>
    <g class={styles[`level${level}`]}>
      <rect class={styles.chip} width="100" height="100" />
    </g>
    <g transform={`translate(3.5 ${1.5 + (level * THICK - 1) * 0.93}) scale(0.93)`}>
      <Leaf square={CHIP} level={level} top falls={undefined} />
      <Height height={level} />
    </g>
  </>
);

/** The square whose leaves the chips have. */
const CHIP = 1;

/** Nothing falls here any more. */
function Star() {
  return (
    <g transform={`translate(0 ${-TOP * THICK})`}>
      <rect class={styles.glow} x="5" y="5" width="90" height="90" rx="22" />
      <path
        class={styles.star}
        d="M17 41l4 8.500 9.300 1.200-6.800 6.500 1.700 9.300-8.200-4.500-8.200 4.500 1.700-9.300-6.800-6.500 9.300-1.200Z"
      />
    </g>
  );
}

const DRY_LEAF = 'M0-42C24-28 26 14 0 38C-26 14-24-28 0-42Z';
const DRY_VEINS = 'M0 52V-30M0 10L13-3M0 10L-13-3M0-8L10-19M0-8L-10-19';

interface HoveringProps {
  /** Where its middle is; else at 0, 0. */
  readonly x?: number;
  readonly y?: number;
  readonly turn: number;
  readonly scale: number;
}

/** A dry leaf in the air. */
export function Hovering({ x = 0, y = 0, turn, scale }: HoveringProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path class={styles.hover} d={DRY_LEAF} />
      <path class={styles.light} d="M0-42C-24-28-26 14 0 38Z" />
      <path class={styles.rib} d={DRY_VEINS} />
    </g>
  );
}

interface ShadowProps {
  readonly leaves: number;
  readonly height: number;
  readonly falls?: number | undefined;
}

/** The leaves that will land on a square: they hover above it, and it lies in their shadow. */
export const Shadow = memo(function Shadow({ leaves, height, falls }: ShadowProps) {
  const style = falls === undefined ? undefined : { animationDelay: `${falls}ms` };
  const lean = leaves === 2 ? [-21, 21] : [0];
  // Many of them come at once, so few elements draw each.
  return (
    <g transform={`translate(0 ${-height * THICK})`}>
      <rect class={styles.shade} x="4" y="4" width="92" height="92" rx="22" />
      <g class={falls === undefined ? undefined : styles.falling} style={style}>
        {lean.map((aside) => {
          const [x, y] = [48 + aside, 46 + Math.abs(aside) / 3];
          const [turn, scale] = [28 + aside, leaves === 2 ? 0.74 : 0.92];
          return (
            <Fragment key={aside}>
              <path
                class={styles.cast}
                transform={`translate(${x + 9} ${y + 13}) rotate(${turn}) scale(${scale})`}
                d={DRY_LEAF}
              />
              <Hovering x={x} y={y} turn={turn} scale={scale} />
            </Fragment>
          );
        })}
      </g>
    </g>
  );
});

interface OverheadProps {
  readonly leaves: number;
  readonly height: number;
  /** Two stand here. */
  readonly crowded: boolean;
}

/** The same leaves in front of the climber who would hide them, beside the hat. */
export const Overhead = memo(function Overhead({ leaves, height, crowded }: OverheadProps) {
  const places = crowded ? [50, 50] : [15, 85];
  return (
    <g transform={`translate(0 ${-height * THICK})`} data-overhead={leaves}>
      {places.slice(0, leaves).map((x, i) => (
        <Hovering
          key={i}
          x={x}
          y={crowded ? 12 + 26 * i : 22}
          turn={i === 0 ? -30 : 30}
          scale={0.5}
        />
      ))}
    </g>
  );
});

/** Each climber has a hat of its own, so that no colour is needed. Feet at 0, 0. */
const HATS = [
  'M-18-51C-10-58-2-76 8-92C10-76 13-60 18-51C8-46-8-46-18-51Z',
  'M-20-50C-23-70-11-76-3-76V-86H3V-76C11-76 23-70 20-50C8-46-8-46-20-50Z',
  'M-27-50C-27-57-17-57-15-58V-82C-5-86 5-86 15-82V-58C17-57 27-57 27-50C10-45-10-45-27-50Z',
  'M-18-49L-22-78L-9-65L0-86L9-65L22-78L18-49C8-45-8-45-18-49Z',
] as const;

const BODY = 'M-22-1C-27-24-15-38 0-38C15-38 27-24 22-1C14 4-14 4-22-1Z';
const HEAD = 'M15.500-46A15.500 15.500 0 1 1-15.500-46A15.500 15.500 0 1 1 15.500-46Z';
const FEET = 'M-15-4Q-24-3-23 4H-5V-3ZM15-4Q24-3 23 4H5V-3Z';

interface ClimberProps {
  readonly seat: number;
  readonly colour?: SeatColour | undefined;
  /** Caught by a leaf: the eyes are closed. */
  readonly out?: boolean;
}

/** The colours of a seat as custom properties. */
const dressed = (seat: number, colour: SeatColour = SEAT_COLOURS[seat]!) => ({
  '--seat': `var(--seat-${colour}, var(--accent))`,
  '--on-seat': `var(--on-seat-${colour}, var(--on-accent))`,
});

/** A climber: the hat of the seat, its colour and its number. */
export const Climber = memo(function Climber({ seat, colour, out = false }: ClimberProps) {
  return (
    <g class={styles.climber} style={dressed(seat, colour)} data-colour={colour}>
      <path class={styles.halo} d={`${BODY}${HATS[seat]!}${HEAD}${FEET}`} />
      <g class={styles.drawn}>
        <path class={styles.feet} d={FEET} />
        <path class={styles.cloak} d={BODY} />
        <path class={styles.head} d={HEAD} />
        <path class={styles.cloak} d={HATS[seat]} />
      </g>
      <path class={styles.light} d="M-20-6C-24-24-14-36-3-37C-13-30-14-14-11-1Z" />
      <path class={styles.light} d={LIT_HATS[seat]} />
      <path class={styles.blush} d="M-10-39h1M10-39h1" />
      <path
        class={styles.eyes}
        d={out ? 'M-8-45l5 3M8-45l-5 3' : 'M-5.500-44v1.500M5.500-44v1.500'}
      />
      <path class={styles.smile} d={out ? 'M-3-37h6' : 'M-5-38q5 4.500 10 0'} />
      <text class={styles.seat} x="0" y="-8">
        {seat + 1}
      </text>
    </g>
  );
});

/** The lighter planes of the hats. */
const LIT_HATS = [
  'M-16-52C-8-59 0-76 7-88C4-74 0-60-4-49Z',
  'M-18-51C-20-66-12-73-4-74C-9-68-10-58-8-49Z',
  'M-13-58V-80L-5-83V-49C-14-49-20-50-24-51C-22-55-16-56-13-58Z',
  'M-16-50L-19-72L-9-62L-5-48Z',
] as const;

/** A lost climber, flat among the leaves: its outline peeks out at the foot of the pile. */
export const Crushed = memo(function Crushed({ seat, colour }: Omit<ClimberProps, 'out'>) {
  return (
    <path
      class={styles.crushed}
      style={dressed(seat, colour)}
      data-crushed={seat}
      transform="rotate(-90) scale(.36 .6)"
      d={`${BODY}${HATS[seat]!}${HEAD}`}
    />
  );
});

interface PriceProps {
  readonly price: number;
  readonly height: number;
  /** A leaf lands there. */
  readonly danger: boolean;
}

/** A square within reach; a broken ring where a leaf lands. */
export const Ring = memo(function Ring({ height, danger }: Omit<PriceProps, 'price'>) {
  const y = 7 - height * THICK;
  return (
    <>
      <rect class={styles.under} x="7" y={y} width="86" height="86" rx="20" />
      <rect
        class={danger ? styles.risky : styles.open}
        x="7"
        y={y}
        width="86"
        height="86"
        rx="20"
      />
    </>
  );
});

const COIN = 'M20 0A20 20 0 1 1-20 0A20 20 0 1 1 20 0Z';

/** What a square costs: on a coin, whose rim is broken where a leaf lands. */
export const Price = memo(function Price({ price, height, danger }: PriceProps) {
  return (
    <g transform={`translate(77 ${24 - height * THICK})`}>
      <path class={styles.cast} d={COIN} transform="translate(3 4)" />
      <path class={danger ? styles.dearCoin : styles.coin} d={COIN} />
      <text class={danger ? styles.dear : styles.price} x="0" y="10">
        {price}
      </text>
    </g>
  );
});
