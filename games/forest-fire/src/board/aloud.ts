import { asList, type Say } from '@glade/text';
import { placeParts } from '../notation/index.ts';
import { HAND } from '../rules/places.ts';
import type { ForestFireView } from '../rules/view.ts';

/** Where the player stands whose turn begins. */
export function tellOwn({ players, seat, step }: ForestFireView, say: Say): readonly string[] {
  const own = step === 'turns' ? players[seat] : undefined;
  if (own === undefined || own.moves < 2 || own.place < 0 || own.place >= HAND) return [];
  return [
    say('aloud.piece', { player: seat + 1, place: say('place.spoken', placeParts(own.place)) }),
  ];
}

/** Where it burns and where the pieces are: all that who does not see the board has to know at a glance. */
export function tellBoard({ counters, players }: ForestFireView, say: Say): readonly string[] {
  const place = (at: number): string => say('place', placeParts(at));
  const fires = counters.flatMap((count, square) => (count > 0 ? [place(square)] : []));
  const places = asList(say.tag, fires);
  const pieces = players.flatMap((piece, seat) =>
    piece.out || piece.role === 'none' || piece.place < 0 || piece.place >= HAND
      ? []
      : [say('aloud.piece', { player: seat + 1, place: place(piece.place) })],
  );
  return [...(fires.length > 0 ? [say('aloud.fires', { places })] : []), ...pieces];
}
