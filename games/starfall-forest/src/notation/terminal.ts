import type { Rules, TerminalText } from '@glade/engine';
import type { StarfallState } from '../rules/state.ts';
import { draw } from './draw.ts';

/** What a terminal shows of a match: the forest. */
export const terminal = (rules: Rules): TerminalText<never> => ({
  draw: (s: StarfallState, say) => draw(s, rules.seats, say),
});
