import { problem, type Problem, type Seat } from '@glade/engine';
import type { Intent, Table } from '@glade/table';
import type { NewAnswer } from '../../storage/index.ts';
import { askedToEnd, takeBack, type FarIntent, type IntentMessage } from '../../wire/index.ts';
import { DONE, answerOf, type AnswerMessage } from '../guests/answers.ts';
import { positionHash, type Guest, type Guests } from '../guests/guests.ts';
import {
  isAsked,
  nextQuestion,
  questionAt,
  type Asked,
  type BackQuestion,
} from './back-question.ts';
import type { FoldedMatch } from './folded-match.ts';
import type { TableBots } from './table-bots.ts';
import type { TableClock } from './table-clock.ts';

interface IntentsOptions {
  readonly match: FoldedMatch;
  readonly guests: Guests;
  readonly bots: TableBots;
  readonly clock: TableClock;
  /** Whether other processes may have changed the table. */
  readonly shared: boolean;
  readonly report: (error: unknown) => void;
  /** Stores what the clocks have counted. */
  readonly storeClock: () => Promise<void>;
  /** Tells everybody what holds at the table. */
  readonly tellInfo: () => void;
}

/** How often an intent is tried again after another process was quicker. */
const TRIES = 5;

/**
 * Carries out what pages ask for. An intent is checked, its entries and those of chance are appended to the database, then it
 * is acknowledged, then everybody is told.
 */
export class Intents {
  private readonly options: IntentsOptions;

  constructor(options: IntentsOptions) {
    this.options = options;
  }

  /** The answer to an intent, once it is stored. The same intent sent again has the same answer and changes nothing. */
  async answerTo(guest: Guest, { id, on, intent }: IntentMessage): Promise<AnswerMessage> {
    if (guest.held.length === 0) return answerOf(id, problem('seat.watch'));
    const message = { id, on, intent };
    const { match, guests, clock, shared, report } = this.options;
    try {
      // What this process has heard is nearly always what is stored. If it is not, nothing is appended.
      if (shared && intent.type === 'play' && !clock.counts) {
        const answer = await this.attempt(guest, message);
        if (answer?.ok === true) return answer;
      }
      for (let tries = 0; tries < TRIES; tries++) {
        if (shared) await match.readAgain();
        if (!guests.has(guest)) return answerOf(id, problem('far.renewed'));
        const known = await this.known(guest, id);
        const answer = known ?? (await this.attempt(guest, message));
        if (answer !== undefined) return answer;
      }
      return answerOf(id, problem('far.late'));
    } catch (error) {
      report(error);
      return this.answerAfterError(guest, id);
    }
  }

  /** Carries out an intent as the table is known here. Undefined if another process was quicker. */
  private async attempt(
    guest: Guest,
    { id, on, intent }: Pick<IntentMessage, 'id' | 'on' | 'intent'>,
  ): Promise<AnswerMessage | undefined> {
    const { match, clock, bots, storeClock } = this.options;
    const asks = { intent: id, ...asksAs(guest, intent) };
    const { table } = match;
    if (table === undefined) return answerOf(id, problem('far.waiting'));
    // The secret of the dice has been told: the person who went on would know every throw.
    if (table.match.over) return answerOf(id, problem('far.over'));
    if (clock.at(table.match.actor)?.left === 0) await storeClock();
    if (match.stored.late !== null) return answerOf(id, problem('far.time'));
    if (!(await match.settle())) return undefined;
    if (on !== this.positionOf(guest, table)) return answerOf(id, problem('far.late'));
    if (intent.type === 'think') return answerOf(id, bots.askAgain());
    if (isAsked(intent) && match.told === undefined) {
      const why = await this.takeBack(table, guest, intent, asks);
      if (why === 'behind') return undefined;
      return answerOf(id, why === undefined ? DONE : { ok: false, problem: why });
    }
    if (intent.type === 'play' && guest.held.includes(intent.by) && match.told === undefined) {
      const missing = askedToEnd(table.match, table.players, intent, guest.held).filter(
        (seat) => !match.standsIn(seat),
      );
      if (missing.length > 0) return this.askToEnd(intent, missing, asks);
    }
    const known = match.tableFor(guest.held) ?? table;
    const { actor } = known.match;
    // Where seats act at the same time, the page knows the match in an order of its own.
    const atOnce = known !== table;
    const wanted = this.asAllowed(guest, known, intent);
    if (wanted === undefined) return answerOf(id, problem('far.undo'));
    const answer = answerOf(id, known.party(guest.held).submit(wanted as Intent));
    if (!answer.ok) return answer;
    const stored = { ...asks, answer: JSON.stringify(answer) };
    if (atOnce) {
      const action = wanted.type === 'play' ? wanted.action : null;
      const seat = ('by' in wanted ? wanted.by : undefined) ?? actor;
      return (await match.goAhead(seat, action, stored)) === 'stored' ? answer : undefined;
    }
    return (await match.settle(stored)) ? answer : undefined;
  }

