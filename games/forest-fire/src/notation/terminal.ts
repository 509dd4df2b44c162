import type { Rules, TerminalText } from '@glade/engine';
import type { FireState } from '../rules/state.ts';
import { drawForest } from './draw-forest.ts';

/** What a terminal shows of a match: the forest. */
export const terminal = (rules: Rules): TerminalText<never> => ({
  draw: (s: FireState, say) => drawForest(s, rules.seats, say),
});
