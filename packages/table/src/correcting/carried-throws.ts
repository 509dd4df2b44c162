import { CHANCE, type Action, type Match } from '@glade/engine';
import { sameThrow } from './correct.ts';
import { hasSecrets } from '../visible-entries.ts';

/** A throw that everybody saw, and the position in which it was made. */
interface CarriedThrow {
  readonly state: object;
  readonly action: Action;
}

/** Throws by how many throws come before them in the log. */
export type CarriedThrows = ReadonlyMap<number, CarriedThrow>;

export const NOTHING_CARRIED: CarriedThrows = new Map();

/** Where carried throws come from, so that a host can store them. */
export interface ThrowsToCome {
  /** The match before the correction that dropped them. */
  readonly before: Match;
  /** The first entry that was dropped. */
  readonly from: number;
  /** The number of the first throw, counted as `CarriedThrows` does. */
  readonly first: number;
  /** The numbers of those that are still to come. */
  readonly left: readonly number[];
}

/** How many throws a match has. */
export const throwsIn = ({ log }: Match): number =>
  log.filter(({ actor }) => actor === CHANCE).length;

/**
 * The open throws of real dice that `before` has from entry `from` on, which a correction has dropped because a hidden
 * action did not fit any more. The dice fell whatever anybody chose, and all have seen them: they depend on nothing hidden.
 * `after` is the match that is left. In open games people say with the correction itself what stays.
 */
export function throwsToCarry(before: Match, from: number, after: Match): CarriedThrows {
  const { rules, header, log, over } = before;
  if (header.dice !== 'entered' || !hasSecrets(rules) || over) return NOTHING_CARRIED;
  // A throw that is due now is a new one if an action did not fit; if a throw did not, it stands in the place of that one.
  const isNew = after.actor === CHANCE && log[from]?.actor !== CHANCE;
  return throwsFrom(before, from, throwsIn(after) + (isNew ? 1 : 0));
}

/** The same throws for a match that goes on after a pause. */
export function readThrows({ before, from, first, left }: ThrowsToCome): CarriedThrows {
  const all = throwsFrom(before, from, first);
  return new Map([...all].filter(([number]) => left.includes(number)));
}

function throwsFrom(before: Match, from: number, first: number): CarriedThrows {
  const { rules, log } = before;
  const dropped = log.flatMap(({ actor, action }, at) => {
    const { state } = before.at(at);
    const isThrow = at >= from && actor === CHANCE && rules.thrown(state) !== undefined;
    return isThrow ? [{ state, action }] : [];
  });
  return new Map(dropped.map((each, i) => [first + i, each]));
}

/** What the dice showed in place of the throw that the match asks for now, as its outcome; undefined if nothing is known. */
export function carriedOutcome(match: Match, carried: CarriedThrows): Action | undefined {
  const { rules, state, actor } = match;
  if (carried.size === 0 || actor !== CHANCE) return undefined;
  const old = carried.get(throwsIn(match));
  if (old === undefined || !sameThrow(rules, old.state, state)) return undefined;
  const again = rules.outcomeOf(state, rules.facesOf(old.state, old.action));
  return rules.check(state, again, CHANCE) === undefined ? again : undefined;
}
