import { Client, type ClientConfig } from 'pg';

/** Milliseconds. */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 5000;
/** A connection that is not heard of for so long is looked at: a cable may have been pulled out. */
const CHECK = 10_000;

export interface ListenerOptions {
  readonly connection: ClientConfig;
  readonly channel: string;
  /** Called with each notice; with undefined whenever notices may have been missed. */
  readonly heard: (notice: string | undefined) => void;
}

/**
 * Hears what other processes notify on a channel of PostgreSQL. A connection that breaks is opened again; each listener is
 * then told that notices may have been missed.
 */
export class Listener {
  private readonly options: ListenerOptions;
  private client: Client | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_PAUSE;
  private closed = false;

  constructor(options: ListenerOptions) {
    this.options = options;
    void this.open();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => {});
  }

  private async open(): Promise<void> {
    const { connection, channel, heard } = this.options;
    const client = new Client({ ...connection, query_timeout: CHECK });
    this.client = client;
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => {
      if (client === this.client) heard(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch {
      return this.lost(client);
    }
    if (client !== this.client) return;
    this.pause = FIRST_PAUSE;
    heard(undefined);
    this.check(client);
  }

  private check(client: Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (client === this.client) this.check(client);
        },
        () => this.lost(client),
      );
    }, CHECK);
    this.timer.unref();
  }

  private lost(client: Client): void {
    if (client !== this.client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.end().catch(() => {});
    if (this.closed) return;
    this.timer = setTimeout(() => void this.open(), this.pause);
    this.pause = Math.min(MAX_PAUSE, 2 * this.pause);
  }
}
