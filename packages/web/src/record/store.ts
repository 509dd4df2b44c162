// Matches in this browser's storage: one key a match, written after every entry, so that neither a crash nor a second
// tab can destroy one. What is stored is the record, a text that people can read.

/** A match as it is stored. */
export interface Saved {
  readonly key: string;
  readonly game: string;
  readonly record: string;
  readonly over: boolean;
  /** Whether anything has happened yet. */
  readonly begun: boolean;
  /** Rises with every write: tells two tabs with the same match apart. */
  readonly revision: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly changed: number;
}

export type Writing =
  | { readonly ok: true; readonly saved: Saved }
  /** `denied`: no storage at all; `full`: no room left; `moved`: another tab went on with this match. */
  | { readonly ok: false; readonly why: 'denied' | 'full' | 'moved' };

/** What is under a key: a match, nothing, or something that cannot be read any more but can be kept. */
export type Reading =
  | { readonly kind: 'match'; readonly saved: Saved }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly text: string };

const PREFIX = 'glade.match.';
const FORMAT = 1;
/** Finished matches beyond these are forgotten, oldest first. Those in progress are never forgotten by themselves. */
const KEPT = 24;

export class MatchStore {
  private readonly storage: Storage | undefined;
  private readonly now: () => number;

  constructor(storage: Storage | undefined, now: () => number = Date.now) {
    this.storage = storage;
    this.now = now;
  }

  /** A key that no match has. */
  newKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
  }

  read(key: string): Reading {
    let text: string | null;
    try {
      text = this.storage?.getItem(PREFIX + key) ?? null;
    } catch {
      return { kind: 'none' };
    }
    if (text === null) return { kind: 'none' };
    const saved = parseSaved(key, text);
    return saved === undefined ? { kind: 'broken', text } : { kind: 'match', saved };
  }

  /**
   * Writes a match. `revision` is the one that was last read or written here (0 for a new match): if somebody else
   * has written since, nothing is changed.
   */
  write(match: Omit<Saved, 'revision' | 'changed'>, revision: number): Writing {
    if (this.storage === undefined) return { ok: false, why: 'denied' };
    const there = this.read(match.key);
    if (there.kind === 'match' && there.saved.revision !== revision) {
      return { ok: false, why: 'moved' };
    }
    const saved = { ...match, revision: revision + 1, changed: this.now() };
    const text = JSON.stringify({ format: FORMAT, ...saved, key: undefined });
    if (this.put(match.key, text)) return { ok: true, saved };
    // Finished matches make room for the one being played.
    for (const old of this.list().filter(({ over }) => over)) {
      this.remove(old.key);
      if (this.put(match.key, text)) return { ok: true, saved };
    }
    return { ok: false, why: 'full' };
  }

  /** Every readable match, the latest first. */
  list(game?: string): readonly Saved[] {
    return this.keys()
      .map((key) => this.read(key))
      .flatMap((reading) => (reading.kind === 'match' ? [reading.saved] : []))
      .filter((saved) => game === undefined || saved.game === game)
      .toSorted((a, b) => b.changed - a.changed);
  }

  /** What cannot be read any more, to be exported or thrown away. */
  broken(): readonly { readonly key: string; readonly text: string }[] {
    return this.keys().flatMap((key) => {
      const reading = this.read(key);
      return reading.kind === 'broken' ? [{ key, text: reading.text }] : [];
    });
  }

  remove(key: string): void {
    try {
      this.storage?.removeItem(PREFIX + key);
    } catch {
      // Then it stays.
    }
  }

  /** Forgets the oldest finished matches, and those in which nothing has happened. */
  tidy(): void {
    const all = this.list();
    const idle = all.filter(({ begun, over }) => !begun && !over);
    const old = all.filter(({ over }) => over).slice(KEPT);
    for (const { key } of [...idle, ...old]) this.remove(key);
  }

  /** Calls back when another tab has written or removed this match. */
  watch(key: string, changed: () => void): () => void {
    const hear = (event: StorageEvent): void => {
      if (event.key === PREFIX + key) changed();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }

  private put(key: string, text: string): boolean {
    try {
      this.storage?.setItem(PREFIX + key, text);
      return true;
    } catch {
      return false;
    }
  }

  private keys(): readonly string[] {
    const { storage } = this;
    if (storage === undefined) return [];
    try {
      return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  }
}

function parseSaved(key: string, text: string): Saved | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { format, game, record, over, begun, revision, changed } = data as Record<string, unknown>;
  const readable =
    format === FORMAT &&
    typeof game === 'string' &&
    typeof record === 'string' &&
    typeof over === 'boolean' &&
    typeof begun === 'boolean' &&
    Number.isSafeInteger(revision) &&
    typeof changed === 'number';
  return readable
    ? { key, game, record, over, begun, revision: revision as number, changed }
    : undefined;
}

/** This browser's storage; undefined where it is switched off. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
