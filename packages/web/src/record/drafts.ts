// What people make with the editor of a game, in this browser's storage: one key a draft, written at every change.

/** A draft as it is stored. */
export interface SavedDraft {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** Rises with every write: tells two tabs with the same draft apart. */
  readonly revision: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly changed: number;
}

export type DraftWriting =
  | { readonly ok: true; readonly saved: SavedDraft }
  /** `denied`: no storage at all; `full`: no room left; `moved`: another tab has written or removed it. */
  | { readonly ok: false; readonly why: 'denied' | 'full' | 'moved' };

const PREFIX = 'glade.draft.';
const FORMAT = 1;

export class DraftStore {
  private readonly storage: Storage | undefined;
  private readonly now: () => number;

  constructor(storage: Storage | undefined, now: () => number = Date.now) {
    this.storage = storage;
    this.now = now;
  }

  /** The drafts of a game, the latest first. What cannot be read is a draft too: its whole text, of revision -1. */
  list(game: string): readonly SavedDraft[] {
    return this.keys(game)
      .flatMap((key) => this.read(game, key) ?? [])
      .toSorted((a, b) => b.changed - a.changed);
  }

  read(game: string, key: string): SavedDraft | undefined {
    let text: string | null;
    try {
      text = this.storage?.getItem(nameOf(game, key)) ?? null;
    } catch {
      return undefined;
    }
    if (text === null) return undefined;
    return parse(game, key, text) ?? { key, game, title: '', text, revision: -1, changed: 0 };
  }

  /**
   * Writes a draft. `revision` is the one that was last read or written here, 0 for a new draft: if somebody else has
   * written or removed it since, nothing is changed.
   */
  write(draft: Omit<SavedDraft, 'revision' | 'changed'>, revision: number): DraftWriting {
    const { game, key } = draft;
    if (this.storage === undefined) return { ok: false, why: 'denied' };
    if ((this.read(game, key)?.revision ?? 0) !== revision) return { ok: false, why: 'moved' };
    const saved = { ...draft, revision: revision + 1, changed: this.now() };
    const { title, text, changed } = saved;
    const data = { format: FORMAT, title, text, revision: saved.revision, changed };
    try {
      this.storage.setItem(nameOf(game, key), JSON.stringify(data));
      return { ok: true, saved };
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      return { ok: false, why: isFull ? 'full' : 'denied' };
    }
  }

  remove(game: string, key: string): void {
    try {
      this.storage?.removeItem(nameOf(game, key));
    } catch {
      // Then it stays.
    }
  }

  private keys(game: string): readonly string[] {
    const { storage } = this;
    const start = nameOf(game, '');
    if (storage === undefined) return [];
    try {
      return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length));
    } catch {
      return [];
    }
  }
}

const nameOf = (game: string, key: string): string => `${PREFIX}${game}.${key}`;

function parse(game: string, key: string, stored: string): SavedDraft | undefined {
  let data: unknown;
  try {
    data = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { format, title, text, revision, changed } = data as Record<string, unknown>;
  const readable =
    format === FORMAT &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    Number.isSafeInteger(revision) &&
    typeof changed === 'number';
  return readable ? { key, game, title, text, revision: revision as number, changed } : undefined;
}
