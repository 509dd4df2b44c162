import type { Game, OptionValues } from '@glade/engine';
import type { Campaign } from '@glade/ui';
import { changeSetting, settings } from '../settings/settings.ts';

/** Which step of the campaign a match with these options is, from 0, whatever its number of seats; -1 if it is none. */
export function campaignStep(game: Game, campaign: Campaign, options: OptionValues): number {
  return campaign.steps.findLastIndex((step) =>
    Object.entries(step.options).every(
      ([name, value]) => name === game.options.seats || options[name] === value,
    ),
  );
}

const stepId = (game: Game, name: string): string => `${game.id}/${name}`;

export const hasWon = (game: Game, name: string): boolean =>
  settings.value.won.includes(stepId(game, name));

/** Stores in this browser that a step has been won. */
export function recordWon(game: Game, name: string): void {
  if (!hasWon(game, name)) changeSetting('won', [...settings.value.won, stepId(game, name)]);
}
