import type { ReadonlySignal } from '@preact/signals';
import type { Action, DiceSource, Match } from '@glade/engine';
import type { Intent } from '@glade/table';
import type { Say } from '@glade/text';
import type { FunctionComponent } from 'preact';
import type { SessionStore } from '../match/saving/saved-match.ts';
import type { Session } from '../match/session.ts';

/** What a guide says to something that was tried or asked: as the page tells hints. */
export interface GuideReply {
  readonly text: string;
  /** The same for the ear, where that differs. */
  readonly spoken?: string;
  readonly lit?: readonly number[];
  /** The action that it advises, where it tells it. */
  readonly action?: Action;
}

/** What leads through a match on its page: a lesson, or a puzzle. */
export interface MatchGuide {
  /** What the address calls it: `lesson=WF-L01`. */
  readonly address: string;
  /** The page to which it goes back, where only what it accepts is played. */
  readonly back: string;
  /** Defined while its card is to be shown. */
  readonly card: ReadonlySignal<object | undefined>;
  readonly solved: ReadonlySignal<boolean>;
  /** It was left: the match goes on as any other. */
  readonly left: ReadonlySignal<boolean>;
  /** Only what it accepts is played. */
  readonly isStrict: boolean;
  /** What a puzzle asks for, in few words. */
  readonly aim?: string;
  /** The cells that its card is about. */
  readonly lit: readonly number[];
  /** The card for the ear; undefined while there is none. */
  readonly spoken: string | undefined;
  /** What it says instead of letting this happen; undefined if it may happen, or the rules refuse it themselves. */
  objection(intent: Intent): GuideReply | undefined;
  /** The next stronger hint; undefined if it has none. */
  hint(): GuideReply | undefined;
  dispose(): void;
}

/** A guide with its card, for the page of a match. */
export interface Guided {
  readonly guide: MatchGuide;
  readonly Card: FunctionComponent<{ readonly game: string; readonly say: Say }>;
}

/** A guide that an address asks for. */
export interface OpenedGuide {
  /** The query of the match through which it leads, if that begins as others do. */
  readonly search: string;
  /** What a match that begins in a position has of its own: it could not be stored. */
  readonly own?:
    { readonly match: Match; readonly dice: DiceSource; readonly store: SessionStore } | undefined;
  /** Begins to lead through the match. */
  readonly guide: (session: Session, say: Say) => Guided;
}
