import {
  CHANCE,
  SealedDice,
  problem,
  type Entry,
  type Game,
  type Match,
  type Problem,
  type Seat,
} from '@glade/engine';
import { Table, type Answer, type Change, type Chooser, type Intent } from '@glade/table';
import type { StoredTable, TableStore } from '../storage/index.ts';
import {
  commonLength,
  foldSteps,
  type IntentMessage,
  type ServerMessage,
  type Step,
  type TableInfo,
} from '../wire/index.ts';
import { beginMatch, chairsOf, isFull, isTaken, wordsOf } from './match-of.ts';

/** A page at a table: the seats whose keys it has shown, and how to tell it something. */
export interface Guest {
  readonly held: readonly Seat[];
  tell(message: ServerMessage): void;
}

type AnswerMessage = Extract<ServerMessage, { type: 'answer' }>;

/** What a table far away needs besides its storage. */
export interface HostedOptions {
  readonly store: TableStore;
  readonly game: Game | undefined;
  readonly chooser: Chooser;
  /** Called with what went wrong that no page is told: a bot's error, a full disk. */
  readonly report: (error: unknown) => void;
}

/** How often an intent is tried again after another process was quicker. */
const TRIES = 5;

/**
 * One table far away, as this process serves it. The steps in the database are the truth. An intent is checked, its entries
 * and those of chance are appended there, then it is acknowledged, then everybody is told. If it cannot be stored, it has not
 * happened.
 */
