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
import type { Answer, Intent, Player, TableView, Viewer } from './types.ts';

/** What a table does for a party. The party has checked before that it holds the seat in question. */
export interface TableAccess {
  readonly players: readonly Player[];
  view(viewer: Viewer): TableView;
  subscribe(listener: Listener, viewer: Viewer): () => void;
  submit(intent: Intent): Answer;
  /** Takes back for the one of these seats that takes back least. */
  undo(seats: readonly Seat[]): Answer;
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
        if (intent.by === undefined) return this.table.undo(this.seats);
        return this.holds(intent.by) ? this.table.submit(intent) : this.notHeld;
      case 'roll':
      case 'enter':
      case 'outcome':
      case 'think':
        return this.takesPart() ? this.table.submit(intent) : problem('seat.watch');
      default:
        return problem('table.intent');
    }
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
