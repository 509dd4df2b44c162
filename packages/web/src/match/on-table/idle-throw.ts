import { CHANCE, OVER } from '@glade/engine';
import {
  isIdle,
  isLight,
  tellBriefly,
  tellEvents,
  tellOnTable,
  type Companion,
  type Say,
} from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { listenerOf } from '../../narration/narration.ts';
import { seatAtTurn } from '../../seats/seat-at-turn.ts';
import type { Session } from '../session.ts';

/**
 * What a throw that people have just entered has brought, if no piece is to be moved for it, or so little is to be done. After
 * something was `mended` the card has told all that is to lie differently.
 */
export function idleThrow(
  companion: Companion,
  session: Session,
  say: Say,
  mended: boolean,
): string | undefined {
  const view = session.view.value;
  const { rules, header, entries } = view;
  const last = entries.at(-1);
  if (last?.actor !== CHANCE || header.dice !== 'entered') return undefined;
  const { deeds } = companion;
  const isDeed = ({ code }: { readonly code: string }): boolean => typeof deeds[code] === 'object';
  const idle = last.events.filter((event) => isIdle(deeds, event) || isLight(deeds, event));
  if (last.events.some((event) => isDeed(event) && !idle.includes(event))) return undefined;
  const listener = listenerOf(say, view, session.you);
  const lines = (mended ? idle.filter((event) => !isDeed(event)) : idle).flatMap((event) =>
    isLight(deeds, event) && !isIdle(deeds, event)
      ? tellOnTable(say, rules.notation, deeds, [event], listener).map(({ written }) => written)
      : isDeed(event)
        ? (tellBriefly(say, rules.notation, [event], 'written', listener) ?? [])
        : tellEvents(say, rules.notation, [event], 'written', listener).map(({ text }) => text),
  );
  return lines.length === 0 ? undefined : lines.join(' ');
}

/**
 * Who is next after the last throw, where another has the turn now, or the same dice are thrown again: who reads from the
 * page would think that the throw was not entered. Undefined where who threw goes on with something else.
 */
export function nextAfterThrow(board: GameBoard, session: Session, say: Say): string | undefined {
  const { actor, view, header } = session.view.value;
  if (session.isFar || session.secret || actor === OVER) return undefined;
  const { match } = session.table;
  const { rules, state, actor: threw } = match.at(match.log.length - 1);
  const before = rules.view(state, undefined);
  const [was, turn] = [seatAtTurn(board, threw, before), seatAtTurn(board, actor, view)];
  if (was !== undefined && turn !== undefined && turn !== was)
    return say('onTable.next', { player: turn + 1 });
  const isSame = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  const step = (at: unknown) => board.step(at, header.options);
  const again = actor === CHANCE && isSame(step(before), step(view));
  return again ? say('onTable.rollAgain') : undefined;
}
