import type { Game } from '@glade/engine';
import type { Tested } from '../questions/compare.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { Names } from '../text/option-names.ts';
import type { Part, Sheet } from './sheet.ts';
import type { Asked } from '../questions/answer-header.ts';
import { codeWords, nameOf, type Say } from '../text/say.ts';
import { Numbers } from '../text/numbers.ts';

/** At 5 %, after the correction for everything that was asked at once. */
const SURE = 0.05;

export const sure = ({ adjusted }: Tested): boolean => adjusted < SURE;

/** Of several differences the one that is farthest from none. */
export const greatest = (differences: readonly Tested[]): number =>
  differences.reduce(
    (best, { value }, i) => (Math.abs(value) > Math.abs(differences[best]!.value) ? i : best),
    0,
  );

/** What all sheets are written with. */
export class Writer {
  readonly say: Say;
  readonly numbers: Numbers;
  readonly names: Names;

  constructor(say: Say, game?: Game) {
    this.say = say;
    this.numbers = new Numbers(say.language);
    this.names = new Names(say, game);
  }

  sheet(
    key: string,
    { game, games, bots, seed, version, code }: Asked,
    command: string,
    parts: readonly Part[],
  ): Sheet {
    const { say } = this;
    const played = { games, bots: this.list([...new Set(bots)]), seed, version };
    return {
      title: say(`${key}.title`, { game: nameOf(say, game) }),
      lead: [say('lab.asked', played), ...codeWords(say, code)].join(' '),
      parts,
      command,
    };
  }

  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.say.language).format(names);
  }

  readonly percent = (share: number): string => this.numbers.percent(share);
  readonly of = (value: number): string => this.numbers.of(value);
  /** A difference of shares in percentage points, without the unit. */
  readonly points = (value: number): string => this.numbers.points(value);

  range({ low, high }: Pick<Estimate, 'low' | 'high'>, as = this.percent): string {
    return this.say('lab.range.of', { low: as(low), high: as(high) });
  }

  /** From one signed number to another. */
  span({ low, high }: Pick<Estimate, 'low' | 'high'>): string {
    return `${this.points(low)} … ${this.points(high)}`;
  }

  /** The corrected p-value, with a star where the difference is sure. */
  p({ adjusted }: Tested): string {
    return this.numbers.p(adjusted);
  }

  /** Whose share changes: a team's of matches won, a seat's of the points. */
  whose(sides: number, side: number): string {
    return sides === 1
      ? this.say('lab.whose.team')
      : this.say('lab.whose.seat', { seat: side + 1 });
  }

  side(sides: number, side: number): string | undefined {
    return sides === 1 ? undefined : this.say('lab.side', { seat: side + 1 });
  }

  /** Says that the seats were swapped, if they were. */
  rotated({ block }: Asked): readonly string[] {
    return block === undefined ? [] : [this.say('lab.rotated')];
  }

  /** What `n` counts: matches, or blocks of them where the seats were swapped. */
  counted({ block }: Asked): string {
    return this.say(block === undefined ? 'lab.matches' : 'lab.blocks');
  }

  /** Says how many matches did not end, if there are such. */
  unfinished(n: number): readonly string[] {
    return n === 0 ? [] : [this.say('lab.unfinished.some', { n })];
  }
}
