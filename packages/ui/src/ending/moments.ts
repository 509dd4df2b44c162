import type { Event } from '@glade/engine';
import { sameButPlaces } from '@glade/text';
import { eventWeight } from '../contract/event-weight.ts';
import type { GameBoard } from '../contract/game-board.ts';

/** A step of a match that people want to find again. */
export interface Moment {
  /** The position after this many entries, from 1 to the length of the log. */
  readonly step: number;
  /** What happened there: events of one kind. */
  readonly events: readonly [Event, ...Event[]];
}

/** Two moments are at least this part of the match apart: so many are told at its end. */
const APART = 1 / 11;
const MOST = 12;
/** How much each further event of the same kind in one entry adds, and how many of them count. */
const EACH = 0.1;
const COUNTED = 9;

interface Candidate extends Moment {
  readonly weight: number;
}

/**
 * The moments of a match that matter most, in order: its end, then by the weights of the game's `moments`, where among equals
 * the one farthest from all others goes first. At most 12, and never nearer to each other than this part of the match.
 */
export function momentsOf(
  entries: readonly { readonly events: readonly Event[] }[],
  over: boolean,
  board: Pick<GameBoard, 'moments' | 'isNotable'>,
  apart = APART,
): readonly Moment[] {
  const { length } = entries;
  const candidates = entries.flatMap(({ events }, index) =>
    candidate(board, events, index + 1, over && index === length - 1),
  );
  const chosen: Candidate[] = [];
  const distance = ({ step }: Moment): number =>
    Math.min(...chosen.map((other) => Math.abs(other.step - step)));
  while (chosen.length < MOST) {
    const free = candidates.filter(
      (each) => distance(each) >= length * apart && distance(each) > 0,
    );
    const [first, ...others] = free;
    if (first === undefined) break;
    chosen.push(
      others.reduce((best, each) => {
        const more = each.weight - best.weight;
        return more > 0 || (more === 0 && distance(each) > distance(best)) ? each : best;
      }, first),
    );
  }
  return chosen.toSorted((a, b) => a.step - b.step).map(({ step, events }) => ({ step, events }));
}

/** The most important thing that an entry caused, if anything; at the end of a match always something. */
function candidate(
  board: Pick<GameBoard, 'moments' | 'isNotable'>,
  events: readonly Event[],
  step: number,
  isEnd: boolean,
): readonly Candidate[] {
  // What nobody may miss in play is no moment by itself, where the game says which events are.
  const { moments } = board;
  const weightOf = (event: Event): number => eventWeight(moments ? { moments } : board, event);
  const most = Math.max(0, ...events.map(weightOf));
  if (most === 0 && !isEnd) return [];
  // What ends a match is told last.
  const weighty = events.filter((event) => weightOf(event) === most);
  const event = isEnd ? weighty.at(-1) : weighty[0];
  if (event === undefined) return [];
  const like = events.filter((other) => sameButPlaces(event, other));
  const weight = isEnd ? Infinity : most + EACH * Math.min(like.length - 1, COUNTED);
  return [{ step, events: [event, ...like.filter((other) => other !== event)], weight }];
}
