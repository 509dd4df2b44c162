import type { Action, Notation } from '@glade/engine';
import { iconsOf, lettersOf } from './dice.ts';
import type { Chosen } from './options.ts';
import { cellName, cellParts, locationName, pointName } from './places.ts';
import { positions } from './positions.ts';
import { reader } from './reader.ts';
import {
  END_TURN,
  FIRST,
  FROM,
  MOVE,
  PLACE,
  PLANT,
  REVIVE,
  ROLL,
  SLITHER,
  type StarfallState,
  TO_BITS,
} from './state.ts';

/** The word that is written, by step. */
const WRITTEN = ['first', 'knock', 'plant', 'snake', 'fairy', 'roll', 'star', 'revive', 'go'];

/** Actions and positions as text. Places are counted across and down from 1 at the top left of the base forest. */
export function notation(
  create: () => StarfallState,
  ready: (s: StarfallState) => void,
  chance: (s: StarfallState) => boolean,
  options: Chosen,
): Notation<StarfallState> {
  return {
    format: (s, a) => formatAction(s, a),
    place: cellName,
    placeParts: cellParts,
    ...reader(chance),
    ...positions(create, ready, options),
  };
}

function formatAction(s: StarfallState, a: Action): string {
  const { forest } = s;
  const verb = WRITTEN[s.step]!;
  if (s.step === FIRST) return `${verb} ${a + 1}`;
  if (s.step === ROLL) return `${verb} ${lettersOf(iconsOf(a))}`;
  if (s.step !== MOVE) {
    const to = a - PLACE;
    if (s.step === REVIVE) return `${verb} ${to + 1}`;
    return `${verb} ${s.step === PLANT ? pointName(to) : locationName(forest, to)}`;
  }
  if (a === END_TURN) return 'end';
  const to = locationName(forest, a & TO_BITS);
  if (a < SLITHER) return `go ${to}`;
  return `snake ${locationName(forest, (a >> FROM) & TO_BITS)} > ${to}`;
}
