import { ok, tidy, unread, type Notation } from '@glade/engine';
import { NO_ACTION, SEAT } from '../rules/actions.ts';
import { HAND } from '../rules/places.ts';
import type { ForestFireKernel } from '../rules/rules.ts';
import { BREAKS, type FireState, OPENING, ROLLS, TURNS } from '../rules/state.ts';
import { formatMove, readMove, ROLLED } from './moves.ts';
import { placeName, placeParts } from './places.ts';
import { positions } from './positions.ts';

/** Actions and positions as text. A square is written down, then across (FF-08), so not as in Wildfire. */
export function notation(kernel: ForestFireKernel): Notation<FireState> {
  const { options } = kernel;
  const free = options.turnOrder === 'free';
  return {
    format(s, a) {
      if (s.step === BREAKS) return `firebreak ${placeName(a)}`;
      if (s.step === OPENING || s.step === ROLLS) return `fire ${placeName(a)}`;
      const seat = free && s.step === TURNS ? `${(a >> 8) + 1}: ` : '';
      return seat + formatMove(a & (SEAT - 1));
    },

    parse(s, text) {
      const plain = tidy(text);
      const rolled = readMove(plain, text, ROLLED);
      if (s.step === BREAKS || s.step === OPENING || s.step === ROLLS) {
        if (rolled.ok && rolled.value < HAND) return rolled;
        return readMove(plain, text).ok ? ok(NO_ACTION) : unread(text);
      }
      if (ROLLED.some(([verb]) => verb.test(plain))) return rolled.ok ? ok(NO_ACTION) : rolled;
      if (!free || s.step !== TURNS) return readMove(plain, text);
      const parts = /^([1-4]) ?: ?(.*)$/.exec(plain);
      if (parts !== null && Number(parts[1]) > options.players) return unread(text);
      const move = readMove(parts === null ? plain : parts[2]!, text);
      return move.ok
        ? ok((parts === null ? s.seat : Number(parts[1]) - 1) * SEAT + move.value)
        : move;
    },

    place: placeName,
    placeParts,
    ...positions(kernel),
  };
}