  /** Asks the partners whether the match may be ended by this action. */
  private async askToEnd(
    { by, action }: Extract<FarIntent, { type: 'play' }>,
    missing: readonly Seat[],
    asks: Omit<NewAnswer, 'answer'>,
  ): Promise<AnswerMessage> {
    const { match, tellInfo } = this.options;
    const at = match.steps;
    const open = questionAt(match.stored, at);
    if (open?.by === by && open.action === action)
      return answerOf(
        asks.intent,
        problem(open.refused === undefined ? 'far.asked' : 'far.play-on'),
      );
    const question: BackQuestion = { by, length: match.log.entries.length, action, at, missing };
    const answer = answerOf(asks.intent, DONE);
    await match.log.change(
      { question: JSON.stringify(question) },
      { ...asks, answer: JSON.stringify(answer) },
    );
    await match.readAgain();
    tellInfo();
    return answer;
  }

  /**
   * Takes back, or asks those who have seen the move, or answers such a question. `behind`: another process was quicker. A
   * problem says why it cannot be.
   */
  private async takeBack(
    table: Table,
    { held }: Guest,
    intent: Asked,
    asks: Omit<NewAnswer, 'answer'>,
  ): Promise<Problem | 'behind' | undefined> {
    const { match, tellInfo } = this.options;
    const next = nextQuestion(intent, {
      held,
      back: () => takeBack(table.match, table.players, held),
      at: match.steps,
      open: questionAt(match.stored, match.steps),
      standsIn: (other) => match.standsIn(other),
    });
    if (next !== null && 'code' in next) return next;
    const answer = JSON.stringify(answerOf(asks.intent, DONE));
    if (next?.missing.length === 0) {
      if (next.action !== undefined) {
        const played = table.submit({ type: 'play', by: next.by, action: next.action });
        if (!played.ok) return { code: 'far.unasked' };
        return (await match.settle({ ...asks, answer })) ? undefined : 'behind';
      }
      const done = await match.cut(next.length, { ...asks, answer });
      return done === 'behind' ? 'behind' : undefined;
    }
    const question = next === null ? null : JSON.stringify(next);
    await match.log.change({ question }, { ...asks, answer });
    await match.readAgain();
    tellInfo();
    return undefined;
  }

  /** The answer that an intent has had already. */
  private async known(guest: Guest, id: string): Promise<AnswerMessage | undefined> {
    const known = await this.options.match.log.answer(id);
    if (known === undefined) return undefined;
    return guest.held.includes(known.seat)
      ? (JSON.parse(known.answer) as AnswerMessage)
      : answerOf(id, problem('seat.other'));
  }

  /** What could not be stored has not happened. But the connection may have broken after it was stored. */
  private async answerAfterError(guest: Guest, id: string): Promise<AnswerMessage> {
    const { match, report } = this.options;
    match.begin();
    try {
      await match.readAgain();
      const known = await this.known(guest, id);
      if (known !== undefined) return known;
    } catch (error) {
      report(error);
    }
    return answerOf(id, problem('far.storage'));
  }

  /** What names the position that a page sees: where something is hidden, the hash of all would tell of it. */
  private positionOf({ held }: Guest, { match }: Table): number {
    return this.options.match.told?.at(held) ?? positionHash(match);
  }

  /**
   * Where something is hidden, a seat takes back only as long as it is still its turn: else the answer would tell whether the
   * next seat has acted in secret. Where seats act at the same time, its turn is until the round is over: the match is in the
   * order of the page, which holds nothing that others have done in it. Undefined if an intent is against that.
   */
  private asAllowed({ held }: Guest, { match }: Table, intent: FarIntent): FarIntent | undefined {
    if (intent.type !== 'undo' || this.options.match.told === undefined) return intent;
    const { actor, rules } = match;
    const { by = actor } = intent;
    const isTurn = by === actor || rules.turnTo !== undefined;
    return isTurn && held.includes(by) ? { type: 'undo', by } : undefined;
  }
}

/** The seat for which a page asks for this, and the hash of the key by which it holds that seat. */
function asksAs({ held, keys }: Guest, intent: FarIntent): Pick<NewAnswer, 'seat' | 'by'> {
  const wanted = 'by' in intent && intent.by !== undefined ? held.indexOf(intent.by) : 0;
  const at = Math.max(0, wanted);
  return { seat: held[at]!, by: keys[at]! };
}
