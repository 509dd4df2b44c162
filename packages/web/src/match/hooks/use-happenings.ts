import { useMemo, useState } from 'preact/hooks';
import { CHANCE } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { listenerOf } from '../../narration/narration.ts';
import type { Session } from '../session.ts';
import { happeningsSince, type Happening } from '../stage/happenings.ts';

/** What just happened, and where on the board it is to be seen. */
export interface Happened {
  readonly happenings: readonly Happening[];
  /** What somebody looks at again. */
  readonly picked: string | undefined;
  readonly pick: (id: string | undefined) => void;
  /** The places of what was picked. */
  readonly again: readonly number[] | undefined;
  /** The places of what is new and notable. */
  readonly fresh: readonly number[];
  /** What is new is not lit any more, because somebody begins to act. */
  readonly begin: () => void;
}

/** What has happened since people last acted. */
export function useHappenings(board: GameBoard, session: Session, say: Say): Happened {
  // What just happened is not lit any more once somebody begins at entry `begun`.
  const [begun, setBegun] = useState(0);
  const [picked, pick] = useState<string>();
  const view = session.view.value;
  const { length } = view.entries;
  const happenings = useMemo(
    () => happeningsSince(say, board, view, session.people, listenerOf(say, view, session.you)),
    [view, say],
  );

  function notablePlaces({ id, event, cells }: Happening): readonly number[] {
    return board.isNotable?.(event) === true || isMoveFarAway(id) ? cells : [];
  }

  /** Whether somebody far away has done this: nobody here has seen their hand. */
  function isMoveFarAway(happening: string): boolean {
    const actor = view.entries[Number.parseInt(happening, 10)]?.actor ?? CHANCE;
    return session.isFar && actor >= 0 && !session.people.includes(actor);
  }

  const again = happenings.find(({ id }) => id === picked)?.cells;
  const fresh = begun === length ? [] : happenings.flatMap(notablePlaces);
  return { happenings, picked, pick, again, fresh, begin: () => setBegun(length) };
}
