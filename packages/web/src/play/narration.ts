import { CHANCE, OVER, type Event, type Outcome, type Refusal, type Rules } from '@glade/engine';
import { t } from '../words.ts';
import type { Shown, TableView } from '@glade/table';
import { tellEvents, tellRefusal, type Line, type Manner, type Say } from '@glade/text';
import type { Aside } from './session.ts';

/** What happened in one turn, in sentences. */
export interface Told {
  readonly turn: number;
  readonly lines: readonly Line[];
}

/** The whole log in sentences, by turns; throws that were refused stand where they fell. */
export function tellLog(
  say: Say,
  view: TableView,
  asides: readonly Aside[] = [],
  manner: Manner = 'written',
): readonly Told[] {
  const turns: { turn: number; lines: Line[] }[] = [];
  // Where seats have things of their own, and those of several are told, each line says whose it is.
  const all = view.rules.hears !== undefined && (view.viewer === undefined || view.actor === OVER);
  const at = (turn: number): Line[] => {
    const last = turns.at(-1);
    if (last?.turn === turn) return last.lines;
    const lines: Line[] = [];
    turns.push({ turn, lines });
    return lines;
  };
  for (const entry of together(view.entries, asides)) {
    const again = asides.filter(({ before }) => before === entry.index);
    at(entry.turn).push(...again.map((aside) => lineOf(say, view, aside, manner)));
    // What follows from the last action of a turn belongs to the next turn: the spread.
    let turn = entry.turn;
    for (const part of byTurn(entry)) {
      turn = part.turn ?? turn;
      const lines = tellEvents(say, view.rules.notation, part.events, manner);
      at(turn).push(...lines.map((line) => (all ? named(say, line) : line)));
    }
  }
  const open = asides.filter(({ before }) => before === view.entries.length);
  if (open.length > 0) at(view.turn).push(...open.map((aside) => lineOf(say, view, aside, manner)));
  return turns.filter(({ lines }) => lines.length > 0);
}

/** Outcomes that each tell of one thing, and the same thing, are told together: leaf after leaf. */
function together(entries: readonly Shown[], asides: readonly Aside[]): readonly Shown[] {
  const all: Shown[] = [];
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

/** What the present turn has brought, as far as the view tells it, for the ear. */
export function tellTurn(say: Say, view: TableView): string {
  const last = tellLog(say, view, [], 'spoken').findLast(({ turn }) => turn === view.turn);
  return last?.lines.map(({ text }) => text).join(' ') ?? '';
}

/** Events as one text: for the ear, or for one place on the page. */
export function tellAll(
  say: Say,
  view: TableView,
  events: readonly Event[],
  manner: Manner,
): string {
  return tellEvents(say, view.rules.notation, events, manner)
    .map(({ text }) => text)
    .join(' ');
}

export function whyNot(say: Say, view: TableView, refusal: Refusal, manner: Manner): string {
  return tellRefusal(say, view.rules.notation, refusal, manner);
}

function named(say: Say, line: Line): Line {
  if (line.seat === undefined) return line;
  return { ...line, text: `${say('seat', { seat: line.seat + 1 })}: ${line.text}` };
}

function lineOf(say: Say, view: TableView, { refusal }: Aside, manner: Manner): Line {
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
  readonly turn: number | undefined;
  readonly events: readonly Event[];
}

/** Splits an entry's events where one of them begins a turn: those have a number called `turn`. */
function byTurn({ events }: Shown): readonly Part[] {
  const parts: { turn: number | undefined; events: Event[] }[] = [{ turn: undefined, events: [] }];
  for (const event of events) {
    const turn = event.args['turn'];
    if (turn !== undefined) parts.push({ turn, events: [event] });
    else parts.at(-1)!.events.push(event);
  }
  return parts;
}

/** Who won, where there are several, and what was counted. */
export function outcomeLines(say: Say, rules: Rules, outcome: Outcome): readonly string[] {
  const lines: string[] = [];
  if (rules.kind === 'competitive' && outcome.winners.length > 0) {
    const names = outcome.winners.map((seat) => say('seat', { seat: seat + 1 }));
    const list = new Intl.ListFormat(say.language).format(names);
    lines.push(t('end.winners', { count: names.length, names: list }));
  }
  const each: string[] = [];
  // A game may say in one message what was counted for a seat.
  const inOne = say.has('measure.each');
  for (const [name, value] of Object.entries(outcome.measures)) {
    // A team hears what there was, not that nobody was out and nothing burns.
    if (value === 0 && rules.kind === 'cooperative') continue;
    const label = say(`measure.${name}`);
    if (typeof value === 'number') lines.push(`${label}: ${value}`);
    else if (!inOne)
      for (const [seat, one] of value.entries())
        each[seat] =
          `${each[seat] ?? say('seat', { seat: seat + 1 })}, ${label}: ${+one.toFixed(2)}`;
  }
  if (inOne) each.push(...seatLines(say, rules, outcome));
  return [...lines, ...each];
}

function seatLines(say: Say, { seats }: Rules, { measures }: Outcome): readonly string[] {
  const counted = Object.entries(measures);
  return Array.from({ length: seats }, (_, seat) => {
    const own = counted.map(([name, value]) => [
      name,
      typeof value === 'number' ? value : +value[seat]!.toFixed(2),
    ]);
    return `${say('seat', { seat: seat + 1 })}: ${say('measure.each', Object.fromEntries(own))}`;
  });
}

/** What a turn is called: the game's own word for it, if it has one. */
export function turnName(say: Say, turn: number): string {
  if (turn === 0) return t('log.setup');
  return say.has('turn.heading') ? say('turn.heading', { turn }) : t('log.turn', { turn });
}
