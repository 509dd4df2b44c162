/** Where a notice lies: over what just happened, between the step and its buttons, over the step, or over who plays, too. */
export type NoticePlace = 'happened' | 'buttons' | 'step' | 'seats';

/**
 * Where a notice is read best that lies over what just happened now: there, unless it is higher than that; then between the
 * step and the first of the buttons, if there is room for it. Else it covers the step, which it answers, where all parts lie
 * below each other. Beside a board it stays where it is, or covers the step where it would else lie over who plays; only what
 * is too long for that lies there.
 */
export function noticePlace(notice: Element, desk: Element): NoticePlace {
  const boxOf = (part: string): DOMRect | undefined =>
    desk.querySelector(part)?.getBoundingClientRect();
  const { top, height } = notice.getBoundingClientRect();
  const [strip, step] = [boxOf('[data-strip]'), boxOf('[data-now]')];
  // What a guide says has the place of both.
  if (!strip || !step || strip.top <= top) return 'happened';
  const taken = desk.querySelectorAll('[data-dock] :is(button, legend, svg)');
  const tops = Array.from(taken, (part) => part.getBoundingClientRect().top || Infinity);
  if (height < Math.min(...tops) - step.bottom) return 'buttons';
  if (innerHeight > innerWidth) return 'step';
  // Who plays alone has no seats.
  const seats = boxOf('[data-seats]');
  if (!seats || seats.bottom <= top) return 'happened';
  return height <= step.bottom - strip.top ? 'step' : 'seats';
}
