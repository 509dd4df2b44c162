import {
  problem,
  type Action,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
} from '@glade/engine';
import type { Listener } from './subscriptions.ts';
import { isPerson } from './players.ts';
import type { Answer, Broken, Correction, Intent, Player, TableView, Viewer } from './types.ts';

/** What would become of a match by a correction. `known` is false where others have acted in secret since. */
export type Foreseen =
  | { readonly ok: true; readonly known: boolean; readonly broken: Broken | undefined }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: Problem };

/** What a table does for a party. The party has checked before that it holds the seat in question. */
export interface TableAccess {
  readonly players: readonly Player[];
  view(viewer: Viewer): TableView;
  subscribe(listener: Listener, viewer: Viewer): () => void;
  /** `held` are the seats of the party that asks: they decide who has to agree to what it puts right. */
  submit(intent: Intent, held?: readonly Seat[]): Answer;
  /** Takes back for the one of these seats that takes back least. */
  undo(seats: readonly Seat[]): Answer;
  /** Does again what one of these seats may do again. */
  redo(seats: readonly Seat[]): Answer;
  mayCorrect(at: number, by: Seat): Problem | undefined;
  askedToAgree(at: number, by: Seat, held: readonly Seat[]): readonly Seat[];
  foresee(correction: Correction, by: Seat): Foreseen;
  actionAt(text: string, at: number): Result<Action>;
  /** Another object after every change of the log. */
  moment(): object;
  why(what: Action | string, by: Seat): Result<Refusal | undefined>;
  read(text: string, by: Seat): Result<Intent>;
  hint(seat: Seat): Promise<Result<Action>>;
  actor(): number;
}

/**
 * The people at one device or behind one connection, and the table as they may use it. A party holds the seats of its
 * people: often one, several where a device is passed on, none for people who watch. It cannot act, ask or look for any
 * other seat. Every party that holds a seat may throw or enter the dice and ask a bot again. Where only bots play, every
 * party may.
 */
export class Party {
  /** Ascending. Seats of bots and seats that do not exist cannot be held. */
  readonly seats: readonly Seat[];
  private readonly table: TableAccess;
  /** The table's views as they are handed out: the same object until something changes. */
  private readonly views = new WeakMap<TableView, TableView>();
  /** When the rules refused a throw of this party, if nothing has happened since. */
  private refused: object | undefined;

  constructor(table: TableAccess, seats: readonly Seat[]) {
    this.table = table;
    this.seats = [...new Set(seats)]
      .filter((seat) => isPerson(table.players, seat))
      .toSorted((a, b) => a - b);
  }

  /**
   * What may be seen from this seat; by default, from the only seat that the party holds. If it holds several or none, or
   * not the seat asked for: what everybody may see.
   */
  view(seat: Viewer = this.onlySeat): TableView {
    const view = this.table.view(this.viewerFor(seat));
    if (view.match === undefined || view.match.over) return view;
    let unforeseen = this.views.get(view);
    if (unforeseen === undefined)
      this.views.set(view, (unforeseen = { ...view, match: view.match.withoutSeed() }));
    return unforeseen;
  }

  /** Tells the listener every change, as far as `view` shows it for this seat. Returns how to end the subscription. */
  subscribe(listener: Listener, seat: Viewer = this.onlySeat): () => void {
    return this.table.subscribe(listener, this.viewerFor(seat));
  }

  /**
   * Carries an intent out. If it cannot, nothing changes and the answer says why. Never throws, whatever comes in. The
   * match in the answer has no seed before it is over, so nobody can foresee the dice.
   */
  submit(intent: Intent): Answer {
    const answer = this.answer(intent);
    if (!answer.ok || answer.match === undefined || answer.match.over) return answer;
    return { ...answer, match: answer.match.withoutSeed() };
  }

