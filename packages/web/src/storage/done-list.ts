import { browserStorage, LOCAL, SafeStorage } from './browser-storage.ts';

/** What was done of each game, by name, in this browser only: for example which puzzles were solved. */
export class DoneList {
  private readonly storing: SafeStorage;
  private readonly start: string;
  private readonly most: number;

  /** `start` begins the name under which the list of a game is stored. More than `most` names are damaged data. */
  constructor(start: string, most: number, storage: Storage | undefined = browserStorage(LOCAL)) {
    this.storing = new SafeStorage(storage);
    this.start = start;
    this.most = most;
  }

  /** The names that are stored for a game, in the order in which they were added. */
  of(game: string): readonly string[] {
    const text = this.storing.get(this.start + game) ?? '';
    return [...new Set(text.split(',', this.most).filter((name) => name !== ''))];
  }

  /** Adds names. Returns false if the browser could not store them; then nothing is changed. */
  add(game: string, ...names: readonly string[]): boolean {
    const done = this.of(game);
    const added = [...new Set(names)].filter((name) => !done.includes(name));
    if (added.length === 0) return true;
    return this.storing.put(this.start + game, [...done, ...added].join(',')) === undefined;
  }

  forget(game: string): void {
    this.storing.remove(this.start + game);
  }
}
