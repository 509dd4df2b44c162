import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { OVER } from '@glade/engine';
import type { TableInfo } from '@glade/online/wire';
import { membersAt, othersAt } from '../people/people.ts';
import type { GameBoard } from '@glade/ui';
import type { Session } from '../../match/session.ts';
import { looksAt } from '../../seats/seat-looks.ts';
import { seatAtTurn } from '../../seats/seat-at-turn.ts';
import { othersAtOnce } from '../../narration/current-step.ts';
import { wordsAt } from '../../seats/table-words.ts';
import { noteTable, waitingTables } from '../my-tables.ts';
import { far } from '../far-words.ts';
import { notifyTurn, showBadge, showInTab } from './tell-turn.ts';

interface Followed {
  readonly table: string;
  readonly title: string;
  readonly board: GameBoard;
  readonly session: Session;
  readonly info: TableInfo;
}

/** Follows whose turn it is at the table that is shown: in the tab, on the shelf, at the app's picture, by a notification. */
export function useTurn({ table, title, board, session, info }: Followed): boolean {
  const { actor, view } = session.view.value;
  const over = actor === OVER || info.late !== undefined;
  const turn = over ? undefined : seatAtTurn(board, actor, view);
  const mine = turn !== undefined && session.people.includes(turn);
  const { header } = session.host;
  const who =
    turn === undefined || othersAtOnce(session)
      ? undefined
      : looksAt(header, wordsAt(header, undefined))[turn]?.name;
  const called = useRef(mine);
  useLayoutEffect(() => {
    showInTab(mine);
    return () => showInTab(false);
  }, [mine]);
  useEffect(() => {
    if (!over && turn === undefined) return;
    noteTable(table, {
      over,
      seats: session.people,
      others: othersAt(info, session.people),
      looks: membersAt(info).map((member) =>
        member === undefined ? null : { face: member.face, colour: member.colour },
      ),
      ...(info.next === undefined ? {} : { next: info.next }),
      standing: over
        ? { waits: info.next === undefined ? 'nobody' : 'next' }
        : { waits: mine ? 'me' : 'others', who },
    });
    showBadge(waitingTables());
  }, [over, mine, who, info.next]);
  useEffect(() => {
    if (mine && !called.current) void notifyTurn(far('far.turn.notice', { game: title }), table);
    called.current = mine;
  }, [mine]);
  return mine;
}