  private answer(intent: Intent): Answer {
    switch (intent?.type) {
      case 'play':
        return this.holds(intent.by) ? this.table.submit(intent) : this.notHeld;
      case 'undo':
        if (intent.by !== undefined && !this.holds(intent.by)) return this.notHeld;
        if (this.refusedNow()) return problem('undo.refused');
        return this.table.undo(intent.by === undefined ? this.seats : [intent.by]);
      case 'redo':
        if (intent.by !== undefined && !this.holds(intent.by)) return this.notHeld;
        return this.table.redo(intent.by === undefined ? this.seats : [intent.by]);
      case 'correct':
      case 'restore':
        return this.holds(intent.by) ? this.table.submit(intent, this.seats) : this.notHeld;
      case 'agree':
      case 'disagree':
        return this.holds(intent.by) ? this.table.submit(intent) : this.notHeld;
      case 'enter':
      case 'outcome':
        return this.takesPart() ? this.throwIn(intent) : problem('seat.watch');
      case 'roll':
      case 'think':
        return this.takesPart() ? this.table.submit(intent) : problem('seat.watch');
      default:
        return problem('table.intent');
    }
  }

  /** Why the person may not put this entry right; undefined if they may. By default for the first seat that is held. */
  mayCorrect(at: number, by: Seat | undefined = this.seats[0]): Problem | undefined {
    return this.holds(by) ? this.table.mayCorrect(at, by) : this.notHeld.problem;
  }

  /** Who else has to agree before this entry is put right. */
  askedToAgree(at: number, by: Seat | undefined = this.seats[0]): readonly Seat[] {
    return this.mayCorrect(at, by) === undefined
      ? this.table.askedToAgree(at, by!, this.seats)
      : [];
  }

  /** What would become of the match, as far as this person may know it beforehand. Nothing changes. */
  foresee(correction: Correction, by: Seat | undefined = this.seats[0]): Foreseen {
    const why = this.mayCorrect(correction?.at, by);
    return why === undefined ? this.table.foresee(correction, by!) : { ok: false, problem: why };
  }

  /** What a typed line would have meant at an entry that this person may put right: an action or an outcome. */
  readAt(text: string, at: number, by: Seat | undefined = this.seats[0]): Result<Action> {
    const why = this.mayCorrect(at, by);
    if (why !== undefined) return { ok: false, problem: why };
    return this.table.actionAt(text, at);
  }

  /** Why an action, given as a number or in notation, is not allowed now; undefined if it is. By default for the seat that is to act. */
  why(what: Action | string, by: Seat | undefined = this.actingSeat): Result<Refusal | undefined> {
    return this.holds(by) ? this.table.why(what, by) : this.notHeld;
  }

  /** What a typed line means now. By default for the seat that is to act. */
  read(text: string, by: Seat | undefined = this.actingSeat): Result<Intent> {
    if (by === undefined)
      return this.takesPart() ? this.table.read(text, 0) : problem('seat.watch');
    return this.holds(by) ? this.table.read(text, by) : problem('seat.other');
  }

  /** What a strong bot would do in the seat that is to act, if the party holds that seat. */
  async hint(by: Seat = this.table.actor()): Promise<Result<Action>> {
    return this.holds(by) ? this.table.hint(by) : problem('hint.turn');
  }

  /** Enters a throw. If the rules refuse it, the next undo has nothing to take back. */
  private throwIn(intent: Intent): Answer {
    const answer = this.table.submit(intent);
    this.refused = !answer.ok && 'refusal' in answer ? this.table.moment() : undefined;
    return answer;
  }

  /** Whether the last thing that happened was that a throw was refused. It is so only once. */
  private refusedNow(): boolean {
    const refused = this.refused !== undefined && this.refused === this.table.moment();
    this.refused = undefined;
    return refused;
  }

  private get onlySeat(): Viewer {
    return this.seats.length === 1 ? this.seats[0] : undefined;
  }

  /** The seat that is to act, if it is held; else the first seat that is held. */
  private get actingSeat(): Seat | undefined {
    const actor = this.table.actor();
    return this.holds(actor) ? actor : this.seats[0];
  }

  private viewerFor(seat: Viewer): Viewer {
    return this.holds(seat) ? seat : undefined;
  }

  private holds(seat: unknown): seat is Seat {
    return this.seats.includes(seat as Seat);
  }

  /** The answer for a seat that is not held. */
  private get notHeld(): { readonly ok: false; readonly problem: Problem } {
    return problem(this.seats.length === 0 ? 'seat.watch' : 'seat.other');
  }

  private takesPart(): boolean {
    return this.seats.length > 0 || !this.table.players.some(({ who }) => who === 'person');
  }
}
