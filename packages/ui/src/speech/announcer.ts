/** Whether a message waits for those before it, or drops them. */
export type Urgency = 'polite' | 'assertive';

/**
 * One queue for everything that a screen reader should say. It writes one message at a time into a live region, because
 * screen readers skip messages that come too fast. They also do not read a text that has not changed, so a repeated text
 * gets a no-break space at its end.
 */
export class Announcer {
  private readonly regions: Record<Urgency, { textContent: string | null }>;
  private readonly later: (then: () => void) => void;
  private queue: { text: string; urgency: Urgency }[] = [];
  private busy = false;
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

  /** Says the text after what is being said; an assertive one at once, and it drops what waits. */
  say(text: string, urgency: Urgency = 'polite'): void {
    if (text.trim() === '') return;
    if (urgency === 'assertive') this.queue = [];
    this.queue.push({ text, urgency });
    // What somebody has asked for is said at once.
    if (!this.busy || urgency === 'assertive') this.next();
  }

  /** Leaves out what still waits. */
  drop(): void {
    this.queue = [];
  }

  /** Does this a moment after the last message has been written, at once where none is: reading it aloud may take longer. */
  whenWritten(then: () => void): void {
    if (this.busy) this.after.push(then);
    else then();
  }

  private next(): void {
    const message = this.queue.shift();
    this.look += 1;
    this.busy = message !== undefined;
    if (message === undefined) {
      for (const then of this.after.splice(0)) then();
      return;
    }
    const region = this.regions[message.urgency];
    // A screen reader also reads the regions as parts of the page: an old hint or refusal should not stay there.
    if (message.urgency === 'polite') this.regions.assertive.textContent = '';
    region.textContent =
      region.textContent === message.text ? `${message.text}\u00a0` : message.text;
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
