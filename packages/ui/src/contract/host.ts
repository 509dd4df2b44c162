import type { Action, Event, Match, Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { Message } from './message.ts';

/** What a board may ask its host to do: throw the dice, enter an outcome of real dice, act for a person. */
export type HostIntent =
  | { readonly type: 'roll' }
  | { readonly type: 'outcome'; readonly action: Action }
  | { readonly type: 'play'; readonly by: Seat; readonly action: Action };

/** A match that runs on this page, for a game that sets its own pace: dice that fall by themselves, a rest played at once. */
export interface Host {
  /** The seats of people. */
  readonly people: readonly Seat[];
  /** Whether the table is far away: others play there, and a page of somebody with secrets has no table. */
  readonly isFar: boolean;
  readonly table: {
    readonly match: Match;
    submit(intent: HostIntent): { readonly ok: boolean };
    subscribe(
      listener: (change: { readonly type: string; readonly events?: readonly Event[] }) => void,
    ): () => void;
  };
  /** While this is true, entries are not shown one by one, and nobody can act. */
  readonly quiet: { value: boolean };
  /** Whether people who are out watch the others, whose dice then fall by themselves. */
  readonly watching: { readonly value: boolean };
  /** Chooses for bots where it gives an action; where it gives none, the bots choose themselves. */
  chooseForBot: ((match: Match) => Action | undefined) | undefined;
  /** Ends the quiet: shows the present position after these events. With `message`, that is said instead of the events. */
  reveal(events: readonly Event[], message?: Message): void;
  /** Shows at once everything that waits to be shown. */
  skip(): void;
  /** The square that people are to find, if there is one: until they do, nothing else happens. */
  readonly quest: { readonly value: { readonly cell: number } | undefined };
  /** The position that is shown: in it the game's own view. */
  readonly view: { readonly value: { readonly view: unknown } };
  /** What the entry that was shown last has caused. */
  readonly freshEvents: {
    subscribe(listener: (events: readonly Event[]) => void): () => void;
  };
  /** While a game sets this to true, what is shown stays with its events, and nothing else happens. Whoever acts sets it back. */
  readonly held: { value: boolean };
  /** The square is shown; nobody has to find it any more. */
  questFound(): void;
}

/** Where people say what they have drawn, now or, to put it right, earlier. */
export interface DrawsProps {
  /** The match when it is drawn. */
  readonly match: Match;
  readonly say: Say;
  /** What was said to have been drawn, where it is to be put right. */
  readonly kept?: Action | undefined;
  readonly onOutcome: (action: Action) => void;
}

export interface PaceProps<V> {
  readonly view: V;
  readonly host: Host;
  readonly say: Say;
  /** Something waits to be shown. */
  readonly busy: boolean;
}
