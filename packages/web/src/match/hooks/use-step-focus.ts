import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CHANCE, OVER } from '@glade/engine';
import { beingSaid, goesByKeys } from '../../narration/announce.ts';
import type { Session } from '../session.ts';

type Stage = 'dice' | 'board' | 'end';

/** Where each step is done: the first that is there. */
const TARGETS: Readonly<Record<Stage, readonly string[]>> = {
  dice: ['[data-roll]', '[data-dock] fieldset button', '[data-draws] button'],
  // Where nothing can be done on the board, there is a choice to make.
  board: [],
  // What came of it is read before anything else.
  end: ['#end', '[data-again]'],
};
const CHOICES = '[data-choices]:not([data-choices=false])';
const BUTTON = 'button:not([aria-disabled=true])';
const GRID = '[role=grid]';
/** Where a board is gone on with: at the place in the tab order, unless nothing can be done there and can be elsewhere. */
const CAN_BE_CHOSEN = [
  '[role=gridcell][tabindex="0"][data-can=true]',
  '[role=gridcell][data-first=true]',
  '[role=gridcell][data-can=true]',
];
const CELLS = [...CAN_BE_CHOSEN, '[role=gridcell][tabindex="0"]', GRID];
/** What is read or answered in a card of a guide, or says at the end of a lesson or puzzle how it goes on. */
const GUIDED = ':is([data-next], [data-answer], [data-first])';

/**
 * A game that asks its question later than it is there (`asksLater`) leads from the heading to the answers by itself.
 *
 * Moves the keyboard focus to where the next step is: the dice, the board, a choice, or what can be done at the end. A focus
 * that was on something which is not there any more comes back to the step at once, so that it is never lost.
 */
