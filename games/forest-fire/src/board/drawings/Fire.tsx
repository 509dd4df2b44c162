import styles from './Drawings.module.css';

// Drawn upwards from the foot at 0.

/** One flame, about 44 high, in three colours from outside to inside. */
export function Tongue() {
  return (
    <>
      <path
        class={styles.thin}
        fill="var(--ff-flame-deep)"
        d="M-2-46C3-37 16-31 17-15C18-4 10 2 0 2C-11 2-18-4-17-15C-16.500-22-12-25-10-32C-6-29-5-26-5-23C-2-29-3-38-2-46Z"
      />
      <path
        fill="var(--ff-flame)"
        d="M0-33C4-26 12-22 12-12C12-4 7 0 0 0C-8 0-12.500-4-12-12C-11.600-16-9-18-8-22C-5-20-4-17-3.500-15C-1-20-1-27 0-33Z"
      />
      <path
        fill="var(--ff-flame-light)"
        d="M1-20C4-15 7-13 7-7C7-2.500 4-1 0-1C-5-1-7-3-7-7C-7-10-5-11-4-14C-2-12-1-10-1-9C0-12 0-16 1-20Z"
      />
    </>
  );
}

/** Where the flames of a square stand: x, y, size, and the beat of their flicker. */
const FLAMES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[50, 82, 1.22]],
  [
    [34, 76, 1.06],
    [65, 86, 1.24],
  ],
  [
    [50, 66, 1.42],
    [27, 86, 1.1],
    [74, 88, 1.16],
  ],
];

/** The places of the flames for this many Fire counters. */
export const flamesOf = (counters: number) => FLAMES[Math.min(counters, FLAMES.length) - 1] ?? [];

/** The ground where it burns: ash, embers, and what is left of the trees. */
export function BurntGround() {
  return (
    <>
      <path
        fill="var(--ff-ash)"
        d="M10 74C4 58 12 40 24 36C30 20 58 16 70 28C88 32 96 52 90 68C90 86 74 94 58 92C40 98 16 94 10 74Z"
      />
      <path
        fill="var(--ff-char)"
        d="M22 74C18 64 24 56 34 56C42 50 60 50 66 58C78 60 82 72 74 80C62 88 32 88 22 74Z"
      />
      <g fill="var(--ff-ember)">
        <circle cx="20" cy="62" r="2.200" />
        <circle cx="82" cy="60" r="2" />
        <circle cx="40" cy="90" r="2" />
        <circle cx="76" cy="84" r="1.600" />
      </g>
    </>
  );
}

/** How many Fire counters lie on a square, where there are several. */
export function CounterNumber({ counters }: { readonly counters: number }) {
  return (
    <>
      <path class={styles.thin} fill="var(--ff-flame-light)" d="M50 56a15 15 0 1 1-.1 0Z" />
      <text class={styles.counters} x="50" y="80">
        {counters}
      </text>
    </>
  );
}

/** Smoke that rises from a fire that is out. */
export function Steam() {
  return (
    <g fill="var(--ff-cloth)" class={styles.thin} opacity="0.9">
      <path d="M34 74c-10 0-12-14-2-16 0-10 14-12 18-4 8-6 20 0 16 10 8 4 4 14-6 13-6 5-20 4-26-3Z" />
      <path d="M44 46c-7 0-8-9-1-11 1-7 11-8 14-2 7-2 11 6 6 10-3 5-14 6-19 3Z" />
    </g>
  );
}

/** Water that falls on a square of 100 by 100. */
export function Splash() {
  return (
    <g class={styles.thin}>
      <path
        fill="var(--ff-lake)"
        d="M14 72c6 4 2-14 10-16 6-2 6 12 12 10 6-3 0-26 14-28 14 2 8 25 14 28 6 2 6-12 12-10 8 2 4 20 10 16 4 12-14 22-36 22S10 84 14 72Z"
      />
      <path
        fill="var(--ff-lake-light)"
        d="M28 78c4 2 6-6 10-6 5 0 4 8 8 8-2-14 2-26 6-30-2 18 2 26 0 34-10 4-24 0-24-6Z"
      />
      <path
        fill="var(--ff-lake-light)"
        d="M26 40q-5 8 0 10 5-2 0-10ZM74 38q-5 8 0 10 5-2 0-10ZM50 18q-6 9 0 12 6-3 0-12Z"
      />
    </g>
  );
}

/** A Firebreak: raked earth, where nothing grows and nothing burns. */
export function Firebreak() {
  return (
    <>
      <path
        class={styles.outline}
        fill="var(--ff-earth)"
        d="M9 20Q22 9 40 11T76 9Q94 14 92 34T93 74Q92 92 70 91T32 93Q8 92 9 70T7 40Q6 28 9 20Z"
      />
      <path
        fill="none"
        stroke="var(--ff-earth-deep)"
        stroke-width="4"
        stroke-linecap="round"
        d="M18 34Q30 26 42 32T66 32T84 28M16 50Q30 42 44 48T68 48T86 44M17 66Q30 58 44 64T68 64T85 60M20 81Q32 74 46 79T68 79T82 76"
      />
      <path
        fill="none"
        stroke="var(--ff-earth-light)"
        stroke-width="2.400"
        stroke-linecap="round"
        d="M18 30Q30 22 42 28T66 28M16 46Q30 38 44 44T68 44M17 62Q30 54 44 60T68 60"
      />
      <g class={styles.thin} fill="var(--ff-rock)">
        <path d="M18 22l6-5 8 2 2 6-9 3ZM72 82l6-5 8 2 1 6-9 3Z" />
        <path d="M76 20l6-3 6 3-1 5-8 1Z" fill="var(--ff-rock-light)" />
      </g>
    </>
  );
}
