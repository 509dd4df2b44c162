import type { Game, OptionValues } from '@glade/engine';
import type { Campaign } from '@glade/ui';
import { changeSetting, settings } from '../settings/settings.ts';

/** The step a match with these options is, by its place in the campaign; -1 when it is none. Any number of seats will do. */
export function campaignStep(game: Game, campaign: Campaign, options: OptionValues): number {
  return campaign.steps.findLastIndex((step) =>
    Object.entries(step.options).every(
      ([name, value]) => name === game.options.seats || options[name] === value,
    ),
  );
}

const mark = (game: Game, name: string): string => `${game.id}/${name}`;

export const hasWon = (game: Game, name: string): boolean =>
  settings.value.won.includes(mark(game, name));

/** Keeps in this browser that a step has been won. */
export function recordWon(game: Game, name: string): void {
  if (!hasWon(game, name)) changeSetting('won', [...settings.value.won, mark(game, name)]);
}