export function useStepFocus(
  session: Session,
  here: { readonly current: HTMLElement | null },
  covered: boolean,
  ended: boolean,
  asksLater: boolean,
): void {
  const keyboard = useRef(false);
  /** Whether the focus is on its way from one element to another: for that moment nothing has it. */
  const moves = useRef(false);
  /** The step at which the focus was moved last; undefined while something is being shown. */
  const last = useRef<string | undefined>(undefined);
  /** The button of the guide that was there last. */
  const card = useRef<HTMLElement | undefined>(undefined);
  /** Where a lost focus waits until somebody can act again. */
  const waitsAt = useRef<Element | undefined>(undefined);
  /** Whether the focus has ever found a step: the board may come later than its page. */
  const arrived = useRef(false);
  const view = session.view.value;
  const seeks = session.quest.value !== undefined;
  // The end of a match is not there before it is loaded.
  const ends = view.actor === OVER && !ended;
  // While others act, nothing is to be done here: the focus stays where people have put it.
  const { people } = session;
  // Who is out says whether the others are to play on.
  const asksWhoIsOut = session.playOn.value !== undefined && !session.watching.value;
  const waitsForOthers = !asksWhoIsOut && view.actor >= 0 && !people.includes(view.actor);
  // Where only bots play, no dice are anybody's either.
  const watches = people.length === 0 && view.actor !== OVER;
  // What is shown may wait for a button of the game.
  const held = session.held.value;
  const shows = !held && (session.busy.value || waitsForOthers || watches);
  const busy = ends || ((shows || beingSaid.value) && !seeks);
  // Whether only what was done here is still being said: a focus that is lost then goes on at once.
  const saidOnly = busy && !ends && !shows && view.actor !== OVER;
  const acts = view.actor === OVER ? 'end' : 'board';
  // For a bot's dice there is no button.
  const rolls = !held && view.actor === CHANCE && session.rolling.value === undefined;
  const stage: Stage = rolls && !seeks ? 'dice' : acts;
  useLayoutEffect(() => {
    const key = (): void => void (keyboard.current = true);
    const pointer = (): void => void (keyboard.current = false);
    const leave = ({ relatedTarget }: FocusEvent): void =>
      void (moves.current = relatedTarget !== null);
    const come = (): void => void (moves.current = false);
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', pointer, true);
    document.addEventListener('blur', leave, true);
    document.addEventListener('focus', come, true);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', pointer, true);
      document.removeEventListener('blur', leave, true);
      document.removeEventListener('focus', come, true);
    };
  }, []);
  const settle = useRef(() => {});
  settle.current = (): void => {
    const desk = here.current;
    if (desk === null || covered || moves.current) return;
    const find = (targets: readonly string[]): HTMLElement | undefined =>
      targets
        .map((target) => desk.querySelector<HTMLElement>(target))
        .find((found) => found !== null) ?? undefined;
    const at = document.activeElement;
    // A new match begins with its first step, not with the heading of its page.
    const begins = last.current === undefined && at?.tagName === 'H1';
    // Who came here by keyboard goes on with it.
    if (begins && at.matches(':focus-visible')) keyboard.current = true;
    const waits = at !== null && at === waitsAt.current;
    const lost = at === null || at === document.body || begins;
    const within = desk.contains(at) && at?.closest('[data-side]') === null;
    const before = card.current;
    card.current = cardIn(desk);
    if (card.current !== undefined) {
      // What the guide says is read before anything else: who does not see its card finds it there.
      const comes = before === undefined && card.current.matches(GUIDED);
      if (lost || (comes && within && keyboard.current))
        card.current.focus({ preventScroll: true });
      return;
    }
    if (busy && !(saidOnly && at === document.body)) {
      if (at === document.body) {
        waitsAt.current = find([GRID]);
        find([GRID])?.focus({ preventScroll: true });
      }
      last.current = undefined;
      return;
    }
    const choice = stage === 'board' ? choiceIn(desk) : undefined;
    const step = choice === undefined ? stage : 'choice';
    const isNew = step !== last.current;
    last.current = step;
    // Who only watched has pressed no key, and is led to the end all the same: its heading is not said otherwise.
    const byKeys = keyboard.current || (stage === 'end' && goesByKeys());
    // Who has gone on meanwhile, to what can be done now, is not led back.
    if (stage === 'end' && !lost && at?.closest('[aria-labelledby="end"]')) return;
    // For people with a mouse or a finger the focus stays, unless its button has disappeared.
    if (!(lost || waits || (isNew && within && byKeys))) return;
    const own = choice ?? find(TARGETS[stage]);
    const cells = begins ? CAN_BE_CHOSEN : CELLS;
    const target =
      own ??
      (begins && (stage === 'dice' || asksLater)
        ? undefined
        : find(keyboard.current ? cells : [GRID]));
    if (begins && target === undefined) {
      // The heading keeps the focus until there is something to do.
      waitsAt.current = at;
      last.current = undefined;
      return;
    }
    // What belongs to the step may come later than the step.
    waitsAt.current = step === 'board' || own !== undefined ? undefined : target;
    arrived.current ||= target !== undefined;
    target?.focus({ preventScroll: step === 'board' || !keyboard.current });
  };
  // After every change of the page, as any of them can take away what has the focus; before the next key is heard.
  useLayoutEffect(() => settle.current());
  // Parts of the page change by themselves, or come later.
  useEffect(() => {
    const desk = here.current;
    if (desk === null) return undefined;
    const changes = new MutationObserver(() => {
      const at = document.activeElement;
      const lost = at === document.body && (keyboard.current || !arrived.current);
      const comes = card.current === undefined && cardIn(desk)?.matches(GUIDED) === true;
      // What the focus waits for may be there now.
      if (lost || comes || (at !== null && at === waitsAt.current)) settle.current();
    });
    changes.observe(desk, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [covered]);
}

/**
 * What has to be done first: a card over the buttons, or one of a guide. These cards are parts of the desk itself, and only
 * they are searched: a board has hundreds of elements, and this is asked after every change of the page.
 */
function cardIn(desk: HTMLElement): HTMLElement | undefined {
  for (const part of desk.children) {
    const sought = part.matches('[data-guide]')
      ? GUIDED
      : part.matches('[data-on-table]') && '[data-done]';
    const found = sought !== false && part.querySelector<HTMLElement>(sought);
    if (found !== false && found !== null) return found;
  }
  return undefined;
}

/** The first button of a choice. The choices are found first: a board has hundreds of buttons, and few stand in one. */
const choiceIn = (desk: HTMLElement): HTMLElement | undefined =>
  Array.from(desk.querySelectorAll(CHOICES), (choices) =>
    choices.querySelector<HTMLElement>(BUTTON),
  ).find((button) => button !== null) ?? undefined;
