/** Whether a message waits for those before it, or drops them. */
export type Urgency = 'polite' | 'assertive';

/**
 * How long a text is worth saying. `always`: what has happened to somebody, which is never left out. `own`: what somebody has
 * just done, which an answer to a key does not drop. `step`: what is to be done or looked at, which is nothing once that has
 * passed. `news`: what else has happened in a match, which is nothing once that has been left.
 */
export type Lasts = 'always' | 'own' | 'step' | 'news';

/** Nobody listens to more words at once. */
const MOST_WORDS = 20;

/** A part of a message. */
export interface Part {
  readonly text: string;
  readonly lasts?: Lasts | undefined;
  /** It was cut short, and this is the second time that it is said: there is no third. */
  readonly again?: boolean | undefined;
}

interface Waiting {
  readonly parts: readonly Part[];
  readonly urgency: Urgency;
}

const isAlways = ({ lasts }: Part): boolean => lasts === 'always';
const isStep = ({ lasts }: Part): boolean => lasts === 'step';

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ');
const isLong = (parts: readonly Part[]): boolean => textOf(parts).split(/\s+/).length > MOST_WORDS;

/** Parts as messages of one breath each. What is newest stays together: whose turn it is, and what to do. */
function inBreaths(parts: readonly Part[]): Waiting[] {
  const messages: Part[][] = [];
  for (const part of parts.toReversed()) {
    const first = messages[0];
    if (first === undefined || isLong([part, ...first])) messages.unshift([part]);
    else first.unshift(part);
  }
  return messages.map((each) => ({ parts: each, urgency: 'polite' }));
}

/**
 * One queue for everything that a screen reader should say. It writes one message at a time into a live region, because
 * screen readers skip messages that come too fast. They also do not read a text that has not changed, so a repeated text
 * gets a no-break space at its end.
 */
export class Announcer {
  private readonly regions: Record<Urgency, { textContent: string | null }>;
  private readonly later: (then: () => void) => void;
  private queue: Waiting[] = [];
  /** What has just been written, and is still being said; undefined where nothing is. */
  private now: Waiting | undefined;
  /** What waits until all has been written. */
  private after: (() => void)[] = [];
  /** The number of the last look at what is next: a later look takes the place of one that waits. */
  private look = 0;

  constructor(
    regions: Record<Urgency, { textContent: string | null }>,
    later: (then: () => void) => void,
  ) {
    this.regions = regions;
    this.later = later;
  }

  /**
   * Says the text after what is being said; an assertive one at once. That drops what waits, but for what has happened to
   * somebody, and what was done last: that is said with it, before it, or after it where that is too much for one breath. Returns
   * all that is said so.
   */
  say(parts: readonly Part[], urgency: Urgency = 'polite'): readonly Part[] {
    if (textOf(parts).trim() === '') return [];
    if (urgency === 'polite') {
      this.queue.push({ parts, urgency });
      if (this.now === undefined) this.next();
      return parts;
    }
    const waiting = this.waiting();
    const done = waiting.findLast(({ lasts }) => lasts === 'own');
    const kept = waiting.filter((part) => isAlways(part) || part === done);
    // What the answer says is not said beside it, too.
    const isTold = ({ text }: Part): boolean => textOf(parts).includes(text);
    const before = [...this.cutShort(), ...kept].filter((part) => !isTold(part));
    const all = [...before, ...parts];
    // What is too much for one breath with the answer comes after it.
    const apart = before.length > 0 && isLong(all) && !isLong(parts);
    this.queue = apart ? [{ parts, urgency }, ...inBreaths(before)] : [{ parts: all, urgency }];
    this.next();
    return all;
  }

  /** Leaves out what still waits, but for what has happened to somebody. */
  drop(): void {
    this.keep(isAlways);
  }

  /** Leaves out what was to be done, if it still waits: that has passed. Says whether there was any. */
  pass(): boolean {
    const before = this.waiting().length;
    this.keep((part) => !isStep(part));
    return this.waiting().length < before;
  }

  /**
   * Says at once all that waits: what somebody does next answers it. Of much, the oldest that is only news is left out, but not the
   * newest, which says whose turn it is now. What is still too much for one message follows in a second.
   */
  catchUp(): void {
    if (this.queue.length === 0) return;
    this.sayNow([...this.cutShort(), ...this.waiting()]);
  }

  /**
   * Somebody acts: what they do is said next. What has happened before is said at once; what was to be done waits, to be left out
   * if that is done now.
   */
  goOn(): void {
    const waiting = this.waiting();
    const steps = waiting.filter(isStep);
    const news = waiting.filter((part) => !isStep(part));
    // Whoever acts has cut short what was being said.
    if (news.length === 0) this.now = undefined;
    else this.sayNow([...this.cutShort(), ...news], steps);
  }

  private sayNow(all: readonly Part[], later: readonly Part[] = []): void {
    const parts = [...all];
    while (isLong(parts)) {
      const isNews = ({ lasts }: Part): boolean => lasts !== 'always' && lasts !== 'step';
      const oldest = parts.findIndex(isNews);
      if (oldest === parts.findLastIndex(isNews)) break;
      parts.splice(oldest, 1);
    }
    const steps: readonly Waiting[] = later.length > 0 ? [{ parts: later, urgency: 'polite' }] : [];
    this.queue = [...inBreaths(parts), ...steps];
    this.next();
  }

  /** Leaves out what is or was to be said of a match, because it has been left: what has a time of its own. */
  forget(): void {
    const lasting = ({ lasts }: Part): boolean => lasts === undefined;
    this.keep(lasting);
    if (this.now !== undefined) this.now = { ...this.now, parts: this.now.parts.filter(lasting) };
  }

  /** What has happened to somebody, and is being said: cut short it was not heard, so it is said once more, and only once. */
  private cutShort(): readonly Part[] {
    return (this.now?.parts ?? [])
      .filter((part) => isAlways(part) && part.again !== true)
      .map((part) => ({ ...part, again: true }));
  }

  private waiting(): readonly Part[] {
    return this.queue.flatMap(({ parts }) => parts);
  }

  private keep(which: (part: Part) => boolean): void {
    this.queue = this.queue
      .map(({ parts, urgency }) => ({ parts: parts.filter(which), urgency }))
      .filter(({ parts }) => parts.length > 0);
  }

  /** Does this a moment after the last message has been written, at once where none is: reading it aloud may take longer. */
  whenWritten(then: () => void): void {
    if (this.now !== undefined) this.after.push(then);
    else then();
  }

  private next(): void {
    const message = this.queue.shift();
    this.look += 1;
    this.now = message;
    if (message === undefined) {
      for (const then of this.after.splice(0)) then();
      return;
    }
    const region = this.regions[message.urgency];
    // A screen reader also reads the regions as parts of the page: an old hint or refusal should not stay there.
    if (message.urgency === 'polite') this.regions.assertive.textContent = '';
    const text = textOf(message.parts);
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    const { look } = this;
    this.later(() => look === this.look && this.next());
  }
}

/** So long is it from one message to the next, in milliseconds: of two that come closer, some screen readers drop the first. */
export const APART = 1000;

/** The announcer of a page, with its two live regions at the end of the body. */
export function pageAnnouncer(page: Document): Announcer {
  const region = (urgency: Urgency): HTMLElement => {
    const element = page.createElement('div');
    element.setAttribute('aria-live', urgency);
    element.setAttribute('aria-atomic', 'true');
    element.className = 'visually-hidden';
    page.body.append(element);
    return element;
  };
  const regions = { polite: region('polite'), assertive: region('assertive') };
  return new Announcer(regions, (then) => setTimeout(then, APART));
}
