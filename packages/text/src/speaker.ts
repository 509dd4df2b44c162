import { capital } from './capital.ts';
import type { Catalogue, Language } from './catalogue.ts';
import type { Voice } from './languages/translation.ts';
import { caseOf, parseMessage, styleOf, type Choice, type Token } from './message.ts';
import { callSeat, isSeatStyle, startsSentence, type SeatStyle } from './seat-name.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Who sits at the table, as sentences call them. Seats count from 0. */
export interface Seated {
  /** The name of each seat; a seat without one is called by its number, or as the game calls it. */
  readonly names?: readonly (string | undefined)[];
  /** The seat of the only person who hears the sentences: a message about this `player` is said in its form `.you`. */
  readonly you?: number | undefined;
  /** The match lies on a real table: a place is called as people there call it, by the message `place.table`. */
  readonly real?: boolean | undefined;
}

/** How places are called at a real table, where the game has such messages. */
const AT_REAL_TABLES: Catalogue = {
  place: 'place.table',
  'place.spoken': 'place.table.spoken',
};

/** Says a message in one language. For a key without a message it returns the key. */
export interface Say {
  (key: string, args?: Values): string;
  /** Whether there is a message for this key, even an empty one. */
  has(key: string): boolean;
  /** The language of what is looked up beside the messages; it has a text for everything. */
  readonly language: Language;
  /** The tag of the language it speaks, for numbers, lists and capital letters: another than `language` in a translation. */
  readonly tag: string;
  /** The same messages, said at this table. */
  at(table: Seated): Say;
}

/**
 * A speaker of a language, or of a translation with what it is to say otherwise; where catalogues share a key, the later one wins. Messages are parsed when first said.
 *
 * A message names a player by `{player, seat}`, where `player` counts from 1: “player 1”, or “Anna” at a table with names, or
 * “you”. Of several numbers such as `1, 3` it makes a list. The styles are those of `SeatStyle`. A game that calls its seats
 * something else than players has the message `who`, or `who.<style>`.
 */
export function speaker(voice: Language | Voice, ...catalogues: readonly Catalogue[]): Say {
  const messages: Catalogue = Object.assign({}, ...catalogues);
  return sayAt(new Speech(voice, messages), {});
}

/**
 * The form of a message that is said to whom it is about: `key.you`. What has a form that names its player (`key.named`) says
 * “you” without it. Undefined where there is no such form.
 */
function aboutYou(key: string, has: (key: string) => boolean): string | undefined {
  const plain = key.replace(/\.named(?=\.|$)/, '');
  if (has(`${plain}.you`)) return `${plain}.you`;
  return plain !== key && has(plain) ? plain : undefined;
}

function sayAt(speech: Speech, table: Seated): Say {
  const has = (key: string): boolean => Object.hasOwn(speech.messages, key);
  const say = (key: string, args: Values = {}): string => {
    const there = table.real === true ? AT_REAL_TABLES[key] : undefined;
    const called = there !== undefined && has(there) ? there : key;
    const toYou = table.you !== undefined && args['player'] === table.you + 1;
    return speech.say((toYou ? aboutYou(key, has) : undefined) ?? called, args, table);
  };
  const { language, tag } = speech;
  return Object.assign(say, { has, language, tag, at: (other: Seated) => sayAt(speech, other) });
}

/** What languages tell apart when they count. */
const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many']);

/** What a message is told with. */
interface Telling {
  readonly values: Values;
  readonly table: Seated;
}

/**
 * Puts values into parsed messages: names, `number`, `plural`, `selectordinal`, `select`, `seat`. Libraries that do so have
 * features that Glade does not need, and are eight times as large.
 */
class Speech {
  readonly language: Language;
  readonly tag: string;
  readonly messages: Catalogue;
  private readonly voice: Language | Voice;
  private readonly known = new Map<string, readonly Token[]>();
  private readonly numbers: Intl.NumberFormat;
  private readonly counts: Intl.PluralRules;
  private readonly ranks: Intl.PluralRules;
  private readonly lists: Intl.ListFormat;

