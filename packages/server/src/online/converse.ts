import type { WebSocket } from '@fastify/websocket';
import { short } from '@glade/engine';
import type { Arrived, Tables } from '@glade/online/host';
import { clientMessage, PROTOCOL, readMessage, type ServerMessage } from '@glade/online/wire';
import { Bucket } from './limits.ts';

interface ConverseOptions {
  /** There are too many pages of this address already. */
  readonly crowded: boolean;
  readonly messages: readonly [size: number, perSecond: number];
  /** Called with each wrong key. */
  readonly wrongKey: () => boolean;
}

/** Milliseconds until the first message has to be there, and after which a silent page counts as gone. */
const HELLO_WITHIN = 10_000;
const SILENT_FOR = 35_000;
/** A page that takes nothing while so many bytes wait for it is let go; it comes back and asks for what it misses. */
const MOST_WAITING = 1024 * 1024;

/** One page at a table: hears its messages one after the other and answers each. Never throws, whatever comes in. */
export function converse(
  socket: WebSocket,
  tables: Tables,
  table: string,
  { crowded, messages, wrongKey }: ConverseOptions,
): void {
  const bucket = new Bucket(...messages, Date.now());
  let arrived: Arrived | undefined;
  let greeted = false;
  let gone = false;
  let silent = setTimeout(() => bye('slow'), HELLO_WITHIN);

  const tell = (message: ServerMessage): void => {
    if (gone) return;
    if (socket.bufferedAmount > MOST_WAITING) return leave();
    socket.send(JSON.stringify(message));
    if (message.type === 'bye') socket.close(1001);
  };
  const bye = (why: 'slow' | 'old' | 'gone'): void => {
    tell({ type: 'bye', why, ...(why === 'slow' ? { retryAfter: 1000 } : {}) });
    leave();
  };
  const complain = (code: string, args?: Record<string, string | number>): void =>
    tell({ type: 'problem', problem: { code, ...(args === undefined ? {} : { args }) } });
  const failed = (): void => complain('far.storage');
  const leave = (): void => {
    if (gone) return;
    gone = true;
    clearTimeout(silent);
    arrived?.leave();
    socket.close();
  };

  socket.on('close', leave);
  socket.on('error', leave);
  socket.on('message', (data, isBinary) => {
    clearTimeout(silent);
    silent = setTimeout(() => bye('slow'), SILENT_FOR);
    if (!bucket.take(Date.now())) return complain('far.often');
    const text = isBinary ? '' : (data as Buffer).toString('utf8');
    const message = readMessage(clientMessage, text);
    if (message === undefined) return complain('far.message', { found: short(text) });
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
        return void hosted.perform(guest, message).catch(failed);
      case 'remark':
        return hosted.remark(guest, message.seat, message.remark);
      case 'stand-in':
        return void hosted.standIn(message.seat, true, guest).catch(failed);
    }
  });

  async function greet(protocol: number, keys: readonly string[], from: number): Promise<void> {
    if (protocol !== PROTOCOL) return bye('old');
    if (crowded) {
      complain('far.crowded');
      return bye('slow');
    }
    try {
      const came = await tables.arrive(table, keys, from, tell);
      if (came.ok) {
        if (gone) return came.value.leave();
        arrived = came.value;
        return undefined;
      }
      if (came.problem.code === 'far.key') wrongKey();
      complain(came.problem.code);
      return bye('gone');
    } catch {
      complain('far.storage');
      return bye('slow');
    }
  }
}
