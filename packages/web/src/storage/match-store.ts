// The matches in this browser's storage. Each match has a key of its own and is written after every entry, so that neither
// a crash nor a second tab can destroy one. What is stored is the record, a text that people can read. A match stays until
// somebody removes it. A match that cannot be stored, or in which nothing has happened yet, is kept by its tab.

import type { Seat } from '@glade/engine';
import { isCount, laidOutOf, type LaidOut } from './laid-out.ts';
import {
  byLatest,
  orderOf,
  WriteOrder,
  SafeStorage,
  timeOf,
  type NotStored,
} from './browser-storage.ts';

/** The last correction, so that it can be taken back: the match before it, of which entry, by whom, and who had to agree. */
export interface StoredCorrection {
  readonly record: string;
  /** The index of the entry. */
  readonly at: number;
  readonly by: Seat;
  readonly asked: readonly Seat[];
}

/** Throws that come again, as `ThrowsToCome` of the table has them, with the record of the match before. */
export interface StoredThrows {
  readonly record: string;
  readonly from: number;
  readonly first: number;
  readonly left: readonly number[];
}

/** A match as it is stored. */
export interface StoredMatch {
  readonly key: string;
  readonly game: string;
  readonly record: string;
  readonly over: boolean;
  /** Whether anything has happened yet. */
  readonly begun: boolean;
  /**
   * For a match whose pieces lie on a real table: what has been carried out there, for each seat, or once where nothing is
   * hidden. Undefined: the board is only on the screen.
   */
  readonly laidOut?: readonly LaidOut[] | undefined;
  /** Set until something else happens after an entry was put right. */
  readonly corrected?: StoredCorrection | undefined;
  /** Throws that were dropped when an entry was put right, and come again by themselves. */
  readonly toCome?: StoredThrows | undefined;
  /** Rises with every write: tells two tabs with the same match apart. */
  readonly revision: number;
  /** Rises over all matches: the one written last has the highest. 0: written before there was an order. */
  readonly order: number;
  /** When it was last written, in milliseconds since 1970: only to be shown, for clocks jump. */
  readonly changed: number | undefined;
  /** Set in a copy of a match as it was before this entry, counted from 1, was put right. */
  readonly before?: number | undefined;
  /** The key of the match of which it is such a copy. */
  readonly copyOf?: string | undefined;
}

/** A match in the list of matches. */
export interface ListedMatch extends StoredMatch {
  /** Whether somebody has marked it, so that it is not removed by mistake. */
  readonly kept: boolean;
  /** False if only this tab has it, because the browser could not store it. */
  readonly stored: boolean;
}

export type WriteResult =
  | { readonly ok: true; readonly saved: StoredMatch }
  /**
   * `denied`: no storage at all; `full`: no room left; then the match stays with this tab. `moved`: another tab went on
   * with this match, and nothing was changed.
   */
  | { readonly ok: false; readonly why: NotStored | 'moved' };

/** What is under a key: a match, nothing, or a text that cannot be read as a match. */
export type ReadResult =
  | { readonly kind: 'match'; readonly saved: StoredMatch }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly text: string };

/** A stored text that cannot be read as a match. People can copy or remove it. */
export interface UnreadableMatch {
  readonly key: string;
  readonly text: string;
}

type MatchToStore = Pick<
  StoredMatch,
  | 'key'
  | 'game'
  | 'record'
  | 'over'
  | 'begun'
  | 'before'
  | 'copyOf'
  | 'laidOut'
  | 'corrected'
  | 'toCome'
>;

interface MatchStoreOptions {
  /** The storage of the tab. Without one, what is not stored lasts as long as the page. */
  readonly tab?: Storage | undefined;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
}

const PREFIX = 'glade.match.';
const KEPT = 'glade.keep.';
const FORMAT = 1;

export class MatchStore {
  private readonly local: SafeStorage;
  private readonly tab: SafeStorage;
  /** Matches that the tab's storage could not take either. */
  private readonly page = new Map<string, string>();
  private readonly order: WriteOrder;
  private ordered = false;
  private readonly now: () => number;

  constructor(storage: Storage | undefined, { tab, now = Date.now }: MatchStoreOptions = {}) {
    this.local = new SafeStorage(storage);
    this.tab = new SafeStorage(tab);
    this.order = new WriteOrder(this.local);
    this.now = now;
  }

