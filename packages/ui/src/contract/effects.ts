import type { Event, Outcome, OptionValues, Seat } from '@glade/engine';
import type { FunctionComponent } from 'preact';
import type { Message } from './message.ts';
import type { SeatLook } from './seat-look.ts';

export type { Message };

/** The sounds that Glade can make, one family of wood, paper, water and wind. */
export type SoundName =
  | 'dice'
  | 'card'
  | 'lay'
  | 'step'
  | 'fly'
  | 'dig'
  | 'splash'
  | 'catch-fire'
  | 'burst'
  | 'burn-out'
  | 'wind'
  | 'leaf'
  | 'squish'
  | 'spell'
  | 'strike'
  | 'hurt'
  | 'heal'
  | 'sparkle'
  | 'friend'
  | 'turn'
  | 'refused'
  | 'won'
  | 'lost';

/**
 * Why an event has no picture, movement or sound of its own.
 *
 * - `part`: another event of the same entry shows it.
 * - `count`: only a number changes, which stands beside the board.
 * - `mine`: the person has just done it with their own hand and sees it.
 * - `often`: it happens so often that it would be a nuisance.
 */
export interface Without {
  readonly none: 'part' | 'count' | 'mine' | 'often';
}

/** How one kind of event is shown and heard. */
export interface EventEffect {
  /** Whether `EventPicture` draws it for the strip of what just happened. */
  readonly picture: true | Without;
  /** The name of the board's `@keyframes` by which the event moves. */
  readonly movement: string | Without;
  readonly sound: SoundName | Without;
  /** It only says that the match is over and how: at its end, the words of the end say that in place of it. */
  readonly ends?: true;
  /** An event before it tells by what the match ended: who listens is not told that again after who has won. */
  readonly endTold?: true;
  /** It says only what can come now: once the match is over that is nothing, and nobody is told. */
  readonly moot?: true;
  /** People want to read it before the next thing happens, even where it is not theirs. */
  readonly read?: true;
  /** Who listens is told of it, though nothing of it is shown. */
  readonly heard?: true;
  /** Who or where a person is, or what else nobody may miss: it is told even where one sentence tells of a whole set-up. */
  readonly begins?: true;
  /** What comes of a button for which the game holds what is shown: it is told once the person has pressed it. */
  readonly pressed?: true;
}

/** The effect of each kind of event, by its code. */
export type EventEffects = Readonly<Record<string, EventEffect>>;

/** How much each kind of event matters to people who watch a match again, by its code; see `GameBoard.moments`. */
export type Moments = Readonly<Record<string, 1 | 2 | 3>>;

/** A small picture of an event, drawn from -30 to 30. */
export type EventPicture<V> = FunctionComponent<{
  readonly event: Event;
  readonly view: V;
  /** Who sits where: pieces have the colours of their seats. */
  readonly seats?: readonly SeatLook[] | undefined;
}>;

/** What a teller knows of a match that is over. */
export interface Story {
  /** All entries that these people may see, in order. */
  readonly entries: readonly {
    readonly actor: number;
    readonly turn: number;
    readonly events: readonly Event[];
  }[];
  readonly outcome: Outcome;
  readonly options: OptionValues;
  readonly seats: number;
  /** The seats of people at this screen. */
  readonly people: readonly Seat[];
}

/** One true sentence about a match, computed from its events; undefined where there is nothing of this kind to tell. */
export type Teller = (story: Story) => Message | undefined;

/** What falls over the board at its end. */
export type Falling = 'leaf' | 'petal' | 'star' | 'ember';

/**
 * What is told at the end of a match: the first of the tellers that has something to say. The last one always has. For the
 * only person at the screen the form `.you` of the message is said where there is one.
 */
export interface Ending {
  readonly tellers: readonly Teller[];
  /**
   * The points of both sides in a position, where points decide between two: so it is told when the winner went ahead.
   * Undefined where they do not.
   */
  readonly score?: (view: unknown) => readonly number[] | undefined;
}

/** What the picture of an end is given. */
export interface EndSceneProps<V> {
  readonly view: V;
  readonly outcome: Outcome;
  readonly seats: readonly SeatLook[];
  /** Whether it is a happy end for those who look at it. */
  readonly won: boolean;
  /** Faces of those who won stand before the middle of the picture. */
  readonly faces: boolean;
}

/** The end of a match as a scene of its game, drawn 480 wide and 240 high on `@glade/ui/landscape`. */
export type EndScene<V> = FunctionComponent<EndSceneProps<V>>;
