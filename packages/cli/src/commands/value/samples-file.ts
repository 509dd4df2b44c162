import { parseOptions, short, type KnownBounds, type WholeGame } from '@glade/engine';
import { MAX_GAMES } from '../../arguments/defaults.ts';
import { requireWritable, writeText } from '../../arguments/files.ts';
import { UserError } from '../../arguments/user-error.ts';
import { areNumbers, keptText, readKept } from './kept-file.ts';

const PROBLEMS = { nothing: 'cli.value.samples', ofOther: 'cli.value.samplesOfOther' };

type Drawn = Pick<KnownBounds, 'games' | 'seed'>;

/** A file of samples of one game, such as the one that comes with it. */
export class SamplesFile {
  readonly #file: string;
  readonly #game: WholeGame;
  #samples: readonly KnownBounds[];

  /** Refuses at once what cannot be written, or holds something else. */
  constructor(name: string, game: WholeGame) {
    this.#file = requireWritable(name);
    this.#game = game;
    this.#samples = this.#read();
  }

  get samples(): readonly KnownBounds[] {
    return this.#samples;
  }

  /**
   * Refuses samples in whose place others are that would be lost: of another seed, or of more matches. `isOf` says which are of the
   * same aim and rules.
   */
  requireRoom({ games, seed }: Drawn, isOf: (each: KnownBounds) => boolean): void {
    const held = this.#samples.find(
      (each) => isOf(each) && (each.seed !== seed || each.games > games),
    );
    if (held !== undefined)
      throw new UserError('cli.value.samplesKept', {
        file: short(this.#file),
        games: held.games,
        least: String(held.games),
        seed: short(held.seed),
      });
  }

  /** Keeps samples, in the place of those of the same aim, rules and seed with no more matches. */
  keep(found: KnownBounds, isOf: (each: KnownBounds) => boolean): void {
    this.requireRoom(found, isOf);
    this.#samples = [...this.#samples.filter((each) => !isOf(each)), found];
    const { id, version } = this.#game;
    const lines = this.#samples.map((each) => JSON.stringify(each));
    writeText(this.#file, keptText({ game: id, version }, 'samples', ['[', ']'], lines));
  }

  #read(): readonly KnownBounds[] {
    const kept = readKept(this.#file, this.#game, PROBLEMS);
    if (kept === undefined) return [];
    const { samples } = kept;
    if (!Array.isArray(samples) || !samples.every((each) => this.#fits(each)))
      throw new UserError(PROBLEMS.nothing, { file: short(this.#file) });
    return samples as readonly KnownBounds[];
  }

  /** Whether this is what `keep` writes. */
  #fits(each: unknown): boolean {
    const { aim, options, games, seed, sums } = (each ?? {}) as Partial<KnownBounds>;
    return (
      typeof aim === 'string' &&
      typeof seed === 'string' &&
      isCount(games) &&
      areNumbers(sums, 4) &&
      options !== undefined &&
      parseOptions(this.#game.options, options).ok
    );
  }
}

const isCount = (games: number | undefined): boolean =>
  Number.isInteger(games) && games! >= 2 && games! <= MAX_GAMES;
