import { MatchStore } from '../src/storage/match-store.ts';

/** A storage in memory that can be full, forbidden or foreign. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly items = new Map<string, string>();
  room = Infinity;
  forbidden = false;
  /** What is thrown where there is no room. */
  fault = 'QuotaExceededError';

  get length(): number {
    this.guard();
    return this.items.size;
  }
  key(index: number): string | null {
    this.guard();
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    this.guard();
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.guard();
    const others = [...this.items].filter(([name]) => name !== key);
    const used = others.reduce((sum, [, text]) => sum + text.length, 0);
    if (used + value.length > this.room) throw new DOMException('full', this.fault);
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.guard();
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
  private guard(): void {
    if (this.forbidden) throw new DOMException('no', 'SecurityError');
  }
}

/** A store that is told by hand when another tab has written. */
export class LonelyStore extends MatchStore {
  hear: () => void = () => {};
  override watch(_: string, changed: () => void): () => void {
    this.hear = changed;
    return () => {};
  }
}
