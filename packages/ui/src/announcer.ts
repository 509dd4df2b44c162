/** How urgent a message is: it waits for the present one, or takes its place. */
export type Urgency = 'polite' | 'assertive';

/**
 * One queue for everything a screen reader should say. It writes into two live regions, one message at a time, so that
 * a burst of events is not swallowed; the same text twice gets a trailing no-break space, else it would stay unsaid.
 */
export class Announcer {
  private readonly regions: Record<Urgency, { textContent: string | null }>;
  private readonly later: (then: () => void) => void;
  private queue: { text: string; urgency: Urgency }[] = [];
  private busy = false;

  constructor(
    regions: Record<Urgency, { textContent: string | null }>,
    later: (then: () => void) => void,
  ) {
    this.regions = regions;
    this.later = later;
  }

  /** Says the text after what is being said; an assertive one drops what waits. */
  say(text: string, urgency: Urgency = 'polite'): void {
    if (text.trim() === '') return;
    if (urgency === 'assertive') this.queue = [];
    this.queue.push({ text, urgency });
    if (!this.busy) this.next();
  }

  private next(): void {
    const message = this.queue.shift();
    this.busy = message !== undefined;
    if (message === undefined) return;
    const region = this.regions[message.urgency];
    // Who walks through the page does not find a hint or a refusal when things have gone on.
    if (message.urgency === 'polite') this.regions.assertive.textContent = '';
    region.textContent =
      region.textContent === message.text ? `${message.text}\u00a0` : message.text;
    this.later(() => this.next());
  }
}

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
  return new Announcer(regions, (then) => setTimeout(then, 150));
}
