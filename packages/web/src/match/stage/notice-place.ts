/** Where a notice lies: over what just happened, between the step and its buttons, or over who plays, too. */
export type NoticePlace = 'happened' | 'buttons' | 'seats';

/**
 * Where a notice is read best that lies over what just happened now: there, unless it is higher than that; then between the
 * step and the first of the buttons, if there is room for it. Else it stays where it is, which may be over who plays.
 */
export function noticePlace(notice: Element, desk: Element): NoticePlace {
  const [strip, step, dock, seats] = ['strip', 'now', 'dock', 'seats'].map((part) =>
    desk.querySelector(`[data-${part}]`)?.getBoundingClientRect(),
  );
  const { top, bottom, left, height } = notice.getBoundingClientRect();
  if (!strip || !step || !dock || strip.top <= top) return 'happened';
  const controls = desk.querySelectorAll('[data-dock] :is(button, :not(:has(*)))');
  const starts = Array.from(controls, (each) => {
    const box = each.getBoundingClientRect();
    return box.height > 0 ? box.top : Infinity;
  });
  if (height < Math.min(...starts) - step.bottom) return 'buttons';
  const isOverSeats = seats && seats.bottom > top && seats.top < bottom && seats.right > left;
  return isOverSeats ? 'seats' : 'happened';
}
