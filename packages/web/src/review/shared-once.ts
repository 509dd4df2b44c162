import type { Event, Rules } from '@glade/engine';
import { placesOf, tellPlace, type Say } from '@glade/text';

/**
 * Events with what all seats share told once and of nobody, such as what the same dice did to each grid. A kind of event is shared
 * where each seat has the same ones, and the game has no sentence of its own for whose it is.
 */
export function sharedOnce(
  say: Say,
  { notation, seats }: Pick<Rules, 'notation' | 'seats'>,
  events: readonly Event[],
): readonly Event[] {
  if (seats < 2) return events;
  const told = (event: Event): string => {
    const rest = Object.entries(event.args).filter(([name]) => !/seat$|cell$/.test(name));
    const places = placesOf(event).map((cell) => tellPlace(say, notation, cell, 'written'));
    return JSON.stringify([places, rest]);
  };
  const isShared = (code: string): boolean => {
    const key = `event.${code}`;
    if (say.has(`${key}.named`) || say.has(`${key}.you`)) return false;
    const all = Array.from({ length: seats }, (_, seat) =>
      events.filter((each) => each.code === code && each.args['seat'] === seat).map(told),
    );
    const [first] = all;
    return first!.length > 0 && all.every((each) => each.join() === first!.join());
  };
  const shared = new Set([...new Set(events.map(({ code }) => code))].filter(isShared));
  return events.flatMap((event) => {
    const { seat, ...args } = event.args;
    if (seat === undefined || !shared.has(event.code)) return [event];
    return seat === 0 ? [{ ...event, args }] : [];
  });
}

/** Some events of an entry that caused `all`: those that all seats share are nobody's. */
export function withoutSeat(
  say: Say,
  rules: Pick<Rules, 'notation' | 'seats'>,
  some: readonly Event[],
  all: readonly Event[],
): readonly Event[] {
  const once = sharedOnce(say, rules, all);
  const isShared = ({ code }: Event): boolean =>
    once.some((each) => each.code === code && each.args['seat'] === undefined);
  return some.map((event) => {
    const { seat, ...args } = event.args;
    return seat !== undefined && isShared(event) ? { ...event, args } : event;
  });
}
