import type { GuessView } from '../guess/rules.ts';
import type { BattleView } from '../rules/view.ts';

/** What a board of War Kids draws. */
export type WarKidsView = BattleView | GuessView;
