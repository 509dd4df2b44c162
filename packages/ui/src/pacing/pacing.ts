import type { Action, Match, Seat } from '@glade/engine';
import type { Message } from '../contract/message.ts';

/** Which dice of a game fall by themselves, and when the rest of a match can be played at once. */
export interface Pacing<V> {
  /** Whether the next throw belongs to the one before. Virtual dice then fall at once, and both are shown as one scene. */
  continues(view: V): boolean;
  /** The message that stands for such a scene, in place of all its events. */
  announcement(view: V, people: readonly Seat[]): Message;
  /** The action with which a seat lets things happen, while the rest of a match is played at once. */
  passiveAction(view: V): Action;
  /** Whether nothing that anybody does can change how the match ends. */
  decided(view: V): boolean;
}

/** What everybody may see of a match. */
export const publicView = ({ rules, state }: Match): unknown => rules.view(state, undefined);
