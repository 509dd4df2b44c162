import { CHANCE } from '@glade/engine';
import { correct, type Broken, type Correction } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import { seatAtTurn } from '../../seats/seat-at-turn.ts';
import type { Session } from '../session.ts';

/**
 * The entries of a person from `broken` on, where their turn is over before it: the throw that was put right has left them
 * nothing to do, and the dice have passed on. Undefined where that is not why the entry does not fit.
 */
export function afterTurnOver(
  { table: { match }, people }: Session,
  board: Pick<GameBoard, 'throwers'>,
  correction: Correction,
  { at, actor }: Broken,
): readonly number[] | undefined {
  const found = correct(match, correction);
  if (!found.ok || !people.includes(actor) || found.match.actor !== CHANCE) return undefined;
  const { rules, log } = match;
  const diceIn = ({ actor: due, state }: typeof match) => ({
    seat: seatAtTurn(board, due, rules.view(state, undefined)),
    throws: due === CHANCE && rules.thrown(state)?.code,
  });
  const now = diceIn(found.match);
  if (now.seat === undefined || now.seat === actor) return undefined;
  const others = log.slice(at).findIndex((entry) => entry.actor !== actor);
  const end = others < 0 ? log.length : at + others;
  // The same player throws the same dice then as came next before.
  const then = others < 0 ? now : diceIn(match.at(end));
  if (then.seat !== now.seat || then.throws !== now.throws) return undefined;
  return Array.from({ length: end - at }, (_, i) => at + i);
}
