import type { Action, Entry, Match, Seat } from '@glade/engine';
import { playersOf } from './players.ts';

/** What seats have done before it is their turn in the log, in the order in which they did it. */
export type Ahead = ReadonlyMap<Seat, readonly Action[]>;

/** Nobody has acted before their turn. */
export const NOBODY_AHEAD: Ahead = new Map();

/**
 * A match as a page with these seats knows it. Where seats act at the same time, the page's own actions come first in each
 * round, with those that the log has not come to yet; what others do comes when the round is over. So it depends on nothing
 * that others do in a round that is not over, not even on whether they have acted. If the page's seats may act, the first of
 * them is to act; else a person who may have to, else a bot. A match in which seats act one after the other stays as it is.
 */
export function inOwnOrder(match: Match, held: readonly Seat[], ahead: Ahead): Match {
  if (match.rules.turnTo === undefined) return match;
  return giveTurn(fold(match, ownLog(match, held, ahead)), held);
}

/** The same match when it had `length` entries, for a match that has them in this order. */
export const ownOrderAt = (match: Match, held: readonly Seat[], length: number): Match =>
  match.rules.turnTo === undefined ? match.at(length) : giveTurn(match.at(length), held);

/** A round is what seats do between two outcomes of chance. */
function ownLog({ log, actor }: Match, held: readonly Seat[], ahead: Ahead): readonly Entry[] {
  const own: Entry[] = [];
  const others: Entry[] = [];
  for (const entry of log) {
    if (entry.actor >= 0 && !held.includes(entry.actor)) others.push(entry);
    else {
      if (entry.actor < 0) own.push(...others.splice(0));
      own.push(entry);
    }
  }
  if (actor < 0) return [...own, ...others];
  for (const seat of held.toSorted((a, b) => a - b))
    for (const action of ahead.get(seat) ?? []) own.push({ actor: seat, action });
  return own;
}

function fold(match: Match, log: readonly Entry[]): Match {
  const building = match.at(0).build();
  for (const { actor, action } of log) {
    if (building.actor !== actor) building.turnTo(actor);
    building.play(action, actor);
  }
  return building.match();
}

function giveTurn(match: Match, held: readonly Seat[]): Match {
  const players = playersOf(match.header);
  const seats = [...players.keys()];
  const people = seats.filter((seat) => players[seat]!.who === 'person');
  const building = match.build();
  [...held.toSorted((a, b) => a - b), ...people, ...seats].some((seat) => building.turnTo(seat));
  return building.match();
}