export class HostedTable {
  private stored: StoredTable;
  private readonly options: HostedOptions;
  private readonly guests = new Set<Guest>();
  /** The steps that are stored, and the log to which they lead. */
  private steps: readonly Step[] = [];
  private log: readonly Entry[] = [];
  private table: Table | undefined;
  /** Throws that the rules refused, since the last step. */
  private refused: (readonly number[])[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private standingIn: AbortController | undefined;

  private constructor(stored: StoredTable, options: HostedOptions) {
    this.stored = stored;
    this.options = options;
  }

  /** Opens a table from the database. */
  static async open(stored: StoredTable, options: HostedOptions): Promise<HostedTable> {
    const hosted = new HostedTable(stored, options);
    hosted.steps = await options.store.steps(stored.key, 0);
    hosted.begin();
    return hosted;
  }

  /** Whether nobody is here, nothing is being done, and no bot thinks. */
  get idle(): boolean {
    return (
      this.guests.size === 0 &&
      this.waiting === 0 &&
      this.standingIn === undefined &&
      this.table?.view().thinking !== true
    );
  }

  get info(): TableInfo {
    const { stored, guests } = this;
    const { game, version, options, watchable, commitment, next } = stored;
    const held = new Set([...guests].flatMap((guest) => guest.held));
    return {
      game,
      version,
      options: JSON.parse(options) as TableInfo['options'],
      seats: chairsOf(stored).map((chair, seat) => {
        const row = stored.seats.find((each) => each.seat === seat);
        return {
          who: chair.who,
          ...(chair.who === 'bot' ? { level: chair.level } : {}),
          taken: row !== undefined,
          here: held.has(seat),
          standIn: row?.stand_in === 1,
          ...(row?.name == null ? {} : { name: row.name }),
          ...(row?.face == null ? {} : { face: row.face }),
          ...(row?.colour == null ? {} : { colour: row.colour }),
        };
      }),
      watchable: watchable === 1,
      commitment,
      begun: isFull(stored),
      ...(this.table?.match.over === true
        ? { dice: { secret: stored.secret, words: [...wordsOf(stored)] } }
        : {}),
      ...(next === null ? {} : { next }),
      watching: [...guests].filter((guest) => guest.held.length === 0).length,
    };
  }

  /** Somebody opens the table in a page that has the first `from` steps already. */
  arrive(guest: Guest, from: number): void {
    this.guests.add(guest);
    guest.tell(this.welcome(guest, from));
    this.tellOthers(guest, { type: 'table', table: this.info });
    void this.inTurn(() => this.settleOrReport());
    for (const seat of guest.held) this.standIn(seat, false).catch(this.options.report);
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
    this.tellAll({ type: 'table', table: this.info });
  }

  remark(guest: Guest, seat: Seat, remark: 'well-played' | 'one-moment' | 'your-turn' | 'again') {
    if (guest.held.includes(seat)) this.tellAll({ type: 'remark', seat, remark });
    else guest.tell({ type: 'problem', ...plain(problem('seat.other')) });
  }

  /** Reads the table again after somebody has sat down or another process has changed it. */
  async refresh(): Promise<void> {
    await this.inTurn(async () => {
      await this.readAgain();
      this.tellAll({ type: 'table', table: this.info });
    });
  }

  /** Ends this process's part in the table. */
  async close(why: 'restart' | 'gone', retryAfter?: number): Promise<void> {
    await this.turn;
    this.end(why, retryAfter);
  }

  private end(why: 'restart' | 'gone', retryAfter?: number): void {
    this.tellAll({ type: 'bye', why, ...(retryAfter === undefined ? {} : { retryAfter }) });
    this.guests.clear();
    this.table?.dispose();
    this.table = undefined;
    this.standingIn?.abort();
    this.standingIn = undefined;
  }

  /**
   * Lets a bot act for a seat whose person is away, or ends that. Anybody else at the table may ask; a person who is here
   * acts alone.
   */
  async standIn(seat: Seat, wanted: boolean, by?: Guest): Promise<void> {
    const row = this.stored.seats.find((each) => each.seat === seat);
    const away = ![...this.guests].some(({ held }) => held.includes(seat));
    const allowed = !wanted || (away && by !== undefined && by.held.length > 0);
    if (row === undefined || !allowed || (row.stand_in === 1) === wanted) return;
    await this.inTurn(async () => {
      await this.options.store.standIn(this.stored.key, seat, wanted);
      await this.readAgain();
      this.tellAll({ type: 'table', table: this.info });
      this.letStandInThink();
    });
  }

  /** Carries out what a page asks for. The same intent sent again has the same answer and changes nothing. */
  async perform(guest: Guest, asked: IntentMessage): Promise<void> {
    const message = await this.inTurn(() => this.answerTo(guest, asked));
    guest.tell(message);
  }

  private async answerTo(guest: Guest, { id, on, intent }: IntentMessage): Promise<AnswerMessage> {
    const seat = guest.held[0];
    if (seat === undefined) return answerOf(id, problem('seat.watch'));
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const known = await this.options.store.answer(this.stored.key, id);
        if (known !== undefined) {
          if (!guest.held.includes(known.seat)) return answerOf(id, problem('seat.other'));
          return JSON.parse(known.answer) as AnswerMessage;
        }
        if (this.table === undefined) return answerOf(id, problem('far.waiting'));
        // The secret of the dice has been told: whoever went on would know every throw.
        if (this.table.match.over) return answerOf(id, problem('far.over'));
        // What a bot has done may have met a full disk.
        if (!(await this.settle())) continue;
        if (on !== hashOf(this.table.match)) return answerOf(id, problem('far.late'));
        const answer = answerOf(id, this.table.party(guest.held).submit(intent as Intent));
        if (!answer.ok) return answer;
        if (await this.settle({ intent: id, seat, answer: JSON.stringify(answer) })) return answer;
      }
      return answerOf(id, problem('far.late'));
    } catch (error) {
      this.options.report(error);
      await this.readAgain().catch(this.options.report);
      return answerOf(id, problem('far.storage'));
    }
  }

  /**
   * Throws the dice that are due, stores what has happened at the table since the last step, and tells everybody. False if
   * another process was quicker: then the table is what that one has stored.
   */
  private async settle(answer?: { intent: string; seat: Seat; answer: string }): Promise<boolean> {
    const { table } = this;
    if (table === undefined) return true;
    while (table.match.actor === CHANCE) {
      if (!table.submit({ type: 'roll' }).ok) break;
    }
    const { log } = table.match;
    const steps = this.stepsTo(log);
    if (steps.length === 0 && answer === undefined) return true;
    const from = this.steps.length;
    const done = await this.options.store.append(this.stored.key, from, steps, answer);
    if (done === 'behind') {
      await this.readAgain();
      return false;
    }
    this.steps = [...this.steps, ...steps];
    this.log = log;
    if (steps.length > 0) this.tellNews(from);
    this.letStandInThink();
    return true;
  }

  /** The steps from the stored log to this one. */
  private stepsTo(log: readonly Entry[]): readonly Step[] {
    const same = commonLength(this.log, log);
    const cut: readonly Step[] = same < this.log.length ? [{ cut: same }] : [];
    const added = log.slice(same).map(({ actor, action }) => {
      const refused = actor === CHANCE ? this.refused.splice(0) : [];
      return { actor, action, ...(refused.length > 0 ? { refused: refused as number[][] } : {}) };
    });
    return [...cut, ...added];
  }

  /** Makes this table what the database says. */
  private async readAgain(): Promise<void> {
    const { store } = this.options;
    const stored = await store.read(this.stored.key);
    if (stored === undefined) return this.end('gone');
    const from = this.steps.length;
    const more = await store.steps(stored.key, from);
    const began = isFull(stored) && this.table === undefined;
    this.stored = stored;
    this.steps = [...this.steps, ...more];
    const stands = this.table !== undefined && this.stepsTo(this.table.match.log).length === 0;
    if (more.length === 0 && stands) return;
    this.begin();
    if (began) this.welcomeAll();
    else if (more.length > 0) this.tellNews(from);
    await this.settle();
  }

  /** Folds the stored steps, if everybody has sat down. Bots whose turn it is begin to think. */
  private begin(): void {
    if (!isFull(this.stored)) return;
    this.table?.dispose();
    this.table = undefined;
    const begun = beginMatch(this.stored, this.options.game);
    if (!begun.ok) return this.options.report(new Error(begun.problem.code));
    this.log = foldSteps([], this.steps);
    const building = begun.value.match.build();
    for (const { action } of this.log) {
      const refusal = building.play(action, building.actor);
      if (refusal !== undefined) {
        this.options.report(new Error(`${this.stored.game}: ${refusal.clause}`));
        return;
      }
    }
    const table = new Table(building.match(), {
      dice: new SealedDice(begun.value.seed),
      chooser: this.options.chooser,
      report: this.options.report,
      botFailed: (_, error) => this.options.report(error),
    });
    this.table = table;
    table.subscribe((change) => this.hear(table, change));
    if (table.match.actor === CHANCE) void this.inTurn(() => this.settleOrReport());
    this.letStandInThink();
  }

  /** Bots act when they are ready. */
  private hear(table: Table, change: Change): void {
    if (table !== this.table) return;
    if (change.type === 'refusedThrow') this.refused.push(change.faces);
    if (change.type === 'thinking') this.tellAll({ type: 'bot', thinking: true });
    if (change.type === 'failed')
      this.tellAll({ type: 'bot', thinking: false, failed: plain(change).problem });
    const byBot = change.type === 'entry' && this.table.players[change.actor]?.who === 'bot';
    if (byBot) void this.inTurn(() => this.settleOrReport());
  }

  private async settleOrReport(): Promise<void> {
    try {
      await this.settle();
    } catch (error) {
      this.options.report(error);
    }
  }

  /** If it is the turn of a seat for which a bot stands in, lets the bot act. */
  private letStandInThink(): void {
    this.standingIn?.abort();
    this.standingIn = undefined;
    const { table } = this;
    const seat = table?.match.actor ?? CHANCE;
    const stands = this.stored.seats.some((row) => row.seat === seat && row.stand_in === 1);
    if (table === undefined || !stands) return;
    const abort = new AbortController();
    this.standingIn = abort;
    const { match } = table;
    this.options.chooser.choose(match.withoutSeed(), seat, 'steady', abort.signal).then(
      (action) =>
        this.inTurn(async () => {
          if (this.standingIn !== abort || this.table?.match !== match) return;
          this.standingIn = undefined;
          table.submit({ type: 'play', by: seat, action });
          await this.settleOrReport();
        }),
      (error: unknown) => {
        if (!abort.signal.aborted) this.options.report(error);
      },
    );
  }

  private welcome(guest: Guest, from: number): ServerMessage {
    const { table, steps } = this;
    const known = table === undefined ? 0 : Math.min(from, steps.length);
    return {
      type: 'welcome',
      held: [...guest.held],
      table: this.info,
      from: known,
      steps: steps.slice(known),
      ...(table === undefined ? {} : { hash: hashOf(table.match) }),
      thinking: table?.view().thinking === true,
    };
  }

  /** The match has begun: tells it to all who may see it. Who waited without a seat may not, if nobody may watch. */
  private welcomeAll(): void {
    for (const guest of this.guests) {
      if (this.stored.watchable === 1 || guest.held.length > 0) {
        guest.tell(this.welcome(guest, 0));
        continue;
      }
      this.guests.delete(guest);
      guest.tell({ type: 'problem', ...plain(problem('far.closed')) });
      guest.tell({ type: 'bye', why: 'gone' });
    }
  }

  private tellNews(from: number): void {
    const { table, steps } = this;
    if (table === undefined) return;
    const { match } = table;
    this.tellAll({ type: 'news', from, steps: steps.slice(from), hash: hashOf(match) });
    if (match.over) this.tellAll({ type: 'table', table: this.info });
  }

  private tellAll(message: ServerMessage): void {
    for (const guest of this.guests) guest.tell(message);
  }

  private tellOthers(but: Guest, message: ServerMessage): void {
    for (const guest of this.guests) if (guest !== but) guest.tell(message);
  }

  /** Does one thing after the other. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const before = this.turn;
    const mine = (async () => {
      await before;
      return work();
    })();
    this.turn = mine.then(
      () => {},
      () => {},
    );
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Whether nobody sits in this seat, and a person is to. */
  isFree(seat: Seat): boolean {
    return chairsOf(this.stored)[seat]?.who === 'person' && !isTaken(this.stored, seat);
  }
}

const hashOf = ({ rules, state }: Match): number => rules.hash(state);

function answerOf(id: string, answer: Answer | { ok: false; problem: Problem }): AnswerMessage {
  if (answer.ok) return { type: 'answer', id, ok: true };
  return 'refusal' in answer
    ? { type: 'answer', id, ok: false, refusal: { ...answer.refusal } }
    : { type: 'answer', id, ok: false, ...plain(answer) };
}

/** A problem as it is sent. */
function plain({ problem: { code, args } }: { readonly problem: Problem }) {
  return {
    problem: {
      code,
      ...(args === undefined ? {} : { args: args as Record<string, string | number> }),
    },
  };
}