  /** A key that no match has. */
  newKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const key = Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
    return this.read(key).kind === 'none' ? key : this.newKey();
  }

  read(key: string): ReadResult {
    this.splitFromStored(key);
    return this.isInTab(key) ? readingOf(key, this.textInTab(key)) : this.stored(key);
  }

  /** Whether this tab has a match that is not stored, or is ahead of what is stored. */
  private isInTab(key: string): boolean {
    const here = readingOf(key, this.textInTab(key));
    return here.kind === 'match' && (here.saved.begun || this.stored(key).kind === 'none');
  }

  /** If this tab could not store a match, and another tab has stored it since, makes this tab's match one of its own. */
  private splitFromStored(key: string): void {
    const [here, stored] = [readingOf(key, this.textInTab(key)), this.stored(key)];
    if (here.kind !== 'match' || stored.kind !== 'match') return;
    if (stored.saved.revision <= here.saved.revision) return;
    this.leaveTab(key);
    if (here.saved.begun && here.saved.record !== stored.saved.record)
      this.keepInTab({ ...here.saved, key: this.newKey(), revision: 0 });
  }

  /** What every tab sees under a key. */
  stored(key: string): ReadResult {
    return readingOf(key, this.local.get(PREFIX + key));
  }

  /**
   * Writes a match. `revision` is the one that was last read or stored here, 0 for a new match. If another tab has written
   * the match since, nothing is changed. If the browser cannot store it, this tab keeps it. No other match is changed.
   */
  write(match: MatchToStore, revision: number): WriteResult {
    const there = this.stored(match.key);
    const ours = there.kind === 'match' && there.saved.revision === revision;
    if (there.kind !== 'none' && !ours) return { ok: false, why: 'moved' };
    if (!match.begun && there.kind === 'none') return this.keepNew(match);
    const saved = {
      ...match,
      before: match.before ?? (there.kind === 'match' ? there.saved.before : undefined),
      copyOf: match.copyOf ?? (there.kind === 'match' ? there.saved.copyOf : undefined),
      revision: revision + 1,
      order: this.nextOrder(),
      changed: this.now(),
    };
    const why = this.local.put(PREFIX + match.key, textOf(saved));
    if (why === undefined) {
      this.leaveTab(match.key);
      return { ok: true, saved };
    }
    this.keepInTab({ ...saved, revision });
    return { ok: false, why };
  }

  /**
   * Stores a match under a new key. If the browser cannot store it, says why; then nothing is kept, not even by this tab,
   * and no other match is touched.
   */
  writeCopy(match: Omit<MatchToStore, 'key'>): NotStored | undefined {
    const key = this.newKey();
    const saved = { ...match, key, revision: 1, order: this.nextOrder(), changed: this.now() };
    return this.local.put(PREFIX + key, textOf(saved));
  }

  /**
   * Stores a match from elsewhere with its date, under its own key if that is free. It comes after all matches of this browser
   * in the list. If the browser cannot store it, says why, and nothing is kept.
   */
  take(match: StoredMatch, kept: boolean): NotStored | undefined {
    const key = this.read(match.key).kind === 'none' ? match.key : this.newKey();
    const why = this.local.put(PREFIX + key, textOf({ ...match, key, revision: 1, order: 0 }));
    if (why === undefined && kept) this.keep(key, true);
    return why;
  }

  /** Lets the tab keep a match in which nothing has happened, and says whether it could be stored. */
  private keepNew(match: MatchToStore): WriteResult {
    const saved = { ...match, revision: 0, order: this.nextOrder(), changed: this.now() };
    this.keepInTab(saved);
    const why = this.local.refuses(PREFIX + match.key, textOf(saved));
    return why === undefined ? { ok: true, saved } : { ok: false, why };
  }

  /** Every readable match in which something has happened, the latest first. */
  list(game?: string): readonly ListedMatch[] {
    for (const key of this.keys()) this.splitFromStored(key);
    return this.keys()
      .flatMap((key) => {
        const reading = this.read(key);
        if (reading.kind !== 'match') return [];
        const { saved } = reading;
        const stored = !this.isInTab(key);
        if (!stored && !saved.begun) return [];
        return [{ ...saved, stored, kept: this.local.get(KEPT + key) !== undefined }];
      })
      .filter((listed) => game === undefined || listed.game === game)
      .toSorted(byLatest);
  }

  /**
   * The matches going on, the latest first. Copies from before a correction come after all matches, so that nobody goes on in
   * one by mistake; where the match itself is over, its copies do not go on either.
   */
  goingOn(game?: string): readonly ListedMatch[] {
    const all = this.list(game);
    const ended = new Set(all.filter(({ over }) => over).map(({ key }) => key));
    return all
      .filter(({ over, begun, copyOf = '' }) => begun && !over && !ended.has(copyOf))
      .toSorted((a, b) => Number(a.before !== undefined) - Number(b.before !== undefined));
  }

  /** The copies of a match from before its entries were put right, the latest first. */
  copiesOf(key: string): readonly ListedMatch[] {
    return this.list().filter(({ copyOf }) => copyOf === key);
  }

  /** Every stored text that cannot be read as a match. */
  broken(): readonly UnreadableMatch[] {
    return this.keys().flatMap((key) => {
      const reading = this.read(key);
      return reading.kind === 'broken' ? [{ key, text: reading.text }] : [];
    });
  }

  /** Marks a match so that it is not removed by mistake, or takes the mark away. Returns why it could not. */
  keep(key: string, kept: boolean): NotStored | undefined {
    if (kept) return this.local.put(KEPT + key, '1');
    this.local.remove(KEPT + key);
    return undefined;
  }

  /** Removes matches, only when somebody asks for it. Then stores the matches that had no room, if there is some now. */
  remove(...keys: readonly string[]): void {
    for (const key of keys) {
      this.local.remove(PREFIX + key);
      this.local.remove(KEPT + key);
      this.leaveTab(key);
    }
    for (const waiting of this.list().filter(({ stored }) => !stored))
      this.write(waiting, waiting.revision);
  }

  /** Calls `changed` when another tab has written or removed this match, or cleared the storage. */
  watch(key: string, changed: () => void): () => void {
    const hear = (event: StorageEvent): void => {
      if (event.key === PREFIX + key || event.key === null) changed();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }

  private nextOrder(): number {
    // If the number was cleared, the matches still tell how high it was.
    if (!this.ordered) this.order.pass(this.list()[0]?.order ?? 0);
    this.ordered = true;
    return this.order.next();
  }

  private textInTab(key: string): string | undefined {
    return this.page.get(PREFIX + key) ?? this.tab.get(PREFIX + key);
  }

  private keepInTab(saved: StoredMatch): void {
    const text = textOf(saved);
    this.leaveTab(saved.key);
    if (this.tab.put(PREFIX + saved.key, text) !== undefined)
      this.page.set(PREFIX + saved.key, text);
  }

  private leaveTab(key: string): void {
    this.page.delete(PREFIX + key);
    this.tab.remove(PREFIX + key);
  }

  private keys(): readonly string[] {
    const names = [...this.page.keys(), ...this.tab.names(PREFIX), ...this.local.names(PREFIX)];
    return [...new Set(names)].map((name) => name.slice(PREFIX.length));
  }
}

