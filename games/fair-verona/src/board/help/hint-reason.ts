import type { Action } from '@glade/engine';
import { valueAt } from '../../rules/cards/strength.ts';
import { SPRING, TILES } from '../../rules/tiles/tiles.ts';
import type { PlayerView, ReachablePlace, VeronaView } from '../../rules/view.ts';
import { meaningOf } from '../choices.ts';
import { isComplete, joinedAt } from '../map/joined-regions.ts';
import { placeAt, placeFrom } from '../places.ts';
import { partsOf } from '../tiles/known-drawings.ts';
import { isSafe } from '../view-queries.ts';

type HintReason =
  | 'hint.drawSure'
  | 'hint.drawLikely'
  | 'hint.drawMeet'
  | 'hint.unused'
  | 'hint.shield'
  | 'hint.carry'
  | 'hint.friend'
  | 'hint.friendSure'
  | 'hint.token'
  | 'hint.win'
  | 'hint.home'
  | 'hint.homeward'
  | 'hint.joker'
  | 'hint.near'
  | 'hint.stay'
  | 'hint.end'
  | 'hint.meet'
  | 'hint.stronger'
  | 'hint.strongest'
  | 'hint.together'
  | 'hint.later'
  | 'hint.wait'
  | 'hint.spare'
  | 'hint.fits'
  | 'hint.city'
  | 'hint.only'
  | 'hint.river'
  | 'hint.open'
  | 'hint.same'
  | 'hint.least'
  | 'hint.grows';

/** Why an action is a good one: the message that says so; undefined where it cannot be said in a sentence. */
export function hintReason(view: VeronaView, action: Action): HintReason | undefined {
  const meaning = meaningOf(action);
  switch (meaning.kind) {
    case 'draw':
      return reasonOfDraw(view);
    case 'use':
      return 'hint.unused';
    case 'place':
      return reasonOfPlace(view, meaning);
    case 'stop':
      return reasonOfStop(view);
    case 'clear':
      return reasonOfAttempt(view, action);
    case 'pass':
      return 'hint.carry';
    case 'keep':
      return isNearest(view) ? 'hint.carry' : undefined;
    case 'move':
      return reasonOfMove(view, meaning.place);
    default:
      return undefined;
  }
}

/** A difference in the chance of the next tile that is worth saying. */
const CLEAR = 0.03;

function reasonOfPlace(
  view: VeronaView,
  { cell, turn }: { readonly cell: number; readonly turn: number },
): HintReason | undefined {
  const { hand, spots, tiles } = view;
  if (TILES[hand]?.shield === true) return 'hint.shield';
  const { x, y } = placeFrom(cell);
  const laid = { ...view, tiles: [...tiles, { x, y, type: hand, turn }] };
  const joined = joinedAt(laid, { x, y }, (tile) => partsOf(tile.type, tile.turn));
  if (joined.some((whole) => whole[0]!.part.kind === 'city' && isComplete(laid, whole)))
    return 'hint.city';
  const all = spots.flatMap(({ fails }) => fails);
  if (all.length === 1) return 'hint.only';
  const spot = spots.find((each) => each.x === x && each.y === y);
  const fails = spot?.fails[spot.turns.indexOf(turn)] ?? -1;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (fails >= 0 && fails === least) {
    if (most - fails >= CLEAR)
      return hand >= SPRING && view.riverLeft > 0 ? 'hint.river' : 'hint.open';
    return most === least ? 'hint.same' : 'hint.least';
  }
  return joined.some((whole) => whole[0]!.part.kind === 'city') ? 'hint.grows' : undefined;
}

/** Whether nobody stands nearer to home than the player at turn. */
function isNearest({ players, seat }: VeronaView): boolean {
  const away = players.map(({ x, y }) => Math.abs(x) + Math.abs(y));
  return away[seat] === Math.min(...away);
}

/** So rarely does a tile not fit that it is hardly a risk; so often that an Encounter is likely. */
const RARE = 0.05;
const LIKELY = 0.5;

