import type { Action } from '@glade/engine';
import { CLEAR, FROM_BIT, MOVE, PASS, PLACE, SOURCE } from '../rules/actions.ts';
import { banksOf, tileAt, xOfCell, yOfCell } from '../rules/map/map.ts';
import {
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  CLUE,
  DEAL,
  DRAW,
  ENCOUNTER,
  VeronaState,
} from '../rules/state.ts';
import { TILES } from '../rules/tiles/tiles.ts';
import { attemptText } from './attempts.ts';
import { cardText } from './cards.ts';
import { spaceText } from './places.ts';

/** An action as it is written at this step. */
export function formatAction(s: VeronaState, a: Action): string {
  if (s.step === AT_SOURCE) return formatSource(s, a);
  if (s.step === DRAW) return `tile ${TILES[a]?.name}`;
  if (s.step === AT_PLACE) return formatPlace(a);
  if (s.step === AT_CLEAR) return a === CLEAR ? 'stop' : `clear ${attemptText(s, a)}`;
  if (s.step === AT_PASS) return formatPass(s, a);
  if (s.step === AT_MOVE) return formatMove(s, a);
  const verb =
    s.step === DEAL
      ? 'deal'
      : s.step === ENCOUNTER
        ? 'encounter'
        : s.step === CLUE
          ? 'clue'
          : 'friend';
  return `${verb} ${cardText(a)}`;
}

function formatSource(s: VeronaState, a: Action): string {
  if (a === SOURCE) return 'draw';
  const owner = (a >> FROM_BIT) - 1;
  const name = TILES[a & ((1 << FROM_BIT) - 1)]?.name;
  return owner === s.seat ? `use ${name}` : `use ${name} of ${owner + 1}`;
}

function formatPlace(a: Action): string {
  const cell = (a - PLACE) >> 2;
  const turned = (a & 3) === 0 ? '' : ` turned ${a & 3}`;
  return `place ${spaceText(xOfCell(cell), yOfCell(cell))}${turned}`;
}

function formatPass(s: VeronaState, a: Action): string {
  if (a === PASS) return 'keep';
  return s.holder === s.seat ? `give ${a - PASS}` : `take ${a - PASS}`;
}

function formatMove(s: VeronaState, a: Action): string {
  const cell = (a - MOVE) >> 1;
  const tile = tileAt(s, xOfCell(cell), yOfCell(cell));
  if (tile * 2 + (a & 1) === s.meeples[s.seat]) return 'stay';
  const bank = tile >= 0 && banksOf(s, tile) > 1 ? ((a & 1) === 0 ? '/a' : '/b') : '';
  return `move ${spaceText(xOfCell(cell), yOfCell(cell))}${bank}`;
}
