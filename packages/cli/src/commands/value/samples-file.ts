import { existsSync } from 'node:fs';
import {
  parseOptions,
  short,
  type BoundSums,
  type KnownBounds,
  type WholeGame,
} from '@glade/engine';
import { MAX_GAMES } from '../../arguments/defaults.ts';
import { readSmallFile, requireWritable, writeText } from '../../arguments/files.ts';
import { UserError } from '../../arguments/user-error.ts';

/** A file of samples of one game, such as the one that comes with it. */
export class SamplesFile {
  readonly #file: string;
  readonly #game: WholeGame;
  #samples: readonly KnownBounds[];

  /** Refuses at once what cannot be written, or holds something else. */
  constructor(name: string, game: WholeGame) {
    this.#file = requireWritable(name);
    this.#game = game;
    this.#samples = existsSync(name) ? this.#read() : [];
  }

  get samples(): readonly KnownBounds[] {
    return this.#samples;
  }

  /** Keeps samples instead of others that `replaces` names. */
  keep(found: KnownBounds, replaces: (each: KnownBounds) => boolean): void {
    this.#samples = [...this.#samples.filter((each) => !replaces(each)), found];
    const { id, version } = this.#game;
    const head = JSON.stringify({ game: id, version }, undefined, 2).slice(0, -2);
    const lines = this.#samples.map((each) => `    ${JSON.stringify(each)}`);
    writeText(this.#file, `${head},\n  "samples": [\n${lines.join(',\n')}\n  ]\n}\n`);
  }

  #read(): readonly KnownBounds[] {
    const text = readSmallFile(this.#file);
    if (text.trim() === '') return [];
    const { game, version, samples } = this.#parsed(text);
    if (
      typeof game !== 'string' ||
      !Array.isArray(samples) ||
      !samples.every((each) => this.#fits(each))
    )
      throw new UserError('cli.value.samples', { file: short(this.#file) });
    if (game !== this.#game.id || version !== this.#game.version)
      throw new UserError('cli.value.samplesOfOther', { file: short(this.#file) });
    return samples as readonly KnownBounds[];
  }

  #parsed(text: string): Readonly<Record<string, unknown>> {
    try {
      return (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>;
    } catch {
      throw new UserError('cli.value.samples', { file: short(this.#file) });
    }
  }

  /** Whether this is what `keep` writes. */
  #fits(each: unknown): boolean {
    const { aim, options, games, seed, sums } = (each ?? {}) as Partial<KnownBounds>;
    return (
      typeof aim === 'string' &&
      typeof seed === 'string' &&
      isCount(games) &&
      areSums(sums) &&
      options !== undefined &&
      parseOptions(this.#game.options, options).ok
    );
  }
}

const isCount = (games: number | undefined): boolean =>
  Number.isInteger(games) && games! >= 2 && games! <= MAX_GAMES;

const areSums = (sums: BoundSums | undefined): boolean =>
  Array.isArray(sums) && sums.length === 4 && sums.every((each) => Number.isFinite(each));
