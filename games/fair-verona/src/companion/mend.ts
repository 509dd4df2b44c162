import { mendingOne, repeated, type Lying, type Mends, type SetUpDeed } from '@glade/text';
import { cellOf, placeOf } from '../rules/map/map.ts';
import { JOKER } from '../rules/state.ts';
import type { VeronaView } from '../rules/index.ts';
import { windNumber } from '../rules/tiles/banks.ts';
import { edgesOf } from './edges.ts';

// What lies on the table, and what hands do with it when a match was put right.

const HOME = cellOf(0, 0);

/** Where a card lies, as the args `zone` number it. */
const ENCOUNTER = 1;
const DISCARDED = 2;
const CLUE = 3;
/** Where a token is. */
const RESERVE = 1;
const OLD_TOWN = 2;
const ON_CLUE = 3;
const ON_CARD = 4;
const CARRIED = 5;

export const liesInVerona = (view: VeronaView): readonly Lying[] => [
  // The Old Town lies there from the start.
  ...view.tiles.slice(1).map(({ x, y, type, turn }) => ({
    kind: 'tile',
    what: { cell: cellOf(x, y) },
    at: { type, turns: turn },
  })),
  ...view.players.flatMap((player, seat) => before(view, player, seat)),
  ...view.discards.map((card) => ({
    kind: 'card',
    what: { card: Math.min(card, JOKER) },
    at: { zone: DISCARDED },
  })),
  ...(view.clue < 0 ? [] : [{ kind: 'card', what: { card: view.clue }, at: { zone: CLUE } }]),
  { kind: 'joker', n: view.jokers },
  { kind: 'token', at: { zone: RESERVE }, n: view.reserve },
  { kind: 'token', at: { zone: OLD_TOWN }, n: view.delivered },
  ...(view.token === 'clue' ? [{ kind: 'token', at: { zone: ON_CLUE } }] : []),
];

/** What lies before a player. */
function before(
  { tiles }: VeronaView,
  player: VeronaView['players'][number],
  seat: number,
): readonly Lying[] {
  const { card, x, y, bank, encounters, unused, friends, token } = player;
  if (card < 0) return [];
  const cell = placeOf(cellOf(x, y), bank);
  const tile = tiles.find((each) => each.x === x && each.y === y);
  const wind = tile === undefined ? 0 : windNumber(tile.type, tile.turn, bank);
  return [
    { kind: 'identity', what: { seat }, at: { card } },
    // It stands in the Old Town as soon as there is an Identity.
    ...(cell === HOME ? [] : [{ kind: 'meeple', what: { seat }, at: { cell, wind } }]),
    { kind: 'friends', what: { seat }, n: friends },
    ...unused.map((type) => ({ kind: 'unused', what: { seat, type } })),
    ...encounters.map((each) => ({
      kind: 'card',
      what: { card: each.card },
      at: { zone: ENCOUNTER, seat },
    })),
    ...encounters.flatMap((each) =>
      each.token ? [{ kind: 'token', at: { zone: ON_CARD, card: each.card } }] : [],
    ),
    ...(token ? [{ kind: 'token', at: { zone: CARRIED, seat } }] : []),
  ];
}

type Args = SetUpDeed['args'];

/** A line with the picture of this event beside it. */
const shown = (event: string, code: string, args: Args, picture: Args = args): SetUpDeed => ({
  ...mendingOne(code, args),
  shows: { code: event, args: picture },
});

/** A tile at its place, turned as it has to lie. */
const tile = (code: string, what: Args, at: Args, type: number): SetUpDeed => {
  const { type: _, turns = 0 } = at;
  return shown('laid', code, { ...what, type, ...edgesOf(at) }, { ...what, type, turns });
};

function putCard(what: Args, { zone, seat = 0 }: Args): SetUpDeed {
  if (zone === ENCOUNTER) return shown('meets', 'encounter', { seat, ...what });
  return shown('clueDealt', zone === CLUE ? 'clueCard' : 'discarded', what);
}

export const mend: Mends = {
  identity: {
    away: (who, from) => [mendingOne('noIdentity', { ...who, ...from })],
    put: (who, to) => [mendingOne('identity', { ...who, ...to })],
    move: (who, _, to) => [mendingOne('otherIdentity', { ...who, ...to })],
  },
  meeple: {
    away: (who) => [shown('walked', 'walk', { ...who, cell: HOME, wind: 0 })],
    put: (who, to) => [shown('walked', 'walk', { ...who, ...to })],
    move: (who, _, to) => [shown('walked', 'walk', { ...who, ...to })],
  },
  tile: {
    away: (what, { type = 0, turns = 0 }) => [
      shown('laid', 'noTile', { ...what, type }, { ...what, type, turns }),
    ],
    put: (what, at) => [tile('tile', what, at, at['type'] ?? 0)],
    move: (what, { type: old = 0 }, at) =>
      old === at['type'] ? [tile('turnTile', what, at, old)] : undefined,
  },
  unused: {
    away: (what, _, n) => repeated(n, shown('drew', 'take', what)),
    put: (what, _, n) => repeated(n, shown('drew', 'beside', what)),
  },
  card: {
    away: (what, _, n) => repeated(n, shown('clueDealt', 'toDeck', what)),
    put: (what, to, n) => repeated(n, putCard(what, to)),
    move: (what, _, to, n) => repeated(n, putCard(what, to)),
  },
  joker: {
    away: (_, __, count) => [mendingOne('jokersLess', { count })],
    put: (_, __, n) => repeated(n, mendingOne('joker')),
  },
  friends: {
    away: (who, _, count) => [mendingOne('friendsLess', { ...who, count })],
    put: (who, _, count) => [mendingOne('friends', { ...who, count })],
  },
  token: {
    away: (_, { zone = 0, seat = 0 }, count) => [mendingOne('tokenAway', { zone, seat, count })],
    put: (_, { zone = 0, seat = 0, card = 0 }, count) => [
      mendingOne('tokenPut', { zone, seat, card, count }),
    ],
  },
};
