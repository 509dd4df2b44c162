import { Match, parseOptions, problem, short, ok, type Action, type Asked } from '@glade/engine';
import type { Entry, Game, Header, Result, Seat } from '@glade/engine';
import type { Chooser } from './types.ts';

/** One end of a channel between a page and its worker, or between two threads. */
export interface Port {
  post(message: unknown): void;
  /** `heard` is called with each message, `broken` once the other end has died. */
  listen(heard: (message: unknown) => void, broken: (reason: string) => void): void;
}

/** What a bot is told of a match: enough to fold it. The seed is not sent, so no bot can look at dice to come. */
export interface BotQuestion {
  readonly header: Omit<Header, 'seed'>;
  readonly log: readonly Entry[];
  readonly seat: Seat;
  readonly level: Asked;
}

interface Question extends BotQuestion {
  readonly type: 'choose';
  readonly id: number;
}

interface Stop {
  readonly type: 'stop';
  readonly id: number;
}

type Reply =
  | { readonly type: 'chosen'; readonly id: number; readonly action: Action }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };

/** Chooses an action for a seat, at once or later. When `signal` is aborted, nobody waits for the answer any more. */
export type Choose<G extends Game> = (
  match: Match<G>,
  seat: Seat,
  level: Asked,
  signal: AbortSignal,
) => Action | Promise<Action>;

interface Waiting {
  resolve(action: Action): void;
  reject(error: Error): void;
}

/** The page's end of the channel: a chooser that asks a worker. */
export class RemoteChooser implements Chooser {
  private readonly port: Port;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private dead: string | undefined;

  constructor(port: Port) {
    this.port = port;
    port.listen(
      (message) => this.hear(message as Reply),
      (reason) => this.fail(reason),
    );
  }

  async choose(match: Match, seat: Seat, level: Asked, signal: AbortSignal): Promise<Action> {
    if (this.dead !== undefined) throw new Error(this.dead);
    signal.throwIfAborted();
    const id = this.asked++;
    const answer = new Promise<Action>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
    const stop = (): void => {
      this.port.post({ type: 'stop', id } satisfies Stop);
      this.waiting.get(id)?.reject(new Error('stopped'));
    };
    signal.addEventListener('abort', stop);
    const question = questionOf(match, seat, level);
    this.port.post({ type: 'choose', id, ...question } satisfies Question);
    try {
      return await answer;
    } finally {
      signal.removeEventListener('abort', stop);
      this.waiting.delete(id);
    }
  }

  private hear(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    if (reply.type === 'chosen') waiting?.resolve(reply.action);
    else waiting?.reject(new Error(reply.reason));
  }

  private fail(reason: string): void {
    this.dead = reason;
    for (const waiting of this.waiting.values()) waiting.reject(new Error(reason));
  }
}

/** What a bot is asked, to be sent to another thread. */
export function questionOf(match: Match, seat: Seat, level: Asked): BotQuestion {
  const { game, version, options, dice, players } = match.header;
  const header = { game, version, options, dice, players };
  return { header, log: match.log, seat, level };
}

/** Finds a game by its id, at once or by loading it. */
export type FindGame<G extends Game> = (id: string) => G | undefined | Promise<G | undefined>;

/** The worker's end of the channel: answers questions one after the other. It skips those that were stopped meanwhile. */
export function serveChooser<G extends Game>(
  port: Port,
  find: FindGame<G>,
  choose: Choose<G>,
): void {
  const open = new Map<number, AbortController>();
  let last: Promise<void> = Promise.resolve();

  const answer = async (question: Question): Promise<void> => {
    // First hear the stops that arrived during the last question.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { id } = question;
    const abort = open.get(id);
    if (abort === undefined) return;
    try {
      const action = await answerQuestion(question, find, choose, abort.signal);
      port.post({ type: 'chosen', id, action } satisfies Reply);
    } catch (error) {
      const reason = short(error instanceof Error ? error.message : error);
      port.post({ type: 'failed', id, reason } satisfies Reply);
    } finally {
      open.delete(id);
    }
  };

  port.listen(
    (message) => {
      const said = message as Question | Stop;
      if (said.type === 'stop') {
        open.get(said.id)?.abort();
        open.delete(said.id);
      } else {
        open.set(said.id, new AbortController());
        last = last.then(() => answer(said));
      }
    },
    () => {},
  );
}

/** Chooses what was asked for, in another thread. Rejects if the match cannot be folded there. */
export async function answerQuestion<G extends Game>(
  question: BotQuestion,
  find: FindGame<G>,
  choose: Choose<G>,
  signal: AbortSignal,
): Promise<Action> {
  const match = await refold(question, find);
  if (!match.ok) throw new Error(match.problem.code);
  return choose(match.value, question.seat, question.level, signal);
}

async function refold<G extends Game>(
  question: BotQuestion,
  find: FindGame<G>,
): Promise<Result<Match<G>>> {
  const { header, log, seat } = question;
  const game = await find(header.game);
  if (game === undefined || game.version !== header.version) return problem('brain.game');
  const options = parseOptions(game.options, header.options);
  if (!options.ok) return options;
  const building = Match.start(game, { ...header, options: options.value }).build();
  for (const { actor, action } of log) {
    if (building.actor !== actor) building.turnTo(actor);
    if (building.play(action, actor) !== undefined) return problem('brain.log');
  }
  if (building.actor !== seat) building.turnTo(seat);
  return ok(building.match());
}
