import type { Rules, TerminalText } from '@glade/engine';
import { drawPiles } from '../guess/draw-piles.ts';
import type { GuessState } from '../guess/state.ts';
import type { BattleState } from '../rules/state.ts';
import { drawMap, withDrawnNames } from './draw-map.ts';

/** What a terminal shows of a battle, or of the guessing game. */
export function terminal(rules: Rules): TerminalText<never> {
  const start: object = rules.create();
  if (!('setup' in start)) return { draw: (s: GuessState, say) => drawPiles(s, say) };
  return {
    draw: (s: BattleState, say) => drawMap(s, say),
    typed: (text, seat) => withDrawnNames(text, seat, start as BattleState),
  };
}
