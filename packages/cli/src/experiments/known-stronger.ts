import type { BotGame } from '@glade/engine';
import { dialSteps } from '@glade/games/dial';
import { strongerBot, type Experiment, type Report, type StrongerBot } from '@glade/lab';

/** What is known of a stronger bot than those of an experiment, under its rules. */
export const knownStronger = (
  game: BotGame,
  { options, bots }: Pick<Experiment, 'options' | 'bots'>,
): StrongerBot | undefined =>
  strongerBot(game, options, bots, dialSteps(game, options), game.rules(options).strong);

/** The report with what is known of a stronger bot. */
export function withStronger(game: BotGame, report: Report): Report {
  const stronger = knownStronger(game, report);
  return stronger === undefined ? report : { ...report, stronger };
}
