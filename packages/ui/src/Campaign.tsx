import type { StepsProps } from './board.ts';
import styles from './Campaign.module.css';

/** The steps of a campaign in a row, each a link to its match; those that were won bear a tick and say so. */
export function Steps({ say, steps, Link }: StepsProps) {
  return (
    <nav aria-labelledby="campaign">
      <h2 id="campaign">{say('campaign')}</h2>
      <ol class={styles.steps}>
        {steps.map(({ name, href, won }, i) => (
          <li key={name}>
            <Link href={href} data-won={won}>
              <strong>{i + 1}</strong> {say(`campaign.${name}`)}
              {won && <span class={styles.won}>{say('campaign.won')}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