function reasonOfDraw({ fails, seat, players, token }: VeronaView): HintReason | undefined {
  if (fails < 0) return undefined;
  if (fails === 0) return 'hint.drawSure';
  if (fails <= RARE) return 'hint.drawLikely';
  const othersSafe = players.some((player, other) => other !== seat && isSafe(player));
  return fails >= LIKELY && token === 'clue' && othersSafe ? 'hint.drawMeet' : undefined;
}

function reasonOfAttempt(view: VeronaView, action: Action): HintReason | undefined {
  const attempt = view.attempts.find((each) => each.action === action);
  if (attempt === undefined) return undefined;
  if (attempt.friend >= 0) return attempt.odds < 1 ? 'hint.friend' : 'hint.friendSure';
  const { encounters } = view.players[attempt.owner]!;
  const prize = encounters.some(({ card, token }) => token && card === attempt.card);
  return prize ? 'hint.token' : 'hint.win';
}

/** Nothing is lost by an attempt that comes later, or a Friend is kept that a failed or needless one would cost (FV-35). */
function reasonOfStop({ attempts, seat }: VeronaView): HintReason | undefined {
  const sure = attempts.filter(({ friend }) => friend < 0);
  if (sure.some(({ owner, helpers }) => owner === seat && helpers.length === 0))
    return 'hint.later';
  if (sure.length > 0) return 'hint.wait';
  return attempts.length > 0 ? 'hint.spare' : undefined;
}

function reasonOfMove(view: VeronaView, place: number): HintReason | undefined {
  const own = view.players[view.seat]!;
  const { x, y, bank } = placeFrom(place);
  const stays = placeAt(own.x, own.y, own.bank) === place;
  const comesHome = x === 0 && y === 0 && !stays;
  if (comesHome && own.token) return 'hint.home';
  if (comesHome && view.jokers > 0) return 'hint.joker';
  const others = view.players.filter((_, seat) => seat !== view.seat);
  const mired = others.filter(({ encounters }) => encounters.length > 0);
  const isThere = (player: PlayerView): boolean => player.x === x && player.y === y;
  if (!stays && mired.some(isThere)) return 'hint.near';
  const isNearer = Math.abs(x) + Math.abs(y) < Math.abs(own.x) + Math.abs(own.y);
  if (!stays && own.token && isNearer) return 'hint.homeward';
  const there = view.reach.find((each) => each.x === x && each.y === y && each.bank === bank);
  if (there === undefined) return undefined;
  if (there.fails >= 0) {
    if (!stays && view.fails - there.fails > CLEAR) return 'hint.fits';
    if (view.reach.every(({ fails }) => fails >= there.fails)) return 'hint.stay';
  }
  const away = (player: PlayerView, from: { x: number; y: number }): number =>
    Math.abs(player.x - from.x) + Math.abs(player.y - from.y);
  if (mired.some((player) => away(player, { x, y }) < away(player, own))) return 'hint.near';
  return (
    reasonOfStanding(view, there, stays) ?? (others.some(isThere) ? 'hint.together' : undefined)
  );
}

/** What is good about a place for who stands there: the River, an Encounter that may bring the token, strength. */
function reasonOfStanding(
  view: VeronaView,
  { x, y, fails }: ReachablePlace,
  stays: boolean,
): HintReason | undefined {
  const { river, riverLeft, players, seat, reach, token, jokers } = view;
  const { card, unused } = players[seat]!;
  const hasRiver = riverLeft > 0 || unused.some((type) => type >= SPRING);
  if (river !== null && hasRiver && Math.max(Math.abs(river.x - x), Math.abs(river.y - y)) <= 1)
    return 'hint.end';
  const othersSafe = players.some((player, other) => other !== seat && isSafe(player));
  if (fails >= LIKELY && token === 'clue' && jokers === 0 && othersSafe) return 'hint.meet';
  const strength = (at: { x: number; y: number }): number =>
    valueAt(card, Math.max(Math.abs(at.x), Math.abs(at.y)));
  const there = strength({ x, y });
  if (!stays) return there > strength(players[seat]!) ? 'hint.stronger' : undefined;
  const elsewhere = reach.map(strength);
  return Math.max(...elsewhere) <= there && Math.min(...elsewhere) < there
    ? 'hint.strongest'
    : undefined;
}
