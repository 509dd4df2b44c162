import type { Picture, Piece, Pieces, SheetRequest } from '@glade/print/model';
import type { ComponentChild } from 'preact';
import { Counter, Dizzy, Flag } from '../board/map/Counters.tsx';
import type { BattleOptions } from '../rules/options.ts';
import { UNIT_TYPES, type UnitType } from '../rules/setup/scenario.ts';
import { counterOf, hexOf, type Battle } from './battle-map.tsx';
import styles from './Paper.module.css';

const picture = (content: ComponentChild, viewBox: Picture['viewBox']): Picture => ({
  viewBox,
  content: <g class={styles.paper}>{content}</g>,
});
const WHOLE = [-34, -34, 68, 68] as const;

/**
 * The counters of both sides with two faces (WK-05): friendly and military. Where units are wounded before they are
 * eliminated, the back shows that, too (WK-69). Marks of the same size lie on the same sheet.
 */
export function counters(battle: Battle, rules: BattleOptions, request: SheetRequest): Pieces {
  const side = counterOf(hexOf(battle, request));
  const { units } = battle.view;
  const pieces = [0, 1].flatMap((army) =>
    UNIT_TYPES.flatMap((type) => {
      const count = units.filter((unit) => unit.type === type && unit.side === army).length;
      return count === 0 ? [] : [unitPiece(type, army, count, rules.wounded, request)];
    }),
  );
  return {
    kind: 'pieces',
    id: 'counters',
    need: 'needed',
    group: 'pieces',
    outline: 'square',
    width: side,
    height: side,
    backs: true,
    pieces: [...pieces, ...marks(battle, rules, request)],
  };
}

function unitPiece(
  type: UnitType,
  side: number,
  count: number,
  wounded: boolean,
  { say, options }: SheetRequest,
): Piece {
  const military = options['faces'] === 'military';
  return {
    front: picture(<Counter unit={{ type, side }} military={military} />, WHOLE),
    back: picture(
      <Counter unit={{ type, side, wounded }} military={wounded || !military} />,
      WHOLE,
    ),
    count,
    what: say('sheets.what.unit', { type, side }),
  };
}

/** Flags for the places, and marks for Mages that have cast and for units that magic has pushed. */
function marks({ view }: Battle, rules: BattleOptions, { say }: SheetRequest): readonly Piece[] {
  const mages = (army: number): number =>
    view.units.filter((unit) => unit.type === 'M' && unit.side === army).length;
  const piece = (name: string, count: number, front: Picture, back = front): readonly Piece[] =>
    count === 0 ? [] : [{ front, back, count, what: say(`sheets.what.${name}`) }];
  const flag = (owner: number): Picture => picture(<Flag owner={owner} />, [-9, -22, 40, 40]);
  const cast = (side: number): Picture =>
    picture(<Counter unit={{ type: 'M', side, cast: true }} military={false} plain />, WHOLE);
  const safe = rules.slowMagic && rules.pushSafety !== 'noContact';
  return [
    ...piece('flag', view.map.places.length, flag(0), flag(1)),
    ...piece('cast', mages(0), cast(0)),
    ...piece('cast', mages(1), cast(1)),
    ...piece(
      'pushed',
      safe ? Math.max(mages(0), mages(1)) : 0,
      picture(<Dizzy />, [-30, -36, 36, 24]),
    ),
  ];
}
