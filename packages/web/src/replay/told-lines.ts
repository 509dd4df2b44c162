import type { Event, Rules } from '@glade/engine';
import {
  briefRuns,
  tellBriefly,
  tellEvents,
  type Line,
  type Listener,
  type Say,
} from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { isShown } from '../match/stage/happenings.ts';

/** With more words than this a step is told in short sentences: the board shows where it all was. */
const MOST_WORDS = 35;

/** What a step of a match caused, in sentences with their clauses. */
export function toldLines(
  say: Say,
  { notation }: Pick<Rules, 'notation'>,
  board: Pick<GameBoard, 'effects'>,
  events: readonly Event[],
  listener: Listener,
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

const unique = (clauses: readonly string[]): readonly string[] => [...new Set(clauses)];
