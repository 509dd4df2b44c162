import type { ComponentChildren } from 'preact';
import type { Asked } from '../questions.ts';
import styles from './QuestionPicture.module.css';

/** The little picture of a question, in a box from -30 to 30. */
export const QuestionPicture = ({ asked }: { readonly asked: Asked }) => (
  <svg class={styles.picture} viewBox="-30 -30 60 60" aria-hidden="true">
    <circle class={styles.ground} r="29" />
    {PICTURES[asked]()}
  </svg>
);

interface HeadProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string | undefined;
  readonly r?: number;
}

const Face = ({ x, y, r = 9, fill, children }: HeadProps & { children?: ComponentChildren }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 9})`}>
    {children}
    <circle class={fill} r="9" />
    <path class={styles.shine} d="M-6.5 0A6.5 6.5 0 0 1 0 -6.5A9 9 0 0 0 -6.5 0Z" />
    <circle class={styles.dot} cx="-3" cy="-1" r="1.2" />
    <circle class={styles.dot} cx="3" cy="-1" r="1.2" />
    <path class={styles.line} d="M-3.5 3Q0 6 3.5 3" />
  </g>
);

/** A bot wears an aerial. */
const Bot = (head: HeadProps) => (
  <Face {...head}>
    <path class={styles.line} d="M5 -7L9 -12" />
    <circle class={styles.bulb} cx="9.5" cy="-12.5" r="2.3" />
  </Face>
);

const Die = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect class={styles.card} x="-9" y="-9" width="18" height="18" rx="3.5" />
    <circle class={styles.dot} cx="-4.5" cy="-4.5" r="1.8" />
    <circle class={styles.dot} r="1.8" />
    <circle class={styles.dot} cx="4.5" cy="4.5" r="1.8" />
  </g>
);

/** Four squares, the last of them in another colour. */
const Board = ({ x, y, other }: { x: number; y: number; other: string | undefined }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect class={styles.card} x="-9" y="-9" width="18" height="18" rx="1.5" />
    <rect class={other} width="9" height="9" />
    <path class={styles.line} d="M0 -9V9M-9 0H9" />
  </g>
);

const PICTURES: Readonly<Record<Asked, () => ComponentChildren>> = {
  // A sheet with bars, and a die beside it.
  report: () => (
    <>
      <path class={styles.card} d="M-19 -21H7L15 -13V21H-19Z" />
      <path class={styles.line} d="M7 -21V-13H15" />
      <path class={styles.leaf} d="M-13 16V7H-7V16ZM-4 16V-5H2V16Z" />
      <path class={styles.fire} d="M5 16V1H11V16Z" />
      <path class={styles.line} d="M-13 -14H0M-13 -9H-5" />
    </>
  ),
  // The same board twice, one square of the second another one.
  compare: () => (
    <>
      <Board x={-13} y={-6} other={styles.moss} />
      <Board x={13} y={6} other={styles.fire} />
      <path class={styles.line} d="M0 -12Q8 -16 12 -9M12 -15V-9H6" />
    </>
  ),
  // One bot goes, another comes.
  bots: () => (
    <>
      <Bot x={-12} y={5} fill={styles.moss} />
      <Bot x={12} y={5} fill={styles.water} />
      <path class={styles.line} d="M-9 -15H7M3 -19L7 -15L3 -11M9 21H-7M-3 17L-7 21L-3 25" />
    </>
  ),
  // An open book with a question in it.
  rulings: () => (
    <>
      <path class={styles.wood} d="M-23 -13H23V18H-23Z" />
      <path
        class={styles.card}
        d="M0 -12Q-10 -18 -21 -15V14Q-10 11 0 17Q10 11 21 14V-15Q10 -18 0 -12Z"
      />
      <path
        class={styles.line}
        d="M0 -12V17M-16 -8Q-10 -9 -5 -6M-16 -1Q-10 -2 -5 1M-16 6Q-10 5 -5 8"
      />
      <path class={styles.asks} d="M6 -5Q6.5 -9.5 10.5 -9.5Q15 -9 14.5 -5Q14 -2 10.5 0V3" />
      <circle class={styles.asksDot} cx="10.5" cy="8" r="1.9" />
    </>
  ),
  // A lens finds the one long line of several.
  screen: () => (
    <>
      <path class={styles.card} d="M-22 -20H12V16H-22Z" />
      <path class={styles.line} d="M-17 -13H-8M-17 9H-10" />
      <path class={styles.thick} d="M-17 -2H8" />
      <path class={styles.handle} d="M13 11L23 22" />
      <circle class={styles.lens} cx="6" cy="2" r="11" />
      <path class={styles.thick} d="M-3 -2H8" />
    </>
  ),
  // A disk of rings with an arrow near its middle.
  tune: () => (
    <>
      <circle class={styles.card} cx="-3" cy="3" r="20" />
      <circle class={styles.fire} cx="-3" cy="3" r="13" />
      <circle class={styles.card} cx="-3" cy="3" r="6" />
      <path class={styles.line} d="M-1 1L20 -20" />
      <path class={styles.leaf} d="M14 -14L15 -22L22 -26L22 -21L27 -20L22 -14Z" />
    </>
  ),
  // A scale with a die and a head on it.
  luck: () => (
    <>
      <path class={styles.line} d="M0 -20V20M-20 -8L20 -14M-20 -8V0M20 -14V-7" />
      <path class={styles.wood} d="M-9 24Q0 16 9 24Z" />
      <path
        class={styles.wood}
        d="M-29 9H-11Q-13 14 -20 14Q-27 14 -29 9ZM11 3H29Q27 8 20 8Q13 8 11 3Z"
      />
      <g transform="translate(-20 2) scale(.75)">
        <Die x={0} y={0} />
      </g>
      <Face x={20} y={-5} r={7.5} fill={styles.flame} />
      <circle class={styles.bulb} cy="-20" r="3" />
    </>
  ),
  // Three steps, a bot on the highest.
  ladder: () => (
    <>
      <path class={styles.shade} d="M-24 23H26V26H-24Z" />
      <path class={styles.wood} d="M-24 22V12H-8V3H8V-6H24V22Z" />
      <path class={styles.line} d="M-8 12V22M8 3V22" />
      <Bot x={16} y={-15} fill={styles.leafHead} r={8} />
      <Bot x={0} y={-5} fill={styles.moss} r={6.5} />
      <Bot x={-16} y={5} fill={styles.card} r={5.5} />
    </>
  ),
  // Two bots on a seesaw.
  stronger: () => (
    <>
      <path class={styles.moss} d="M0 6L9 23H-9Z" />
      <path class={styles.wood} d="M-27 12L-26 16L27 1L26 -3Z" />
      <Bot x={-16} y={-1} fill={styles.water} r={10} />
      <Bot x={17} y={-10} fill={styles.flame} r={7} />
    </>
  ),
  // Somebody beside a bot.
  people: () => (
    <>
      <path class={styles.fire} d="M-26 24Q-25 9 -12 9Q0 9 1 24Z" />
      <Face x={-12} y={-3} r={10} fill={styles.skin} />
      <path
        class={styles.hair}
        d="M-22 -3Q-22 -14 -12 -14Q-2 -14 -2 -3Q-7 -4 -10 -9Q-14 -4 -22 -3Z"
      />
      <Bot x={15} y={8} fill={styles.water} r={10} />
    </>
  ),
};
