import { asList, type Say } from '@glade/text';
import { inGroups } from '@glade/ui/by-rows';
import { placeParts } from '../notation/index.ts';
import { HAND } from '../rules/places.ts';
import type { ForestFireView } from '../rules/view.ts';
import { fewGreen } from './notes.ts';

/** In every fifth round who begins it hears how it stands, in place of where they stand: both are too long for one breath. */
const tellsGreen = ({ players, round, seat }: ForestFireView): boolean =>
  round % 5 === 0 && players.findIndex(({ out, rests }) => !out && rests === 0) === seat;

/** Where the player stands whose turn begins; not where somebody else has to be helped, which has no room beside it. */
export function tellOwn(view: ForestFireView, say: Say): readonly string[] {
  const { players, seat, step } = view;
  const own = step === 'turns' ? players[seat] : undefined;
  if (own === undefined || own.moves < 2 || own.place < 0 || own.place >= HAND) return [];
  if (players.some((each) => each !== own && each.danger && !each.out)) return [];
  const green = tellsGreen(view) ? tellGreen(view, say) : [];
  if (green.length > 0) return green;
  return [say('aloud.own', { place: say('place.spoken', placeParts(own.place)) })];
}

/** So many places have room in a sentence for the ear. */
const MOST_PLACES = 4;

/** Where it burns and where the pieces are: all that who does not see the board has to know at a glance. */
export function tellBoard(view: ForestFireView, say: Say): readonly string[] {
  const { players } = view;
  const place = (at: number): string => say('place', placeParts(at));
  const pieces = players.flatMap((piece, seat) =>
    piece.out || piece.role === 'none' || piece.place < 0 || piece.place >= HAND
      ? []
      : [say('aloud.piece', { player: seat + 1, place: place(piece.place) })],
  );
  return [...tellGreen(view, say), ...tellFires(view, say), ...pieces];
}

/** How little of the forest is left, where it is little. */
function tellGreen(view: ForestFireView, say: Say): readonly string[] {
  const green = fewGreen(view);
  return green === undefined ? [] : [say(green.key, green.args)];
}

/** Where it burns. */
export function tellFires({ counters }: ForestFireView, say: Say): readonly string[] {
  const fires = counters.flatMap((count, square) => (count > 0 ? [square] : []));
  return inGroups(fires, MOST_PLACES).map((some) =>
    say('aloud.fires', { places: listPlaces(some, say) }),
  );
}

/** Places of the forest one after the other. */
export const listPlaces = (places: readonly number[], say: Say): string =>
  asList(
    say.tag,
    places.map((at) => say('place', placeParts(at))),
  );
