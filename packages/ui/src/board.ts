import type { Action, Event, Language, Match, OptionValues, Result, Seat } from '@glade/engine';
import type { Catalogue, Say, Values } from '@glade/text';
import type { ComponentChildren, FunctionComponent } from 'preact';

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
  /** The options of the match, for what only changes how it looks. */
  readonly options?: OptionValues;
  /** A tap or key on the board means this action. It may be illegal: the table then says why. */
  readonly onAction?: (action: Action) => void;
  /** Somebody begins something else, such as another unit: what was said of the last try is no longer of use. */
  readonly onBegin?: () => void;
  /** Something is to be found: a tap or key means this cell, and no action. */
  readonly onFind?: ((cell: number) => void) | undefined;
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
  readonly args?: Values;
  /** Rarely wanted: it stands back. */
  readonly minor?: boolean;
  /** It ends something: this message is asked first, with the answers `<ask>.yes` and `<ask>.no`. */
  readonly ask?: string;
}

/** What a game shows beside the board. */
export interface AsideProps<V> {
  readonly view: V;
  readonly options: OptionValues;
  readonly say: Say;
}

/** A message of the game with its arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Values;
}

/** What a host may be asked to bring about: a throw, an outcome of entered dice by name, an action of a person. */
export type HostIntent =
  | { readonly type: 'roll' }
  | { readonly type: 'outcome'; readonly action: Action }
  | { readonly type: 'play'; readonly by: Seat; readonly action: Action };

/** A match that runs on this page, for a game that sets its own pace. */
export interface Host {
  /** Seats of people. */
  readonly people: readonly Seat[];
  readonly table: {
    readonly match: Match;
    submit(intent: HostIntent): { readonly ok: boolean };
    subscribe(
      listener: (change: { readonly type: string; readonly events?: readonly Event[] }) => void,
    ): () => void;
  };
  /** While this is so, entries are not shown one by one, and nobody can act. */
  readonly quiet: { value: boolean };
  /** Acts for bots where it has an answer. */
  deputy: ((match: Match) => Action | undefined) | undefined;
  /** Shows the position as it is, after these events; `told` is said instead of what they say. */
  reveal(events: readonly Event[], told?: Message): void;
  /** Shows at once what waits to be shown. */
  skip(): void;
}

export interface PaceProps<V> {
  readonly view: V;
  readonly host: Host;
  readonly say: Say;
  /** Something waits to be shown. */
  readonly busy: boolean;
}

/** What a game says to those who ask. */
export interface BoardExtras<V> {
  /** What the game is about and what its marks mean. */
  readonly Help: FunctionComponent<{ readonly say: Say }>;
  /** Why a hint is good, where that can be said in a sentence: a message of the game, or the sentence itself. */
  readonly remark: (view: V, action: Action, language: Language) => Message | string | undefined;
}

/**
 * A cell that people find themselves before what happened there is shown. The game says `step.tap` with its `place`,
 * `step.tap.wrong` to a wrong tap, `step.tap.show` on the button that skips it and `problem.quest` to anything else.
 */
export interface Quest {
  readonly cell: number;
  /** The cells that lead there, in the order in which they are lit for whoever tapped elsewhere. */
  readonly ways: readonly number[];
}

/** One of the matches by which a game is learnt. */
export interface CampaignStep {
  /** Its message is `campaign.<name>`. */
  readonly name: string;
  /** What makes a match this step; the number of seats among them is only how it is usually played. */
  readonly options: OptionValues;
}

/** A game learnt step by step. Its messages: `campaign`, `campaign.won`, `campaign.next` with a `step`, `campaign.easier`. */
export interface Campaign {
  readonly steps: readonly CampaignStep[];
  readonly Steps: FunctionComponent<StepsProps>;
  /** What to change in a match that was not won, for an easier one; undefined when nothing is left. */
  easier(options: OptionValues): OptionValues | undefined;
}

export interface StepsProps {
  readonly say: Say;
  /** A link within the page. */
  readonly Link: FunctionComponent<{
    readonly href: string;
    readonly 'data-won': boolean;
    readonly children: ComponentChildren;
  }>;
  readonly steps: readonly {
    readonly name: string;
    readonly href: string;
    readonly won: boolean;
  }[];
}

