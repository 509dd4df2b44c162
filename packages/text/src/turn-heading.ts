import type { Say } from './speaker.ts';

/** What the app, the terminal or a page says where the game has no words of its own. */
interface Words {
  /** What comes before the first turn. */
  readonly setup: string;
  readonly turn: string;
}

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

/** What a turn is called: as the game calls it, if it does, else by these words; before the first one is the set-up. */
export const turnName = (say: Say, turn: number, begun: Begun | undefined, words: Words): string =>
  turn === 0 ? words.setup : (turnHeading(say, turn, begun) ?? words.turn);
