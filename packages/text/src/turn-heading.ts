import type { Say } from './speaker.ts';

/** What an event tells of the turn that it begins. */
interface Begun {
  readonly args: Readonly<Record<string, number>>;
}

/** The event that began the turn of an entry, in what was caused before it: such an event has a number called `turn`. */
export const turnBegun = <E extends Begun>(before: readonly (readonly E[])[]): E | undefined =>
  before.flat().findLast(({ args }) => args['turn'] !== undefined);

/**
 * What a game calls a turn: its message `turn.heading`; undefined if it has none. The message gets the numbers of the event
 * that began the turn, and its `seat` as `player`, because a game may count its turns differently from the log.
 */
export function turnHeading(say: Say, turn: number, begun: Begun | undefined): string | undefined {
  if (!say.has('turn.heading')) return undefined;
  const { args = { turn } } = begun ?? {};
  return say('turn.heading', { ...args, player: (args['seat'] ?? -1) + 1 });
}