/** A short sentence beside the step; one about a player has their number as `player`, and may have a form `.you`. */
export interface Note extends Message {
  /** Whoever does not hear of it may lose by that: it is spoken, too. */
  readonly urgent: boolean;
}

/** The browser's side of a game: what `games/browser.ts` loads. */
export interface GameBoard<V = unknown> {
  readonly Board: FunctionComponent<BoardProps<V>>;
  /** Cards and prompts that belong to the game, where it has any. */
  readonly Aside?: FunctionComponent<AsideProps<V>>;
  readonly campaign?: Campaign;
  /** Watches over a match from its start, where some dice fall by themselves. */
  attend?(host: Host): void;
  /** The seats whose dice wait; none where they are nobody's own. Where all of them are bots, virtual ones fall by themselves. */
  throwers?(view: V): readonly Seat[];
  /** What can be done about the pace, beside the dice. */
  readonly Pace?: FunctionComponent<PaceProps<V>>;
  /** What a side of a die shows, drawn from -30 to 30: by its name where the throw names its faces, else by its number. */
  readonly Face?: FunctionComponent<{ readonly name: string; readonly sides: number }>;
  /** The legal actions that need a button. */
  buttons(view: V, legal: readonly Action[]): readonly BoardButton[];
  /** How an action is named in a sentence: a message of the game that may take a `place`, and the places it is about. */
  name(view: V, action: Action): Message & { readonly cells: readonly number[] };
  /**
   * The seats in the order that this outcome of a draw by lot puts them in, as far as it says: people who drew lots tap
   * them one by one. Empty where an outcome is no such thing.
   */
  lots?(view: V, outcome: Action): readonly Seat[];
  /** What is loaded when somebody asks for help or for a hint. */
  readonly extras?: () => Promise<BoardExtras<V>>;
  /** Whether an event has to be seen: it stays on the page in a sentence until a person acts again. */
  readonly isNews?: (event: Event) => boolean;
  /** The sentence that says what to do now. */
  step(view: V, options: OptionValues): Message;
  /** What has to be seen together with that sentence: who is in danger, a reminder. */
  notes?(view: V, options: OptionValues): readonly Note[];
  /** A small picture that goes with that sentence, where one helps. */
  readonly Sign?: FunctionComponent<{ readonly view: V }>;
  /** What people are to find after virtual dice have caused these events, if anything. */
  quest?(events: readonly Event[], options: OptionValues): Quest | undefined;
}

/** A text that somebody made with an editor and that is kept in this browser. */
export interface Draft {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** Why a text is not kept: no storage, no room, or another tab has changed it since. */
export type NotKept = 'denied' | 'full' | 'moved';

/** What an editor asks of the page. */
export interface EditorHost {
  /** Everything of this game that is kept here, the latest first. What others have written there is a text like any other. */
  drafts(): readonly Draft[];
  /** Keeps a text, a new one where `key` is undefined, and tells its key. */
  keep(
    key: string | undefined,
    title: string,
    text: string,
  ): { readonly ok: true; readonly key: string } | { readonly ok: false; readonly why: NotKept };
  forget(key: string): void;
  /** The text in the address of the page, when somebody shared one; it is taken out of the address. */
  shared(): Promise<Result<string> | undefined>;
  /**
   * An address of this page with the text in it, which no server gets to see. Problems: `share.big` when it is too long,
   * `share.old` in a browser that makes no links.
   */
  link(text: string): Promise<Result<string>>;
  /** Puts a text into the clipboard, and says whether that was possible. */
  copy(text: string): Promise<boolean>;
  /** Hands a text to the person as a file. */
  download(name: string, text: string): void;
  /** Begins a match with these choices. */
  play(options: OptionValues): void;
  /** Tells those who listen. */
  announce(text: string): void;
}

/** Where people make what a game is played with. */
export interface GameEditor {
  /** What the editor says beside the words of the game. */
  readonly words: Readonly<Record<Language, () => Promise<Catalogue>>>;
  readonly Editor: FunctionComponent<{
    readonly say: Say;
    readonly motion: boolean;
    readonly host: EditorHost;
  }>;
}
