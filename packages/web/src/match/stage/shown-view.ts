import type { TableView } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import type { Session } from '../session.ts';

/** What the board shows: at a real table without the figures that nobody counts there, until people ask for them. */
export function shownView(
  board: GameBoard,
  session: Session,
  { view, outcome, header }: TableView = session.view.value,
): unknown {
  const counted = outcome !== undefined || session.laidOut.value === undefined;
  if (counted || session.counts.value || board.uncounted === undefined) return view;
  let shown = uncounted.get(view as object);
  if (shown === undefined)
    uncounted.set(view as object, (shown = board.uncounted(view, header.options)));
  return shown;
}

/** Whether there are such figures here, to be asked for. */
export function canCount(board: GameBoard, session: Session): boolean {
  if (board.uncounted === undefined || session.laidOut.value === undefined) return false;
  const { view, header } = session.view.value;
  return board.uncounted(view, header.options) !== view;
}

/** Shows the figures, or hides them again. */
export function countOrNot(session: Session): void {
  session.counts.value = !session.counts.peek();
}

/** Each view is shown as the same object, so that what is begun on the board stays. */
const uncounted = new WeakMap<object, unknown>();
