import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { NotStored } from '../../storage/browser-storage.ts';
import type { MatchStore, StoredMatch } from '../../storage/match-store.ts';

/** Why a match is not stored: no storage, no room, or `moved`: another tab has gone on with it. */
export type UnsavedReason = NotStored | 'moved';

/** What becomes of a match when people leave it. `new`: nothing has happened in it, so it is not stored. `removed`: another tab has removed it. */
export type WhenLeft = 'new' | 'saved' | 'moved' | 'removed' | 'unsaved';

/** What a session needs of a store of matches. */
export type SessionStore = Pick<
  MatchStore,
  'newKey' | 'stored' | 'watch' | 'write' | 'writeCopy' | 'copiesOf'
>;

/** A match as it is now, to be stored. */
export type MatchNow = Pick<
  StoredMatch,
  'key' | 'game' | 'record' | 'over' | 'begun' | 'laidOut' | 'corrected' | 'toCome'
>;

interface SavedMatchOptions {
  readonly store: SessionStore;
  readonly key: string;
  readonly revision: number;
  /** The record of the match as it is at first. */
  readonly record: string;
  readonly now: () => MatchNow;
  /** Does something a moment later, before the page can go, and returns what takes that back. Without it, at once. */
  readonly later?: ((work: () => void) => () => void) | undefined;
}

/** The copy of a match in the browser's storage, which other tabs may change, too. */
export class SavedMatch {
  readonly key: ReadonlySignal<string>;
  /** Why the match is not stored; undefined if it is. */
  readonly unsaved: ReadonlySignal<UnsavedReason | undefined>;
  /** True once somebody has gone on with a match that another tab had removed: it is stored again. */
  readonly again = signal(false);
  private readonly options: SavedMatchOptions;
  private readonly keyNow: Signal<string>;
  private readonly unsavedNow = signal<UnsavedReason | undefined>(undefined);
  private revision: number;
  /** The record that was stored last. */
  private storedRecord: string;
  /** The record as it was when it was to be stored last, whether it could be or not. */
  private lastRecord: string;
  private unwatch: () => void;
  /** Set while the match is to be stored a moment later: what takes that back. */
  private waits: (() => void) | undefined;
  /** If another tab has gone on with it by then, the match gets a key of its own. */
  private parts = false;

  constructor(options: SavedMatchOptions) {
    this.options = options;
    const { store, key, revision, record } = options;
    this.keyNow = signal(key);
    this.key = this.keyNow;
    this.unsaved = this.unsavedNow;
    this.revision = revision;
    this.storedRecord = record;
    this.lastRecord = record;
    this.unwatch = store.watch(key, () => this.noticeOtherTab());
  }

  /** The record as it was when it was to be stored last. */
  get record(): string {
    return this.lastRecord;
  }

  /** Stores the match a moment later: to write it takes time, and the picture of what was done comes first. */
  saveSoon(): void {
    const { later } = this.options;
    if (later === undefined) return this.save();
    this.waits ??= later(() => this.saveWaiting());
  }

  /** Stores what is to be stored, if anything is. */
  private saveWaiting(): void {
    if (this.waits === undefined) return;
    const { parts } = this;
    this.save();
    if (parts) this.partFromOtherTab();
  }

  /** Stores the match as it is now, unless another tab has gone on with it. */
  save(): void {
    this.waits?.();
    this.waits = undefined;
    this.parts = false;
    const now = this.options.now();
    this.lastRecord = now.record;
    if (this.unsavedNow.peek() === 'moved') return;
    const { store } = this.options;
    const gone = this.revision > 0 && store.stored(now.key).kind === 'none';
    const written = store.write(now, this.revision);
    if (written.ok) {
      if (gone && now.begun) this.again.value = true;
      this.revision = written.saved.revision;
      this.storedRecord = now.record;
    }
    this.unsavedNow.value = written.ok ? undefined : written.why;
  }

  /** If another tab has gone on with the match, stores this one under a new key. */
  partFromOtherTab(): void {
    if (this.waits !== undefined) {
      this.parts = true;
      return;
    }
    if (this.unsavedNow.peek() !== 'moved') return;
    const { store } = this.options;
    this.unwatch();
    this.keyNow.value = store.newKey();
    this.revision = 0;
    this.again.value = false;
    this.unwatch = store.watch(this.keyNow.peek(), () => this.noticeOtherTab());
    this.unsavedNow.value = undefined;
    this.save();
  }

  /** What becomes of the match if people leave it now. */
  get whenLeft(): WhenLeft {
    this.saveWaiting();
    const why = this.unsavedNow.peek();
    const there = this.options.store.stored(this.keyNow.peek()).kind !== 'none';
    if (there) return why === 'moved' ? 'moved' : why === undefined ? 'saved' : 'unsaved';
    if (!this.options.now().begun) return 'new';
    return why === undefined || why === 'moved' ? 'removed' : 'unsaved';
  }

  /** Notices other tabs no more. The match stays stored. */
  dispose(): void {
    this.saveWaiting();
    this.unwatch();
  }

  private noticeOtherTab(): void {
    const reading = this.options.store.stored(this.keyNow.peek());
    if (reading.kind === 'none') return;
    const { revision, record } =
      reading.kind === 'match' ? reading.saved : { revision: Infinity, record: '' };
    const ours = revision === this.revision && record === this.storedRecord;
    if (revision >= this.revision && !ours) this.unsavedNow.value = 'moved';
  }
}
