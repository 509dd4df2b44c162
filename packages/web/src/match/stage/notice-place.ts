/** Where a notice lies: over what just happened, between the step and its buttons, over the step, or over who plays, too. */
export type NoticePlace = 'happened' | 'buttons' | 'step' | 'seats';

/**
 * Where a notice is read best that lies over what just happened now: there, unless it is higher than that; then between the
 * step and the first of the buttons, if there is room for it. Else it covers the step, which it answers, where all parts lie
 * below each other, and beside a board it stays where it is, which may be over who plays.
 */
export function noticePlace(notice: Element, desk: Element): NoticePlace {
  const boxesOf = (parts: string): readonly DOMRect[] =>
    Array.from(desk.querySelectorAll(parts), (part) => part.getBoundingClientRect());
  const { top, height } = notice.getBoundingClientRect();
  // They follow each other on the page; who plays alone has no seats.
  const [step, strip, seats] = boxesOf('[data-seats], [data-strip], [data-now]').toReversed();
  if (!strip || strip.top <= top) return 'happened';
  const tops = boxesOf('[data-dock] :is(button, svg)').map((box) => box.top || Infinity);
  if (height < Math.min(...tops) - step!.bottom) return 'buttons';
  if (innerHeight > innerWidth) return 'step';
  return seats && seats.bottom > top ? 'seats' : 'happened';
}
