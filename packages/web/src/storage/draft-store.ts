// The drafts of games' editors in this browser's storage. Each draft has a key of its own and is written at every change.

import {
  byLatest,
  orderOf,
  WriteOrder,
  SafeStorage,
  timeOf,
  type NotStored,
} from './browser-storage.ts';

/** A draft as it is stored. */
export interface StoredDraft {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** Rises with every write: tells two tabs with the same draft apart. */
  readonly revision: number;
  /** Rises over all drafts: the one written last has the highest. 0: written before there was an order. */
  readonly order: number;
  /** When it was last written, in milliseconds since 1970. Only to be shown, for clocks jump. */
  readonly changed: number | undefined;
}

export type DraftWriteResult =
  | { readonly ok: true; readonly saved: StoredDraft }
  /** `denied`: no storage at all; `full`: no room left; `moved`: another tab has written or removed it. */
  | { readonly ok: false; readonly why: NotStored | 'moved' };

const PREFIX = 'glade.draft.';
const FORMAT = 1;

export class DraftStore {
  private readonly storing: SafeStorage;
  private readonly order: WriteOrder;
  private readonly now: () => number;

  constructor(storage: Storage | undefined, now: () => number = Date.now) {
    this.storing = new SafeStorage(storage);
    this.order = new WriteOrder(this.storing);
    this.now = now;
  }

  /** The drafts of a game, the latest first. An entry that cannot be read is a draft with its whole text and revision -1. */
  list(game: string): readonly StoredDraft[] {
    const start = nameOf(game, '');
    return this.storing
      .names(start)
      .flatMap((name) => this.read(game, name.slice(start.length)) ?? [])
      .toSorted(byLatest);
  }

  read(game: string, key: string): StoredDraft | undefined {
    const text = this.storing.get(nameOf(game, key));
    if (text === undefined) return undefined;
    const unread = { key, game, title: '', text, revision: -1, order: 0, changed: undefined };
    return parse(game, key, text) ?? unread;
  }

  /**
   * Writes a draft. `revision` is the one that was last read or written here, 0 for a new draft. If another tab has written
   * or removed the draft since, nothing is changed.
   */
  write(
    draft: Omit<StoredDraft, 'revision' | 'order' | 'changed'>,
    revision: number,
  ): DraftWriteResult {
    const { game, key } = draft;
    if ((this.read(game, key)?.revision ?? 0) !== revision) return { ok: false, why: 'moved' };
    this.order.pass(this.list(game)[0]?.order ?? 0);
    const order = this.order.next();
    const saved = { ...draft, revision: revision + 1, order, changed: this.now() };
    const { title, text, changed } = saved;
    const data = { format: FORMAT, title, text, revision: saved.revision, order, changed };
    const why = this.storing.put(nameOf(game, key), JSON.stringify(data));
    return why === undefined ? { ok: true, saved } : { ok: false, why };
  }

  remove(game: string, key: string): void {
    this.storing.remove(nameOf(game, key));
  }
}

const nameOf = (game: string, key: string): string => `${PREFIX}${game}.${key}`;

function parse(game: string, key: string, stored: string): StoredDraft | undefined {
  let data: unknown;
  try {
    data = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { format, title, text, revision, order, changed } = data as Record<string, unknown>;
  const readable =
    format === FORMAT &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    Number.isSafeInteger(revision);
  if (!readable) return undefined;
  const known = { key, game, title, text, revision: revision as number };
  return { ...known, order: orderOf(order), changed: timeOf(changed) };
}
