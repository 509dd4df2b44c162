import { problem, type Match, type Problem, type Seat } from '@glade/engine';
import type { StoredTable } from '../../storage/index.ts';
import type { ServerMessage, TableInfo } from '../../wire/index.ts';
import { plain } from './answers.ts';
import { Elsewhere } from './elsewhere.ts';
import type { TableLog } from '../table/table-log.ts';
import type { ToldSights } from './told-sights.ts';

/** A page at a table: the seats whose keys it has shown, and how to tell it something. */
export interface Guest {
  readonly held: readonly Seat[];
  /** The hash of the key of each of these seats. */
  readonly keys: readonly string[];
  /** Which of the keys that it has shown are those of no seat, by their places. */
  readonly wrong?: readonly number[] | undefined;
  tell(message: ServerMessage): void;
}

/** A match as it is stored; `told` is set where it hides something. */
export interface Position {
  readonly match: Match;
  readonly thinking: boolean;
  readonly told: ToldSights | undefined;
}

type SightMessage = NonNullable<Extract<ServerMessage, { type: 'welcome' }>['sights']>[number];

/** The pages at a table, and what each of them is told. Nothing of a match reaches a page but through this class. */
export class Guests {
  /** Whose pages are here through other processes. */
  readonly elsewhere = new Elsewhere();
  private readonly pages = new Set<Guest>();

  get size(): number {
    return this.pages.size;
  }

  add(guest: Guest): void {
    this.pages.add(guest);
  }

  remove(guest: Guest): void {
    this.pages.delete(guest);
  }

  has(guest: Guest): boolean {
    return this.pages.has(guest);
  }

  /** The pages that hold a seat by a key which is not that of the seat any more. */
  strangers({ seats }: StoredTable): readonly Guest[] {
    const keyOf = (seat: Seat): string | undefined =>
      seats.find((row) => row.seat === seat)?.key_hash;
    return [...this.pages].filter(({ held, keys }) =>
      held.some((seat, i) => keyOf(seat) !== keys[i]),
    );
  }

  /** Tells everybody this as the last that they hear, and forgets them. */
  dismiss(last: ServerMessage): void {
    const pages = [...this.pages];
    this.pages.clear();
    for (const guest of pages) guest.tell(last);
  }

  /** How many pages are here that hold this seat; those of each other process count as one. */
  pagesAt(seat: Seat): number {
    const own = [...this.pages].filter(({ held }) => held.includes(seat)).length;
    return own + this.elsewhere.processesAt(seat);
  }

  /** Whether a page is here that holds this seat. */
  isHere(seat: Seat): boolean {
    return this.pagesAt(seat) > 0;
  }

  /** The seats whose pages are here through this process, and how many pages watch through it. */
  get own(): { readonly seats: Seat[]; readonly watching: number } {
    const pages = [...this.pages];
    const seats = new Set(pages.flatMap(({ held }) => held));
    return { seats: [...seats], watching: pages.filter(({ held }) => held.length === 0).length };
  }

  /** How many pages only watch. */
  get watching(): number {
    return this.own.watching + this.elsewhere.watching;
  }

  /** Tells a page that has the first `from` steps how it stands. */
  welcome(guest: Guest, info: TableInfo, log: TableLog, now: Position | undefined, from: number) {
    const greeting = {
      type: 'welcome' as const,
      held: [...guest.held],
      ...(guest.wrong === undefined ? {} : { wrong: [...guest.wrong] }),
      table: info,
    };
    if (now?.told !== undefined) {
      const { sights, ...rest } = now.told.all(guest.held);
      const seen = sights as unknown as SightMessage[];
      guest.tell({ ...greeting, from: 0, steps: [], thinking: false, sights: seen, ...rest });
      return;
    }
    const { steps } = log;
    const known = now === undefined ? 0 : Math.min(from, steps.length);
    guest.tell({
      ...greeting,
      from: known,
      steps: steps.slice(known),
      ...(now === undefined ? {} : { hash: positionHash(now.match) }),
      thinking: now?.thinking === true,
    });
  }

  /** The match has begun: tells it to all who may see it. Who waited without a seat may not, if nobody may watch. */
  welcomeAll(info: TableInfo, log: TableLog, now: Position | undefined): void {
    for (const guest of this.pages) {
      if (info.watchable || guest.held.length > 0) {
        this.welcome(guest, info, log, now, 0);
        continue;
      }
      this.pages.delete(guest);
      guest.tell({ type: 'problem', ...plain(problem('far.closed')) });
      guest.tell({ type: 'bye', why: 'gone' });
    }
  }

  /** Tells everybody what is new: the steps from number `from` on, or where something is hidden what each page may know. */
  news(log: TableLog, { match, told }: Position, from: number): void {
    if (told === undefined) {
      this.tellAll({ type: 'news', from, steps: log.steps.slice(from), hash: positionHash(match) });
      return;
    }
    const newsFor = told.goOn(match, log.ahead);
    for (const guest of this.pages) {
      const news = newsFor(guest.held);
      if (news !== undefined) guest.tell(news);
    }
  }

  /** Tells how it stands with a bot. Where something is hidden nothing is told: it would say when and how often the bot acts. */
  bot(told: ToldSights | undefined, thinking: boolean, failed?: Problem): void {
    if (told !== undefined) return;
    const why = failed === undefined ? {} : { failed: plain({ problem: failed }).problem };
    this.tellAll({ type: 'bot', thinking, ...why });
  }

  tellAll(message: ServerMessage): void {
    for (const guest of this.pages) guest.tell(message);
  }

  tellOthers(but: Guest, message: ServerMessage): void {
    for (const guest of this.pages) if (guest !== but) guest.tell(message);
  }
}

/** The hash of a position, for a page that folds the log by itself. */
export const positionHash = ({ rules, state }: Match): number => rules.hash(state);
