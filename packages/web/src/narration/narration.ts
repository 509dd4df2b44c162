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
  type Line,
  type Listener,
  type Manner,
  type Say,
  type Values,
} from '@glade/text';
import type { RefusedThrow } from '../match/session.ts';

/** What happened in one turn, in sentences. */
export interface NarratedTurn {
  readonly turn: number;
  readonly heading: string;
  readonly lines: readonly Line[];
}

/**
 * The whole log in sentences, by turns; throws that were refused stand where they fell. `you` is the seat of the only
 * person at this screen.
 */
export function tellLog(
  say: Say,
  view: TableView,
  you: Seat | undefined,
  asides: readonly RefusedThrow[] = [],
  manner: Manner = 'written',
): readonly NarratedTurn[] {
  const turns: { turn: number; heading: string; lines: Line[] }[] = [];
  const listener = listenerOf(say, view, you);
  const at = (turn: number, begun?: Event): Line[] => {
    const last = turns.at(-1);
    if (last?.turn === turn) return last.lines;
    const lines: Line[] = [];
    turns.push({ turn, heading: turnName(say, turn, begun), lines });
    return lines;
  };
  const entries = together(view.entries, asides);
  for (const [i, entry] of entries.entries()) {
    const again = asides.filter(({ before }) => before === entry.index);
    at(entry.turn).push(...again.map((aside) => lineOf(say, view, aside, manner)));
    // What follows from the last action of a turn belongs to the next turn: the spread.
    const parts = byTurn(entry);
    const next = entries[i + 1]?.turn ?? view.turn;
    for (const [k, { begun, events }] of parts.entries()) {
      const turn = k === 0 ? entry.turn : Math.max(entry.turn, next - (parts.length - 1 - k));
      const lines = tellEvents(say, view.rules.notation, events, manner, listener);
      at(turn, begun).push(...lines);
    }
  }
  const open = asides.filter(({ before }) => before === view.entries.length);
  if (open.length > 0) at(view.turn).push(...open.map((aside) => lineOf(say, view, aside, manner)));
  return turns.filter(({ lines }) => lines.length > 0);
}

/** Outcomes that each tell of one thing, and the same thing, are told together: leaf after leaf. */
function together(
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

/** What the present turn has brought, as far as the view tells it to several people, for the ear. */
export function tellTurn(say: Say, view: TableView): string {
  const last = tellLog(say, view, undefined, [], 'spoken').findLast(
    ({ turn }) => turn === view.turn,
  );
  return last?.lines.map(({ text }) => text).join(' ') ?? '';
}

/** Events as one text: for the ear, or for one place on the page. `you` as in `tellLog`. */
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

/** Where seats have things of their own, and those of several are told, each line says whose it is. */
function listenerOf(say: Say, view: TableView, you: Seat | undefined): Listener {
  const { rules, viewer, actor, header } = view;
  const several = viewer === undefined || actor === OVER;
  return { you, nameOf: several ? namesOf(say, rules, header.options, you) : undefined };
}

type Names = ((seat: Seat) => string) | undefined;

/** What tells the seats apart for somebody who hears all of them; undefined where all share what there is. */
export const namesOf = (
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
  /** What begins a turn, unless it is the turn of the entry. */
  readonly begun: Event | undefined;
  readonly events: readonly Event[];
}

/** Splits an entry's events where one of them begins a turn: those have a number called `turn`. */
function byTurn({ events }: VisibleEntry): readonly Part[] {
  const parts: { begun: Event | undefined; events: Event[] }[] = [{ begun: undefined, events: [] }];
  for (const event of events) {
    if (event.args['turn'] !== undefined) parts.push({ begun: event, events: [event] });
    else parts.at(-1)!.events.push(event);
  }
  return parts;
}

/**
 * What a turn is called: the game's own word for it, if it has one. It takes the numbers of the event that began the
 * turn, and its `seat` as a `player`, where there was one: a game may count its turns otherwise than the log.
 */
export function turnName(say: Say, turn: number, begun?: Event): string {
  if (turn === 0) return t('log.setup');
  if (!say.has('turn.heading')) return t('log.turn', { turn });
  const { args = { turn } } = begun ?? {};
  return say('turn.heading', { ...args, player: (args['seat'] ?? -1) + 1 });
}

/**
 * What a seat is called: the message `seat`, which may depend on the options, or for `you`, the seat of the only person at
 * this screen, `seat.you`. A game that has names of its own for its seats has both.
 */
export const seatName = (say: Say, options: OptionValues, seat: Seat, you?: Seat): string =>
  say(seat === you ? 'seat.you' : 'seat', { ...(options as Values), seat: seat + 1 });

/** What kind of player that is. A game may have its own names for how well bots play. */
export function playerText(say: Say, player: Player): string {
  const name = playerName(player);
  return say(say.has(`level.${name}`) ? `level.${name}` : `player.${name}`);
}
