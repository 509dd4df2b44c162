/** Why a text is not stored: the browser stores nothing here, or there is no room left. */
export type NotStored = 'denied' | 'full';

/** What this browser keeps for good. */
export const LOCAL = 'localStorage';
/** What this tab keeps until it is closed; a reload does not clear it. */
export const TAB = 'sessionStorage';

/** A browser's storage without its exceptions. Undefined where the browser gives none. */
export class SafeStorage {
  private readonly storage: Storage | undefined;

  constructor(storage: Storage | undefined) {
    this.storage = storage;
  }

  /** The text under this name; undefined where there is none, or no way to it. */
  get(name: string): string | undefined {
    try {
      return this.storage?.getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores a text, or says why not: then what was there before is still there. */
  put(name: string, text: string): NotStored | undefined {
    if (this.storage === undefined) return 'denied';
    try {
      this.storage.setItem(name, text);
      return undefined;
    } catch (error) {
      // A storage that is empty and full at once is one that is switched off.
      return isFull(error) && this.names('').length > 0 ? 'full' : 'denied';
    }
  }

  /** Why this text could not be stored under this name, if so. What is there stays as it is. */
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
      // Then it stays.
    }
  }

  /** Every name that begins like this. */
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
/** More writings than there will be; what says more is damaged. */
const MOST_ORDER = 1e12;
/** The end of the year 9999: nothing was written later. */
const MOST_TIME = 253_402_300_800_000;

/**
 * Numbers that rise with every writing in this browser, whatever its clock does: what has the highest was written last.
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

  /** No number given from now on is lower than this one. */
  pass(number: number): void {
    this.last = Math.max(this.last, number);
  }
}

/** A time at which something can have been written, in milliseconds since 1970; anything else is none. */
export const timeOf = (found: unknown): number | undefined =>
  typeof found === 'number' && found >= 0 && found < MOST_TIME ? found : undefined;

/** A place in the order of writing; 0 for what was stored before there was one. */
export const orderOf = (found: unknown): number =>
  Number.isInteger(found) && (found as number) > 0 && (found as number) <= MOST_ORDER
    ? (found as number)
    : 0;

/** The latest first; what has no place in the order of writing stands by its date. */
export const byLatest = (
  a: { readonly order: number; readonly changed: number | undefined },
  b: { readonly order: number; readonly changed: number | undefined },
): number => b.order - a.order || (b.changed ?? 0) - (a.changed ?? 0);

/** One of this browser's storages; undefined where it is switched off. */
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
