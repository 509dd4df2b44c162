import { upToLimit, CHANCE, type Notation } from '@glade/engine';
import type { VeronaKernel } from '../rules/rules.ts';
import { VeronaState } from '../rules/state.ts';
import { placeParts, placeText } from './places.ts';
import { readAction } from './read-action.ts';
import { readPosition } from './read-position.ts';
import { declining, sameIn } from './same-action.ts';
import { formatAction } from './write-action.ts';
import { writePosition } from './write-position.ts';

/** Actions and positions as text. Spaces are counted from the Old Town by compass, players and seats from 1. */
export function notation(kernel: VeronaKernel): Notation<VeronaState> {
  const { options } = kernel;
  return {
    format: formatAction,
    place: placeText,
    placeParts,
    parse: (s, text) => readAction(s, text, kernel.actor(s) === CHANCE, options.seats),
    position: (s) => writePosition(s, options),
    parsePosition: upToLimit((text) => readPosition(text, kernel)),
    sameIn,
    declining,
  };
}
