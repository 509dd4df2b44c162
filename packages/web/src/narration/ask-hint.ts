import { computed } from '@preact/signals';
import { CHANCE, OVER, type Action } from '@glade/engine';
import { placeArgs, tellProblem, type Manner } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { afterPicture } from '@glade/ui/after-picture';
import type { GuideReply } from '../learn/match-guide.ts';
import { willFall } from '../match/hooks/will-fall.ts';
import { loadExtras } from '../match/load-extras.ts';
import type { Session } from '../match/session.ts';
import type { NoticeContent } from '../match/stage/Notice.tsx';
import { wordsAt } from '../seats/table-words.ts';
import { t } from '../words/words.ts';
import { answerHeard } from './announce.ts';
import { oneBreath, type Heard } from './asked-breaths.ts';
import { asksAside, chanceText, stepSentence } from './current-step.ts';
import { holdKeys } from './hold-keys.ts';

/** Positions for which a hint is being worked out. */
const thinking = new WeakSet<object>();

/** Matches in which a hint waits until somebody here is to choose. */
const waiting = new WeakSet<Session>();

/** Whether those who act in the position that is shown are people here, or chance in their turn. */
function isHere({ view, people, rolling }: Session): boolean {
  const { actor } = view.value;
  return people.includes(actor) || (actor === CHANCE && rolling.value === undefined);
}

/** Whether people here come to their next choice by themselves: what they did is still shown, or chance goes on in their turn. */
const isOnTheWay = (session: Session): boolean =>
  isHere(session) && !session.stays.value && (session.busy.value || willFall(session));

/** Waits until that is over. */
const arrived = (session: Session): Promise<void> =>
  new Promise((resolve) => {
    const goes = computed(() => isOnTheWay(session) && !asksAside(session));
    const stop = goes.subscribe((now) => {
      // Later, as the signal first has to give what stops it.
      if (!now) queueMicrotask(() => resolve(stop()));
    });
  });

/**
 * Advises somebody what to do, or says why there is nothing to advise now; `tell` says that it is being thought about. Who asks again
 * meanwhile hears that once more, and nothing begins anew; if somebody acts, nobody waits for the hint any more. `aside` is what the
 * board says to do before the next question is asked: no hint tells of that question until then.
 */
export async function askHint(
  board: GameBoard,
  session: Session,
  clued: { current: unknown },
  heard: { current: Heard | undefined },
  tell: (next: NoticeContent) => void,
  aside: () => string | undefined = () => undefined,
): Promise<NoticeContent | undefined> {
  const say = wordsAt(session.host.header, session.you);
  const { actor, thrown } = session.view.peek();
  // Only a hint that is still shown goes on. After anything else it begins anew, with what is advised.
  if (document.querySelector('[data-notice][data-kind=hint]') === null) heard.current = undefined;
  if (actor === OVER && say.has('refusal.over')) return { kind: 'news', text: say('refusal.over') };
  // What is shown waits for a button of the game: the step says which, to who sees it, so it is only said to who listens.
  if (session.held.peek()) {
    const text = t('play.hint.held');
    return { kind: 'news', text, spoken: stepSentence(board, session, 'spoken') };
  }
  if (asksAside(session)) {
    const quest = session.quest.peek();
    // Who asks again for the square is led to the button that shows it.
    if (quest !== undefined && clued.current === quest)
      document.querySelector<HTMLElement>('[data-dock] [data-show]')?.focus();
    clued.current = quest;
    // Nobody has to look for it: the whole set-up can be done at once.
    const ways = quest === undefined ? [] : meanwhile(board, session);
    const asks = (manner: Manner): string =>
      [stepSentence(board, session, manner), ...ways].join(' ');
    const [text, spoken] = [asks('written'), asks('spoken')];
    return { kind: 'news', text, spoken, lit: quest?.clues ?? [] };
  }
  // The board lets go of what was advised before.
  const text = t('play.hint.thinking');
  const wait: NoticeContent = { kind: 'hint', text, lit: undefined, action: undefined };
  if (isOnTheWay(session)) {
    // Nobody is told to roll or draw what comes by itself: the hint comes after it.
    tell(willFall(session) ? { kind: 'news', text: chanceText(session) } : wait);
    if (waiting.has(session)) return undefined;
    waiting.add(session);
    await arrived(session);
    waiting.delete(session);
    const isOthers = session.view.peek().actor === OVER || !isHere(session);
    if (isOthers) return undefined;
    // The board has drawn by then what it asks.
    await new Promise<void>((resolve) => void afterPicture(resolve));
    const first = aside();
    if (first !== undefined) return { kind: 'hint', text: first };
    return askHint(board, session, clued, heard, tell, aside);
  }
  if (actor === CHANCE && session.rolling.peek() === undefined && thrown !== undefined)
    return { kind: 'news', text: [t('play.hint.roll'), ...meanwhile(board, session)].join(' ') };
  const asked = session.view.peek();
  if (thinking.has(asked)) return wait;
  thinking.add(asked);
  let now = wait;
  let led: Promise<void> | undefined;
  // Until the focus is where the hint leads.
  const free = holdKeys(() => tell(now));
  try {
    // The board takes up what the hint advises anew, whatever was begun meanwhile.
    tell(wait);
    const found = await session.hint();
    const { view } = session.view.peek();
    if (found.ok) {
      const hint = await tellHint(board, session, view, found.value, clued, heard);
      if (hint === undefined) return undefined;
      now = hint.told;
      led = hint.leads?.();
      return now;
    }
    if (found.problem.code === 'hint.stale') return undefined;
    return { kind: 'problem', text: tellProblem(say, found.problem) };
  } finally {
    thinking.delete(asked);
    // Who has asked what to do means that by the next key, even where what others did before is still to be said.
    void Promise.resolve(led).then(() => {
      free();
      if (led !== undefined) answerHeard();
    });
  }
}

