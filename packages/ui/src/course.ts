import type { Action, Match, Seat } from '@glade/engine';
import type { Message } from './board.ts';

/** Which dice of a game fall by themselves, and when the rest of a match can be played at once. */
export interface Course<V> {
  /** These dice belong to the throw before: virtual ones are thrown at once, and all of them are shown as one scene. */
  goesOn(view: V): boolean;
  /** What is said about such a scene. */
  told(view: V, people: readonly Seat[]): Message;
  /** What seats do while the rest is played: people's always, bots' where they can change nothing either. */
  idle(view: V): Action;
  /** Whether nothing that anybody does can change how the match ends. */
  settled(view: V): boolean;
}

export const viewOf = ({ rules, state }: Match): unknown => rules.view(state, undefined);
