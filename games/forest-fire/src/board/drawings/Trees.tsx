import styles from './Drawings.module.css';
import type { Growth } from './grove.ts';

// Each is drawn upwards from its foot at 0, about 46 high. The light comes from the upper left.

const shade = (rx: number) => <ellipse class={styles.shade} cx="4" cy="0" rx={rx} ry={rx * 0.32} />;

function Pine() {
  return (
    <>
      {shade(13)}
      <path fill="var(--ff-trunk)" d="M-2.6 1V-9H2.6V1Z" />
      <path
        class={styles.thin}
        fill="var(--ff-pine)"
        d="M0-47L8-33H4.6L12-21H7.4L15-8Q0-3-15-8L-7.4-21H-12L-4.6-33H-8Z"
      />
      <path
        fill="var(--ff-pine-light)"
        d="M-.4-43L-6-34.4H-2.4L-9.6-22.4H-5L-12-9.4Q-6-7.4-1.6-7.2Z"
      />
    </>
  );
}

function TallPine() {
  return (
    <>
      {shade(10)}
      <path fill="var(--ff-trunk)" d="M-2.4 1V-11H2.4V1Z" />
      <path
        class={styles.thin}
        fill="var(--ff-pine)"
        d="M0-58L5.6-44H3.4L8.4-32H5L11-19H7L12.6-8Q0-4-12.6-8L-7-19H-11L-5-32H-8.4L-3.4-44H-5.6Z"
      />
      <path
        fill="var(--ff-pine-light)"
        d="M-.4-53L-4-45H-1.8L-6.4-33.4H-3L-8.6-20.4H-4.8L-9.8-9.2Q-5-7.6-1.4-7.4Z"
      />
    </>
  );
}

function Oak() {
  return (
    <>
      {shade(15)}
      <path fill="var(--ff-trunk)" class={styles.thin} d="M-3 1Q-2-8-3-14H3Q2-8 4 1Z" />
      <path
        class={styles.thin}
        fill="var(--ff-leaf)"
        d="M-13-12C-20-16-19-26-12-28C-12-37-2-42 5-37C13-38 18-31 15-25C20-20 17-12 10-11C4-8-8-8-13-12Z"
      />
      <path
        fill="var(--ff-leaf-light)"
        d="M-12-15C-16-19-15-24-10-25.500C-10-33-3-37 3-34C-2-31-1-26-5-23C-9-21-9-17-12-15Z"
      />
      <path fill="var(--ff-leaf-light)" d="M4-27q5-4 8 0-2 4-6 3zM1-17q4-3 7 0-3 3-7 0z" />
    </>
  );
}

function Birch() {
  return (
    <>
      {shade(10)}
      <path fill="var(--ff-bark)" class={styles.thin} d="M-2.4 1L-1.600-24H1.800L2.600 1Z" />
      <path class={styles.thin} fill="none" d="M-2-5h2M0-12h2" />
      <path
        class={styles.thin}
        fill="var(--ff-birch)"
        d="M0-51C9-47 13-35 11-27C10-19 5-16 0-16C-6-16-11-20-11.500-28C-12-37-8-47 0-51Z"
      />
      <path fill="var(--ff-birch-light)" d="M-1-47C-7-43-10-35-9-28C-5-30-3-36-1-47Z" />
    </>
  );
}

function Bush() {
  return (
    <>
      {shade(12)}
      <path
        class={styles.thin}
        fill="var(--ff-leaf)"
        d="M-13 0C-18-6-12-13-7-12C-6-19 5-20 7-13C13-14 17-6 12 0Q0 3-13 0Z"
      />
      <path
        fill="var(--ff-leaf-light)"
        d="M-11-2C-14-6-10-10-6-9.500C-6-14 0-15 2-13C-3-11-3-5-11-2Z"
      />
      <path
        fill="var(--ff-red)"
        d="M4-6a1.800 1.800 0 1 0 .1 0ZM8-3a1.800 1.800 0 1 0 .1 0ZM0-3a1.800 1.800 0 1 0 .1 0Z"
      />
    </>
  );
}

function Rock() {
  return (
    <>
      {shade(9)}
      <path class={styles.thin} fill="var(--ff-rock)" d="M-9 0L-7-7L-1-10L7-7L9 0Q0 2-9 0Z" />
      <path fill="var(--ff-rock-light)" d="M-6-1L-5.600-6L-1-8.400L2-6L-1-1Z" />
    </>
  );
}

/** A tree that has burnt: what stands where fire is. */
export function Snag() {
  return (
    <path
      class={styles.thin}
      fill="var(--ff-char)"
      d="M-3.400 1L-2.400-16L-8-23L-6-24.400L-1.800-20L-1.400-32L2-30L1.600-22L6.400-27L8-25.500L2.200-17L3.600 1Z"
    />
  );
}

export function Stump() {
  return (
    <>
      <path class={styles.thin} fill="var(--ff-char)" d="M-6 0L-5-8H5L6.500 0Q0 3-6 0Z" />
      <ellipse class={styles.thin} fill="var(--ff-ash)" cx="0" cy="-8" rx="5" ry="2.400" />
    </>
  );
}

/** What grows in the forest, by its kind. */
export const GROWTH = {
  pine: Pine,
  tall: TallPine,
  oak: Oak,
  birch: Birch,
  bush: Bush,
  rock: Rock,
} as const satisfies Record<Growth, unknown>;
