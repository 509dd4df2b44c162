import { columnLetters, hexName } from '@glade/boards/hexes';
import type { Action, Actor, Notation } from '@glade/engine';
import {
  CAST,
  DICE,
  END,
  ENTER,
  EXIT,
  KIND,
  LAND,
  LOSS,
  MASK_BITS,
  MOVE,
  PEG,
  SLOW,
  SOLD,
  TO,
  TO_BITS,
  TRIO,
  UNIT,
  UNIT_BITS,
} from '../rules/actions.ts';
import { soldiersIn } from '../rules/legal-actions.ts';
import { UnitNames } from './unit-names.ts';
import { positions } from './positions.ts';
import { reader } from './read-action.ts';
import { CASTING, DICING, SLOWING, type BattleState } from '../rules/state.ts';

/** The word that is written, by kind. */
const WRITTEN: Readonly<Record<number, string>> = {
  [MOVE]: 'move',
  [CAST]: 'cast',
  [SLOW]: 'slow',
  [ENTER]: 'enter',
  [PEG]: 'charge',
  [SOLD]: 'strike',
  [TRIO]: 'trio',
  [DICE]: 'fight',
};
const ROLLS: Readonly<Record<number, string>> = {
  [CASTING]: 'spell',
  [SLOWING]: 'slow',
  [DICING]: 'fight',
};
/** Actions and positions as text. */
export function notation(
  start: BattleState,
  create: () => BattleState,
  ready: (s: BattleState) => void,
  actor: (s: BattleState) => Actor,
): Notation<BattleState> {
  const { columns, rows } = start.field;
  const names = new UnitNames(start.plan);
  return {
    format: (s, a) => formatAction(s, a, names),
    place: (cell) => hexName(columns, cell),
    placeParts: (cell) => ({
      column: columnLetters(cell % columns),
      row: Math.floor(cell / columns) + 1,
      ...spotAt(start, cell),
    }),
    ...reader(names, columns, rows),
    ...positions(start, names, create, ready, actor),
  };
}

/** The name of the place that a cell belongs to, in both languages. */
function spotAt({ plan }: BattleState, cell: number): Readonly<Record<string, string>> {
  const place = plan.places.findIndex((cells) => cells.includes(cell));
  return place < 0 ? { named: 'no' } : { named: 'yes', ...plan.scenario.map.places[place]!.name };
}

function formatAction(s: BattleState, a: Action, names: UnitNames): string {
  if (s.step === CASTING) return `spell ${a}`;
  if (s.step === SLOWING || s.step === DICING)
    return `${ROLLS[s.step]} ${Math.floor(a / 6) + 1} ${(a % 6) + 1}`;
  const kind = a >> KIND;
  const unit = names.shortOf((a >> UNIT) & UNIT_BITS);
  const to = (a >> TO) & TO_BITS;
  if (kind === END) return 'end';
  if (kind === EXIT) return `exit ${unit}`;
  if (kind === LOSS) return `lose ${unit}`;
  const cell = hexName(s.field.columns, to);
  if (kind === LAND) return `land ${cell}`;
  const verb = WRITTEN[kind]!;
  if (kind === MOVE || kind === ENTER)
    return `${verb} ${unit} ${kind === MOVE ? 'to' : 'at'} ${cell}`;
  const soldiers = soldiersIn(s, to, a & MASK_BITS).map((one) => names.shortOf(one));
  const who = kind === TRIO || kind === DICE ? soldiers.join(' ') : unit;
  return `${verb} ${who} at ${names.idOf(to)}`;
}
