import {
  CHANCE,
  EventList,
  OVER,
  type Action,
  type Event,
  type Match,
  type Rules,
} from '@glade/engine';
import type { Shown, Viewer } from './types.ts';

/** One entry with everything about it: what the host knows. */
export interface Told extends Shown {
  readonly action: Action;
  readonly text: string;
}

/** Every entry of a log with its text and events. */
export function tell(match: Match): readonly Told[] {
  const { rules, log } = match;
  const state = rules.create();
  return log.map(({ actor, action }, index) => {
    const turn = rules.turn(state);
    const text = rules.notation.format(state, action);
    const trace = new EventList();
    rules.apply(state, action, trace);
    return { index, actor, turn, action, text, events: trace.events };
  });
}

/** The events that the viewer hears of. */
export function heard(
  rules: Rules,
  events: readonly Event[],
  viewer: Viewer,
  over: boolean,
): readonly Event[] {
  const hears = rules.hears?.bind(rules);
  return over || hears === undefined ? events : events.filter((event) => hears(event, viewer));
}

/** Whether a match under these rules can hold anything that a viewer may not know. */
export function secretive(rules: Rules): boolean {
  return rules.resample !== undefined || rules.hears !== undefined;
}

/**
 * The entry as the viewer may know it. In a game with hidden information somebody else's action is known only if it
 * told of something and the viewer hears all of it; an outcome also if everybody hears what it told of first; at the end
 * everything is.
 */
export function show(rules: Rules, told: Told, viewer: Viewer, over: boolean): Shown {
  const events = heard(rules, told.events, viewer, over);
  const known =
    over ||
    !secretive(rules) ||
    told.actor === viewer ||
    isPublic(rules, told) ||
    (events.length > 0 && events.length === told.events.length);
  return known ? { ...told, events } : { ...told, events, action: undefined, text: undefined };
}

/** An outcome that lies open on the table, such as a roll, whatever it then does to each seat in secret. */
function isPublic(rules: Rules, { actor, events }: Told): boolean {
  const [first] = events;
  return actor === CHANCE && first !== undefined && rules.hears?.(first, undefined) === true;
}

/** Whether nothing in the match is hidden from anybody any more. */
export function revealed(match: Match): boolean {
  return match.actor === OVER || !secretive(match.rules);
}
