import { DIAL } from '@glade/engine';
import styles from './StrengthTree.module.css';

/**
 * How strong a bot is, as a fir that grows with each step of the dial: the same wherever a bot is chosen. Animals are the faces
 * of those who sit at the table, so none of them stands for a strength. A bot that has no step is a machine.
 */
export function StrengthTree({ level }: { readonly level: string | undefined }) {
  const tiers = DIAL.findIndex((each) => each === level) + 1;
  return (
    <svg class={styles.tree} viewBox="-36 -36 72 72" aria-hidden="true" data-strength={tiers}>
      <circle class={styles.ground} r="33.5" />
      {tiers === 0 ? (
        <path
          class={styles.machine}
          d="M-16 -10H16V16H-16ZM0 -10V-20M-7 0V4M7 0V4M-6 10H6M-16 0H-21M16 0H21"
        />
      ) : (
        <>
          <path class={styles.trunk} d="M-3 16H3V26H-3Z" />
          {firOf(tiers).map((tier) => (
            <path key={tier} class={styles.leaves} d={tier} />
          ))}
        </>
      )}
    </svg>
  );
}

/** One tier above the other, from the ground up, each narrower than the one below it. */
const firOf = (tiers: number): readonly string[] =>
  Array.from({ length: tiers }, (_, i) => {
    const foot = 18 - 9 * i;
    const half = 8 + 3 * (tiers - 1 - i);
    return `M0 ${foot - 14}L${half} ${foot}H${-half}Z`;
  });
