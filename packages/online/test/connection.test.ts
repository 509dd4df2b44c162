import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Match, parseOptions, type Entry, type Game } from '@glade/engine';
import { games } from '@glade/games';
import { Connection, FarTable, type Line } from '../src/page/index.ts';
import type { ClientMessage, ServerMessage, Step, TableInfo } from '../src/wire/index.ts';

// What people of other servers have reported, against the code of a page: no browser, no network, no real clock.

const game = games.find(({ id }) => id === 'leaf-climbers')!;

/** A server that is as simple as can be: it keeps the log, and answers what it is told to answer. */
class Server {
  readonly lines: FakeLine[] = [];
  readonly intents: Extract<ClientMessage, { type: 'intent' }>[] = [];
  steps: Step[] = [];
  /** Whether a new line can be opened. */
  reachable = true;
  /** What it does with an intent; by default it stores it and answers. */
  onIntent: (intent: Extract<ClientMessage, { type: 'intent' }>, line: FakeLine) => void = (
    intent,
    line,
  ) => {
    this.store(intent);
    line.hear({ type: 'answer', id: intent.id, ok: true });
  };
  private readonly answered = new Set<string>();

  open(): FakeLine {
    const line = new FakeLine(this);
    this.lines.push(line);
    return line;
  }

  get line(): FakeLine {
    return this.lines.at(-1)!;
  }

  /** Stores an action once, however often it comes; tells the present line. */
  store({ id, intent }: Extract<ClientMessage, { type: 'intent' }>): void {
    if (intent.type !== 'play' || this.answered.has(id)) return;
    this.answered.add(id);
    const from = this.steps.length;
    this.steps = [...this.steps, { actor: intent.by, action: intent.action }];
    for (const line of this.lines) line.hear({ type: 'news', from, steps: this.steps.slice(from) });
  }

  hello(from: number, line: FakeLine): void {
    line.hear({
      type: 'welcome',
      held: [0],
      table: info(),
      from,
      steps: this.steps.slice(from),
      thinking: false,
    });
  }
}

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** Frames vanish both ways, and nobody is told: a phone that slept, a cable that was pulled. */
  dead = false;
  closed = false;
  /** The keys that the page has shown. */
  keys: readonly string[] = [];
  private readonly server: Server;

  constructor(server: Server) {
    this.server = server;
    if (server.reachable) queueMicrotask(() => this.onopen?.());
    else queueMicrotask(() => this.onclose?.());
  }

  send(text: string): void {
    if (this.dead || this.closed) return;
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'hello') {
      this.keys = message.keys;
      this.server.hello(message.from, this);
    }
    if (message.type === 'ping') this.hear({ type: 'pong' });
    if (message.type !== 'intent') return;
    this.server.intents.push(message);
    this.server.onIntent(message, this);
  }

  hear(message: ServerMessage): void {
    if (!this.dead && !this.closed) this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.closed = true;
  }

  /** The line breaks, and the browser notices. */
  break(): void {
    this.closed = true;
    this.onclose?.();
  }
}

function info(): TableInfo {
  const seat = { who: 'person', taken: true, here: true, standIn: false } as const;
  return {
    game: game.id,
    version: game.version,
    options: { players: 2 },
    seats: [seat, seat],
    watchable: true,
    commitment: '',
    begun: true,
    custom: { remarks: true, patience: 120, clock: 0 },
    over: false,
    watching: 0,
  };
}

/** The opening of a match up to the first action of the first seat: what comes before it are throws. */
function opening(from: Game): readonly Entry[] {
  const options = parseOptions(from.options, { players: 2 });
  if (!options.ok) throw new Error(options.problem.code);
  const building = Match.start(from, {
    options: options.value,
    dice: 'virtual',
    players: ['person', 'person'],
    seed: 'opening',
  }).build();
  for (;;) {
    const match = building.match();
    const { actor, rules, state } = match;
    if (actor === 0) return match.log;
    const refusal = building.play(rules.nth(state, 0), actor);
    if (refusal !== undefined) throw new Error(refusal.clause);
  }
}

