import type { Campaign } from '@glade/ui';
import { CampaignSteps } from '@glade/ui/campaign';
import { STAGES } from './stages.ts';

/** The stages by which the game is learnt. None of them becomes easier after a lost match. */
export const campaign: Campaign = {
  Steps: CampaignSteps,
  steps: STAGES,
  easier: () => undefined,
};
