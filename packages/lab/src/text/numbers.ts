import { spacedPercent, type Language } from '@glade/engine';
import type { Distribution } from '../report/distribution.ts';
import { numberTold, type Preposition } from './italian-article.ts';

/** The sign for minus in place of the hyphen, which is hard to see beside the dash of a range. */
const withMinus = (text: string): string => text.replace('-', '−');

/** The number formats of the report's language. */
export class NumberFormats {
  private readonly plain: Intl.NumberFormat;
  private readonly two: Intl.NumberFormat;
  private readonly share: Intl.NumberFormat;
  private readonly change: Intl.NumberFormat;
  private readonly plus: Intl.NumberFormat;
  private readonly fine: Intl.NumberFormat;
  private readonly hundredths: Intl.NumberFormat;

  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
    this.plain = new Intl.NumberFormat(language, {
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    });
    this.two = new Intl.NumberFormat(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    });
    this.share = new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    this.change = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    this.plus = new Intl.NumberFormat(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    });
    this.hundredths = new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 0,
    });
    this.fine = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  }

  /** A count or a value that was seen, with two decimals at most. */
  decimal(value: number): string {
    return withMinus(this.plain.format(value));
  }

  /** A mean, always with two decimals, so that it stands under others and beside its range. */
  mean(value: number): string {
    return withMinus(this.two.format(value));
  }

  /** The mean of a distribution, without decimals where it is estimated in whole units. */
  meanOf({ mean, whole }: Pick<Distribution, 'mean' | 'whole'>): string {
    return whole === true ? this.decimal(mean) : this.mean(mean);
  }

  /** A mean for a first look: with as few decimals as its range, which is this wide, leaves known. */
  near(value: number, wide: number): string {
    const decimals = wide >= 2 ? 0 : wide >= 0.2 ? 1 : 2;
    const format = new Intl.NumberFormat(this.language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
    return withMinus(format.format(value));
  }

  /** The same for a share: in whole percents, unless its range is narrower than two of them. */
  nearPercent(value: number, wide: number): string {
    return wide >= 0.02 ? this.whole(value) : this.percent(value);
  }

  /** A positive number of percentage points, without the unit. */
  unsignedPoints(value: number): string {
    return this.change.format(100 * value).replace('+', '');
  }

  /** A difference of shares in percentage points, with its sign and without the unit. */
  readonly points = (value: number): string => withMinus(this.change.format(100 * value));

  /** A share in hundredths, without sign or unit. */
  hundredthsOf(value: number): string {
    return this.decimal(Math.round(1000 * value) / 10);
  }

  /** A difference of means, with its sign and two decimals. */
  signed(value: number): string {
    return withMinus(this.plus.format(value));
  }

  /** A difference as a part of something, in percent with its sign. */
  signedPercent(value: number): string {
    return spacedPercent(`${this.points(value)}%`, this.language);
  }

  /** A p-value, with a star where it is below 5 %. */
  pValue(value: number): string {
    const text = this.plainPValue(value);
    return value < 0.05 ? `${text} *` : text;
  }

  /** The same without a star. None is 0. */
  plainPValue(value: number): string {
    return value < 0.0001 ? `< ${this.small(0.0001)}` : this.small(value);
  }

  /** A number below one, with up to four decimals. */
  small(value: number): string {
    return this.fine.format(value);
  }

  /** A share in whole percents. */
  whole(value: number): string {
    return spacedPercent(this.hundredths.format(value), this.language);
  }

  percent(value: number): string {
    return spacedPercent(this.share.format(value), this.language);
  }

  /** A share within a sentence. Italian says it with its article, which a preposition joins; English as it stands. */
  told(value: number, preposition?: Preposition): string {
    return numberTold(this.language, this.percent(value), preposition);
  }
}
