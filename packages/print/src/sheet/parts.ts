import type { Frame, Pieces, Picture, Sheet, SheetRequest, Sheets } from '../model.ts';

/** What a part is called, and for whom it is. */
type Named = Pick<Sheets, 'id' | 'group' | 'need' | 'unless' | 'landscape'>;

/** A part of whole sheets, drawn for a request. */
export const wholeSheets = (
  named: Named,
  request: SheetRequest,
  draw: (request: SheetRequest, frame: Frame) => readonly Sheet[],
): Sheets => ({ kind: 'sheets', ...named, sheets: (frame) => draw(request, frame) });

/** A net and how many of it there are. */
export interface Net {
  readonly net: Picture;
  readonly count: number;
  readonly what: string;
}

/** Dice to fold belong to everything for a game, but not where the rolls of matches are printed. */
export const needOfDice = ({ seeds = [] }: SheetRequest): Pieces['need'] =>
  seeds.length > 0 ? 'instead' : 'useful';

/** Dice to fold, whose nets are in millimetres. All stand in boxes of the largest. */
export const diceToFold = (named: Named, nets: readonly Net[]): Pieces => ({
  kind: 'pieces',
  ...named,
  outline: 'net',
  width: Math.max(...nets.map(({ net }) => net.viewBox[2])),
  height: Math.max(...nets.map(({ net }) => net.viewBox[3])),
  pieces: nets.map(({ net, count, what }) => ({ front: net, count, what })),
});
