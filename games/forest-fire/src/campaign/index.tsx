import type { Campaign } from '@glade/ui';
import { CampaignSteps } from '@glade/ui/campaign';
import { fireOptions } from '../rules/options.ts';

/** FF-29: one role after the other, then all of them, then less help. */
export const campaign: Campaign = {
  Steps: CampaignSteps,
  steps: [
    { name: 'hotshots', options: { game: 'hotshots' } },
    { name: 'smokeJumpers', options: { game: 'smokeJumpers' } },
    { name: 'pilots', options: { game: 'pilots' } },
    { name: 'mixed', options: { game: 'mixed', players: 4 } },
    { name: 'bare', options: { game: 'mixed', players: 4, firebreaks: 0 } },
  ],
  easier(options) {
    const { firebreaks, players } = fireOptions(options);
    return firebreaks < players ? { firebreaks: firebreaks + 1 } : undefined;
  },
};
