import type { Game, OptionValues } from '@glade/engine';
import figures from './dial.json' with { type: 'json' };

/** What a step of the dial wins, as a share of 1, with its 95 % interval from `n` observations. */
export interface DialStep {
  readonly wins: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** What the steps of the dial win in a game, as `npm run dial` has measured it. */
export interface DialFigures {
  /** The version of the rules. */
  readonly version: number;
  /** By preset the steps, the weakest first; the strongest is measured in one of them only. */
  readonly presets: Readonly<Record<string, readonly DialStep[]>>;
}

/** By game. */
const FIGURES: Readonly<Record<string, DialFigures>> = figures;

/**
 * What the steps of the dial win under these rules, the weakest first: one alone among steady bots, or all seats of a team. Empty
 * where nobody has measured it: only presets are.
 */
export function dialSteps(game: Game, options: OptionValues): readonly DialStep[] {
  const { options: specs, presets } = game.options;
  const found = FIGURES[game.id];
  if (found?.version !== game.version) return [];
  const preset = Object.keys(presets).find((name) =>
    Object.entries(specs).every(
      ([option, { affects, default: usual }]) =>
        affects === 'table' || (presets[name]![option] ?? usual) === options[option],
    ),
  );
  return (preset === undefined ? undefined : found.presets[preset]) ?? [];
}
