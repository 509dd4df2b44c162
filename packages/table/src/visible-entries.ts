import {
  CHANCE,
  EventList,
  giveTurn,
  OVER,
  type Action,
  type Event,
  type Match,
  type Rules,
} from '@glade/engine';
import type { Broken, VisibleEntry, Viewer } from './types.ts';

/** One entry of the log with everything about it, as the host knows it. */
export interface KnownEntry extends VisibleEntry {
  readonly action: Action;
  readonly text: string;
}

/** Every entry of a match with its text and its events. */
export function knownEntries(match: Match): readonly KnownEntry[] {
  const { rules, log } = match;
  const state = rules.create();
  return log.map(({ actor, action }, index) => {
    giveTurn(rules, state, actor);
    const turn = rules.turn(state);
    const text = rules.notation.format(state, action);
    const trace = new EventList();
    rules.apply(state, action, trace);
    return { index, actor, turn, action, text, events: trace.events };
  });
}

/** Those of the events that the viewer hears of. */
export function visibleEvents(
  rules: Rules,
  events: readonly Event[],
  viewer: Viewer,
  over: boolean,
): readonly Event[] {
  const hears = rules.hears?.bind(rules);
  return over || hears === undefined ? events : events.filter((event) => hears(event, viewer));
}

/** Whether a match under these rules can hold anything that a viewer may not know. */
export function hasSecrets(rules: Rules): boolean {
  return rules.resample !== undefined || rules.hears !== undefined;
}

/**
 * The entry as the viewer may know it. When the match is over, every entry is known. In a game with hidden information an
 * action of somebody else is known only if it caused events and the viewer hears all of them. An outcome is also known if
 * everybody hears its first event.
 */
export function visibleEntry(
  rules: Rules,
  entry: KnownEntry,
  viewer: Viewer,
  over: boolean,
): VisibleEntry {
  const events = visibleEvents(rules, entry.events, viewer, over);
  const known =
    over ||
    !hasSecrets(rules) ||
    entry.actor === viewer ||
    isPublic(rules, entry) ||
    (events.length > 0 && events.length === entry.events.length);
  return known ? { ...entry, events } : { ...entry, events, action: undefined, text: undefined };
}

/** Whether this is an outcome that everybody sees, such as a roll, even if its effects on each seat are secret. */
function isPublic(rules: Rules, { actor, events }: KnownEntry): boolean {
  const [first] = events;
  return actor === CHANCE && first !== undefined && rules.hears?.(first, undefined) === true;
}

/** Every entry of a match as the viewer may know it. */
export const visibleEntries = (match: Match, viewer: Viewer): readonly VisibleEntry[] =>
  knownEntries(match).map((entry) => visibleEntry(match.rules, entry, viewer, match.over));

/** Whether nothing in the match is hidden from anybody. */
export function isRevealed(match: Match): boolean {
  return match.actor === OVER || !hasSecrets(match.rules);
}

/** What broke after a correction, without the reason where that tells what is hidden from the viewer. */
export function visibleBroken(
  { rules, over }: Pick<Match, 'rules' | 'over'>,
  broken: Broken | undefined,
  viewer: Viewer,
): Broken | undefined {
  if (broken === undefined || !hasSecrets(rules) || over) return broken;
  const { at, actor, problem } = broken;
  const told = actor === CHANCE || actor === viewer || problem?.code === 'correct.bot';
  return told ? broken : { at, actor };
}
