import type { Action, Event, OptionValues, Seat } from '@glade/engine';
import type { Say, Values } from '@glade/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Campaign } from './campaign.ts';
import type { EndScene, Ending, EventEffects, EventPicture, Falling, Moments } from './effects.ts';
import type { DrawsProps, Host, PaceProps } from './host.ts';
import type { Message, Task } from './message.ts';
import type { SeatLook } from './seat-look.ts';

/** What a board is given. It holds no rules: the table says what is legal and what happened. */
export interface BoardProps<V> {
  /** The game's view for the person who looks at it. */
  readonly view: V;
  /** The legal actions of that person; empty when somebody else is to act. */
  readonly legal: readonly Action[];
  /** What the last entry caused, in order; drawn stroke by stroke. A new list starts a new animation. */
  readonly events: readonly Event[];
  /** Places that a refusal, a hint or an example points at. */
  readonly lit: readonly number[];
  /**
   * The action that a hint on the page advises. Whatever has to be chosen first the board chooses, so that who taps what is
   * lit does this action and no other.
   */
  readonly hinted?: Action | undefined;
  readonly say: Say;
  readonly settings: BoardSettings;
  /** Who sits where, with the colours that they chose. Where it is missing, seats have the first colours in order. */
  readonly seats?: readonly SeatLook[];
  /** The seat of the only person at this screen, so that what is theirs can lie near them. */
  readonly you?: Seat | undefined;
  /** The options of the match, for those that only change how it looks. */
  readonly options?: OptionValues;
  /** What a puzzle asks for, in few words: it stands instead of what wins. */
  readonly aim?: string | undefined;
  /** Called when a tap or key on the board means this action. It may be illegal: the table then says why. */
  readonly onAction?: (action: Action) => void;
  /**
   * Called with the place that somebody taps to begin something, such as taking another unit: a refusal of the last try can
   * go, and a hint about other places.
   */
  readonly onBegin?: (cell: number) => void;
  /**
   * Called when something else is in hand: what to do with it, which the page says instead of the step until the position
   * changes; undefined when the hand is empty.
   */
  readonly onTask?: (task: Task | undefined) => void;
  /** Given while a square is to be found: called with the cell of a tap or key, which then means no action. */
  readonly onFind?: ((cell: number) => void) | undefined;
  /** Given while people enter what real dice or lots have brought: outcomes that are places can be tapped on the board. */
  readonly entering?: Entering | undefined;
  /** What the board is called by a screen reader. */
  readonly label?: string;
  /** An illustration: no cell can be focused or tapped. */
  readonly still?: boolean;
  /** What is about to happen in an illustration. A game that shows it draws arrows. */
  readonly planned?: readonly Event[];
}

/** What people may enter now. */
export interface Entering {
  /** The outcomes that can be meant. The board lights their places. */
  readonly outcomes: readonly Action[];
  /** Called with the outcome that a tap or key on the board means. It may be none of these: the table then says why. */
  readonly onOutcome: (outcome: Action) => void;
}

export interface BoardSettings {
  readonly motion: boolean;
  /** Show what happens next if nothing is done. */
  readonly forecast: boolean;
  /** Show the points while the match goes on. */
  readonly score: boolean;
  /** What happens is spoken. */
  readonly speech?: boolean;
  /** People want plain boards: pieces that have a symbol show it instead of a face. */
  readonly plain?: boolean;
  /** The pieces lie on a real table: all of the board is in sight, with the names by which the card calls its places. */
  readonly atTable?: boolean;
}

/** An action that belongs to no place: a button in the dock. */
export interface BoardButton {
  readonly action: Action;
  /** Its label, a message of the game. */
  readonly label: string;
  readonly args?: Values;
  /** Nothing is better now, so it calls as loudly as the board. */
  readonly best?: boolean;
  /** It is rarely wanted, so it looks less important. */
  readonly minor?: boolean;
  /** It is wanted at most once in a match, so it stands in the menu. */
  readonly inMenu?: boolean;
  /**
   * It ends something, so this message asks first, with the arguments of the label. The answers are the messages `<ask>.yes`
   * and `<ask>.no`.
   */
  readonly ask?: string;
  /** How much could still be done. With it, `ask` asks once in a match, and not where nothing is left. */
  readonly left?: number;
}

/** A way to end a match for all, told and asked as a button is. */
export interface Closing {
  readonly label: string;
  readonly ask: string;
  readonly close: () => void;
}

/** What a game shows beside the board. */
export interface AsideProps<V> {
  readonly view: V;
  readonly options: OptionValues;
  readonly say: Say;
  /** As in `BoardSettings`. */
  readonly plain?: boolean;
  /** Who sits where, and which of them are bots. */
  readonly seats: readonly SeatLook[];
  readonly bots: readonly boolean[];
  /** Says something, and shows these places on the board. */
  readonly onShow: (shown: { readonly text: string; readonly cells: readonly number[] }) => void;
}

