import {
  CHANCE,
  ok,
  problem,
  type Entry,
  type Game,
  type Match,
  type Result,
  type Seat,
} from '@glade/engine';
import { TableHost, type Answer, type Chooser, type Intent, type Party } from '@glade/table';
import {
  askedToEnd,
  foldSteps,
  takeBack,
  type FarIntent,
  type ServerMessage,
  type Step,
  type TableInfo,
} from '../wire/index.ts';
import type { Connection } from './connection.ts';
import { FollowingTable } from './following-table.ts';
import { startMatch } from './start-match.ts';
import { whyRefused } from './why-refused.ts';

/** Nobody in this page thinks for a bot: its answer comes from afar. */
const thinksFarAway: Chooser = { choose: () => new Promise(() => {}) };

/** How a page follows a table far away. */
export interface FarTableOptions {
  readonly game: Game;
  readonly info: TableInfo;
  readonly held: readonly Seat[];
  /** Gives hints; bots think far away. */
  readonly chooser: Chooser;
  readonly ask: Connection['ask'];
  /** Asks what only the server knows. */
  readonly question: Connection['question'];
  /** Opens the line again, with all steps asked for again. */
  readonly again: () => void;
  /** A new id for an intent: at least eight characters. */
  readonly newId: () => string;
  /** Called when somebody far away or here has taken back, with their seat. */
  readonly onTakenBack?: (by: Seat) => void;
  /** Called in a match that hides something: whether what was sent is yet to be answered, before which nothing is shown of it. */
  readonly onSent?: (waits: boolean) => void;
  /** Called when something that was asked for has not happened after all. */
  readonly onRefused: (why: Exclude<Answer, { ok: true }>) => void;
}

/**
 * A match far away that hides nothing: the page folds its log by the same rules. What its own people do is shown at once and
 * sent; if it does not stand, the log is put back to what the server says.
 */
export class FarTable {
  readonly table: FollowingTable;
  readonly host: TableHost;
  readonly party: Party;
  private readonly options: FarTableOptions;
  private steps: readonly Step[] = [];
  private log: readonly Entry[] = [];
  /** What was asked for and has not been answered. */
  private readonly asked = new Set<string>();

  private constructor(match: Match, options: FarTableOptions) {
    this.options = options;
    this.table = new FollowingTable(match, { chooser: thinksFarAway, acting: options.held });
    this.party = this.table.party(options.held, {
      submit: (intent) => this.submit(intent),
      undo: (seats) => this.undo(seats),
      redo: () => problem('redo.nothing'),
      hint: (seat) => this.hint(seat),
    });
    this.host = new TableHost(this.table, this.party);
  }

  /** The match of this table as far as the steps lead. A problem if they do not fit the rules of this app. */
  static open(options: FarTableOptions, steps: readonly Step[]): Result<FarTable> {
    const log = foldSteps([], steps);
    const begun = startMatch(options.game, options.info, log);
    if (!begun.ok) return begun;
    const far = new FarTable(begun.value, options);
    far.steps = steps;
    far.log = log;
    return ok(far);
  }

  /** How many steps the page has. */
  get length(): number {
    return this.steps.length;
  }

  /** Takes in the next steps. Where they do not join on, or lead to another position than far away, all is asked for again. */
  take(news: {
    readonly from: number;
    readonly steps: readonly Step[];
    readonly hash?: number | undefined;
  }) {
    const { from, steps, hash } = news;
    if (from > this.steps.length) return this.askAgain();
    const fresh = steps.slice(this.steps.length - from);
    if (fresh.length > 0) {
      const by = takenBackBy(this.log, fresh);
      this.steps = [...this.steps, ...fresh];
      this.log = foldSteps(this.log, fresh);
      this.table.asking = undefined;
      this.align();
      if (by !== undefined) this.options.onTakenBack?.(by);
    }
    const { rules, state } = this.table.match;
    const ahead = this.table.match.log.length !== this.log.length;
    if (hash !== undefined && !ahead && rules.hash(state) !== hash) this.askAgain();
    return undefined;
  }

  /** Takes in what holds at the table. */
  heard({ question }: TableInfo): void {
    const asks = question?.at === this.length && question.end === undefined;
    this.table.asking = asks ? question.by : undefined;
  }

  /** Takes in an answer. */
  answered(answer: Extract<ServerMessage, { type: 'answer' }>) {
    if (!this.asked.delete(answer.id)) return;
    // Its steps have come before it: what was taken back goes now, and what did not stand.
    this.align();
    if (answer.ok) return;
    this.options.onRefused(whyRefused(answer));
  }

  /** Everything that has been asked for is shown only while it may still come true. */
  private align(): void {
    const { log } = this.table.match;
    const ours = log.slice(0, this.log.length);
    const ahead =
      this.asked.size > 0 &&
      log.length > this.log.length &&
      ours.every((entry, i) => same(entry, this.log[i]!));
    if (ahead) return;
    if (this.table.follow(this.log) !== undefined) this.askAgain();
  }

  private askAgain(): void {
    this.steps = [];
    this.log = [];
    this.options.again();
  }

  private submit(intent: Intent): Answer {
    const on = this.position;
    if (intent.type === 'play') {
      const { match, players } = this.table;
      // The partners have to agree first.
      if (askedToEnd(match, players, intent, this.options.held).length > 0) {
        this.send(intent, on);
        return this.sent();
      }
      const answer = this.table.submit(intent);
      if (answer.ok) this.send(intent, on);
      return answer;
    }
    if (intent.type !== 'think') return problem('far.cannot');
    this.send(intent, on);
    return this.sent();
  }

  private undo(seats: readonly Seat[]): Answer {
    if (this.table.match.over) return problem('far.over');
    const back = takeBack(this.table.match, this.table.players, seats);
    if ('code' in back) return { ok: false, problem: back };
    if (back.by === this.table.asking) return problem('far.asked');
    this.send({ type: 'undo', by: back.by }, this.position);
    return this.sent();
  }

  /** Answers whether somebody may take back, for a seat that is asked; the person who has asked withdraws the question. */
  answerQuestion(by: Seat, agree: boolean): void {
    this.send({ type: agree ? 'agree' : 'disagree', by }, this.position);
  }

  private async hint(seat: Seat): ReturnType<Party['hint']> {
    const { match } = this.table;
    if (match.actor !== seat) return problem('hint.turn');
    const action = await this.options.chooser.choose(
      match,
      seat,
      'strong',
      new AbortController().signal,
    );
    return this.table.match === match ? ok(action) : problem('hint.stale');
  }

  /** The hash of the position that is shown. */
  private get position(): number {
    const { rules, state } = this.table.match;
    return rules.hash(state);
  }

  private send(intent: FarIntent, hash: number): void {
    const id = this.options.newId();
    this.asked.add(id);
    this.options.ask({ type: 'intent', id, on: hash, intent });
  }

  private sent(): Answer {
    return { ok: true, match: this.table.match, events: [] };
  }
}

const same = (a: Entry, b: Entry): boolean => a.actor === b.actor && a.action === b.action;

/** The person who took back the last entries of these steps: the first entry that was taken away is theirs. */
function takenBackBy(before: readonly Entry[], steps: readonly Step[]): Seat | undefined {
  const at = steps.findLastIndex((step) => 'cut' in step);
  const cut = steps[at];
  if (cut === undefined || !('cut' in cut)) return undefined;
  const actor = foldSteps(before, steps.slice(0, at))[cut.cut]?.actor ?? CHANCE;
  return actor < 0 ? undefined : actor;
}
