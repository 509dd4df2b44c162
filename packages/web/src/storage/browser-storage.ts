/** Why a text is not stored: `denied`, the browser stores nothing here; `full`, there is no room left. */
export type NotStored = 'denied' | 'full';

/** The storage that a browser keeps. */
export const LOCAL = 'localStorage';
/** The storage that a tab keeps until it is closed. A reload does not clear it. */
export const TAB = 'sessionStorage';

/** A browser's storage that throws no exceptions. It may also stand for no storage at all. */
export class SafeStorage {
  private readonly storage: Storage | undefined;

  constructor(storage: Storage | undefined) {
    this.storage = storage;
  }

  /** The text under this name; undefined if there is none or it cannot be read. */
  get(name: string): string | undefined {
    try {
      return this.storage?.getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores a text. If that is not possible, says why, and keeps what was there before. */
  put(name: string, text: string): NotStored | undefined {
    if (this.storage === undefined) return 'denied';
    try {
      this.storage.setItem(name, text);
      return undefined;
    } catch (error) {
      // A storage that is full though it is empty is switched off.
      return isFull(error) && this.names('').length > 0 ? 'full' : 'denied';
    }
  }

  /** Why this text could not be stored under a new name; undefined if it could. Nothing is changed. */
  refuses(name: string, text: string): NotStored | undefined {
    const before = this.get(name);
    if (before !== undefined) return undefined;
    const why = this.put(name, text);
    if (why === undefined) this.remove(name);
    return why;
  }

  remove(name: string): void {
    try {
      this.storage?.removeItem(name);
    } catch {
      // It cannot be removed, so it stays.
    }
  }

  /** All names that begin with `start`. */
  names(start: string): readonly string[] {
    const { storage } = this;
    if (storage === undefined) return [];
    try {
      return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((name) =>
        name.startsWith(start),
      );
    } catch {
      return [];
    }
  }
}

const ORDER = 'glade.order';
/** A greater number in the order of writing is damaged data. */
const MOST_ORDER = 1e12;
/** The end of the year 9999, in milliseconds since 1970. A later time is damaged data. */
const MOST_TIME = 253_402_300_800_000;

/**
 * Numbers the writings in this browser, because its clock may jump: what has the highest number was written last.
 */
export class WriteOrder {
  private readonly storing: SafeStorage;
  private last = 0;

  constructor(storing: SafeStorage) {
    this.storing = storing;
  }

  next(): number {
    this.last = Math.max(this.last, orderOf(Number(this.storing.get(ORDER)))) + 1;
    this.storing.put(ORDER, String(this.last));
    return this.last;
  }

  /** Makes sure that all later numbers are higher than this one. */
  pass(number: number): void {
    this.last = Math.max(this.last, number);
  }
}

/** A stored time in milliseconds since 1970; undefined if it is damaged. */
export const timeOf = (found: unknown): number | undefined =>
  typeof found === 'number' && found >= 0 && found < MOST_TIME ? found : undefined;

/** A stored number in the order of writing; 0 if there is none or it is damaged. */
export const orderOf = (found: unknown): number =>
  Number.isInteger(found) && (found as number) > 0 && (found as number) <= MOST_ORDER
    ? (found as number)
    : 0;

/** Sorts the latest first: by the order of writing, and what has no number by its date. */
export const byLatest = (
  a: { readonly order: number; readonly changed: number | undefined },
  b: { readonly order: number; readonly changed: number | undefined },
): number => b.order - a.order || (b.changed ?? 0) - (a.changed ?? 0);

/** One of this browser's storages; undefined if it is switched off. */
export function browserStorage(which: typeof LOCAL | typeof TAB): Storage | undefined {
  try {
    return globalThis[which];
  } catch {
    return undefined;
  }
}

/** Firefox has its own name for a full storage. */
function isFull(error: unknown): boolean {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
