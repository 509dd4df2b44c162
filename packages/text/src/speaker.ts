import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue, Language } from './catalogue.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says a message in one language. For a key without a message it returns the key. */
export interface Say {
  (key: string, args?: Values): string;
  /** Whether there is a message for this key, even an empty one. */
  has(key: string): boolean;
  readonly language: Language;
}

/** A speaker of `language`; where catalogues share a key, the later one wins. Messages are parsed when first said. */
export function speaker(language: Language, ...catalogues: readonly Catalogue[]): Say {
  const messages: Catalogue = Object.assign({}, ...catalogues);
  const known = new Map<string, CompiledMessage>();
  const speech = new Speech(language);
  const say = (key: string, args: Values = {}): string => {
    if (!Object.hasOwn(messages, key)) return key;
    let tokens = known.get(key);
    if (tokens === undefined) known.set(key, (tokens = compileMessageOrThrow(messages[key]!)));
    return speech.tell(tokens, args);
  };
  return Object.assign(say, { has: (key: string) => Object.hasOwn(messages, key), language });
}

/** A part of a parsed message: text, `#`, a name, or a name with a format. */
type Token = CompiledMessage[number];
type Cases = Readonly<Record<string, CompiledMessage>>;

/**
 * Puts values into parsed messages: names, `number`, `plural`, `selectordinal`, `select`. The parsing library has a runtime
 * for that, too, with features that Glade does not need; it is eight times as large.
 */
class Speech {
  private readonly numbers: Intl.NumberFormat;
  private readonly counts: Intl.PluralRules;
  private readonly ranks: Intl.PluralRules;

  constructor(language: Language) {
    this.numbers = new Intl.NumberFormat(language);
    this.counts = new Intl.PluralRules(language);
    this.ranks = new Intl.PluralRules(language, { type: 'ordinal' });
  }

  tell(tokens: CompiledMessage, values: Values, count = '#'): string {
    return Array.from(tokens, (token) => this.part(token, values, count)).join('');
  }

  private part(token: Token, values: Values, count: string): string {
    if (typeof token === 'string') return token === '#' ? count : token;
    const [name, format, cases] = token as readonly [string, string?, Cases?];
    const value = values[name] ?? '';
    if (format === 'number') return this.number(value);
    if (cases === undefined) return String(value);
    if (format === 'select') return this.tell(cases[value] ?? cases['other'] ?? [], values, count);
    const rules = format === 'selectordinal' ? this.ranks : this.counts;
    const chosen = cases[value] ?? cases[rules.select(Number(value))] ?? cases['other'] ?? [];
    return this.tell(chosen, values, this.number(value));
  }

  private number(value: string | number): string {
    return typeof value === 'number' ? this.numbers.format(value) : value;
  }
}
