import type { Action, Event, Language, OptionValues } from '@glade/engine';
import type { Say, Values } from '@glade/text';
import type { FunctionComponent } from 'preact';

/** What a board is told. It holds no rules: what is legal and what happened comes from the table. */
export interface BoardProps<V> {
  /** The game's view for whoever looks. */
  readonly view: V;
  /** The legal actions of the person who looks; empty when somebody else is to act. */
  readonly legal: readonly Action[];
  /** What the last entry caused, in order; drawn stroke by stroke. A new list starts a new animation. */
  readonly events: readonly Event[];
  /** Places that a refusal, a hint or an example points at. */
  readonly lit: readonly number[];
  readonly say: Say;
  readonly settings: BoardSettings;
  /** A tap or key on the board means this action. It may be illegal: the table then says why. */
  readonly onAction?: (action: Action) => void;
  /** What the board is called by a screen reader. */
  readonly label?: string;
  /** An illustration: no cell can be focused or tapped. */
  readonly still?: boolean;
}

export interface BoardSettings {
  readonly motion: boolean;
  /** Show what happens next if nothing is done. */
  readonly forecast: boolean;
  /** Show the points while the match goes on. */
  readonly score: boolean;
}

/** An action that belongs to no place: a button below the board. */
export interface BoardButton {
  readonly action: Action;
  /** Its label, a message of the game. */
  readonly label: string;
  /** Rarely wanted: it stands back. */
  readonly minor?: boolean;
}

/** What a game shows beside the board. */
export interface AsideProps<V> {
  readonly view: V;
  readonly options: OptionValues;
  readonly say: Say;
}

/** What a game says to those who ask. */
export interface BoardExtras<V> {
  /** What the game is about and what its marks mean. */
  readonly Help: FunctionComponent<{ readonly say: Say }>;
  /** Why a hint is good, where that can be said in a sentence. */
  readonly remark: (view: V, action: Action, language: Language) => string | undefined;
}

/** The browser's side of a game: what `games/browser.ts` loads. */
export interface GameBoard<V = unknown> {
  readonly Board: FunctionComponent<BoardProps<V>>;
  /** Cards and prompts that belong to the game, where it has any. */
  readonly Aside?: FunctionComponent<AsideProps<V>>;
  /** The legal actions that need a button. */
  buttons(view: V, legal: readonly Action[]): readonly BoardButton[];
  /** How an action is named in a sentence: a message of the game that may take a `place`, and the places it is about. */
  name(view: V, action: Action): { readonly key: string; readonly cells: readonly number[] };
  /** What is loaded when somebody asks for help or for a hint. */
  readonly extras?: () => Promise<BoardExtras<V>>;
  /** The sentence that says what to do now. */
  step(view: V): { readonly key: string; readonly args?: Values };
}
