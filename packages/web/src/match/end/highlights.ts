import type { Event } from '@glade/engine';
import { sameButPlaces } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';
import { momentsOf, type Moment } from '@glade/ui/ending';

/** At most this many moments stand below the end of a match, and so many of them tell of the same kind of event. */
export const MOST = 3;
const ALIKE = 2;

type Entries = readonly { readonly events: readonly Event[] }[];
/** Where moments are told of each side, they may lie so near to each other, as a part of the match: no side is left out for that. */
const NEAR = 1 / 40;

type Board = Pick<GameBoard, 'moments' | 'effects' | 'isNotable' | 'sideOf'>;

/**
 * The moments of a match that mattered most, in order: what decided it, then others by the weights of the game. All have a
 * picture. What ends the match is told above them. Of those that `textOf` tells in the same words there is one. Where the game
 * says of which side an event tells, each side has as many of those that matter alike.
 */
export function highlightsOf(
  entries: Entries,
  board: Board,
  textOf: (moment: Moment) => string | undefined = () => undefined,
  most = MOST,
): readonly Moment[] {
  const weight = ({ events }: Moment): number => eventWeight(board, events[0]);
  const side = ({ events }: Moment): number | undefined => board.sideOf?.(events[0]);
  const pictured = momentsOf(entries, true, board, board.sideOf && NEAR).filter(
    ({ step, events }) => step < entries.length && isPictured(board, events[0]),
  );
  const deciding = decidingMoment(entries, board);
  const all = [
    ...(deciding === undefined ? [] : [deciding]),
    ...pictured.toSorted((a, b) => weight(b) - weight(a)),
  ];
  // Beside turning points what is only worth a look does not count.
  const turning = all.filter((moment) => weight(moment) >= TURNING_POINT);
  // So few of a match of two sides differ in kind, where they can: else all of them could be losses.
  const differ = board.sideOf !== undefined && most <= MOST;
  const alike = board.sideOf && !differ ? most / 2 : ALIKE;
  const chosen: Moment[] = [];
  let limit = alike;
  const isFree = (moment: Moment): boolean => {
    const text = textOf(moment);
    const isTold = (other: Moment): boolean =>
      other.step === moment.step || (text !== undefined && textOf(other) === text);
    const isLike = (other: Moment): boolean =>
      other.events[0].code === moment.events[0].code && (differ || side(other) === side(moment));
    return !chosen.some(isTold) && chosen.filter(isLike).length < limit;
  };
  const ofSide = (moment: Moment): number =>
    chosen.filter((other) => side(other) === side(moment)).length;
  function choose(some: readonly Moment[], times: number): void {
    limit = times;
    while (chosen.length < most) {
      const free = some.filter(isFree);
      const [first] = free;
      if (first === undefined) break;
      chosen.push(
        free.reduce(
          (best, each) =>
            weight(each) === weight(best) && ofSide(each) < ofSide(best) ? each : best,
          first,
        ),
      );
    }
  }
  if (differ) {
    choose(turning, 1);
    choose(all, 1);
  }
  choose(turning.length > 0 ? turning : all, alike);
  return chosen.toSorted((a, b) => a.step - b.step);
}

const isPictured = ({ effects = {} }: Board, { code }: Event): boolean =>
  effects[code]?.picture === true;

/** The last turning point of a match: the event that decided it, often in the same entry as the end. */
function decidingMoment(entries: Entries, board: Board): Moment | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const { events } = entries[at]!;
    // The last thing that is told is the end itself.
    const told = (at === entries.length - 1 ? events.slice(0, -1) : events).filter(
      (event) => isPictured(board, event) && eventWeight(board, event) >= TURNING_POINT,
    );
    const [first, ...others] = told.toSorted(
      (a, b) => eventWeight(board, b) - eventWeight(board, a),
    );
    if (first !== undefined)
      return { step: at + 1, events: [first, ...others.filter((e) => sameButPlaces(first, e))] };
  }
  return undefined;
}
