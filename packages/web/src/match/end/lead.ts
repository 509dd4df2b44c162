import type { Event, Match, Seat } from '@glade/engine';
import type { Ending, GameBoard } from '@glade/ui';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';

/** When somebody went ahead, and stayed ahead until they won. */
export interface Lead {
  /** The position after so many entries. */
  readonly step: number;
  readonly event: Event;
  readonly own: number;
  readonly other: number;
}

/**
 * The turning point after which the winner was ahead until the end; undefined where points do not decide, or no turning point
 * of the game put them ahead.
 */
export function leadOf(
  match: Match,
  board: Pick<GameBoard, 'moments' | 'effects'>,
  score: NonNullable<Ending['score']>,
  winner: Seat,
): Lead | undefined {
  const { rules, log } = match;
  const told = match.events();
  const building = match.at(0).build();
  const pointsNow = (): readonly [own: number, other: number] | undefined => {
    const points = score(rules.view(building.state, undefined));
    return points && [points[winner]!, points[1 - winner]!];
  };
  // A battle may begin with one side ahead: it did not go ahead at the first turning point.
  const [first, second] = pointsNow() ?? [0, 0];
  let lead: Lead | undefined;
  let wasAhead = first > second;
  for (const [index, { action, actor }] of log.entries()) {
    if (building.play(action, actor) !== undefined) return undefined;
    const event = told[index]!.find(
      (each) =>
        eventWeight(board, each) >= TURNING_POINT && board.effects?.[each.code]?.picture === true,
    );
    if (event === undefined) continue;
    const points = pointsNow();
    if (points === undefined) return undefined;
    const [own, other] = points;
    const isAhead = own > other;
    if (isAhead && !wasAhead) lead = { step: index + 1, event, own, other };
    if (!isAhead) lead = undefined;
    wasAhead = isAhead;
  }
  return lead;
}
