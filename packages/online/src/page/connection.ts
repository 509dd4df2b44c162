import {
  PROTOCOL,
  readMessage,
  serverMessage,
  type ClientMessage,
  type ServerMessage,
} from '../wire/index.ts';

/** The part of a WebSocket that is needed here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface ConnectionOptions {
  /** Opens a line to the table; throws if it cannot. */
  readonly open: () => Line;
  /** The keys of the seats that this page holds at first. */
  readonly keys: readonly string[];
  /** How many steps the page has. */
  readonly from: () => number;
  readonly hear: (message: ServerMessage) => void;
  /** Called when the line comes or goes. */
  readonly onState: (state: ConnectionState) => void;
  /** A number from 0 to below 1, so that pages do not come back all at once. */
  readonly random: () => number;
}

/** `on`: the server has greeted; `off`: the line is broken and is opened again; `ended`: the server has said for good why not. */
export type ConnectionState = 'opening' | 'on' | 'off' | 'ended';

type Intent = Extract<ClientMessage, { type: 'intent' }>;
type Question = Extract<ClientMessage, { type: 'ask' }>;

/** Milliseconds. */
const PING = 10_000;
/** A line on which nothing has come for so long is dead, even if nobody has said so. */
const SILENT = 25_000;
/** A page that was away gives its old line so long to say something. */
const AFTER_SLEEP = 3000;
/** An intent without an answer after so long: the line is opened again. */
const UNANSWERED = 5000;
/** A line that the server has not greeted after so long is given up. A wrong key waits ten seconds for its answer. */
const UNGREETED = 15_000;
/** The first pause before a broken line is opened again. Later ones are a share of how long it has been broken. */
const FIRST_PAUSE = 250;
const MAX_PAUSE = 8000;
/** A page is back after at most so much more of the time for which the server was away. */
const SHARE = 0.25;

/**
 * A page's line to a table far away. It is opened again whenever it breaks. What was asked for is sent again until it has been
 * answered; it carries its own id, so that nothing is done twice.
 */
export class Connection {
  private readonly options: ConnectionOptions;
  private line: Line | undefined;
  private state: ConnectionState = 'opening';
  private readonly unanswered = new Map<string, Intent>();
  /** What was asked for and changes nothing: a bot may think about it for long. */
  private readonly questions = new Map<string, Question>();
  /** Milliseconds for which the line has been broken, as the ticks count them. */
  private away = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval>;
  private keys: readonly string[];
  private lastHeard = 0;
  private waits = 0;
  /** Milliseconds for which a line has waited to be greeted. */
  private ungreeted = 0;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.keys = options.keys;
    // Counts by itself: clocks of devices jump, and a phone that slept has counted nothing.
    this.ticking = setInterval(() => this.tick(), 1000);
    this.open();
  }

  /** Asks for something; again after every break, until the answer comes. */
  ask(intent: Intent): void {
    this.unanswered.set(intent.id, intent);
    if (this.unanswered.size === 1) this.waits = 0;
    this.send(intent);
  }

  /** Asks what only the server knows; again after every break, until the answer comes. */
  question(question: Question): void {
    this.questions.set(question.id, question);
    this.send(question);
  }

  /** Says something that is not worth repeating. */
  say(message: Exclude<ClientMessage, Intent | Question | { type: 'hello' }>): void {
    this.send(message);
  }

  /**
   * The page is seen again, or the network is back: tries at once. While a phone slept nothing was counted, so its line may be
   * dead without a word.
   */
  wake(): void {
    if (this.state === 'off') return this.open();
    if (this.state !== 'on') return;
    this.lastHeard = Math.max(this.lastHeard, SILENT - AFTER_SLEEP);
    this.send({ type: 'ping' });
  }

  /** The page holds other seats now, or has other keys of them: also after the server has said for good why not. */
  hold(keys: readonly string[]): void {
    this.keys = keys;
    if (this.state === 'ended') {
      clearInterval(this.ticking);
      this.ticking = setInterval(() => this.tick(), 1000);
    }
    this.tell('opening');
    this.again();
  }

  /** Opens a new line, with the seats that the page holds now, and asks for what it misses. */
  again(): void {
    this.drop();
    this.open();
  }

  close(): void {
    this.tell('ended');
    clearInterval(this.ticking);
    clearTimeout(this.retry);
    this.drop();
  }

  private open(): void {
    if (this.state === 'ended') return;
    clearTimeout(this.retry);
    this.drop();
    this.lastHeard = 0;
    this.ungreeted = 0;
    let line: Line;
    try {
      line = this.options.open();
    } catch {
      return this.broken();
    }
    this.line = line;
    line.onopen = () => {
      const hello: ClientMessage = {
        type: 'hello',
        protocol: PROTOCOL,
        keys: [...this.keys],
        from: this.options.from(),
      };
      line.send(JSON.stringify(hello));
    };
    line.onmessage = ({ data }) => {
      if (line === this.line) this.heard(String(data));
    };
    line.onclose = () => {
      if (line === this.line) this.broken();
    };
  }

  private heard(text: string): void {
    this.lastHeard = 0;
    const message = readMessage(serverMessage, text);
    if (message === undefined) return this.again();
    if (message.type === 'welcome') {
      this.away = 0;
      this.tell('on');
    }
    if (message.type === 'answer') {
      this.unanswered.delete(message.id);
      this.waits = 0;
    }
    if (message.type === 'told') this.questions.delete(message.id);
    this.options.hear(message);
    if (message.type === 'bye') {
      if (message.retryAfter === undefined) return this.close();
      this.drop();
      this.broken(message.retryAfter);
    }
    // In the order in which they were asked for; the server knows those it has answered.
    if (message.type === 'welcome')
      for (const asked of [...this.unanswered.values(), ...this.questions.values()])
        this.send(asked);
  }

  private tick(): void {
    if (this.state !== 'on') return this.tickAway();
    this.lastHeard += 1000;
    if (this.lastHeard % PING === 0) this.send({ type: 'ping' });
    this.waits = this.unanswered.size > 0 ? this.waits + 1000 : 0;
    if (this.lastHeard < SILENT && this.waits < UNANSWERED) return;
    this.waits = 0;
    this.tell('off');
    this.again();
  }

  private tickAway(): void {
    this.away += 1000;
    if (this.line === undefined) return;
    // The network may swallow a question for minutes before the browser says so.
    this.ungreeted += 1000;
    if (this.ungreeted < UNGREETED) return;
    this.drop();
    this.broken();
  }

  private broken(after?: number): void {
    if (this.state === 'ended') return;
    this.line = undefined;
    this.tell('off');
    const longest = Math.min(MAX_PAUSE, Math.max(FIRST_PAUSE, this.away * SHARE));
    const pause = (after ?? 0) + longest * (0.5 + this.options.random() / 2);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), pause);
  }

  private drop(): void {
    const { line } = this;
    this.line = undefined;
    if (line === undefined) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  private send(message: ClientMessage): void {
    if (this.state === 'on') this.line?.send(JSON.stringify(message));
  }

  private tell(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.onState(state);
  }
}
