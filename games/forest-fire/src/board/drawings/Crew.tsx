import { SEAT_SHAPES, seatColour, type SeatColour } from '@glade/ui';
import type { FirefighterView } from '../../rules/view.ts';
import { SHAPES } from '@glade/ui/seats';
import { memo } from '@glade/ui/memo';
import styles from './Drawings.module.css';

// Each is drawn in a square of 100 by 100, with the feet near the lower edge.

const SKINS = ['#f2c6a0', '#9a6240', '#dca276', '#6d452f'] as const;

interface FaceProps {
  readonly seat: number;
  readonly y: number;
  readonly size?: number;
}

/** A face with two dots and a smile; its middle is at 50, y. */
function Face({ seat, y, size = 1 }: FaceProps) {
  return (
    <g transform={`translate(50 ${y}) scale(${size})`}>
      <circle class={`${styles.outline} ${styles.skin}`} fill={SKINS[seat % SKINS.length]} r="19" />
      <circle fill="var(--ff-line)" cx="-6.500" cy="2" r="2.600" />
      <circle fill="var(--ff-line)" cx="6.500" cy="2" r="2.600" />
      <path class={styles.drawn} d="M-6 9Q0 14.500 6 9" />
    </g>
  );
}

/** A helmet with its brim over a face at 50, y. */
export function Helmet({ y, size = 1 }: Omit<FaceProps, 'seat'>) {
  return (
    <g transform={`translate(50 ${y}) scale(${size})`}>
      <path
        class={styles.outline}
        fill="var(--ff-helmet)"
        d="M-20-4C-20-19-11-26 0-26S20-19 20-4Q0-9-20-4Z"
      />
      <path fill="var(--ff-helmet-light)" d="M-15-9C-14-18-8-22-3-23C-7-18-8-14-8-10Z" />
      <path
        class={styles.outline}
        fill="var(--ff-helmet)"
        d="M-25-3Q0-13 25-3Q25 2 20 1Q0-5-20 1Q-25 2-25-3Z"
      />
      <path class={styles.outline} fill="var(--ff-red)" d="M-5-15L0-19L5-15L3-8.500H-3Z" />
    </g>
  );
}

/** The body of somebody on foot, in the colour of the seat. */
function Body() {
  return (
    <>
      <ellipse class={styles.shade} cx="54" cy="93" rx="27" ry="6" />
      <path
        class={styles.outline}
        fill="var(--ff-trousers)"
        d="M36 76H64L66 92H53L50 84L47 92H34Z"
      />
      <path
        class={`${styles.outline} ${styles.suit}`}
        d="M30 80Q29 56 40 51H60Q71 56 70 80Q50 85 30 80Z"
      />
      <path class={styles.glow} d="M33 79Q32 58 41 53.500H49Q40 62 42 81Z" />
      <path fill="none" stroke="var(--ff-stripe)" stroke-width="5" d="M30.500 71Q50 76 69.500 71" />
      <path class={styles.drawn} d="M30 80Q29 56 40 51H60Q71 56 70 80Q50 85 30 80Z" />
    </>
  );
}

/** On foot, with hose and shovel. */
function Hotshot({ seat }: { readonly seat: number }) {
  return (
    <>
      <path class={styles.outline} fill="var(--ff-wood-light)" d="M16 88L26 36L30 37L20.500 89Z" />
      <path
        class={styles.outline}
        fill="var(--ff-rock-light)"
        d="M22 38Q20 22 29 16Q37 24 34 40Z"
      />
      <Body />
      <path
        fill="none"
        stroke="var(--ff-line)"
        stroke-width="11"
        stroke-linecap="round"
        d="M12 92Q2 84 14 80Q30 78 44 76Q62 72 78 58"
      />
      <path
        fill="none"
        stroke="var(--ff-red)"
        stroke-width="6.500"
        stroke-linecap="round"
        d="M12 92Q2 84 14 80Q30 78 44 76Q62 72 78 58"
      />
      <path class={styles.outline} fill="var(--ff-helmet)" d="M72 57L86 44L92 51L79 64Z" />
      <path
        fill="none"
        stroke="var(--ff-spray)"
        stroke-width="4"
        stroke-linecap="round"
        d="M94 40q3-6 1-13M99 46q4-2 6-7M88 36q0-5-3-9"
      />
      <circle class={styles.outline} fill={SKINS[seat % SKINS.length]} cx="70" cy="67" r="6" />
      <circle class={styles.outline} fill={SKINS[seat % SKINS.length]} cx="34" cy="77" r="6" />
      <Face seat={seat} y={35} />
      <Helmet y={32} />
    </>
  );
}