/** A page at the table, as the browser runs it. */
function pageAt(server: Server) {
  const refused: unknown[] = [];
  const shown: number[] = [];
  const states: string[] = [];
  let far: FarTable | undefined;
  let ids = 0;
  const connection = new Connection({
    open: () => server.open(),
    keys: ['k'.repeat(22)],
    from: () => far?.length ?? 0,
    hear: (message) => {
      if (message.type === 'welcome' && far === undefined) {
        const opened = FarTable.open(
          {
            game,
            info: message.table,
            held: message.held,
            chooser: { choose: () => Promise.reject(new Error('no hints here')) },
            ask: (intent) => connection.ask(intent),
            question: (question) => connection.question(question),
            again: () => connection.again(),
            newId: () => `intent-${String((ids += 1)).padStart(4, '0')}`,
            onRefused: (why) => refused.push(why),
          },
          message.steps,
        );
        if (!opened.ok) throw new Error(opened.problem.code);
        far = opened.value;
        far.table.subscribe((change) => change.type === 'entry' && shown.push(change.index));
      } else if (message.type === 'welcome' || message.type === 'news') far?.take(message);
      else if (message.type === 'answer') far?.answered(message);
    },
    onState: (state) => states.push(state),
    random: () => jitter,
  });
  return {
    connection,
    refused,
    states,
    /** The entries that were shown as new. */
    shown,
    get log(): readonly Entry[] {
      return far!.table.match.log;
    },
    /** Does the first thing that can be done. */
    act(): void {
      const { rules, state, actor } = far!.table.match;
      const answer = far!.party.submit({ type: 'play', by: actor, action: rules.nth(state, 0) });
      expect(answer.ok).toBe(true);
    },
  };
}

/** Which share of the jitter pages wait. */
let jitter = 0;

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let server: Server;
let page: ReturnType<typeof pageAt>;
let start: number;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  server.steps = opening(game).map(({ actor, action }) => ({ actor, action }));
  start = server.steps.length;
  page = pageAt(server);
  await pass(0);
});
afterEach(() => {
  page.connection.close();
  jitter = 0;
  vi.useRealTimers();
});

describe('the move made in the moment the connection breaks (boardgame.io #672, #218; playhex #79)', () => {
  test('before the server has it: it is sent again on the next line, and done once', async () => {
    server.line.dead = true;
    page.act();
    expect(page.log).toHaveLength(start + 1);
    expect(server.intents).toEqual([]);
    server.line.break();
    await pass(1000);
    expect(server.steps).toHaveLength(start + 1);
    expect(page.log).toHaveLength(start + 1);
    expect(page.refused).toEqual([]);
  });

  test('after the server has it, before the answer: the same intent comes again, and nothing is doubled', async () => {
    server.onIntent = (intent, line) => {
      line.dead = true;
      server.store(intent);
      server.onIntent = (again, next) => {
        server.store(again);
        next.hear({ type: 'answer', id: again.id, ok: true });
      };
    };
    page.act();
    server.line.break();
    await pass(1000);
    expect(server.intents.map(({ id }) => id)).toEqual(['intent-0001', 'intent-0001']);
    expect(server.steps).toHaveLength(start + 1);
    expect(page.log).toHaveLength(start + 1);
    // It was shown when it was made, and never again.
    expect(page.shown).toEqual([start]);
  });

  test('a line that is dead without a word: after five seconds without an answer a new one is opened', async () => {
    server.line.dead = true;
    page.act();
    await pass(4000);
    expect(server.lines).toHaveLength(1);
    await pass(2000);
    expect(server.lines).toHaveLength(2);
    expect(server.steps).toHaveLength(start + 1);
  });
});

test('offline and back: the move waits, and the state says so', async () => {
  server.reachable = false;
  server.line.break();
  await pass(20_000);
  page.act();
  expect(page.states.at(-1)).toBe('off');
  server.reachable = true;
  page.connection.wake();
  await pass(0);
  expect(page.states.at(-1)).toBe('on');
  expect(server.steps).toHaveLength(start + 1);
});

