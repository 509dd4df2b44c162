import {
  problem,
  type Action,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
} from '@glade/engine';
import type { Listener } from './news.ts';
import { isPerson } from './players.ts';
import type { Answer, Intent, Player, TableView, Viewer } from './types.ts';

/** What a table does for seats that have been looked at. */
export interface Served {
  readonly players: readonly Player[];
  view(viewer: Viewer): TableView;
  subscribe(listener: Listener, viewer: Viewer): () => void;
  submit(intent: Intent): Answer;
  /** Takes back for whichever of these seats takes back least. */
  undo(seats: readonly Seat[]): Answer;
  why(what: Action | string, by: Seat): Result<Refusal | undefined>;
  read(text: string, by: Seat): Result<Intent>;
  hint(seat: Seat): Promise<Result<Action>>;
  actor(): number;
}

/**
 * Whoever is at one device, or behind one connection: the table as these people may use it. A party holds the seats of
 * its people, often one, several where a device is passed on, none for those who watch. It cannot act, ask or look for
 * any other seat. Of persons' seats, any may throw or tell the dice and ask a bot again; where only bots sit, anybody.
 */
export class Party {
  /** Ascending. Seats of bots, and seats that are none, cannot be held. */
  readonly seats: readonly Seat[];
  private readonly table: Served;
  /** The table's views as they are handed out: the same object until something changes. */
  private readonly views = new WeakMap<TableView, TableView>();

  constructor(table: Served, seats: readonly Seat[]) {
    this.table = table;
    this.seats = [...new Set(seats)]
      .filter((seat) => isPerson(table.players, seat))
      .toSorted((a, b) => a - b);
  }

  /**
   * What may be seen from the seat; without one from the only seat that is held, or else what everybody may see. The same
   * for a seat that is not held.
   */
  view(seat: Viewer = this.only): TableView {
    const view = this.table.view(this.eyes(seat));
    if (view.match === undefined || view.match.over) return view;
    let unforeseen = this.views.get(view);
    if (unforeseen === undefined)
      this.views.set(view, (unforeseen = { ...view, match: view.match.withoutSeed() }));
    return unforeseen;
  }

  /** Tells the listener of every change, as far as may be known at the seat: as `view`. Returns how to stop that. */
  subscribe(listener: Listener, seat: Viewer = this.only): () => void {
    return this.table.subscribe(listener, this.eyes(seat));
  }

  /**
   * Carries an intent out, or says why not; then nothing has changed. Never throws, whatever comes in. The match in the
   * answer has no seed before it is over: nobody at the table can foresee the dice.
   */
  submit(intent: Intent): Answer {
    const answer = this.answer(intent);
    if (!answer.ok || answer.match === undefined || answer.match.over) return answer;
    return { ...answer, match: answer.match.withoutSeed() };
  }

  private answer(intent: Intent): Answer {
    switch (intent?.type) {
      case 'play':
        return this.holds(intent.by) ? this.table.submit(intent) : this.other;
      case 'undo':
        if (intent.by === undefined) return this.table.undo(this.seats);
        return this.holds(intent.by) ? this.table.submit(intent) : this.other;
      case 'roll':
      case 'enter':
      case 'outcome':
      case 'think':
        return this.takesPart() ? this.table.submit(intent) : problem('seat.watch');
      default:
        return problem('table.intent');
    }
  }

  /** Why this may not be done now, as a number or as text; undefined when it may. Asked for the seat that is to act. */
  why(what: Action | string, by: Seat | undefined = this.acting): Result<Refusal | undefined> {
    return this.holds(by) ? this.table.why(what, by) : this.other;
  }

  /** What a line of text means now. Asked for the seat that is to act. */
  read(text: string, by: Seat | undefined = this.acting): Result<Intent> {
    if (by === undefined)
      return this.takesPart() ? this.table.read(text, 0) : problem('seat.watch');
    return this.holds(by) ? this.table.read(text, by) : problem('seat.other');
  }

  /** What a strong player would do in the seat that is to act, if it is held and no other is asked for. */
  async hint(by: Seat = this.table.actor()): Promise<Result<Action>> {
    return this.holds(by) ? this.table.hint(by) : problem('hint.turn');
  }

  private get only(): Viewer {
    return this.seats.length === 1 ? this.seats[0] : undefined;
  }

  /** The seat that is to act, if it is held; else the first that is. */
  private get acting(): Seat | undefined {
    const actor = this.table.actor();
    return this.holds(actor) ? actor : this.seats[0];
  }

  private eyes(seat: Viewer): Viewer {
    return this.holds(seat) ? seat : undefined;
  }

  private holds(seat: unknown): seat is Seat {
    return this.seats.includes(seat as Seat);
  }

  /** Why nothing is to be had for a seat that is not held. */
  private get other(): { readonly ok: false; readonly problem: Problem } {
    return problem(this.seats.length === 0 ? 'seat.watch' : 'seat.other');
  }

  private takesPart(): boolean {
    return this.seats.length > 0 || !this.table.players.some(({ who }) => who === 'person');
  }
}
