import type { StepsProps } from '../contract/campaign.ts';
import styles from './CampaignSteps.module.css';

/** The steps of a campaign, each a link to its match. Those that were won are marked. */
export function CampaignSteps({ say, steps, Link }: StepsProps) {
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
