import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a server counts, for `/metrics`. Nothing in it belongs to a person, a table or an address. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly messages: Counter;
  private readonly refusals: Counter;
  private readonly answering: Histogram;
  private readonly pages: Gauge;

  /** `tables` tells how many tables are in memory. */
  constructor(tables: () => number) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.messages = new Counter({
      name: 'glade_messages_total',
      help: 'Messages that came from pages, by type.',
      labelNames: ['type'],
      registers,
    });
    this.refusals = new Counter({
      name: 'glade_problems_total',
      help: 'Messages and questions that were answered by a problem, by its code.',
      labelNames: ['code'],
      registers,
    });
    this.answering = new Histogram({
      name: 'glade_intent_seconds',
      help: 'Seconds from an intent to its answer, stored and told.',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    });
    this.pages = new Gauge({ name: 'glade_pages', help: 'Pages at tables now.', registers });
    // It is asked for its value each time.
    void new Gauge({
      name: 'glade_tables',
      help: 'Tables in memory now.',
      registers,
      collect() {
        this.set(tables());
      },
    });
  }

  came(): void {
    this.pages.inc();
  }

  left(): void {
    this.pages.dec();
  }

  heard(type: string): void {
    this.messages.inc({ type });
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  answered(seconds: number): void {
    this.answering.observe(seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
