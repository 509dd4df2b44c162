import { mix } from '@glade/engine';

/** What follows a mark: the signs of a text, the elements of a list, the keys and values of an object, a number, a word. */
const TEXT = 1;
const LIST = 2;
const OBJECT = 3;
const LARGE = 4;
const WORD = 5;

/** A number that has no 32 bits, as two that have. */
const large = new Float64Array(1);
const halves = new Int32Array(large.buffer);

/** Turns what a seat sees into a number, without writing it as text. */
export class ViewDigest {
  private high = 0;
  private low = 0;

  /**
   * A whole number of 53 bits, from 0 on, for plain JSON and a seat. Everything goes into all 53: keys, lengths, each sign of a text,
   * each bit of a number. So different views have the same number only by chance: among 100,000 with a probability below one
   * in a million. As in JSON text, keys in another order make another view.
   */
  of(view: unknown, seat: number): number {
    this.high = mix(1, seat);
    this.low = mix(2, seat);
    this.add(view);
    return (this.high >>> 0) * 2 ** 21 + (this.low >>> 11);
  }

  private add(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.text(TEXT, value);
    else if (typeof value !== 'object' || value === null) this.text(WORD, String(value));
    else if (Array.isArray(value)) {
      this.mark(LIST, value.length);
      for (const each of value) this.add(each);
    } else {
      const keys = Object.keys(value);
      this.mark(OBJECT, keys.length);
      for (const key of keys) {
        this.text(TEXT, key);
        this.add((value as Readonly<Record<string, unknown>>)[key]);
      }
    }
  }

  private number(value: number): void {
    if (value === (value | 0)) return this.word(value);
    this.mark(LARGE, 0);
    large[0] = value;
    this.word(halves[0]!);
    this.word(halves[1]!);
  }

  private text(kind: number, text: string): void {
    this.mark(kind, text.length);
    for (let i = 0; i < text.length; i++) this.word(text.charCodeAt(i));
  }

  private word(word: number): void {
    this.high = mix(this.high, word);
    this.low = mix(this.low, ~word);
  }

  /** The kind of what follows, and how much of it: no `word` changes both halves in the same way. */
  private mark(kind: number, length: number): void {
    const sign = (length << 3) | kind;
    this.high = mix(this.high, sign);
    this.low = mix(this.low, sign);
  }
}
