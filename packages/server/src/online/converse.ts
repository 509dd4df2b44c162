import type { WebSocket } from '@fastify/websocket';
import * as v from 'valibot';
import { short } from '@glade/engine';
import type { Arrived, Tables } from '@glade/online/host';
import {
  clientMessage,
  key,
  MESSAGE_LIMIT,
  PROTOCOL,
  readMessage,
  type IntentMessage,
  type ServerMessage,
} from '@glade/online/wire';
import { Bucket } from '../guard/buckets.ts';
import type { Metrics } from '../operation/metrics.ts';

interface ConverseOptions {
  /** There are too many pages already. */
  readonly crowded: boolean;
  readonly messages: readonly [size: number, perSecond: number];
  readonly flood: number;
  /** Resolves when a wrong key may be answered. */
  readonly wrongKey: () => Promise<void>;
  readonly metrics: Metrics;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds until the first message has to be there, and after which a silent page counts as gone. */
const HELLO_WITHIN = 10_000;
const SILENT_FOR = 35_000;
/** Milliseconds between two questions whether the browser is still there. */
const PING_EVERY = 15_000;
/** A page that takes nothing while this many bytes wait for it is let go; it comes back and asks for what it misses. */
const MOST_WAITING = 1024 * 1024;
/** The code of WebSocket for a server that ends this line. */
const GOING_AWAY = 1001;
/** The code of WebSocket for a server that cannot go on with this page now. */
const TRY_AGAIN_LATER = 1013;

/** One page at a table: hears its messages one after the other and answers each. Never throws, whatever comes in. */
export function converse(
  socket: WebSocket,
  tables: Tables,
  table: string,
  { crowded, messages, flood, wrongKey, metrics, failed }: ConverseOptions,
): void {
  const bucket = new Bucket(...messages, performance.now());
  let arrived: Arrived | undefined;
  let greeted = false;
  let gone = false;
  let above = 0;
  let silent = setTimeout(() => bye('slow'), HELLO_WITHIN);
  metrics.came();

  const tell = (message: ServerMessage): void => {
    if (gone) return;
    if (socket.bufferedAmount > MOST_WAITING) return leave(TRY_AGAIN_LATER);
    socket.send(JSON.stringify(message));
    // Nothing more is read of it either, whether or not the other side answers that the line is closed.
    if (message.type === 'bye') leave(GOING_AWAY);
  };
  const bye = (why: 'slow' | 'old' | 'gone'): void => {
    tell({ type: 'bye', why, ...(why === 'slow' ? { retryAfter: 1000 } : {}) });
  };
  const complain = (code: string, args?: Record<string, string | number>): void => {
    metrics.refused(code);
    tell({ type: 'problem', problem: { code, ...(args === undefined ? {} : { args }) } });
  };
  const notStored = (error: unknown): void => {
    failed(error);
    complain('far.storage');
  };
  const stay = (): void => {
    clearTimeout(silent);
    if (!gone) silent = setTimeout(() => bye('slow'), SILENT_FOR);
  };
  const leave = (code?: number): void => {
    if (gone) return;
    gone = true;
    clearTimeout(silent);
    clearInterval(keeping);
    metrics.left();
    arrived?.leave();
    socket.close(code);
  };

  // A page in a tab that nobody looks at may sleep for minutes, but its browser answers these.
  const keeping = setInterval(() => socket.ping(), PING_EVERY);
  socket.on('pong', stay);
  socket.on('close', () => leave());
  socket.on('error', () => leave());
  socket.on('message', (data, isBinary) => {
    if (gone) return undefined;
    stay();
    if (!bucket.take(performance.now())) {
      above += 1;
      complain('far.often');
      return above > flood ? bye('slow') : undefined;
    }
    above = 0;
    const bytes = data as Buffer;
    if (bytes.length > MESSAGE_LIMIT) return complain('far.big', { limit: MESSAGE_LIMIT });
    const text = isBinary ? '' : bytes.toString('utf8');
    const message = readMessage(clientMessage, text);
    if (message === undefined) return complain('far.message', { found: short(text) });
    metrics.heard(message.type);
    switch (message.type) {
      case 'ping':
        return tell({ type: 'pong' });
      case 'hello':
        if (greeted) return complain('far.hello');
        greeted = true;
        return void greet(message.protocol, message.keys, message.from);
      default:
        if (arrived === undefined) return complain('far.hello');
    }
    const { guest, hosted } = arrived;
    switch (message.type) {
      case 'intent':
        return void perform(arrived, message);
      case 'ask':
        return void hosted.ask(guest, message).catch(notStored);
      case 'remark':
        return hosted.remark(guest, message.seat, message.remark);
      case 'remarks':
        return void hosted.allowRemarks(guest, message.on).catch(notStored);
      case 'fill':
        return void tables.fillSeat(table, guest, message.seat, message.level).then((filled) => {
          if (!filled.ok) complain(filled.problem.code);
        }, notStored);
      case 'stand-in':
        return void hosted.standIn(message.seat, true, guest).then((stands) => {
          if (!stands) complain('far.stand-in');
        }, notStored);
    }
  });

  async function perform({ guest, hosted }: Arrived, message: IntentMessage): Promise<void> {
    const since = performance.now();
    try {
      await hosted.perform(guest, message);
      metrics.answered((performance.now() - since) / 1000);
    } catch (error) {
      notStored(error);
    }
  }

  async function greet(protocol: number, keys: readonly string[], from: number): Promise<void> {
    if (protocol !== PROTOCOL) return bye('old');
    if (crowded) {
      complain('far.crowded');
      return bye('slow');
    }
    if (!v.is(key, table)) {
      complain('far.none');
      return bye('gone');
    }
    try {
      const came = await tables.arrive(table, keys, from, tell);
      if (came.ok) {
        if (gone) return came.value.leave();
        arrived = came.value;
        return undefined;
      }
      if (came.problem.code === 'far.key') await wrongKey();
      complain(came.problem.code);
      return bye('gone');
    } catch (error) {
      notStored(error);
      return bye('slow');
    }
  }
}
