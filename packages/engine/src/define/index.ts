export { defineGame, isDefined, type DefinedGame, type GameSpec } from './define-game.ts';
export { HIDDEN, number, numbers, type Fields, type HiddenFields, type StateOf } from './fields.ts';
export {
  columnName,
  placeName,
  type CellBoard,
  type Picture,
  type Piece,
  type Row,
} from './picture.ts';
export type { ChanceSpec, FieldView, RulesSpec } from './rules-of-fields.ts';
export { CHANCE, OVER } from '../actor.ts';
export { kind } from '../trace.ts';
export { COMMON } from './words.ts';
export { refuse } from '../refusal.ts';
