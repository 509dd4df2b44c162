import type { Change, Viewer } from './types.ts';

export type Listener = (change: Change) => void;

interface Subscription {
  readonly listener: Listener;
  readonly viewer: Viewer;
}

/** Carries changes to listeners: in order, each as far as its viewer may know it, and none while another is told. */
export class News {
  private readonly report: (error: unknown) => void;
  private readonly subscriptions = new Set<Subscription>();
  private readonly queue: (() => void)[] = [];
  private telling = false;

  /** `report` hears of listeners that throw. */
  constructor(report: (error: unknown) => void) {
    this.report = report;
  }

  subscribe(listener: Listener, viewer: Viewer): () => void {
    const subscription = { listener, viewer };
    this.subscriptions.add(subscription);
    return () => {
      this.subscriptions.delete(subscription);
    };
  }

  /** Queues a change; `spread` tells it. */
  add(change: (viewer: Viewer) => Change): void {
    for (const subscription of this.subscriptions) {
      this.queue.push(() => {
        if (!this.subscriptions.has(subscription)) return;
        subscription.listener(change(subscription.viewer));
      });
    }
  }

  /** Tells what is queued. What a listener causes while it is told queues up behind. */
  spread(): void {
    if (this.telling) return;
    this.telling = true;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
      try {
        next();
      } catch (error) {
        this.report(error);
      }
    }
    this.telling = false;
  }

  close(): void {
    this.subscriptions.clear();
  }
}
