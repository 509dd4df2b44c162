import { hexName } from '@glade/boards/hexes';
import type { Action } from '@glade/engine';
import {
  CAST,
  CHARGE,
  END,
  ENTER,
  EXIT,
  FIGHT,
  KIND,
  LAND,
  LOSE,
  MASK_BITS,
  MOVE,
  PLACE,
  SLOW,
  STRIKE,
  TO,
  TO_BITS,
  TRIO,
  UNIT,
  UNIT_BITS,
} from '../rules/actions.ts';
import { soldiersIn } from '../rules/combat/contact.ts';
import { CASTING, DICING, SLOWING, type BattleState } from '../rules/state.ts';
import type { UnitNames } from './unit-names.ts';

/** The word that is written, by kind. */
const WRITTEN: Readonly<Record<number, string>> = {
  [MOVE]: 'move',
  [CAST]: 'cast',
  [SLOW]: 'slow',
  [ENTER]: 'enter',
  [CHARGE]: 'charge',
  [STRIKE]: 'strike',
  [TRIO]: 'trio',
  [FIGHT]: 'fight',
};
const ROLLS: Readonly<Record<number, string>> = {
  [CASTING]: 'spell',
  [SLOWING]: 'slow',
  [DICING]: 'fight',
};

/** An action as it stands in a record, e.g. `cast M1 at K-S1`. */
export function writeAction(s: BattleState, a: Action, names: UnitNames): string {
  if (s.step === CASTING) return `spell ${a}`;
  if (s.step === SLOWING || s.step === DICING)
    return `${ROLLS[s.step]} ${Math.floor(a / 6) + 1} ${(a % 6) + 1}`;
  const kind = a >> KIND;
  const unit = names.shortOf((a >> UNIT) & UNIT_BITS);
  const to = (a >> TO) & TO_BITS;
  if (kind === END) return 'end';
  if (kind === EXIT) return `exit ${unit}`;
  if (kind === LOSE) return `lose ${unit}`;
  const cell = hexName(s.field.columns, to);
  if (kind === LAND) return `land ${cell}`;
  if (kind === PLACE) {
    const own = s.setup.side[(a >> UNIT) & UNIT_BITS] === s.side;
    return `place ${own ? unit : names.idOf((a >> UNIT) & UNIT_BITS)} at ${cell}`;
  }
  const verb = WRITTEN[kind]!;
  if (kind === MOVE || kind === ENTER)
    return `${verb} ${unit} ${kind === MOVE ? 'to' : 'at'} ${cell}`;
  const soldiers = soldiersIn(s, to, a & MASK_BITS).map((one) => names.shortOf(one));
  const who = kind === TRIO || kind === FIGHT ? soldiers.join(' ') : unit;
  return `${verb} ${who} at ${names.idOf(to)}`;
}
