import type { Change, Viewer } from './types.ts';

export type Listener = (change: Change) => void;

interface Subscription {
  readonly listener: Listener;
  readonly viewer: Viewer;
}

/**
 * The listeners of a table. Changes reach them in order, and each listener gets of a change what its viewer may know. A
 * change that a listener causes is delivered after the present one.
 */
export class Subscriptions {
  private readonly report: (error: unknown) => void;
  private readonly subscriptions = new Set<Subscription>();
  private readonly waiting: (() => void)[] = [];
  private delivering = false;

  /** `report` is called with what a listener throws; the other listeners are still told. */
  constructor(report: (error: unknown) => void) {
    this.report = report;
  }

  /** Returns how to end the subscription. */
  subscribe(listener: Listener, viewer: Viewer): () => void {
    const subscription = { listener, viewer };
    this.subscriptions.add(subscription);
    return () => {
      this.subscriptions.delete(subscription);
    };
  }

  /** Puts a change in line for every listener; `deliver` sends it. */
  queue(change: (viewer: Viewer) => Change): void {
    for (const subscription of this.subscriptions) {
      this.waiting.push(() => {
        if (!this.subscriptions.has(subscription)) return;
        subscription.listener(change(subscription.viewer));
      });
    }
  }

  /** Sends everything that waits, and what is queued meanwhile. */
  deliver(): void {
    if (this.delivering) return;
    this.delivering = true;
    for (let send = this.waiting.shift(); send !== undefined; send = this.waiting.shift()) {
      try {
        send();
      } catch (error) {
        this.report(error);
      }
    }
    this.delivering = false;
  }

  /** Ends all subscriptions. */
  close(): void {
    this.subscriptions.clear();
  }
}
