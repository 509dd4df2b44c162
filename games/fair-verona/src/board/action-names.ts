import type { Values } from '@glade/text';
import { rankOf, suitOf } from '../rules/cards/deck.ts';
import { EDGE } from '../rules/tiles/looks.ts';
import { bankCount, windOf } from '../rules/tiles/banks.ts';
import type { VeronaView } from '../rules/view.ts';
import { type Meaning, meaningOf } from './choices.ts';
import { placeAt, placeFrom } from './places.ts';
import { laidTileAt } from './view-queries.ts';

interface Named {
  readonly key: string;
  readonly args?: Values;
  readonly cells: readonly number[];
}

/** What each side of a tile shows that lies turned like this: people can compare it with their table. */
function sidesOf(type: number, turn: number): Values {
  if (type < 0) return { north: 0, east: 0, south: 0, west: 0 };
  const edge = (side: number): number => EDGE[(type * 4 + turn) * 4 + side]!;
  return { north: edge(0), east: edge(1), south: edge(2), west: edge(3) };
}

/** An attempt: whose Encounter it is, who helps, and whose Friend is called. */
function attemptName({ seat }: VeronaView, meaning: Extract<Meaning, { kind: 'clear' }>): Named {
  const { card, owner, friend } = meaning;
  const args = { rank: rankOf(card), suit: suitOf(card), friend: friend < 0 ? 'no' : 'yes' };
  const helpers = [1, 2, 3, 4, 5, 6].filter(
    (player) => player - 1 !== seat && ((meaning.helpers >> (player - 1)) & 1) !== 0,
  );
  const alone = owner - 1 === seat && helpers.length === 0 && (friend < 0 || friend === seat);
  if (alone) return { key: 'action.clear.at', args, cells: [] };
  const whose = {
    whose: owner - 1 === seat ? 'own' : 'other',
    owner,
    helpers: helpers.join(' '),
    count: helpers.length,
    friend: friend === seat ? 'own' : args.friend,
    caller: friend + 1,
  };
  return { key: 'action.clear.with.at', args: { ...args, ...whose }, cells: [] };
}

/** How an action is named in a sentence, with the places it is about. */
export function nameOf(view: VeronaView, action: number): Named {
  const meaning = meaningOf(action);
  const own = view.players[view.seat];
  switch (meaning.kind) {
    case 'move': {
      const stays = own !== undefined && placeAt(own.x, own.y, own.bank) === meaning.place;
      const cells = [meaning.place];
      const { x, y, bank } = placeFrom(meaning.place);
      const tile = laidTileAt(view, x, y);
      if (stays) return { key: 'action.stay.at', cells };
      if (tile === undefined || bankCount(tile.type) < 2) return { key: 'action.move.at', cells };
      const wind = windOf(tile.type, tile.turn, bank);
      return { key: 'action.move.bank.at', args: { wind }, cells };
    }
    case 'place':
      return {
        key: 'action.place.at',
        args: { turn: meaning.turn, ...sidesOf(view.hand, meaning.turn) },
        cells: [meaning.cell],
      };
    case 'use': {
      const nth = (view.players[meaning.owner]?.unused.indexOf(meaning.type) ?? 0) + 1;
      const args = { nth, type: meaning.type, player: meaning.owner + 1 };
      return { key: 'action.use.at', args, cells: [] };
    }
    case 'pass': {
      const key = own?.token === true ? 'action.give' : 'action.take';
      return { key, args: { player: meaning.seat + 1 }, cells: [] };
    }
    case 'clear':
      return attemptName(view, meaning);
    default:
      return { key: `action.${meaning.kind}`, cells: [] };
  }
}
