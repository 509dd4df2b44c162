import type {
  Action,
  Game,
  Header,
  Match,
  Problem,
  Refusal,
  Result,
  Rules,
  Seat,
  Throw,
} from '@glade/engine';
import { CHANCE } from '@glade/engine';
import type { Foreseen, Party } from './party.ts';
import type { Listener } from './subscriptions.ts';
import type { Table } from './table.ts';
import type { Answer, Correction, Intent, Player, TableView, Viewer } from './types.ts';

/** Dice that have fallen: as which entry of the view, what was thrown, and what they show. */
export interface Fallen {
  readonly entry: number;
  readonly thrown: Throw;
  readonly faces: readonly number[];
}

/**
 * A match as the people of one page have it: at a table in this page, or at one far away. Far away `submit` answers that an
 * intent has been sent; what comes of it is told to who subscribes. Questions are answered later, because a page that has only
 * what its seats may know has to ask for the answer.
 */
export interface Host {
  readonly game: Game;
  /** Without the seed, where the dice are thrown far away. */
  readonly header: Header;
  readonly rules: Rules;
  readonly players: readonly Player[];
  /** The seats of the people at this page, ascending. */
  readonly seats: readonly Seat[];
  /** The whole match; undefined as long as the page has only what its seats may know. */
  readonly match: Match | undefined;
  /** Whether anybody may take something back. */
  readonly canUndo: boolean;
  /** The dice that fell last. */
  readonly fallen: Fallen | undefined;
  view(viewer?: Viewer): TableView;
  subscribe(listener: Listener, viewer?: Viewer): () => void;
  submit(intent: Intent): Answer;
  /** Why an action, given as a number or in notation, is not allowed now; undefined if it is. */
  why(what: Action | string, by: Seat): Promise<Result<Refusal | undefined>>;
  /** What a typed line means now. */
  read(text: string, by: Seat): Promise<Result<Intent>>;
  /** What a strong bot would do. */
  hint(by: Seat): Promise<Result<Action>>;
  /** Why this person may not put an entry right; undefined if they may. */
  mayCorrect(at: number, by: Seat): Problem | undefined;
  /** Who else has to agree before an entry is put right. */
  askedToAgree(at: number, by: Seat): readonly Seat[];
  foresee(correction: Correction, by: Seat): Foreseen;
  /** What a typed line would have meant at an entry. */
  readAt(text: string, at: number, by: Seat): Result<Action>;
  dispose(): void;
}

/** A page that has the table itself, or follows one far away by the same rules. */
export class TableHost implements Host {
  readonly table: Table;
  private readonly party: Party;
  /** The match now, and as it was before the last change. */
  private now: Match;
  private former: Match;

  constructor(table: Table, party: Party) {
    this.table = table;
    this.party = party;
    this.now = this.former = table.match;
    table.subscribe(() => {
      if (table.match === this.now) return;
      this.former = this.now;
      this.now = table.match;
    });
  }

  get game(): Game {
    return this.table.match.game;
  }

  get header(): Header {
    return this.table.match.header;
  }

  get rules(): Rules {
    return this.table.match.rules;
  }

  get players(): readonly Player[] {
    return this.table.players;
  }

  get seats(): readonly Seat[] {
    return this.party.seats;
  }

  get match(): Match {
    return this.table.match;
  }

  get canUndo(): boolean {
    return this.table.canUndo();
  }

  get fallen(): Fallen | undefined {
    const { log, rules } = this.match;
    const entry = log.findLastIndex(({ actor }) => actor === CHANCE);
    if (entry < 0) return undefined;
    const before = this.matchAt(entry).state;
    const thrown = rules.thrown(before);
    if (thrown === undefined) return undefined;
    return { entry, thrown, faces: rules.facesOf(before, log[entry]!.action) };
  }

  view(viewer?: Viewer): TableView {
    return this.table.view(viewer);
  }

  subscribe(listener: Listener, viewer?: Viewer): () => void {
    return this.table.subscribe(listener, viewer);
  }

  submit(intent: Intent): Answer {
    return this.party.submit(intent);
  }

  why(what: Action | string, by: Seat): Promise<Result<Refusal | undefined>> {
    return Promise.resolve(this.party.why(what, by));
  }

  read(text: string, by: Seat): Promise<Result<Intent>> {
    return Promise.resolve(this.party.read(text, by));
  }

  hint(by: Seat): Promise<Result<Action>> {
    return this.party.hint(by);
  }

  mayCorrect(at: number, by: Seat): Problem | undefined {
    return this.party.mayCorrect(at, by);
  }

  askedToAgree(at: number, by: Seat): readonly Seat[] {
    return this.party.askedToAgree(at, by);
  }

  foresee(correction: Correction, by: Seat): Foreseen {
    return this.party.foresee(correction, by);
  }

  readAt(text: string, at: number, by: Seat): Result<Action> {
    return this.party.readAt(text, at, by);
  }

  dispose(): void {
    this.table.dispose();
  }

  /** The match with this many entries: the one before the last change, where it is that; it need not be played again. */
  private matchAt(length: number): Match {
    const { match, former } = this;
    const isThat = former.log.length === length && former.log[length - 1] === match.log[length - 1];
    return isThat ? former : match.at(length);
  }
}
