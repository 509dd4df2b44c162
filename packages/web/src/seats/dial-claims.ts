import type { Game, OptionValues } from '@glade/engine';
import { dialSteps, type DialStep } from '@glade/games/dial';
import type { Say } from '@glade/text';

/** Up to this width of its interval a share is known to a hundredth, about. */
const KNOWN = 0.02;
/** From here on a step wins everything, as far as anybody would notice. */
const ALL = 0.995;

/** Whether hundredths mean anything: all are known so well, or each step surely wins more than the one before it. */
const areFine = (steps: readonly DialStep[]): boolean =>
  steps.every(({ low, high }) => high - low <= KNOWN) ||
  steps.every(({ low }, i) => i === 0 || low > steps[i - 1]!.high);

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
  const alike = new Set(tenths).size < tenths.length;
  const usual = alike && areFine(steps) ? 100 : 10;
  const rivals = kind === 'competitive' ? seats - 1 : 0;
  const team = seats > 1 ? 'yes' : 'no';
  return steps.map(({ wins }) => {
    // Who wins 96 of 100 does not win 10 of 10.
    const of = Math.round(usual * wins) === usual && wins < ALL ? 100 : usual;
    const told = Math.round(of * wins);
    return told === 0
      ? say('level.wins.never')
      : say('level.wins', { wins: told, of, rivals, team });
  });
}
