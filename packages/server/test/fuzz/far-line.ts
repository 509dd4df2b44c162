import { once } from 'node:events';
import {
  clientMessage,
  MESSAGE_LIMIT,
  readMessage,
  serverMessage,
  type ClientMessage,
  type ServerMessage,
} from '@glade/online/wire';
import { NOW, OWN } from './odd-messages.ts';

/** The longest frame that the server reads, as `docs/security.md` says. */
const FRAME_LIMIT = 64 * 1024;
/** Safety only: a server that says nothing for so long has not answered. */
const PATIENCE = 20_000;

type Answers = (said: ServerMessage) => boolean;

/** One WebSocket that says odd things. Knows of each what the server may answer, and waits until it has. */
export class FarLine {
  private readonly socket: WebSocket;
  private readonly key: string;
  private now = 0;
  private waiting: { readonly asked: string; readonly answers: Answers }[] = [];
  /** What waits no more, and by what it was answered. */
  private readonly answeredBy: { readonly answers: Answers; readonly by: ServerMessage }[] = [];
  private tooBig = false;
  private greeted = false;
  private code: number | undefined;
  private said = '';
  private changed: () => void = () => {};
  /** What the server said that it may not say. */
  wrong: string | undefined;

  private constructor(url: string, key: string, heard: (frame: string) => void) {
    this.key = key;
    this.socket = new WebSocket(url);
    this.socket.addEventListener('message', ({ data }) => {
      heard(String(data));
      this.take(String(data));
      this.changed();
    });
    this.socket.addEventListener('close', ({ code }) => {
      this.code = code;
      this.changed();
    });
  }

  static async open(url: string, key: string, heard: (frame: string) => void): Promise<FarLine> {
    const line = new FarLine(url, key, heard);
    await once(line.socket, 'open');
    return line;
  }

  get isOpen(): boolean {
    return this.code === undefined;
  }

  /** Sends text or bytes as they are, with the own key and the position put in. */
  say(message: string | Uint8Array): void {
    const sent =
      typeof message === 'string'
        ? message.replaceAll(`"${NOW}"`, String(this.now)).replaceAll(OWN, this.key)
        : message;
    const bytes = Buffer.from(sent);
    if (bytes.length > FRAME_LIMIT) this.tooBig = true;
    else this.expect(typeof sent === 'string' ? bytes.toString('utf8') : '', bytes.length);
    this.socket.send(sent as string);
  }

  /** Until all is answered, or the server has closed the line with a word. */
  async answered(): Promise<void> {
    const late = setTimeout(() => {
      this.wrong ??= `no answer to ${this.waiting[0]?.asked ?? 'a frame that is too big'}`;
      this.changed();
    }, PATIENCE);
    while (this.wrong === undefined && this.isOpen && (this.tooBig || this.waiting.length > 0))
      await new Promise<void>((resolve) => {
        this.changed = resolve;
      });
    clearTimeout(late);
    if (!this.isOpen) this.wrong ??= this.howItEnded();
  }

  async close(): Promise<void> {
    this.socket.close();
    while (this.isOpen)
      await new Promise<void>((resolve) => {
        this.changed = resolve;
      });
  }

  private expect(asked: string, size: number): void {
    const message = size > MESSAGE_LIMIT ? undefined : readMessage(clientMessage, asked);
    const again = message?.type === 'hello' && this.greeted;
    if (message?.type === 'hello') this.greeted = true;
    const answers = size > MESSAGE_LIMIT ? problem('far.big') : answersTo(message, again);
    // Other messages may be answered so, too, if they come too early: this way every answer belongs to one message.
    if (again) this.waiting.unshift({ asked: 'hello', answers });
    else this.waiting.push({ asked: asked.slice(0, 200), answers });
  }

  /** A line ends with `bye`, or with 1009 after a frame that was too big; else silently. */
  private howItEnded(): string | undefined {
    if (this.said === 'bye' || (this.tooBig && this.code === 1009)) return undefined;
    return `the line ended with ${this.code} after ${this.said}`;
  }

  private take(frame: string): void {
    const message = readMessage(serverMessage, frame);
    if (message === undefined) {
      this.wrong ??= `no message: ${frame.slice(0, 200)}`;
      return;
    }
    this.said = message.type;
    if ('at' in message || 'hash' in message) this.now = atOf(message) ?? this.now;
    if (this.assign(message)) return;
    // Two messages may have the same answer, and each another one: then what came before belongs to the other.
    for (const [i, done] of this.answeredBy.entries())
      if (done.answers(message) && this.assign(done.by)) {
        this.answeredBy[i] = { ...done, by: message };
        return;
      }
  }

  /** Whether this answers something that waits; then it waits no more. */
  private assign(message: ServerMessage): boolean {
    const of = this.waiting.findIndex(({ answers }) => answers(message));
    const [asked] = of < 0 ? [] : this.waiting.splice(of, 1);
    if (asked !== undefined) this.answeredBy.push({ answers: asked.answers, by: message });
    return asked !== undefined;
  }
}

const atOf = (message: ServerMessage): number | undefined =>
  message.type === 'welcome' || message.type === 'news'
    ? (message.hash ?? ('at' in message ? message.at : undefined))
    : message.type === 'seen'
      ? message.at
      : undefined;

const problem =
  (...codes: string[]): Answers =>
  (said) =>
    said.type === 'problem' && codes.includes(said.problem.code);

/** What answers a message that the server's own schema has read, or has not; `again` is a second greeting. */
function answersTo(message: ClientMessage | undefined, again: boolean): Answers {
  if (message === undefined) return problem('far.message');
  const early = problem('far.hello');
  switch (message.type) {
    case 'ping':
      return ({ type }) => type === 'pong';
    case 'hello':
      return again ? early : ({ type }) => type === 'welcome' || type === 'bye';
    case 'intent':
      return (said) => early(said) || (said.type === 'answer' && said.id === message.id);
    case 'ask':
      return (said) => early(said) || (said.type === 'told' && said.id === message.id);
    case 'remark': {
      const other = problem('seat.other');
      return (said) => early(said) || other(said) || said.type === 'remark';
    }
    case 'fill': {
      const not = problem('seat.other', 'far.taken');
      // Where it may be, everybody is told who sits there now.
      const done: Answers = (said) =>
        said.type === 'table' && said.table.seats[message.seat]?.who === 'bot';
      return (said) => early(said) || not(said) || done(said);
    }
    default: {
      const not = problem('far.stand-in');
      return (said) => early(said) || not(said) || said.type === 'table';
    }
  }
}
