import type { GameBoard } from '@glade/ui';
import { leaveStep } from '../../narration/announce.ts';
import { asksAside, stepSentence } from '../../narration/current-step.ts';
import { loadHelpWords, t } from '../../words/words.ts';
import type { Session } from '../session.ts';
import { throwsIn } from './use-step-focus.ts';
import type { Telling } from './use-telling.ts';
import { willFall } from './will-fall.ts';

/** Where a question is answered with buttons: before something ends, or where nothing is to be done on the board. */
const ASKED = '[data-asked] button';
const ANSWERS =
  '[data-choices]:not([data-choices=false]) button:not([data-roll], [aria-disabled=true])';

/** What can be done besides while dice wait: throw the rest of the set-up at once. */
const MEANWHILE = '[data-dock] [data-set-up]:not([aria-disabled=true])';

/** Where a lesson asks something, its answers; after the end to play again, then all else that can be done there. */
const LED = ['[data-answer], [data-again]', '[aria-labelledby="end"] :is(button, a)'];

/** Where others are watched: to see the end at once, then to stop watching, or to try again. */
const WATCHED = ['[data-finish], [data-stop]', '[data-watch], [data-try-again]'];

/**
 * Moves the focus to the next place of the board where something can be done now, or to the one before; round from its ends.
 * What is urgent comes first. Where there is none, it leads to the answers of what is asked, or says what is waited for, or what
 * else is to be done; `asked` is that in place of the step.
 */
export async function goToNextChoice(
  board: GameBoard,
  session: Session,
  back: boolean,
  telling: Telling,
  asked: string | undefined,
): Promise<void> {
  const { view } = session.view.peek();
  // Offline, if it was not loaded before, nothing is urgent.
  const extras = await board.extras?.().catch(() => undefined);
  const urgent = extras?.urgent?.(view) ?? [];
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-board] [data-can=true]'));
  const at = document.activeElement;
  // After the end, and where a lesson asks something, there is nothing to do on the board.
  const places = LED.flatMap((each) => Array.from(document.querySelectorAll<HTMLElement>(each)));
  const led = [...new Set(places)];
  if (led.length > 0) {
    const from = led.findIndex((each) => each === at);
    return goTo(led.at((from + (back && from >= 0 ? -1 : 1)) % led.length));
  }
  const ends = document.querySelector(ASKED) !== null;
  if (all.length === 0 || session.busy.peek() || ends) {
    await loadHelpWords();
    const now = asked ?? stepSentence(board, session, 'spoken');
    const watches = session.watching.peek() || session.people.length === 0;
    const pace = WATCHED.flatMap((each) =>
      Array.from(document.querySelectorAll<HTMLElement>(`[data-dock] :is(${each})`)),
    );
    if (watches && pace.length > 0) return goToAnswer(pace, now, true);
    // What waits for a button of the game cannot be skipped.
    const passes = session.busy.peek() && !session.stays.peek() && !asksAside(session);
    // Who does not find a square can be shown it, or have the whole set-up done at once.
    const sought =
      session.quest.peek() === undefined ? ANSWERS : `[data-dock] [data-show], ${MEANWHILE}`;
    const answers = Array.from(document.querySelectorAll<HTMLElement>(ends ? ASKED : sought));
    if (!passes && answers.length > 0) return goToAnswer(answers, now);
    const text = passes ? t('play.wait.shown') : now;
    // Where something is to be thrown or drawn, Enter does it after that; nobody is led to what falls by itself.
    if (!passes && !asksAside(session) && asked === undefined && !willFall(session)) {
      const ways = [
        throwsIn(document) ?? [],
        ...document.querySelectorAll<HTMLElement>(MEANWHILE),
      ].flat();
      if (ways.length > 1) return goToAnswer(ways, now);
      ways[0]?.focus();
    }
    return telling.tell({ kind: 'news', text });
  }
  const rank = (each: HTMLElement): number => {
    const place = urgent.indexOf(Number(each.dataset['cell']));
    return place < 0 ? urgent.length : place;
  };
  const inOrder = all.toSorted((a, b) => rank(a) - rank(b));
  const here = inOrder.findIndex((each) => each === at);
  if (here >= 0 || urgent.length > 0) {
    const step = back ? -1 : 1;
    const from = here < 0 && back ? 0 : here;
    return goTo(inOrder.at((from + step) % inOrder.length));
  }
  const lies = (way: number) => (each: HTMLElement) =>
    at !== null && (at.compareDocumentPosition(each) & way) > 0;
  const next = back
    ? (all.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? all.at(-1))
    : (all.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? all[0]);
  return goTo(next);

  /**
   * Who comes to the answers hears all of them, after what is asked if that has not been said, but who only
   * `watches` is asked nothing; then the focus says each.
   */
  function goToAnswer(answers: readonly HTMLElement[], now: string, watches = false): void {
    const from = answers.findIndex((each) => each === document.activeElement);
    answers.at((from + (back && from >= 0 ? -1 : 1)) % answers.length)!.focus();
    const names = answers.map((each) => `${each.textContent?.trim()}.`).join(' ');
    const left = !watches && leaveStep();
    // Where a square is to be found, that is asked with them each time.
    const seeks = session.quest.peek() !== undefined;
    if (seeks && from < 0 && answers.length > 1)
      telling.tell({ kind: 'news', text: now, spoken: `${now} ${names}` });
    else if (left || seeks || (!watches && answers.length === 1))
      telling.tell({ kind: 'news', text: now });
    else if (from < 0) telling.tell({ kind: 'news', text: now, spoken: names });
  }

  /** Who is there already hears that there is no other place, and what the place says of itself. */
  async function goTo(place: HTMLElement | undefined): Promise<void> {
    if (place !== at) return place?.focus();
    await loadHelpWords();
    const label = place?.getAttribute('aria-label') ?? place?.textContent ?? '';
    const what = label.slice(label.indexOf(': ') + 1).trim();
    telling.tell({ kind: 'news', text: t('play.next.only', { what }) });
  }
}
