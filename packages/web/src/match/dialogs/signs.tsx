import { placed } from '@glade/ui';
import styles from './WhatNow.module.css';

// What several games show in their help, drawn from -30 to 30.

const die = (...pips: readonly (readonly [x: number, y: number])[]) => (
  <>
    <rect class={styles.line} x="-13" y="-13" width="26" height="26" rx="6" />
    {pips.map(([x, y]) => (
      <circle key={x} class={styles.pip} cx={x} cy={y} r="2.6" />
    ))}
  </>
);

/** Two dice; small ones leave room for what they are thrown for. */
export const Dice = ({ small }: { readonly small: boolean }) => (
  <>
    {placed(small ? -20 : -12, small ? 19 : 6, small ? 0.8 : 1.1, die([-5, -5], [5, 5]), -8)}
    {placed(small ? 4 : 15, small ? 20 : -4, small ? 0.8 : 1.1, die([-6, -6], [0, 0], [6, 6]), 9)}
  </>
);

export const Hourglass = () => (
  <path
    class={styles.line}
    d="M-16-24H16M-16 24H16M-12-24C-12-9-3-6-3 0S-12 9-12 24M12-24C12-9 3-6 3 0S12 9 12 24"
  />
);

export const Flag = () => <path class={styles.line} d="M-15 26V-25H17L9-13L17-1H-15" />;
