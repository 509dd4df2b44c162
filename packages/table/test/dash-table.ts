import { setImmediate } from 'node:timers/promises';
import {
  CHANCE,
  Match,
  defaults,
  type Action,
  type Game,
  type Header,
  type OptionValues,
  type Seat,
} from '@glade/engine';
import { DASH } from '../../engine/test/dash/index.ts';
import { Table, type Answer, type Chooser, type Change, type TableOptions } from '../src/index.ts';

export const [REST, RUN, SPRINT] = [0, 1, 2] as const;

export interface Seating {
  readonly game?: Game;
  readonly options?: OptionValues;
  readonly dice?: Header['dice'];
  readonly players?: readonly string[];
  /** Entries already in the log, as numbers. */
  readonly log?: readonly Action[];
}

/** A match of the test game; two people and open choices unless said otherwise. */
export function match(seating: Seating = {}): Match {
  const game = seating.game ?? DASH;
  let now = Match.start(game, {
    options: { ...defaults(game.options), secret: false, ...seating.options },
    dice: seating.dice ?? 'virtual',
    seed: 'table',
    players: seating.players ?? ['person', 'person'],
  });
  for (const action of seating.log ?? []) {
    const played = now.play(action, now.actor);
    if (!played.ok) throw new Error(played.refusal.code);
    now = played.match;
  }
  return now;
}

/** In the log below seat 0 chooses first, with pace 2. */
export const STARTED: readonly Action[] = [6, 1];

export function table(seating: Seating = {}, options: TableOptions = {}): Table {
  return new Table(match(seating), options);
}

/** The test game as one that people win or lose together. */
export const TOGETHER: Game = {
  ...DASH,
  rules: (options) => ({ ...DASH.rules(options), kind: 'cooperative' }),
};

/** A chooser that answers when the test says so. */
export class SlowChooser implements Chooser {
  readonly asked: {
    readonly seat: Seat;
    readonly signal: AbortSignal;
    readonly answer: (action: Action) => void;
    readonly fail: (error: unknown) => void;
  }[] = [];

  choose(_match: Match, seat: Seat, _level: string, signal: AbortSignal): Promise<Action> {
    return new Promise((answer, fail) => this.asked.push({ seat, signal, answer, fail }));
  }
}

/** A chooser that at once does the same again and again. */
export const always = (action: Action): Chooser => ({ choose: () => Promise.resolve(action) });

/** Lets everything happen that waits for nothing but its turn. */
export const quiet = (): Promise<void> => setImmediate();

export function changesOf(of: Table, viewer?: Seat): readonly Change[] {
  const changes: Change[] = [];
  of.subscribe((change) => changes.push(change), viewer);
  return changes;
}

/** The code of what went wrong, or `ok`. */
export function told(answer: Answer): string {
  if (answer.ok) return 'ok';
  return 'problem' in answer
    ? answer.problem.code
    : `${answer.refusal.clause} ${answer.refusal.code}`;
}

export const chances = (of: Table): number =>
  of.match.log.filter(({ actor }) => actor === CHANCE).length;
