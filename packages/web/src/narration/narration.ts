import {
  CHANCE,
  OVER,
  type Event,
  type OptionValues,
  type Refusal,
  type Seat,
} from '@glade/engine';
import { t } from '../words/words.ts';
import { playerName, type Player, type VisibleEntry, type TableView } from '@glade/table';
import {
  tellEvents,
  tellRefusal,
  turnName as headingOf,
  type Line,
  type Listener,
  type Manner,
  type Say,
  type Values,
} from '@glade/text';
import type { RefusedThrow } from '../match/scenes/scene.ts';

/** What happened in one turn, in sentences. */
export interface NarratedTurn {
  readonly turn: number;
  readonly heading: string;
  readonly lines: readonly Line[];
  /** What the lines tell, but for refused throws. */
  readonly events: readonly Event[];
}

/**
 * The whole log in sentences, by turns, with the refused throws in their places. `you` is the seat of the only person at this
 * screen.
 */
export function tellLog(
  say: Say,
  view: TableView,
  you: Seat | undefined,
  asides: readonly RefusedThrow[] = [],
  manner: Manner = 'written',
): readonly NarratedTurn[] {
  const turns: { turn: number; heading: string; lines: Line[]; events: Event[] }[] = [];
  const listener = listenerOf(say, view, you);
  const at = (turn: number, begun?: Pick<Event, 'args'>): (typeof turns)[number] => {
    const last = turns.at(-1);
    if (last?.turn === turn) return last;
    const next = { turn, heading: turnName(say, turn, begun), lines: [], events: [] };
    turns.push(next);
    return next;
  };
  const entries = together(view.entries, asides);
  for (const [i, entry] of entries.entries()) {
    const again = asides.filter(({ before }) => before === entry.index);
    // No event begins the first turn: it is of the person who acts first.
    const first = turns.length === 0 && entry.actor >= 0 ? entry : undefined;
    at(entry.turn, first && { args: { turn: entry.turn, seat: entry.actor } }).lines.push(
      ...again.map((aside) => lineOf(say, view, aside, manner)),
    );
    // An entry may begin the next turn, such as the last action before the fire spreads. Its later events belong to that turn.
    for (const { turn, begun, events } of byTurn(entry, entries[i + 1]?.turn ?? view.turn)) {
      const lines = tellEvents(say, view.rules.notation, events, manner, listener);
      const told = at(turn, begun);
      told.lines.push(...lines);
      told.events.push(...events);
    }
  }
  const open = asides.filter(({ before }) => before === view.entries.length);
  if (open.length > 0)
    at(view.turn).lines.push(...open.map((aside) => lineOf(say, view, aside, manner)));
  return turns.filter(({ lines }) => lines.length > 0);
}

/** Joins neighbouring outcomes that each cause one event of the same kind, such as leaf after leaf, so that one sentence tells them. */
export function together(
  entries: readonly VisibleEntry[],
  asides: readonly RefusedThrow[],
): readonly VisibleEntry[] {
  const all: VisibleEntry[] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    const { actor, index, events } = entry;
    const same =
      actor === CHANCE &&
      events.length === 1 &&
      last?.events.at(-1)?.code === events[0]!.code &&
      !asides.some(({ before }) => before === index);
    if (same) all[all.length - 1] = { ...last, events: [...last.events, ...events] };
    else all.push(entry);
  }
  return all;
}

/** What has happened in the present turn. */
export const eventsOfTurn = (say: Say, view: TableView): readonly Event[] =>
  tellLog(say, view, undefined).findLast(({ turn }) => turn === view.turn)?.events ?? [];

/** Events as one text. `you` as in `tellLog`. */
export function tellAll(
  say: Say,
  view: TableView,
  you: Seat | undefined,
  events: readonly Event[],
  manner: Manner,
): string {
  return tellEvents(say, view.rules.notation, events, manner, listenerOf(say, view, you))
    .map(({ text }) => text)
    .join(' ');
}

export function whyNot(say: Say, view: TableView, refusal: Refusal, manner: Manner): string {
  return tellRefusal(say, view.rules.notation, refusal, manner);
}

/** How events are told in this view: with names, if seats have things of their own and those of several are told. */
export function listenerOf(say: Say, view: TableView, you: Seat | undefined): Listener {
  const { rules, viewer, actor, header } = view;
  const several = viewer === undefined || actor === OVER;
  return { you, nameOf: several ? seatNamer(say, rules, header.options, you) : undefined };
}

type Names = ((seat: Seat) => string) | undefined;

/** Names the seats, for games in which each has things of its own; undefined for the others. */
export const seatNamer = (
  say: Say,
  { hears }: Pick<TableView['rules'], 'hears'>,
  options: OptionValues,
  you?: Seat,
): Names => (hears === undefined ? undefined : (seat) => seatName(say, options, seat, you));

function lineOf(say: Say, view: TableView, { refusal }: RefusedThrow, manner: Manner): Line {
  const text = whyNot(say, view, refusal, manner);
  return {
    text,
    clauses: [refusal.clause],
    code: refusal.code,
    seat: undefined,
    cells: refusal.cells ?? [],
  };
}

interface Part {
  readonly turn: number;
  /** The event that begins the turn; undefined for the turn in which the entry was made. */
  readonly begun: Event | undefined;
  readonly events: readonly Event[];
}

/** Splits the events of an entry where a turn begins: such an event has a number called `turn`. `next`: the turn after the entry. */
export function byTurn(
  { turn, events }: Pick<VisibleEntry, 'turn' | 'events'>,
  next: number,
): readonly Part[] {
  const parts: { begun: Event | undefined; events: Event[] }[] = [{ begun: undefined, events: [] }];
  for (const event of events) {
    if (event.args['turn'] !== undefined) parts.push({ begun: event, events: [event] });
    else parts.at(-1)!.events.push(event);
  }
  return parts.map((part, k) => ({
    ...part,
    turn: k === 0 ? turn : Math.max(turn, next - (parts.length - 1 - k)),
  }));
}

/** The heading of a turn. */
export const turnName = (say: Say, turn: number, begun?: Pick<Event, 'args'>): string =>
  headingOf(say, turn, begun, { setup: t('log.setup'), turn: t('log.turn', { turn }) });

/**
 * What a seat is called: the message `seat`, which may depend on the options, or for `you`, the seat of the only person at
 * this screen, `seat.you`. A game that has names of its own for its seats has both.
 */
export const seatName = (say: Say, options: OptionValues, seat: Seat, you?: Seat): string =>
  say(seat === you ? 'seat.you' : 'seat', { ...(options as Values), player: seat + 1 });

/** What a kind of player is called. A game may have its own names for the levels of bots. */
export function playerText(say: Say, player: Player): string {
  const name = playerName(player);
  return say(say.has(`level.${name}`) ? `level.${name}` : `player.${name}`);
}