/** Under a parachute in the colour of the seat. */
function SmokeJumper({ seat }: { readonly seat: number }) {
  return (
    <>
      <ellipse class={styles.shade} cx="54" cy="95" rx="22" ry="5" />
      <path class={styles.thin} fill="none" d="M8 33L42 72M34 36L46 70M66 36L54 70M92 33L58 72" />
      <path
        class={`${styles.outline} ${styles.suit}`}
        d="M4 36C2 6 28-6 50-6S98 6 96 36Q85 25 73 35Q62 26 50 35Q38 26 27 35Q15 25 4 36Z"
      />
      <path
        fill="var(--ff-cloth)"
        class={styles.thin}
        d="M27 35C26 14 38-1 50-6C62-1 74 14 73 35Q62 26 50 35Q38 26 27 35Z"
      />
      <path class={styles.glow} d="M7 32C6 10 24-1 42-4C28 4 20 18 20 30Q13 27 7 32Z" />
      <path
        class={styles.outline}
        fill="var(--ff-trousers)"
        d="M40 84H60L61 96H52L50 91L48 96H39Z"
      />
      <path
        class={`${styles.outline} ${styles.suit}`}
        d="M35 87Q34 74 41 70H59Q66 74 65 87Q50 91 35 87Z"
      />
      <path class={styles.glow} d="M38 86Q37 76 42 72.500H48Q43 78 44 88Z" />
      <path class={styles.drawn} d="M42 71L44 88M58 71L56 88" />
      <path class={styles.drawn} d="M36 76Q32 66 37 60M64 76Q68 66 63 60" stroke-width="5" />
      <Face seat={seat} y={58} size={0.8} />
      <g transform="translate(50 55) scale(0.8)">
        <path
          class={styles.outline}
          fill="var(--ff-helmet)"
          d="M-21 4C-23-18-10-25 0-25S23-18 21 4Q17 4 16-2Q0-9-16-2Q-17 4-21 4Z"
        />
        <path fill="var(--ff-helmet-light)" d="M-16-6C-15-16-9-20-3-22C-8-17-9-13-9-8Z" />
        <path class={styles.outline} fill="var(--ff-spray)" d="M-15-11Q0-17 15-11L13-3Q0-9-13-3Z" />
      </g>
    </>
  );
}

