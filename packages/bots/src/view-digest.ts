import { mix, mixText } from '@glade/engine';

/** Turns what a seat sees into a number, without writing it as text. */
export class ViewDigest {
  private high = 0;
  private low = 0;

  /**
   * A whole number of 53 bits, from 0 on, for plain JSON and a seat. Different views have the same number only by chance: among
   * 100,000 with a probability below one in a million.
   */
  of(view: unknown, seat: number): number {
    this.high = mix(1, seat);
    this.low = mix(2, seat);
    this.add(view);
    return (this.high >>> 0) * 2 ** 21 + (this.low >>> 11);
  }

  private add(value: unknown): void {
    if (typeof value === 'number')
      this.word(Number.isInteger(value) ? value : mixText(0, `${value}`));
    else if (typeof value === 'string') this.word(mixText(1, value));
    else if (typeof value !== 'object' || value === null) this.word(mixText(2, String(value)));
    else if (Array.isArray(value)) {
      this.word(mix(3, value.length));
      for (const each of value) this.add(each);
    } else for (const each of Object.values(value)) this.add(each);
  }

  private word(word: number): void {
    this.high = mix(this.high, word);
    this.low = mix(this.low, ~word);
  }
}
