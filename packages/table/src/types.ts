import type {
  Asked,
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

/** Who plays a seat. `level` is how well a bot plays. */
export type Player = { readonly who: 'person' } | { readonly who: 'bot'; readonly level: Level };

/** For whom a view is made: a seat, or undefined for a bystander. It matters only in games with hidden information. */
export type Viewer = Seat | undefined;

/**
 * One entry put right. `at` is its index in the log; `insert` puts the action before that entry. `more` is what chance
 * brings and what people do, in this order, where the match asks for a throw or an action that it did not ask for before,
 * such as one leaf more: with it the later entries go on fitting. Where something is hidden it is only what chance brings.
 * `without` are the indexes of later entries that are left out if they do not fit, such as the step of a piece that is no
 * longer there: what comes after them can stay. Bots' entries are not left out, and none where something is hidden.
 * `instead` is what was done, or what real dice showed, at later entries: where the old text can mean several things now, such
 * as how another tile lies turned on the same space; where it does not fit any more, such as the tree at which a star fell;
 * and where another number of dice is due. Nobody says it for people at another device. There is none where something is
 * hidden.
 */
export type Correction = {
  readonly at: number;
  readonly more?: readonly Action[];
  readonly without?: readonly number[];
  readonly instead?: readonly Instead[];
} & ({ readonly kind: 'change' | 'insert'; readonly action: Action } | { readonly kind: 'remove' });

/** What a later entry, by its index in the log as it was before, becomes. */
export interface Instead {
  readonly at: number;
  readonly action: Action;
}

/** The first entry that does not fit after a correction. It and all later entries are dropped. */
export interface Broken {
  /** Its index in the log as it was before. */
  readonly at: number;
  readonly actor: Actor;
  /** Why the rules refuse it now; undefined if it is no rule, or if the viewer may not know. */
  readonly refusal?: Refusal;
  /** `correct.throw`: another throw is due; `correct.bot`: the bot decides again; `correct.meaning`: its text means something else. */
  readonly problem?: Problem;
  /** With `correct.throw`: the code of the throw that is due instead, if there is one. */
  readonly asks?: string | undefined;
  /** The person who has to act there first now. */
  readonly acts?: Seat;
}

/** What somebody at the table asks for. The `Party` decides who may ask for it. Every intent gets an Answer, never an exception. */
export type Intent =
  /** An action of a seat. */
  | { readonly type: 'play'; readonly by: Seat; readonly action: Action }
  /** Throw the virtual dice for the present chance node; where there are no dice, draw an outcome. */
  | { readonly type: 'roll' }
  /** What real dice show, one number a die. */
  | { readonly type: 'enter'; readonly faces: readonly number[] }
  /** With entered dice, an outcome itself: a card from a real deck, or a throw written in words. */
  | { readonly type: 'outcome'; readonly action: Action }
  /**
   * Take back. Refused when `by` is not the seat of a person. A party may leave `by` out: then the one of its seats that
   * takes back least takes back.
   *
   * - Virtual dice: everything from the seat's latest action on, if no chance was drawn and nothing was revealed since. The
   *   bots' answers to that action go too. In competitive games no other person may have acted meanwhile.
   * - Entered dice, in open games: the latest throw or action that people made, and the bots' answers to it. In competitive
   *   games a seat takes back only its own actions.
   * - Entered dice, where something is hidden: only the last entry, if it is a throw or the seat's own action and has
   *   revealed nothing. Nothing after the end.
   */
  | { readonly type: 'undo'; readonly by?: Seat }
  /**
   * Do again what was taken back last, until another entry is made or put right. A party may leave `by` out.
   *
   * - In open games that are not competitive: everybody.
   * - In competitive games, and where something is hidden: only the person who took it back; if it was nothing but throws,
   *   everybody.
   */
  | { readonly type: 'redo'; readonly by?: Seat }
  /**
   * Put an entry right; the later entries are played again as far as they fit. Nobody changes what a bot chose.
   *
   * - Virtual dice: only an action, and only where `undo` reaches.
   * - Entered dice, in open games: any throw or action of people.
   * - Entered dice, where something is hidden: a throw that everybody saw, or the own action.
   *
   * In competitive games, and where something is hidden, the other people have to `agree` first, unless the person could
   * take the entry back alone. In open games the people at the same device are not asked: they talk to each other. Until
   * then the correction is the view's `proposal`. It lapses with the next entry.
   */
  | { readonly type: 'correct'; readonly by: Seat; readonly correction: Correction }
  /**
   * Take the last correction back, as long as nothing else has happened: the match is what it was before, and asking again
   * brings the correction back. Who had to agree to the correction has to agree to this, too; else only the person who
   * made it asks, or in open games the people at the same device, or anybody where all play together and nothing is
   * hidden.
   */
  | { readonly type: 'restore'; readonly by: Seat }
  /** Agree to the correction that somebody proposed. When all have agreed, it is carried out. */
  | { readonly type: 'agree'; readonly by: Seat }
  /** Refuse the proposed correction, or withdraw it. */
  | { readonly type: 'disagree'; readonly by: Seat }
  /** Ask the bot again that failed to answer. */
  | { readonly type: 'think' };

export type Answer =
  | {
      readonly ok: true;
      /** As in TableView: undefined while something in it is hidden. */
      readonly match: Match | undefined;
      readonly events: readonly Event[];
      /** After a correction: the first entry that did not fit any more. */
      readonly broken?: Broken | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: Problem };

/** One entry of the log, as the viewer may know it. */
export interface VisibleEntry {
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

/** A correction that waits until all have agreed, as the viewer may know it. */
export interface Proposal {
  readonly by: Seat;
  /** `restore`: the last correction, of entry `at`, is to be taken back. */
  readonly kind: Correction['kind'] | 'restore';
  readonly at: number;
  /** Who acted at that entry. */
  readonly actor: Actor;
  /** The entry as it stands, in notation; undefined where it is hidden from the viewer. */
  readonly before: string | undefined;
  /** What is to stand there, in notation; undefined where it is hidden, and where the entry is to go. */
  readonly after: string | undefined;
  /** Who has to agree yet. */
  readonly missing: readonly Seat[];
}

/** Everything that one viewer may know. It is the same object until something changes. */
export interface TableView {
  readonly viewer: Viewer;
  /**
   * Without the seed until the match is over, because the seed tells every roll to come. The `match` that a party is given
   * has no seed either; the host's has it.
   */
  readonly header: Header;
  readonly rules: Rules;
  /** The whole match, if nothing in it is hidden: in open games always, in all games when it is over. */
  readonly match: Match | undefined;
  /** The game's own view for the viewer. */
  readonly view: unknown;
  readonly entries: readonly VisibleEntry[];
  readonly turn: number;
  readonly actor: Actor;
  /** The legal actions, if a person is to act and the viewer may know them; else empty. */
  readonly legal: readonly Action[];
  /** The legal actions in notation. */
  readonly texts: readonly string[];
  /** The throw that is to be made, if chance is to act and dice decide. */
  readonly thrown: Throw | undefined;
  /** Whether the viewer may take something back now; for a bystander, whether any person may. */
  readonly canUndo: boolean;
  /** Whether the viewer may do again what was taken back; for a bystander, whether any person may. */
  readonly canRedo: boolean;
  /** Whether the viewer may take the last correction back; for a bystander, whether any person may. */
  readonly canRestore: boolean;
  /** The correction that waits until all have agreed. */
  readonly proposal: Proposal | undefined;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /**
   * Set if the bot whose turn it is gave no answer. It does not hold what the bot's program said. The intent `think` asks
   * the bot again.
   */
  readonly failed: Problem | undefined;
  readonly outcome: Outcome | undefined;
}

/** What listeners are told: a new entry with its events, that the log was cut, or how it stands with a bot. */
export type Change =
  | ({ readonly type: 'entry' } & VisibleEntry)
  /** Virtual dice showed something that the rules do not accept: they are thrown again. */
  | { readonly type: 'refusedThrow'; readonly faces: readonly number[]; readonly refusal: Refusal }
  | { readonly type: 'cut'; readonly length: number }
  /** Entry `at` was put right. The log has `length` entries now; of the old ones those from `broken` on are dropped. */
  | {
      readonly type: 'corrected';
      readonly at: number;
      readonly length: number;
      readonly broken: Broken | undefined;
    }
  /** A correction was proposed, agreed to by one of several, or refused; `withdrawn`: by the person who proposed it. */
  | {
      readonly type: 'proposal';
      readonly proposal: Proposal | undefined;
      readonly withdrawn: boolean;
    }
  | { readonly type: 'thinking'; readonly seat: Seat }
  /** A bot gave no answer or an illegal one; the match has not changed. */
  | { readonly type: 'failed'; readonly seat: Seat; readonly problem: Problem };

/** Chooses actions for bots and hints. When `signal` is aborted, nobody waits for the answer any more. */
export interface Chooser {
  choose(match: Match, seat: Seat, level: Asked, signal: AbortSignal): Promise<Action>;
}
