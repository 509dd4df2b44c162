import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { CHANCE } from '@glade/engine';
import type { TableView } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { afterPicture } from '@glade/ui/after-picture';
import { listenerOf } from '../../narration/narration.ts';
import type { Session } from '../session.ts';
import { besideStep, happeningsSince, type Happening } from '../stage/happenings.ts';

/** What just happened, and where on the board it is to be seen. It follows the position by one picture. */
export interface Happened {
  /** The position after what is told. */
  readonly view: ReadonlySignal<TableView>;
  readonly happenings: ReadonlySignal<readonly Happening[]>;
  /** What somebody looks at again. */
  readonly picked: ReadonlySignal<string | undefined>;
  readonly pick: (id: string | undefined) => void;
  /** The places of what was picked. */
  readonly again: ReadonlySignal<readonly number[] | undefined>;
  /** The places of what is new and notable. */
  readonly fresh: ReadonlySignal<readonly number[]>;
  /** What is new is not lit any more, because somebody begins to act. */
  readonly begin: () => void;
}

const NOWHERE: readonly number[] = [];

/**
 * What has happened since people last acted. A tap is answered by the board and the buttons first; what happened is told with
 * the picture after that, so that its sentences and cards do not make the first one late.
 */
export function useHappenings(board: GameBoard, session: Session, say: Say): Happened {
  const told = useMemo(() => signal(session.view.peek()), [session]);
  useEffect(() => {
    let forget = (): void => {};
    const stop = session.view.subscribe((view) => {
      forget();
      forget = afterPicture(() => (told.value = view));
    });
    return () => {
      stop();
      forget();
    };
  }, [session]);
  return useMemo(() => happenedIn(board, session, say, told), [board, session, say]);
}

function happenedIn(
  board: GameBoard,
  session: Session,
  say: Say,
  told: ReadonlySignal<TableView>,
): Happened {
  // What just happened is not lit any more once somebody begins at entry `begun`.
  const begun = signal(0);
  const picked = signal<string | undefined>(undefined);
  const viewer = computed(() => session.view.value.viewer);
  const happenings = computed(() => {
    const view = told.value;
    // What somebody else may know is not shown for a moment either.
    if (view.viewer !== viewer.value) return [];
    // Who takes the device over is told what the others at it have done meanwhile.
    const people = session.secret && view.viewer !== undefined ? [view.viewer] : session.people;
    const all = happeningsSince(say, board, view, people, listenerOf(say, view, session.you));
    return besideStep(all, view);
  });

  function notablePlaces({ id, event, cells }: Happening): readonly number[] {
    return board.isNotable?.(event) === true || isMoveFarAway(id) ? cells : [];
  }

  /** Whether somebody far away has done this for all to see: nobody here has seen their hand. */
  function isMoveFarAway(happening: string): boolean {
    const actor = told.value.entries[Number.parseInt(happening, 10)]?.actor ?? CHANCE;
    return session.isFar && !session.secret && actor >= 0 && !session.people.includes(actor);
  }

  return {
    view: told,
    happenings,
    picked,
    pick: (id) => (picked.value = id),
    again: computed(() => happenings.value.find(({ id }) => id === picked.value)?.cells),
    fresh: computed(() => {
      const { length } = session.view.value.entries;
      // What is not told yet is not lit, and what was told before is not any more.
      if (told.value.entries.length !== length || begun.value === length) return NOWHERE;
      const places = happenings.value.flatMap(notablePlaces);
      return places.length === 0 ? NOWHERE : places;
    }),
    begin: () => (begun.value = session.view.peek().entries.length),
  };
}
