import { capital, type Say } from '@glade/text';
import { cellParts } from '../notation/index.ts';
import { cellOf } from '../rules/cells.ts';
import type { StarfallView } from '../rules/view.ts';

/** Where everything is, for who does not see the forest: the fairies, that of the seat at turn first, the stars and the snakes. */
export function tellForest(view: StarfallView, say: Say): readonly string[] {
  const { fairies, seat, snakes, stars } = view;
  const at = (what: string, location: number): string => {
    const place = say('place.spoken', cellParts(cellOf(view, location), view));
    return `${capital(say, what)}: ${place}.`;
  };
  const seats = fairies.map((_, i) => (Math.max(0, seat) + i) % fairies.length);
  return [
    ...seats.flatMap((each) => {
      const { place, flat, hearts, stars: held } = fairies[each]!;
      const args = { player: each + 1, hearts, stars: held };
      return place < 0 ? [] : [at(say(flat ? 'cell.flat' : 'cell.fairy', args), place)];
    }),
    ...stars.flatMap((count, tree) =>
      count > 0 ? [at(say('cell.stars', { stars: count }), tree)] : [],
    ),
    ...[...new Set(snakes)].map((location) =>
      at(
        say('cell.snakes', { snakes: snakes.filter((each) => each === location).length }),
        location,
      ),
    ),
  ];
}
