/**
 * Where a notice lies: over what just happened, between the step and its buttons, above the step in the place of what just
 * happened and a part of the step's own, over the step, or over who plays, too.
 */
type NoticePlace = 'happened' | 'buttons' | 'above' | 'step' | 'seats';

/**
 * Where a notice is read best that lies over what just happened now:
 *
 * - there, if it is no higher than that;
 * - else between the step and the first of the buttons, if there is room for it;
 * - else, where all parts lie below each other, over the step, which it answers;
 * - else, beside a board, where it is; over the step, if it would lie over who plays; and over both, if it is too long for that.
 */
function placeAsWhole(notice: Element, desk: Element): NoticePlace {
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

/** Says on the stage where its notice lies, and how high it is. */
export function placeNotice(notice: Element, desk: HTMLElement): void {
  takeNoticeAway(desk);
  const place = placeAsWhole(notice, desk);
  const hidesStep = place === 'step' || place === 'seats';
  if (hidesStep && fitsAbove(notice, desk)) return;
  takeNoticeAway(desk);
  desk.dataset['told'] = place;
}

export function takeNoticeAway(desk: HTMLElement): void {
  delete desk.dataset['told'];
  for (const words of wordsOf(desk)) words.style.fontSize = '';
}

/** What is told, and what to do. */
const wordsOf = (desk: HTMLElement) =>
  Array.from(desk.querySelectorAll<HTMLElement>('[data-notice] > p, [data-step]'));

/** Whether the step and all that stands with it is whole below the notice. If so, the notice is there now. */
function fitsAbove(notice: Element, desk: HTMLElement): boolean {
  const card = desk.querySelector('[data-now]');
  if (!card) return false;
  desk.dataset['told'] = 'above';
  const all = card.querySelectorAll(':scope > :not(button)');
  // If need be, the letters of both are smaller.
  const told = wordsOf(desk).map((each) => ({
    each,
    size: Number.parseFloat(getComputedStyle(each).fontSize),
  }));
  return LETTERS.some((share) => {
    if (share < 1) for (const { each, size } of told) each.style.fontSize = `${share * size}px`;
    desk.style.setProperty('--told-high', `${notice.getBoundingClientRect().height}px`);
    const parts = Array.from(all, (part) => part.getBoundingClientRect());
    const words = parts.filter(({ height }) => height > 0);
    const { top, bottom } = card.getBoundingClientRect();
    const whole = notice.scrollHeight <= notice.clientHeight + 1;
    // Its letters keep a little clear of the rims of their line.
    return whole && words.every((part) => part.top >= top - 3 && part.bottom <= bottom + 3);
  });
}

/** How large the letters of a notice and of the step below it are, of their usual size: the first that leave both whole. */
const LETTERS = [1, 0.95, 0.9, 0.85, 0.8, 0.75];