export interface SeatStatusProps<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly options: OptionValues;
  readonly say: Say;
  /** Where all act at the same time: this seat has acted since the last throw. */
  readonly acted?: boolean;
}

/** Draws the picture of an event by its code. */
export type Happens = (code: string, args?: Event['args']) => ComponentChildren;

/** What is loaded when somebody asks for help, for a hint, or for more by ear. */
export interface BoardExtras<V> {
  /** What lies where on the whole board, in sentences for who does not see it. */
  readonly tellBoard?: (view: V, say: Say) => readonly string[];
  /** To which cells the key for the next choice leads first, in this order; the others come after them, as the board has them. */
  readonly urgent?: (view: V) => readonly number[];
  /** What the game is about and what its marks mean: those that can be seen in this match, what matters now first. */
  readonly Help: FunctionComponent<{ readonly say: Say; readonly view: V }>;
  /**
   * The picture of what can be done, drawn from -30 to 30, by the message that tells it: of dice that wait, of what causes no
   * event with a picture, and of what is not seen in the picture of its event. `happens` draws the picture of an event.
   */
  readonly nowPicture?: (message: string, view: V, happens: Happens) => ComponentChildren;
  /**
   * Why an action is a good hint, in a sentence; undefined where there is no short reason. `decides`: only what can decide a
   * match by itself, as is said when one is looked back at.
   */
  readonly hintReason: (view: V, action: Action, say: Say, decides?: boolean) => string | undefined;
  /**
   * Where the hint is the answer itself: what is told instead when people ask for the first time. It stands after “Hint:”, and
   * has no full stop.
   */
  readonly hintClue?: (view: V, action: Action, say: Say) => string | undefined;
}

/**
 * A cell that people find themselves before they are shown what happened there. The game has the messages `step.tap` with
 * its `place`, `step.tap.wrong` with the same for a wrong tap, `step.tap.show` for the button that skips it, and `problem.quest` for
 * anything else that somebody tries.
 */
export interface Quest {
  readonly cell: number;
  /** The cells that lead to it, such as its row and column, in the order in which they light up after a wrong tap. */
  readonly clues: readonly number[];
}

/**
 * A short sentence beside the step. One about a player has the player's number as `player`; it may have a form `.you` for
 * the only person at the screen.
 */
export interface Note extends Message {
  /** People may lose something if they miss it, so it is also spoken. */
  readonly urgent: boolean;
}

/** An action as a sentence names it. */
export interface Named extends Message {
  /** The places it is about. */
  readonly cells: readonly number[];
  /** The one of them whose tap does it once everything else is in hand, if that is not the last one. */
  readonly goal?: number | undefined;
}