  constructor(voice: Language | Voice, messages: Catalogue) {
    const tag = typeof voice === 'string' ? voice : voice.tag;
    this.language = typeof voice === 'string' ? voice : voice.otherwise;
    this.tag = tag;
    this.voice = voice;
    this.messages = messages;
    this.numbers = new Intl.NumberFormat(tag);
    this.counts = new Intl.PluralRules(tag);
    this.ranks = new Intl.PluralRules(tag, { type: 'ordinal' });
    this.lists = new Intl.ListFormat(tag);
  }

  say(key: string, values: Values, table: Seated): string {
    if (!Object.hasOwn(this.messages, key)) return key;
    let tokens = this.known.get(key);
    if (tokens === undefined) this.known.set(key, (tokens = parseMessage(this.messages[key]!)));
    const text = this.tell(tokens, { values, table }, '#', '');
    if (typeof this.voice !== 'string') this.voice.said?.(this.messages[key]!, text);
    return text;
  }

  /** `before` is what the message has said so far. */
  private tell(tokens: readonly Token[], telling: Telling, count: string, before: string): string {
    let told = '';
    for (const token of tokens) told += this.part(token, telling, count, before + told);
    return told;
  }

  private part(token: Token, telling: Telling, count: string, before: string): string {
    if (token.type === 'content') return token.value;
    if (token.type === 'octothorpe') return count;
    const value = telling.values[token.arg] ?? '';
    if (token.type === 'argument') return String(value);
    if (token.type === 'function') {
      if (token.key === 'number') return this.number(value);
      if (token.key === 'seat') return this.seats(String(value), styleOf(token), telling, before);
      return String(value);
    }
    if (token.type === 'select') {
      const chosen = caseOf(token, String(value)) ?? caseOf(token, 'other') ?? [];
      return this.tell(chosen, telling, count, before);
    }
    const chosen =
      caseOf(token, `=${value}`) ??
      caseOf(token, this.rulesFor(token).select(Number(value))) ??
      caseOf(token, 'other') ??
      [];
    return this.tell(chosen, telling, this.number(value), before);
  }

  /**
   * Which case a number takes. A message with cases that a translation does not have is one that the translation lacks: it
   * is said in the other language, and counted as there.
   */
  private rulesFor({ type: kind, cases }: Choice): Intl.PluralRules {
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
    const own = type === 'ordinal' ? this.ranks : this.counts;
    if (typeof this.voice === 'string') return own;
    const has: ReadonlySet<string> = new Set(own.resolvedOptions().pluralCategories);
    return cases.some(({ key }) => CATEGORIES.has(key) && !has.has(key))
      ? new Intl.PluralRules(this.language, { type })
      : own;
  }

  /** The players whose numbers these are; with a capital letter where a sentence begins. */
  private seats(numbers: string, style: unknown, telling: Telling, before: string): string {
    const known = isSeatStyle(style) ? style : 'the';
    const each = numbers.match(/\d+/g) ?? [];
    const names = each.map((one) => this.seat(Number(one), known, telling));
    const told = names.length === 1 ? names[0]! : this.lists.format(names);
    const begins = known !== 'part' && startsSentence(before);
    return begins ? capital(this, told) : told;
  }

  private seat(player: number, style: SeatStyle, { values, table }: Telling): string {
    const own = [`who.${style}`, 'who'].find((key) => Object.hasOwn(this.messages, key));
    const isYou = player - 1 === table.you;
    const name = isYou ? undefined : table.names?.[player - 1];
    return name === undefined && own !== undefined
      ? this.say(own, { ...values, player }, table)
      : callSeat(this.voice, style, isYou ? 'you' : (name ?? player));
  }

  private number(value: string | number): string {
    if (typeof value !== 'number') return value;
    // Most numbers are small, and such a one is written with its figures in every language.
    return Number.isInteger(value) && value >= 0 && value < 1000
      ? String(value)
      : this.numbers.format(value);
  }
}