/** A match as the text that is stored: `parseStored` reads it. */
export function textOf(saved: StoredMatch): string {
  const { game, record, over, begun, revision, order, changed } = saved;
  const { before, copyOf, laidOut, corrected, toCome } = saved;
  const known = { format: FORMAT, game, record, over, begun, revision, order, changed };
  return JSON.stringify({ ...known, before, copyOf, laidOut, corrected, toCome });
}

function readingOf(key: string, text: string | undefined): ReadResult {
  if (text === undefined) return { kind: 'none' };
  const saved = parseStored(key, text);
  return saved === undefined ? { kind: 'broken', text } : { kind: 'match', saved };
}

/** Reads a stored match; undefined if it cannot be read. A damaged date or number in the order does not matter. */
export function parseStored(key: string, text: string): StoredMatch | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { format, game, record, over, begun, revision, order, changed, ...more } = data as Record<
    string,
    unknown
  >;
  const readable =
    format === FORMAT &&
    typeof game === 'string' &&
    typeof record === 'string' &&
    typeof over === 'boolean' &&
    typeof begun === 'boolean' &&
    Number.isSafeInteger(revision);
  if (!readable) return undefined;
  const known = { key, game, record, over, begun, revision: revision as number };
  return {
    ...known,
    order: orderOf(order),
    changed: timeOf(changed),
    ...(Number.isSafeInteger(more['before']) ? { before: more['before'] as number } : {}),
    ...(typeof more['copyOf'] === 'string' ? { copyOf: more['copyOf'] } : {}),
    laidOut: laidOutOf(more['laidOut']),
    corrected: correctionOf(more['corrected']),
    toCome: throwsOf(more['toCome']),
  };
}

/** Damaged ones do not matter: people enter these throws again. */
function throwsOf(found: unknown): StoredThrows | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { record, from, first, left } = found as Record<string, unknown>;
  const readable =
    typeof record === 'string' &&
    isCount(from) &&
    isCount(first) &&
    Array.isArray(left) &&
    left.every(isCount);
  return readable ? { record, from, first, left } : undefined;
}

/** A damaged one does not matter: then the correction stays. */
function correctionOf(found: unknown): StoredCorrection | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { record, at, by, asked } = found as Record<string, unknown>;
  const readable =
    typeof record === 'string' &&
    isCount(at) &&
    isCount(by) &&
    Array.isArray(asked) &&
    asked.every(isCount);
  return readable ? { record, at, by, asked } : undefined;
}
