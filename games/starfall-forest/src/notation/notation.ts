import type { Action, Notation } from '@glade/engine';
import { iconsOf } from '../rules/dice.ts';
import type { StarfallKernel } from '../rules/rules.ts';
import { lettersOf } from './faces.ts';
import { parse } from './parse.ts';
import { cellName, cellParts, locationName, pointName } from './places.ts';
import { positions } from './positions.ts';
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
} from '../rules/state.ts';

/** The word that is written, by step. */
const WRITTEN = ['first', 'knock', 'plant', 'snake', 'fairy', 'roll', 'star', 'revive', 'go'];

/** Actions and positions as text. Places are counted across and down from 1 at the top left of the base forest. */
export function notation(kernel: StarfallKernel): Notation<StarfallState> {
  return {
    format: (s, a) => formatAction(s, a),
    place: cellName,
    placeParts: (cell) => cellParts(cell, kernel.options),
    parse: (s, text) => parse(s, kernel.options, text, kernel.actor(s)),
    ...positions(kernel),
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