/** A seaplane with its pilot; the belly is blue when the tank is full. */
function Pilot({ seat, full }: { readonly seat: number; readonly full: boolean }) {
  return (
    <>
      <ellipse class={styles.shade} cx="52" cy="92" rx="34" ry="5" />
      <path class={`${styles.outline} ${styles.suit}`} d="M6 52L2 24Q8 20 16 24L28 46Z" />
      <path class={styles.outline} fill="var(--ff-cloth)" d="M0 50Q8 44 24 48L22 56Q8 58 0 50Z" />
      <path
        class={`${styles.outline} ${styles.suit}`}
        d="M4 50Q24 48 34 44Q48 34 66 38Q86 42 92 56Q94 70 84 76Q62 88 42 80Q16 70 4 50Z"
      />
      <path class={styles.glow} d="M8 51Q26 50 36 46Q50 37 64 40Q46 44 40 54Q24 60 8 51Z" />
      <path
        class={styles.outline}
        fill={full ? 'var(--ff-lake)' : 'var(--ff-cloth)'}
        d="M24 64Q52 72 92 61Q92 71 84 76Q62 88 42 80Q32 76 24 64Z"
      />
      {full && (
        <path
          class={styles.thin}
          stroke="var(--ff-lake-light)"
          fill="none"
          d="M36 72q6-4 11 0t11 0 11 0 10-2"
        />
      )}
      <path
        class={styles.outline}
        fill="var(--ff-lake-light)"
        d="M44 52Q44 32 60 30Q76 32 78 52Q60 58 44 52Z"
      />
      <g transform="translate(11.500 0)">
        <Face seat={seat} y={43} size={0.62} />
        <g transform="translate(50 42) scale(0.62)">
          <path
            class={styles.outline}
            fill="var(--ff-wood-deep)"
            d="M-20 6C-23-16-12-23 0-23S23-16 20 6Q16 0 17-6Q0-12-17-6Q-16 0-20 6Z"
          />
          <path
            class={styles.outline}
            fill="var(--ff-cloth)"
            d="M-14-9a6.500 6 0 0 1 13 0 6.500 5 0 0 1-13 0ZM1-9a6.500 6 0 0 1 13 0 6.500 5 0 0 1-13 0Z"
          />
        </g>
      </g>
      <path
        class={`${styles.outline} ${styles.suit}`}
        d="M14 34Q30 60 62 64Q68 60 62 57Q40 48 26 31Q16 28 14 34Z"
      />
      <path class={styles.glow} d="M16 35Q22 31 30 41T52 56Q30 54 16 35Z" />
      <ellipse
        class={styles.outline}
        fill="var(--ff-cloth)"
        opacity="0.85"
        cx="95"
        cy="57"
        rx="3.400"
        ry="19"
      />
      <circle class={styles.outline} fill="var(--ff-helmet)" cx="94" cy="57" r="4.500" />
    </>
  );
}

/** Somebody who has no role yet. */
function Firefighter({ seat }: { readonly seat: number }) {
  return (
    <>
      <Body />
      <path class={styles.drawn} stroke-width="5" d="M31 62Q24 70 27 78M69 62Q76 70 73 78" />
      <Face seat={seat} y={35} />
      <Helmet y={32} />
    </>
  );
}

interface Props {
  readonly seat: number;
  readonly role: FirefighterView['role'];
  readonly colour?: SeatColour;
  readonly out?: boolean;
  /** A Pilot has water to drop. */
  readonly full?: boolean;
  /** Without the number and shape of the seat. */
  readonly plain?: boolean;
}

/** A firefighter: the character of the role in the colour of the seat, with the shape and number of the seat. */
export const Piece = memo(function Piece(props: Props) {
  const { seat, role, colour, out = false, full = false, plain = false } = props;
  const own = colour ?? seatColour(undefined, seat);
  const style = {
    '--seat': `var(--seat-${own})`,
    '--on-seat': `var(--on-seat-${own})`,
  };
  return (
    <g class={out ? styles.gone : undefined} style={style}>
      {role === 'hotshot' && <Hotshot seat={seat} />}
      {role === 'smokeJumper' && <SmokeJumper seat={seat} />}
      {role === 'pilot' && <Pilot seat={seat} full={full} />}
      {role === 'none' && <Firefighter seat={seat} />}
      {!plain && (
        <g transform={role === 'pilot' ? 'translate(20 82)' : 'translate(80 82)'}>
          <g transform="scale(1.75)">
            <path class={styles.badgeRim} d={SHAPES[SEAT_SHAPES[own]]} />
            <path class={styles.badge} d={SHAPES[SEAT_SHAPES[own]]} />
          </g>
          <text class={styles.number} y={SEAT_SHAPES[own] === 'triangle' ? 12 : 8}>
            {seat + 1}
          </text>
        </g>
      )}
    </g>
  );
});
