import type { Event, Rules, Seat } from '@glade/engine';
import {
  briefRuns,
  tellBriefly,
  tellEvents,
  type Line,
  type Listener,
  type Say,
} from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';
import { isShown } from '../match/stage/happenings.ts';

/** With more words than this a step is told in short sentences: the board shows where it all was. */
const MOST_WORDS = 35;

type ToldOf = [
  say: Say,
  rules: Pick<Rules, 'notation'>,
  board: Pick<GameBoard, 'effects' | 'moments' | 'isNotable'>,
  events: readonly Event[],
  listener: Listener,
];

/** What a step of a match caused, in sentences with their clauses. */
export function toldLines(
  ...[say, { notation }, board, events, listener]: ToldOf
): readonly Pick<Line, 'text' | 'clauses'>[] {
  const full = tellEvents(say, notation, events, 'written', listener);
  const words = full.flatMap(({ text }) => text.split(/\s+/)).length;
  if (words <= MOST_WORDS) return full;
  const told = (run: readonly Event[]): readonly Pick<Line, 'text' | 'clauses'>[] => {
    const text = tellBriefly(say, notation, run, 'written', listener);
    if (text !== undefined) return [{ text, clauses: unique(run.flatMap((each) => each.clauses)) }];
    return run.length > 1 ? run.flatMap((event) => told([event])) : [];
  };
  const shown = events.filter((event) => isShown(board, event));
  const brief = briefRuns(say, notation, shown, listener).flatMap(told);
  return brief.length === 0 ? full : brief;
}

/** With more lines than this a step is told as one seat sees it. */
const MOST_LINES = 3;

/**
 * The same as the seat sees it by whose eyes the match is watched: where it takes many lines, what happened to the others is left
 * out if it matters little. What was done, which comes first, is never left out.
 */
export function toldTo(
  viewer: Seat | undefined,
  ...[say, rules, board, events, listener]: ToldOf
): readonly Pick<Line, 'text' | 'clauses'>[] {
  const all = toldLines(say, rules, board, events, listener);
  if (viewer === undefined || all.length <= MOST_LINES) return all;
  const seen = events.filter((event, i) => {
    const { seat } = event.args;
    return (
      i === 0 || seat === undefined || seat === viewer || eventWeight(board, event) >= TURNING_POINT
    );
  });
  return toldLines(say, rules, board, seen, listener);
}

const unique = (clauses: readonly string[]): readonly string[] => [...new Set(clauses)];
