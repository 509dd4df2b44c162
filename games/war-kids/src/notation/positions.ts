import { upToLimit, type Actor, type Positions } from '@glade/engine';
import { draw } from './draw-map.ts';
import type { UnitNames } from './unit-names.ts';
import { positionText } from './write-position.ts';
import { readPosition } from './read-position.ts';
import type { BattleState } from '../rules/state.ts';

/** Whole states as text. */
export const positions = (
  start: BattleState,
  names: UnitNames,
  create: () => BattleState,
  ready: (s: BattleState) => void,
  actor: (s: BattleState) => Actor,
): Positions<BattleState> => ({
  position: (s) => positionText(s, start, names),
  parsePosition: upToLimit((text) => readPosition(text, start, names, create, ready, actor)),
  draw: (s) => draw(s, names),
});
