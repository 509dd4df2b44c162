import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CHANCE, OVER } from '@glade/engine';
import { beingSaid, goesByKeys } from '../../narration/announce.ts';
import type { Session } from '../session.ts';
import { willFall } from './will-fall.ts';

type Stage = 'dice' | 'board' | 'end';

/** The elements with which each step is done. The focus goes to the first of them that is on the page. */
const TARGETS: Readonly<Record<Stage, readonly string[]>> = {
  dice: ['[data-roll]', '[data-dock] fieldset button', '[data-draws] button'],
  // The focus goes to a choice, or else to a cell of the board: these are looked for elsewhere.
  board: [],
  // The heading of the end says who has won. It is read before anything else.
  end: ['#end', '[data-again]'],
};
/** The button that throws or draws, if there is one. */
export const throwsIn = (page: ParentNode): HTMLElement | undefined => firstOf(page, TARGETS.dice);
const CHOICES = '[data-choices]:not([data-choices=false])';
const BUTTON = 'button:not([aria-disabled=true])';
const GRID = '[role=grid]';
/**
 * The cell at which people go on, best first: the one in the tab order, if something can be done there; else another one where
 * something can be done.
 */
const CAN_BE_CHOSEN = [
  '[role=gridcell][tabindex="0"][data-can=true]',
  '[role=gridcell][data-first=true]',
  '[role=gridcell][data-can=true]',
];
const CELLS = [...CAN_BE_CHOSEN, '[role=gridcell][tabindex="0"]', GRID];
/** The keys that lead on over a board and over the page; with Shift also those that lead over hexes. */
const LEADS = /^(?:Arrow|Home$|End$|Page|Tab$)/;
const LEADS_OVER_HEXES = /^[QWEASD]$/;
/** The buttons in the card of a guide: to go on, to answer, or to choose what comes after the end of a lesson or puzzle. */
const GUIDED = ':is([data-next], [data-answer], [data-first])';

/**
 * Moves the keyboard focus to where the next step is done: the dice, the board, a choice, or the end. If the element with the
 * focus leaves the page, the focus comes back to the step at once, so that it is never lost.
 *
 * `covered` says that something lies over the match, and `ended` that the end of the match has been loaded. Some games ask
 * a question after the page has shown it (`asksLater`). Such a game moves the focus from the heading to the answers by itself.
 */
