import type { Rules, TerminalText } from '@glade/engine';
import type { VeronaState } from '../rules/state.ts';
import { drawMap } from './draw-map.ts';

/** What a terminal shows of a match: the map. */
export const terminal = (rules: Rules): TerminalText<never> => ({
  draw: (s: VeronaState, say) => drawMap(s, rules.seats, say),
});