/** The browser's side of a game: what `games/browser.ts` loads. */
export interface GameBoard<V = unknown> {
  readonly Board: FunctionComponent<BoardProps<V>>;
  /** Cards and prompts that belong to the game, where it has any. */
  readonly Aside?: FunctionComponent<AsideProps<V>>;
  /** `Aside` says of each player all that the row of seats says: where it is in sight, the row is only read aloud. */
  readonly asideTellsSeats?: boolean;
  readonly campaign?: Campaign;
  /** Called when a match begins or is continued, for games in which some dice fall by themselves. */
  onStart?(host: Host): void;
  /** Of which side an event tells, for games in which people look for what happened to each. */
  sideOf?(event: Event): number | undefined;
  /** The colour of a side, where the game gives its sides colours of their own: it has to stand out on light and dark cards. */
  sideColour?(view: V, seat: Seat): string | undefined;
  /**
   * The seats whose dice are to be thrown; empty where the dice are nobody's own. If all of these seats are bots, virtual
   * dice fall by themselves.
   */
  throwers?(view: V): readonly Seat[];
  /** Whether a seat is out of the match for good, so that its person can only watch. Missing where nobody can be out. */
  isOut?(view: V, seat: Seat): boolean;
  /** Buttons beside the dice that change the pace: skip, play the rest at once. */
  readonly Pace?: FunctionComponent<PaceProps<V>>;
  /** What a side of a die shows, drawn from -30 to 30: by its name where the throw names its faces, else by its number. */
  readonly Face?: FunctionComponent<{ readonly name: string; readonly sides: number }>;
  /** Whether the dice of the last throw lie on the board itself, and so not beside the buttons. */
  showsDice?(view: V): boolean;
  /** The legal actions that need a button. */
  buttons(view: V, legal: readonly Action[]): readonly BoardButton[];
  /**
   * How people end a match that can go on for ever while no action for it is theirs, such as while dice wait or others play;
   * undefined where it ends by itself. It stands in the menu.
   */
  closing?(view: V, host: Host): Closing | undefined;
  /** What people can do besides while dice wait, or a cell is to be found, as the help says it. */
  meanwhile?(view: V, host: Host): readonly Message[];
  /** How an action is named in a sentence: a message of the game that may take a `place`, and the places it is about. */
  name(view: V, action: Action): Named;
  /**
   * For a draw by lot: the seats in the order that this outcome puts them in, as far as it says. People who drew lots
   * themselves tap the players in this order. Empty for any other outcome.
   */
  lotOrder?(view: V, outcome: Action): readonly Seat[];
  /**
   * The ways in which people may have done the same at a real table, themselves included, where the app cannot tell which:
   * such as how a tile lies turned on its space. It is asked after what was drawn before it was put right.
   */
  sameAtTable?(view: V, action: Action): readonly Action[];
  /** Where people say which card, tile or lots they have drawn, for draws that are neither dice nor told by `lotOrder`. */
  readonly Draws?: FunctionComponent<DrawsProps>;
  /**
   * The part of the board for which dice are thrown now, where there are several: said before what the dice show; to who listens
   * also before what is to be done there, while somebody acts.
   */
  throwsFor?(view: V): Message | undefined;
  /**
   * Its map grows: on a phone held upright the board has the room of the form for real dice and cards while nothing is
   * entered and no card tells what to do with the pieces.
   */
  readonly needsRoom?: boolean;
  /** What real dice show is entered in two rows at most: on a phone the board has the room of more. */
  readonly shortEntry?: boolean;
  /** Whether the outcome that is thrown or drawn now is a place, so that people can tap it on the board. */
  entersOnBoard?(view: V): boolean;
  /** What is loaded when somebody asks for help or for a hint. */
  readonly extras?: () => Promise<BoardExtras<V>>;
  /** Whether nobody may miss an event: it is told even if a person caused it, and its places are lit until a person acts again. */
  readonly isNotable?: (event: Event) => boolean;
  /**
   * The kinds of events that people look for when they watch a match again, by their codes, and how much each of them matters:
   * 1 for what happens often, 2 for a turning point, 3 for what decides. The timeline marks the most important ones.
   */
  readonly moments?: Moments;
  /**
   * The view without the figures that no real table has: odds, what is left in a pile, what burns next. At a real table people
   * see this until they ask for the figures. Missing where a game shows no such figures; the same view where it shows none
   * under these options.
   */
  uncounted?(view: V, options: OptionValues): V;
  /** The sentence that says what to do now. `legal` is what the people here can do; empty where it is not known. */
  step(view: V, options: OptionValues, legal?: readonly Action[]): Message;
  /** What has to be seen together with that sentence: who is in danger, a reminder. `people` are the seats of people. */
  notes?(view: V, options: OptionValues, people: readonly Seat[]): readonly Note[];
  /**
   * What who cannot see the board is told with that sentence: sentences about what lies there to be used. With `more` they
   * have asked for it. `inHand` is what `onTask` was told last, if that is still to be done.
   */
  aloud?(view: V, say: Say, more: boolean, inHand?: Message): readonly string[];
  /** What all of it is for: told before that sentence when the first thing is to be done, so that the sentence comes last. */
  goal?(view: V, say: Say): readonly string[];
  /**
   * What has just happened for who does not see the board, where the position says more than the event, such as which of
   * several pieces it was; undefined where the words of the event are enough. `view` is the position after it.
   */
  told?(view: V, event: Event, say: Say): string | undefined;
  /**
   * What people who only watch are told of so many `events` at once, in place of each of them; undefined where these are few, or can
   * be told without saying how things stand. Without `events` they have asked how things stand. `view` is the position after them.
   */
  watched?(view: V, events: readonly Event[] | undefined, say: Say): string | undefined;
  /** Whether the board itself says that sentence to who listens, because it asks later than the match has come there. */
  saysStep?(view: V): boolean;
  /** A small picture that goes with that sentence, where one helps. */
  readonly Sign?: FunctionComponent<{ readonly view: V }>;
  /** How each kind of event is shown and heard. */
  readonly effects?: EventEffects;
  readonly EventPicture?: EventPicture<V>;
  /** What a seat has, in one line under its name: hearts, cards, whether it is still in the game. */
  readonly SeatStatus?: FunctionComponent<SeatStatusProps<V>>;
  /** What is told when the match is over. */
  readonly ending?: () => Promise<Ending>;
  /** The picture that goes with it. */
  readonly endScene?: () => Promise<EndScene<V>>;
  /** What falls over the board then: something of the game; leaves, where it does not say. */
  readonly falling?: Falling;
  /**
   * What people are to find after virtual dice have caused these events, if anything. `earlier` are all events of the match
   * before them.
   */
  quest?(
    events: readonly Event[],
    options: OptionValues,
    earlier: readonly Event[],
  ): Quest | undefined;
}