export function useStepFocus(
  session: Session,
  here: { readonly current: HTMLElement | null },
  covered: boolean,
  ended: boolean,
  asksLater: boolean,
): void {
  const keyboard = useRef(false);
  /** Whether a finger or a mouse has been put down since the last click. */
  const pressed = useRef(false);
  /** Whether the focus is moving from one element to another. For that moment no element has it, and it is not lost. */
  const moves = useRef(false);
  /** The step at which the focus was moved last; undefined while something is being shown. */
  const last = useRef<string | undefined>(undefined);
  /** The button of the guide that was on the page last. */
  const card = useRef<HTMLElement | undefined>(undefined);
  /** The element on which a lost focus waits until somebody can act again. */
  const waitsAt = useRef<Element | undefined>(undefined);
  /** Whether a key that leads on was pressed after the last other one: somebody looks round. */
  const explores = useRef(false);
  /** Whether the focus has ever come to a step. The board may be loaded later than its page. */
  const arrived = useRef(false);
  const view = session.view.value;
  const seeks = session.quest.value !== undefined;
  // The match is over, but its end has not been loaded yet.
  const ends = view.actor === OVER && !ended;
  // While others act, people here have nothing to do. The focus stays where they have put it.
  const { people } = session;
  // Somebody who is out of the match is asked whether the others should play on.
  const asksWhoIsOut = session.playOn.value !== undefined && !session.watching.value;
  const waitsForOthers = !asksWhoIsOut && view.actor >= 0 && !people.includes(view.actor);
  // If only bots play, or play on, nobody here has anything to roll either.
  const watches = (people.length === 0 || session.watching.value) && view.actor !== OVER;
  // Showing what happened has stopped until somebody presses a button of the game.
  const held = session.held.value;
  // What falls by itself is nobody's to throw either: the focus does not go to its dice.
  const shows = !held && (session.busy.value || waitsForOthers || watches || willFall(session));
  const busy = ends || ((shows || beingSaid.value) && !seeks);
  // Nothing is being shown any more, and only what was done is still being said. A focus that is lost then moves on at once.
  const saidOnly = busy && !ends && !shows && view.actor !== OVER;
  const acts = view.actor === OVER ? 'end' : 'board';
  // Somebody here rolls. A bot rolls by itself, without a button.
  const rolls = !held && view.actor === CHANCE && session.rolling.value === undefined;
  const stage: Stage = rolls && !seeks ? 'dice' : acts;
  useLayoutEffect(() => {
    const key = ({ key: name, shiftKey }: KeyboardEvent): void => {
      keyboard.current = true;
      if (name !== 'Shift')
        explores.current = LEADS.test(name) || (shiftKey && LEADS_OVER_HEXES.test(name));
    };
    const pointer = (): void => {
      keyboard.current = false;
      pressed.current = true;
    };
    // A screen reader presses a button without any key that the page hears of.
    const click = (): void => {
      keyboard.current ||= !pressed.current;
      pressed.current = false;
    };
    const leave = ({ relatedTarget }: FocusEvent): void =>
      void (moves.current = relatedTarget !== null);
    const come = (): void => void (moves.current = false);
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', pointer, true);
    document.addEventListener('click', click, true);
    document.addEventListener('blur', leave, true);
    document.addEventListener('focus', come, true);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', pointer, true);
      document.removeEventListener('click', click, true);
      document.removeEventListener('blur', leave, true);
      document.removeEventListener('focus', come, true);
    };
  }, []);
  const settle = useRef(() => {});
  settle.current = (): void => {
    const desk = here.current;
    if (desk === null || covered || moves.current) return;
    const find = (targets: readonly string[]): HTMLElement | undefined => firstOf(desk, targets);
    const at = document.activeElement;
    // A new match has just been opened, and the heading of its page still has the focus. It goes on to the first step.
    const begins = last.current === undefined && at?.tagName === 'H1';
    // The heading shows that it has the focus, so people came here by keyboard.
    if (begins && at.matches(':focus-visible')) keyboard.current = true;
    const waits = at !== null && at === waitsAt.current;
    const lost = at === null || at === document.body || begins;
    const within = desk.contains(at) && at?.closest('[data-side]') === null;
    const before = card.current;
    card.current = cardIn(desk);
    if (card.current !== undefined) {
      // What the guide says comes first. People who do not see its card find it by the focus on its button.
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
    // People who only watched have pressed no key. If they use the keyboard otherwise, the focus goes to the heading of the end,
    // because it is not read out in another way.
    const byKeys = keyboard.current || (stage === 'end' && goesByKeys());
    // Somebody who has already moved on within the end stays there.
    if (stage === 'end' && !lost && at?.closest('[aria-labelledby="end"]')) return;
    // Who has moved on meanwhile, while something was shown or said, stays there, too. A question is not passed over.
    if (explores.current && step !== 'choice' && !lost && !waits) return;
    // For people with a mouse or a finger the focus stays where it is, unless its element has left the page.
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
    // The buttons of a step may come later than the step. Until then the focus waits on a cell of the board.
    waitsAt.current = step === 'board' || own !== undefined ? undefined : target;
    arrived.current ||= target !== undefined;
    target?.focus({ preventScroll: step === 'board' || !keyboard.current });
  };
  // This runs after every change of the page, because any change can remove the element with the focus. It runs before the next key.
  useLayoutEffect(() => settle.current());
  // Some parts of the page change by themselves, or are loaded later.
  useEffect(() => {
    const desk = here.current;
    if (desk === null) return undefined;
    const changes = new MutationObserver(() => {
      const at = document.activeElement;
      const lost = at === document.body && (keyboard.current || !arrived.current);
      const comes = card.current === undefined && cardIn(desk)?.matches(GUIDED) === true;
      // The element that the focus waits for may be on the page now.
      if (lost || comes || (at !== null && at === waitsAt.current)) settle.current();
    });
    changes.observe(desk, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [covered]);
}

/**
 * The button in a card that comes before anything else: the card of a guide, or the one that says what to do on the real table. Only
 * these cards are searched, not the board. A board has hundreds of elements, and this runs after every change of the page.
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

const firstOf = (page: ParentNode, targets: readonly string[]): HTMLElement | undefined =>
  targets.map((each) => page.querySelector<HTMLElement>(each)).find((each) => each !== null) ??
  undefined;

/** The first button of a choice. The choices are found first, because a board has hundreds of buttons and few of them are in a choice. */
const choiceIn = (desk: HTMLElement): HTMLElement | undefined =>
  Array.from(desk.querySelectorAll(CHOICES), (choices) =>
    choices.querySelector<HTMLElement>(BUTTON),
  ).find((button) => button !== null) ?? undefined;
