import type { Game, OptionValues } from '@glade/engine';
import { dialSteps } from '@glade/games/dial';
import type { Say } from '@glade/text';

/**
 * What each step of the dial wins under these rules, in a sentence, the weakest first. Steps that nobody has measured have
 * none: the last ones of a preset, and all of a family's own rules.
 */
export function dialClaims(say: Say, game: Game, options: OptionValues): readonly string[] {
  const steps = dialSteps(game, options);
  if (steps.length === 0) return [];
  const { kind, seats } = game.rules(options);
  // In hundredths where tenths would not tell steps apart; two that win everything, or nothing, are alike indeed.
  const tenths = steps.map(({ wins }) => Math.round(10 * wins)).filter((n) => n > 0 && n < 10);
  const of = new Set(tenths).size === tenths.length ? 10 : 100;
  const rivals = kind === 'competitive' ? seats - 1 : 0;
  return steps.map(({ wins }) =>
    Math.round(of * wins) === 0
      ? say('level.wins.never')
      : say('level.wins', {
          wins: Math.round(of * wins),
          of,
          rivals,
          team: seats > 1 ? 'yes' : 'no',
        }),
  );
}