/** So many pictures the board may need until it shows a hint: with it comes in hand what has to be taken first. */
const PICTURES = 4;

/** What each game's buttons call the action that they carry out. */
const BUTTONS = ['data-act', 'data-source', 'data-attempt'];

/** The button that does it, if it stands on the page. */
const buttonOf = (action: Action): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(
    BUTTONS.map((name) => `[${name}="${action}"]:not([aria-disabled=true])`).join(),
  ) ?? undefined;

/** Whether somebody goes by keys here: on the board, at its buttons, or anywhere on the page but where they write or in a dialog. */
const goesByKeysAt = (at: Element): boolean =>
  at.closest('[data-board] [role=grid], [data-choices]') !== null ||
  at === document.body ||
  (at.matches(':focus-visible:not(input:not([type=range]), textarea, select)') &&
    document.querySelector('dialog[open]') === null);

/**
 * Who goes by keys finds the focus where the hint ends, so that Enter does what it says: not at the piece that is to be moved,
 * where Enter would put it back, nor at a link that leaves the match. Where nothing on the board does it, that is its button.
 */
async function leadTo(
  cells: readonly number[],
  goal = cells.at(-1),
  action?: Action,
): Promise<void> {
  const at = document.activeElement;
  if (!at || !goesByKeysAt(at)) return;
  const can = ({ dataset }: HTMLElement): boolean => dataset['can'] === 'true';
  let places: readonly HTMLElement[] = [];
  for (let i = 0; i < PICTURES; i++) {
    await new Promise<void>((resolve) => void afterPicture(resolve));
    places = [...cells, goal].flatMap(
      (cell) => document.querySelector<HTMLElement>(`[data-board] [data-cell="${cell}"]`) ?? [],
    );
    if (i > 0 && (places.slice(-1).some(can) || cells.length === 0)) break;
  }
  const button = action === undefined ? undefined : buttonOf(action);
  // Somebody may have gone on meanwhile.
  if (document.activeElement === at) (places.findLast(can) ?? button ?? places[0])?.focus();
}

/** The hint of a guide. */
export function tellGuided(given: GuideReply): NoticeContent {
  void leadTo(given.lit ?? [], undefined, given.action);
  return { kind: 'hint', ...given };
}

/**
 * What somebody is advised to do, with the reason. Where the game has a clue, that is told first; `clued` keeps about which
 * position, and who asks again is told the answer. Nothing where the position is another one than the one it was `seen` for.
 * `leads` moves the focus to where it is done.
 */
async function tellHint(
  board: GameBoard,
  session: Session,
  seen: unknown,
  action: Action,
  clued: { current: unknown },
  heard: { current: Heard | undefined },
): Promise<{ told: NoticeContent; leads?: () => Promise<void> } | undefined> {
  const { header } = session.host;
  // Offline, if the reasons were not loaded before, the hint is told without one.
  const extras = await loadExtras(board, header.game);
  const { rules, view, legal } = session.view.peek();
  if (view !== seen) return undefined;
  // With the words that have just been loaded.
  const say = wordsAt(header, session.you);
  const clue = clued.current === seen ? undefined : extras?.hintClue?.(seen, action, say);
  clued.current = seen;
  if (clue !== undefined) {
    const text = t('play.hint', { move: clue });
    return { told: { kind: 'hint', text, spoken: oneBreath([text], 'H', heard) } };
  }
  const { key, args, cells, goal } = board.name(seen, action);
  // Where no reason can be seen on the board, that is told.
  const unseen = extras === undefined ? '' : t('play.hint.unseen');
  const only = legal.length === 1 ? t('play.hint.only') : unseen;
  const why = extras?.hintReason(seen, action, say) ?? only;
  const hinted = (manner: Manner): string => {
    const form = manner === 'spoken' && say.has(`${key}.spoken`) ? `${key}.spoken` : key;
    const move = say(form, { ...args, ...placeArgs(say, rules.notation, cells, manner) });
    return [t('play.hint', { move }), why].join(' ').trimEnd();
  };
  const told: NoticeContent = {
    kind: 'hint',
    text: hinted('written'),
    spoken: oneBreath([hinted('spoken')], 'H', heard),
    lit: cells,
    action,
  };
  return { told, leads: () => leadTo(cells, goal, action) };
}

/** What people can do besides while dice wait, such as the whole set-up at once. */
function meanwhile(board: GameBoard, session: Session): readonly string[] {
  const say = wordsAt(session.host.header, session.you);
  const ways = board.meanwhile?.(session.view.peek().view, session) ?? [];
  return ways.map(({ key, args }) => t('play.hint.or', { what: say(key, args) }));
}

/** What is asked now. */
export const tellStep = (board: GameBoard, session: Session): NoticeContent => ({
  kind: 'news',
  text: stepSentence(board, session, 'written'),
  spoken: stepSentence(board, session, 'spoken'),
});
