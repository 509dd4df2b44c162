import type { FirefighterView } from '../rules/view.ts';
import styles from './Board.module.css';

// All drawings are in a square of 100 by 100.

/** A tree of the forest; it differs a little from square to square. */
export function Tree({ square }: { readonly square: number }) {
  const lean = ((square * 7) % 5) - 2;
  return (
    <path
      class={styles.tree}
      d={`M${50 + lean} 16L${72 + lean} 48H${60 + lean}L${78 + lean} 74H${56 + lean}V86H${44 + lean}V74H${22 + lean}L${40 + lean} 48H${28 + lean}Z`}
    />
  );
}

const FLAME =
  'M50 12C56 34 82 42 78 66C76 82 64 90 50 90C36 90 23 81 22 65C21 52 31 47 34 34C42 40 44 46 44 52C50 44 53 28 50 12Z';

/** A pile of Fire counters: a flame, with the number of counters if there are several. */
export function Flame({ counters }: { readonly counters: number }) {
  return (
    <>
      <path class={styles.flame} d={FLAME} />
      {counters > 1 && (
        <>
          <circle class={styles.count} cx="50" cy="66" r="20" />
          <text class={styles.number} x="50" y="76">
            {counters}
          </text>
        </>
      )}
    </>
  );
}

/** A Firebreak: bare earth with stones. */
export function Firebreak() {
  return (
    <g class={styles.firebreak}>
      <path class={styles.bare} d="M10 22L90 12L92 82L8 90Z" />
      <path d="M24 38h16l6 12-12 8-14-6zM58 30h14l4 10-12 8-10-6zM50 64h18l4 10-12 8-14-6z" />
    </g>
  );
}

/** The shape of each seat, so that seats can be told apart without colour. */
const SHAPES = [
  'M50 14A36 36 0 1 1 49.9 14Z',
  'M18 18H82V82H18Z',
  'M50 8L94 86H6Z',
  'M50 6L94 50L50 94L6 50Z',
] as const;

/** The signs of the roles: a hose, a parachute, a plane. */
const BADGES: Readonly<Record<FirefighterView['role'], string>> = {
  none: '',
  hotshot: 'M4 22c8-8 4-16 12-16h6M22 2v8M26 3l4-2M26 6h5M26 9l4 2',
  smokeJumper: 'M2 14C2 4 30 4 30 14ZM2 14l14 16 14-16M10 14l6 16 6-16',
  pilot: 'M2 16h28M20 16 12 4M20 16 12 28M6 16l-4-6M6 16l-4 6',
};

interface Props {
  readonly seat: number;
  readonly role: FirefighterView['role'];
  readonly out?: boolean;
}

/** A firefighter: the shape of the seat with its number, and the sign of the role. */
export function Piece({ seat, role, out = false }: Props) {
  return (
    <g class={`${styles.piece} ${styles[`seat${seat}`]} ${out ? styles.gone : ''}`}>
      <path class={styles.shape} d={SHAPES[seat] ?? SHAPES[0]} />
      <text class={styles.seat} x="50" y={seat === 2 ? 78 : 66}>
        {seat + 1}
      </text>
      {role !== 'none' && (
        <g transform="translate(62 -6)">
          <circle class={styles.plate} cx="16" cy="16" r="23" />
          <path class={styles.badge} d={BADGES[role]} />
        </g>
      )}
    </g>
  );
}
