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

interface PileProps {
  readonly square: number;
  readonly height: number;
  /** How many of its leaves have just landed. */
  readonly fresh?: number;
  readonly delay?: number;
}

/** A pile of leaves as it is seen slightly from above; bare ground where there is none. */
export function Pile({ square, height, fresh = 0, delay = 0 }: PileProps) {
  if (height === 0)
    return <rect class={styles.ground} x="2" y="2" width="96" height="96" rx="12" />;
  return (
    <>
      {Array.from({ length: height }, (_, i) => (
        <Leaf
          key={i}
          square={square}
          level={i + 1}
          top={i + 1 === height}
          falls={i + 1 > height - fresh ? delay : undefined}
        />
      ))}
      {height === TOP && <Star />}
    </>
  );
}

/** The height of a pile, on top of everything that lies on it. */
export function Height({ height }: { readonly height: number }) {
  return height === 0 ? null : (
    <text class={styles.height} x="18" y={33 - height * THICK}>
      {height}
    </text>
  );
}

interface LeafProps {
  readonly square: number;
  readonly level: number;
  readonly top: boolean;
  readonly falls: number | undefined;
}

function Leaf({ square, level, top, falls }: LeafProps) {
  const y = 2 - level * THICK;
  const x = 2 + sway(square, level) / 4;
  return (
    <g
      class={`${styles[`level${level}`]} ${falls === undefined ? '' : styles.landing}`}
      style={falls === undefined ? undefined : { animationDelay: `${falls}ms` }}
    >
      <rect class={styles.side} x={x} y={y} width="96" height={96 + THICK - 1} rx="13" />
      {top && (
        <>
          <rect class={styles.face} x={x} y={y} width="96" height="96" rx="13" />
          <g transform={`translate(50 ${y + 48}) rotate(${sway(square, level) * 9}) scale(1.06)`}>
            <path class={styles.blade} d={LEAVES[level - 1]} />
            <path class={styles.vein} d={VEINS} />
          </g>
        </>
      )}
    </g>
  );
}

/** Nothing falls here any more. */
function Star() {
  return (
    <g transform={`translate(0 ${-TOP * THICK})`}>
      <rect class={styles.glow} x="5" y="5" width="90" height="90" rx="11" />
      <path
        class={styles.star}
        d="M17 41l4 8.500 9.300 1.200-6.800 6.500 1.700 9.300-8.200-4.500-8.200 4.500 1.700-9.300-6.800-6.500 9.300-1.200Z"
      />
    </g>
  );
}

interface ShadowProps {
  readonly leaves: number;
  readonly height: number;
  readonly falls?: number | undefined;
}

/** The leaves that will land on a square: they hover above it, and it lies in their shadow. */
export function Shadow({ leaves, height, falls }: ShadowProps) {
  const style = falls === undefined ? undefined : { animationDelay: `${falls}ms` };
  const lean = leaves === 2 ? [-22, 22] : [0];
  return (
    <g transform={`translate(0 ${-height * THICK})`}>
      <g class={falls === undefined ? undefined : styles.falling} style={style}>
        <rect class={styles.shade} x="3" y="3" width="94" height="94" rx="12" />
        {lean.map((x) => (
          <g
            key={x}
            transform={`translate(${50 + x} ${48 + Math.abs(x) / 4}) rotate(${24 + x}) scale(${leaves === 2 ? 0.78 : 0.95})`}
          >
            <path class={styles.hover} d={LEAVES[0]} />
            <path class={styles.rib} d="M0 52V-26M0 8L13-4M0 8L-13-4M0-8L9-17M0-8L-9-17" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** How many leaves will land, where the climber would hide them: an arrow down for each. */
export function Arrows({ leaves, height }: { readonly leaves: number; readonly height: number }) {
  return (
    <g transform={`translate(0 ${-height * THICK})`}>
      {Array.from({ length: leaves }, (_, i) => (
        <path
          key={i}
          class={styles.arrow}
          d={`M${12 + i * 24} 42h12v10h7L${18 + i * 24} 67L${5 + i * 24} 52h7Z`}
        />
      ))}
    </g>
  );
}

/** Each climber has a hat of its own, so that no colour is needed. Feet at 0, 0. */
const HATS = [
  'M-17-49L4-90L17-49Z',
  'M-20-49C-22-70-10-74-3-74V-84H3V-74C10-74 22-70 20-49Z',
  'M-27-50C-27-57-17-57-15-58V-80H15V-58C17-57 27-57 27-50Z',
  'M-17-49L-21-76L-9-64L0-82L9-64L21-76L17-49Z',
] as const;

const BODY = 'M-23 0C-26-26-13-40 0-40C13-40 26-26 23 0C14 5-14 5-23 0Z';

/** A climber: the hat and colour of the seat, and its number. */
export function Climber({ seat }: { readonly seat: number }) {
  return (
    <g class={`${styles.climber} ${styles[`seat${seat}`]}`}>
      <path
        class={styles.halo}
        d={`${BODY}${HATS[seat]!}M14-47A14 14 0 1 1-14-47A14 14 0 1 1 14-47Z`}
      />
      <path class={styles.cloak} d={BODY} />
      <circle class={styles.head} cx="0" cy="-47" r="13.500" />
      <path class={styles.eyes} d="M-5-46v3M5-46v3" />
      <path class={styles.cloak} d={HATS[seat]} />
      <text class={styles.seat} x="0" y="-8">
        {seat + 1}
      </text>
    </g>
  );
}

/** A lost climber, flat among the leaves: its outline peeks out at the foot of the pile. */
export function Crushed({ seat }: { readonly seat: number }) {
  return (
    <path
      class={`${styles.crushed} ${styles[`seat${seat}`]}`}
      data-crushed={seat}
      transform="rotate(-90) scale(.36 .6)"
      d={`${BODY}${HATS[seat]!}M14-47A14 14 0 1 1-14-47A14 14 0 1 1 14-47Z`}
    />
  );
}

interface PriceProps {
  readonly price: number;
  readonly height: number;
  /** A leaf lands there. */
  readonly danger: boolean;
}

/** A square within reach; a broken ring where a leaf lands. */
export function Ring({ height, danger }: Omit<PriceProps, 'price'>) {
  return (
    <g transform={`translate(0 ${-height * THICK})`}>
      <rect class={styles.under} x="6" y="6" width="88" height="88" rx="11" />
      <rect
        class={danger ? styles.risky : styles.open}
        x="6"
        y="6"
        width="88"
        height="88"
        rx="11"
      />
    </g>
  );
}

const COIN = 'M21 0A21 21 0 1 1-21 0A21 21 0 1 1 21 0Z';
const JAGGED =
  'M0-29L7-20L17-24L19-13L29-10L23 0L29 10L19 13L17 24L7 20L0 29L-7 20L-17 24L-19 13L-29 10L-23 0L-29-10L-19-13L-17-24L-7-20Z';

/** What a square costs: on a coin, or on a jagged one where a leaf lands. */
export function Price({ price, height, danger }: PriceProps) {
  return (
    <g transform={`translate(75 ${26 - height * THICK})`}>
      <path class={danger ? styles.jagged : styles.coin} d={danger ? JAGGED : COIN} />
      <text class={danger ? styles.dear : styles.price} x="0" y="10.500">
        {price}
      </text>
    </g>
  );
}
