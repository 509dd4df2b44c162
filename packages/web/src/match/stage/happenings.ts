import type { Event, Seat } from '@glade/engine';
import type { TableView } from '@glade/table';
import {
  briefRuns,
  placesOf,
  sameInBrief,
  tellBriefly,
  tellEvents,
  type Listener,
  type Manner,
  type Say,
} from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { doneInSecret } from '../../narration/current-step.ts';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';

/** Something that happened; several events of one kind in a row are one. */
export interface Happening {
  /** Names it: the entry and the place in it where it began. */
  readonly id: string;
  readonly event: Event;
  /** The seat that it is about, if it names one. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** The same for the ear. */
  readonly spoken: string;
  /** Everything that there is to tell of it, in full sentences. */
  readonly full: Readonly<Record<Manner, string>>;
  /** The places that it is about. */
  readonly cells: readonly number[];
  /** Whether it is what somebody chose to do, and not what came of that. */
  readonly isMove: boolean;
  /** It only tells that somebody did something in secret. */
  readonly isSecret?: boolean;
}

const NONE: ReadonlySet<Event> = new Set();

/** As many entries are told at most: about as many as a round of the largest game has. */
const LAST = 40;

/**
 * What has happened since a person last acted, with what their own action has caused. It is found in the view, so it is
 * there again after a reload.
 */
export function happeningsSince(
  say: Say,
  board: Pick<GameBoard, 'effects' | 'isNotable' | 'moments'>,
  { entries, rules }: Pick<TableView, 'entries' | 'rules'>,
  people: readonly Seat[],
  listener: Listener,
): readonly Happening[] {
  const acted = entries.findLastIndex(({ actor }) => people.includes(actor));
  // While bots play on by themselves, their last moves are enough; after a turn in which a person could do nothing, what came of it.
  const last = Math.max(acted, turnEnded(entries, people), entries.length - LAST);
  const ids = new Map<Event, string>();
  const moves = movesIn(entries);
  const secret = secretMoves(say, entries);
  const events = entries.slice(Math.max(0, last)).flatMap(({ index, actor, events: caused }) => {
    for (const [i, event] of caused.entries()) ids.set(event, `${index}.${i}`);
    return people.includes(actor)
      ? caused.filter((event, i) => tellsOwn(board, event, i))
      : caused.filter((event) => isShown(board, event) || secret.has(event));
  });
  const idOf = (event: Event): string | undefined => ids.get(event);
  return happeningsIn(say, rules.notation, events, listener, moves, idOf, secret);
}

/** All but that whom others wait for is ready: the step says so, with their face, until something comes of it. */
export function besideStep(
  all: readonly Happening[],
  { entries, actor }: Pick<TableView, 'entries' | 'actor'>,
): readonly Happening[] {
  const isTold = doneInSecret(entries, actor) !== undefined && all.at(-1)?.isSecret === true;
  return isTold ? all.slice(0, -1) : all;
}

/** The entry with which the last turn of one of these people ended, as somebody else's began; -1 where there is none. */
function turnEnded(entries: TableView['entries'], people: readonly Seat[]): number {
  let ended = -1;
  let own = false;
  for (const [at, { events }] of entries.entries())
    for (const { code, args } of events) {
      if (code !== 'turn') continue;
      const isOwn = people.includes(args['seat']!);
      if (own && !isOwn) ended = at;
      own = isOwn;
    }
  return ended;
}

/** What people and bots chose to do last: the first event of each of their entries. */
export const movesIn = (entries: TableView['entries']): ReadonlySet<Event> =>
  new Set(
    entries.slice(-LAST).flatMap(({ actor, events }) => (actor < 0 ? [] : events.slice(0, 1))),
  );

/**
 * What somebody did that must not be seen, only that it is done: the events that say so, by the messages `secret.<code>`
 * of the game.
 */
export const secretMoves = (say: Say, entries: TableView['entries']): ReadonlySet<Event> =>
  new Set(
    entries.slice(-LAST).flatMap(({ actor, action, events }) => {
      const [first] = events;
      const isTold = actor >= 0 && action === undefined && first !== undefined;
      return isTold && say.has(`secret.${first.code}`) ? [first] : [];
    }),
  );

/** Events as short sentences: one for each row of events that it can tell together. */
export function happeningsIn(
  say: Say,
  notation: TableView['rules']['notation'],
  events: readonly Event[],
  listener: Listener,
  moves: ReadonlySet<Event>,
  idOf: (event: Event) => string | undefined = () => undefined,
  secret = NONE,
): readonly Happening[] {
  const told = (run: readonly Event[]): Happening | undefined =>
    secret.has(run[0]!)
      ? secretly(say, run[0]!, idOf(run[0]!))
      : happening(say, notation, run, listener, moves, idOf(run[0]!));
  return briefRuns(say, notation, events, listener).flatMap((run) => {
    const each = run.some((event) => secret.has(event));
    const whole = each ? undefined : told(run);
    return whole === undefined ? run.flatMap((event) => told([event]) ?? []) : [whole];
  });
}

/** Whether others should see this: not what another event shows, only counts, or would be a nuisance. */
export function isShown({ effects }: Pick<GameBoard, 'effects'>, { code }: Event): boolean {
  const picture = effects?.[code]?.picture;
  return picture === undefined || picture === true || picture.none === 'mine';
}

/** What a person does themselves they have seen, unless it is a turning point; what else it causes they may miss. */
function tellsOwn(
  board: Pick<GameBoard, 'effects' | 'isNotable' | 'moments'>,
  event: Event,
  index: number,
): boolean {
  if (eventWeight(board, event) >= TURNING_POINT) return true;
  return index > 0 && board.effects?.[event.code]?.picture === true;
}

function happening(
  say: Say,
  notation: TableView['rules']['notation'],
  run: readonly Event[],
  listener: Listener,
  moves: ReadonlySet<Event>,
  id = '',
): Happening | undefined {
  const event = run[0]!;
  const text = tellBriefly(say, notation, run, 'written', listener);
  const spoken = tellBriefly(say, notation, run, 'spoken', listener);
  if (text === undefined || spoken === undefined) return undefined;
  const told = (manner: Manner): string =>
    tellEvents(say, notation, run, manner, listener)
      .map((line) => line.text)
      .join(' ');
  return {
    id,
    event,
    seat: event.args['seat'],
    text,
    spoken,
    full: { written: told('written') || text, spoken: told('spoken') || spoken },
    cells: run.flatMap(placesOf),
    isMove: run.some((each) => moves.has(each)),
  };
}

function secretly(say: Say, event: Event, id = ''): Happening {
  const seat = event.args['seat']!;
  const text = say(`secret.${event.code}`, { player: seat + 1 });
  const full = { written: text, spoken: text };
  return { id, event, seat, text, spoken: text, full, cells: [], isMove: true, isSecret: true };
}

/** What happened in a turn, on one line: events of one kind are counted, wherever in the turn they were. */
export function turnInBrief(
  say: Say,
  notation: TableView['rules']['notation'],
  events: readonly Event[],
  listener: Listener,
): string {
  const kinds: Event[][] = [];
  for (const event of events) {
    const kind = kinds.find(([first]) => sameInBrief(say, notation, first!, event, listener));
    if (kind === undefined) kinds.push([event]);
    else kind.push(event);
  }
  return kinds
    .flatMap((kind) => {
      const told =
        happening(say, notation, kind, listener, NONE) ??
        happening(say, notation, [kind[0]!], listener, NONE);
      return told === undefined ? [] : [told.text.replace(/[.:]$/, '')];
    })
    .join(' · ');
}