test.each([
  [400, 250],
  [2000, 600],
  [8000, 2250],
])(
  'a server that is killed and back after %i ms: the page is current at most %i ms later',
  async (gone, later) => {
    jitter = 0.999;
    server.reachable = false;
    server.line.break();
    await pass(gone);
    server.reachable = true;
    await pass(later);
    expect(page.states.at(-1)).toBe('on');
  },
);

test('a server that stays away for an hour is not asked every second', async () => {
  server.reachable = false;
  server.line.break();
  await pass(60_000);
  const { length } = server.lines;
  await pass(3_600_000);
  expect(server.lines.length - length).toBeLessThan(3600 / 3);
});

test('a line that opens and is never greeted: it is given up, and the next one is', async () => {
  const greet = server.hello.bind(server);
  server.hello = () => {};
  server.line.break();
  await pass(10_000);
  const { length } = server.lines;
  server.hello = greet;
  await pass(1000);
  expect(page.states.at(-1)).toBe('off');
  await pass(6000);
  expect(server.lines.length).toBeGreaterThan(length);
  expect(page.states.at(-1)).toBe('on');
});

test('a seat gets another key after the server has said good-bye: the same page goes on, and what was not answered is sent again', async () => {
  server.onIntent = (_, line) => line.hear({ type: 'bye', why: 'gone' });
  page.act();
  await pass(60_000);
  expect([page.states.at(-1), server.lines.length]).toEqual(['ended', 1]);
  server.onIntent = (intent, line) => {
    server.store(intent);
    line.hear({ type: 'answer', id: intent.id, ok: true });
  };
  page.connection.hold(['n'.repeat(22)]);
  await pass(0);
  expect(page.states.at(-1)).toBe('on');
  expect(server.line.keys).toEqual(['n'.repeat(22)]);
  expect(server.steps).toHaveLength(start + 1);
  expect(page.refused).toEqual([]);
  // And its line is watched over as before.
  server.line.dead = true;
  await pass(40_000);
  expect(server.lines.length).toBeGreaterThan(2);
  expect(page.states.at(-1)).toBe('on');
});

test('the own move replayed as if new after tabbing away (buzzwords #41): what the page knows is not shown again', async () => {
  page.act();
  await pass(0);
  expect(page.shown).toEqual([start]);
  for (let i = 0; i < 3; i++) {
    server.line.break();
    page.connection.wake();
    await pass(1000);
  }
  expect(server.lines.length).toBeGreaterThan(3);
  expect(page.shown).toEqual([start]);
});

test('a phone that locks: the page stands still, its line dies without a word, and it is current soon after it comes back', async () => {
  // Nothing runs in a frozen page: no timer counts the hours.
  server.line.dead = true;
  page.connection.wake();
  await pass(2000);
  expect(server.lines).toHaveLength(1);
  await pass(2000);
  expect(server.lines).toHaveLength(2);
  expect(page.states.at(-1)).toBe('on');
});

test('a line that lives is kept when the page is looked at again', async () => {
  page.connection.wake();
  await pass(8000);
  expect(server.lines).toHaveLength(1);
});

test('a second tab of the same seat: each shows the move of the other once, and both have the same log', async () => {
  const twin = pageAt(server);
  await pass(0);
  page.act();
  await pass(0);
  expect(twin.log).toEqual(page.log);
  expect([page.shown, twin.shown]).toEqual([[start], [start]]);
  expect([page.refused, twin.refused]).toEqual([[], []]);
  twin.connection.close();
});

test('a wrong clock: the device is set to another year, and nothing is sent, closed or shown for that', async () => {
  vi.setSystemTime(new Date('2011-01-01'));
  await pass(1000);
  vi.setSystemTime(new Date('2055-01-01'));
  await pass(5000);
  page.act();
  await pass(0);
  expect(server.lines).toHaveLength(1);
  expect(server.steps).toHaveLength(start + 1);
});
