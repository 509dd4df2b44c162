import type { Rules, TerminalText } from '@glade/engine';
import type { ClimberState } from '../rules/state.ts';
import { drawBoard } from './draw.ts';

/** What a terminal shows of a match: the board. */
export const terminal = (rules: Rules): TerminalText<never> => ({
  draw: (s: ClimberState, say) => drawBoard(s, rules.seats, say),
});
