import type {
  Level,
  Action,
  Actor,
  Event,
  Header,
  Match,
  Outcome,
  Problem,
  Refusal,
  Rules,
  Seat,
  Throw,
} from '@glade/engine';

/** Who plays a seat. `level` names one of the bots for people. */
export type Player = { readonly who: 'person' } | { readonly who: 'bot'; readonly level: Level };

/** Whose eyes: a seat, or a bystander. Only games with hidden information make a difference. */
export type Viewer = Seat | undefined;

/** What somebody at the table wants; who may want it of a seat is for the `Party` to say. Answered with an Answer, never with an exception, whatever it is. */
export type Intent =
  /** A seat's action; the page knows it from the legal ones, the board or the command line. */
  | { readonly type: 'play'; readonly by: Seat; readonly action: Action }
  /** Throw the virtual dice for the present chance node, or draw where there are no dice. */
  | { readonly type: 'roll' }
  /** What real dice show, one number per die. */
  | { readonly type: 'enter'; readonly faces: readonly number[] }
  /** An outcome named as such, with entered dice: a card from a real deck, a throw told in words. */
  | { readonly type: 'outcome'; readonly action: Action }
  /**
   * Take back. Virtual dice: to before the seat's latest own action, if no chance was drawn and nothing revealed
   * since; the bots' answers to it go along; in competitive games nobody else may have acted meanwhile.
   * Entered dice, in open games: the latest entry that people made, a throw or an action, and the bots' answers to it;
   * in competitive games of actions only the seat's own.
   * Entered dice, where something is hidden: the last entry alone, a throw or an own action that revealed nothing; after
   * the end nothing. Refused when `by` is no person's seat; a party may leave it out: then it is for whichever of its
   * seats takes back least.
   */
  | { readonly type: 'undo'; readonly by?: Seat }
  /** Ask a bot again that failed to answer. */
  | { readonly type: 'think' };

export type Answer =
  | {
      readonly ok: true;
      /** As in TableView: only where nothing in it is hidden from whoever asked. */
      readonly match: Match | undefined;
      readonly events: readonly Event[];
    }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: Problem };

/** One entry of the log, as far as the viewer may know it. */
export interface Shown {
  readonly index: number;
  readonly actor: Actor;
  /** The turn it belongs to. */
  readonly turn: number;
  /** Undefined when it is hidden from the viewer. */
  readonly action: Action | undefined;
  /** The action in notation. */
  readonly text: string | undefined;
  /** The events the viewer hears of. */
  readonly events: readonly Event[];
}

/** What the page shows: everything it may know, for one viewer. The same object until something changes. */
export interface TableView {
  readonly viewer: Viewer;
  /**
   * Without the seed until the match is over: whoever has it knows every roll to come. The match that the host is given has
   * it, the match that a party is given does not.
   */
  readonly header: Header;
  readonly rules: Rules;
  /** The whole match, where nothing in it is hidden from the viewer: in open games, and in all games when over. */
  readonly match: Match | undefined;
  /** The game's own view for the viewer. */
  readonly view: unknown;
  /** The log as the viewer may know it. */
  readonly entries: readonly Shown[];
  readonly turn: number;
  readonly actor: Actor;
  /** Legal actions when a person is to act and the viewer may know them, else empty. */
  readonly legal: readonly Action[];
  /** The same in notation. */
  readonly texts: readonly string[];
  /** The throw that is awaited, when chance is to act and there are dice. */
  readonly thrown: Throw | undefined;
  /** True when the viewer, or for a bystander some person, may take something back now. */
  readonly canUndo: boolean;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /**
   * That the bot whose turn it is did not answer, without what its program said; the intent `think` asks it again.
   */
  readonly failed: Problem | undefined;
  readonly outcome: Outcome | undefined;
}

/** A change that listeners hear of: what was entered, and the events it caused, or that the log was cut. */
export type Change =
  | ({ readonly type: 'entry' } & Shown)
  /** Virtual dice showed something the rules ask to throw again. */
  | { readonly type: 'again'; readonly faces: readonly number[]; readonly refusal: Refusal }
  | { readonly type: 'cut'; readonly length: number }
  | { readonly type: 'thinking'; readonly seat: Seat }
  /** A bot gave no answer, or an illegal one; the match stands as it was. */
  | { readonly type: 'failed'; readonly seat: Seat; readonly problem: Problem };

/** Chooses for bots and hints, away from the page's thread; may be asked to stop. */
export interface Brain {
  choose(match: Match, seat: Seat, level: Level, signal: AbortSignal): Promise<Action>;
}
