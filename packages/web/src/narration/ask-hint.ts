import { CHANCE, OVER, type Action } from '@glade/engine';
import { placeArgs, tellProblem, type Manner } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { afterPicture } from '@glade/ui/after-picture';
import type { GuideReply } from '../learn/match-guide.ts';
import { loadExtras } from '../match/load-extras.ts';
import type { Session } from '../match/session.ts';
import type { NoticeContent } from '../match/stage/Notice.tsx';
import { wordsAt } from '../seats/table-words.ts';
import { t } from '../words/words.ts';
import { oneBreath, type Heard } from './asked-breaths.ts';
import { asksAside, stepSentence } from './current-step.ts';

/** Positions for which a hint is being worked out. */
const thinking = new WeakSet<object>();

/**
 * Advises somebody what to do, or says why there is nothing to advise now; `tell` says that it is being thought about. Who asks again
 * meanwhile hears that once more, and nothing begins anew; if somebody acts, nobody waits for the hint any more.
 */
export async function askHint(
  board: GameBoard,
  session: Session,
  clued: { current: unknown },
  heard: { current: Heard | undefined },
  tell: (next: NoticeContent) => void,
): Promise<NoticeContent | undefined> {
  const say = wordsAt(session.host.header, session.you);
  const { actor, thrown } = session.view.peek();
  if (actor === OVER && say.has('refusal.over')) return { kind: 'news', text: say('refusal.over') };
  // What is shown waits for a button of the game: the step says which, to who sees it, so it is only said to who listens.
  if (session.held.peek()) {
    const text = t('play.hint.held');
    return { kind: 'news', text, spoken: stepSentence(board, session, 'spoken') };
  }
  if (asksAside(session))
    return { ...tellStep(board, session), lit: session.quest.peek()?.clues ?? [] };
  if (actor === CHANCE && thrown !== undefined && session.rolling.peek() === undefined)
    return { kind: 'news', text: t('play.hint.roll') };
  const wait: NoticeContent = { kind: 'hint', text: t('play.hint.thinking') };
  const asked = session.view.peek();
  if (thinking.has(asked)) return wait;
  thinking.add(asked);
  try {
    // The board takes up what the hint advises anew, whatever was begun meanwhile.
    tell(wait);
    const found = await session.hint();
    const { view } = session.view.peek();
    if (found.ok) {
      return await tellHint(board, session, view, found.value, clued, heard);
    }
    if (found.problem.code === 'hint.stale') return undefined;
    return { kind: 'problem', text: tellProblem(say, found.problem) };
  } finally {
    thinking.delete(asked);
  }
}

/** So many pictures the board may need until it shows a hint: with it comes in hand what has to be taken first. */
const PICTURES = 4;

/**
 * Who is on the board with the focus finds it where the hint ends, so that Enter does what it says: not at the piece that is to be
 * moved, where Enter would put it back.
 */
async function leadTo(cells: readonly number[], goal = cells.at(-1)): Promise<void> {
  const at = document.activeElement;
  if (at?.closest('[data-board] [role=grid]') == null) return;
  const can = ({ dataset }: HTMLElement): boolean => dataset['can'] === 'true';
  let places: readonly HTMLElement[] = [];
  for (let i = 0; i < PICTURES; i++) {
    await new Promise<void>((resolve) => void afterPicture(resolve));
    places = [...cells, goal].flatMap(
      (cell) => document.querySelector<HTMLElement>(`[data-board] [data-cell="${cell}"]`) ?? [],
    );
    if (i > 0 && places.slice(-1).some(can)) break;
  }
  // Somebody may have gone on meanwhile.
  if (document.activeElement === at) (places.findLast(can) ?? places[0])?.focus();
}

/** The hint of a guide. */
export function tellGuided(given: GuideReply): NoticeContent {
  void leadTo(given.lit ?? []);
  return { kind: 'hint', ...given };
}

/**
 * What somebody is advised to do, with the reason. Where the game has a clue, that is told first; `clued` keeps about which
 * position, and who asks again is told the answer. Nothing where the position is another one than the one it was `seen` for.
 */
async function tellHint(
  board: GameBoard,
  session: Session,
  seen: unknown,
  action: Action,
  clued: { current: unknown },
  heard: { current: Heard | undefined },
): Promise<NoticeContent | undefined> {
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
    return { kind: 'hint', text, spoken: oneBreath([text], 'H', heard) };
  }
  const { key, args, cells, goal } = board.name(seen, action);
  void leadTo(cells, goal);
  // Where no reason can be seen on the board, that is told.
  const unseen = extras === undefined ? '' : t('play.hint.unseen');
  const only = legal.length === 1 ? t('play.hint.only') : unseen;
  const why = extras?.hintReason(seen, action, say) ?? only;
  const hinted = (manner: Manner): string => {
    const form = manner === 'spoken' && say.has(`${key}.spoken`) ? `${key}.spoken` : key;
    const move = say(form, { ...args, ...placeArgs(say, rules.notation, cells, manner) });
    return [t('play.hint', { move }), why].join(' ').trimEnd();
  };
  return {
    kind: 'hint',
    text: hinted('written'),
    spoken: oneBreath([hinted('spoken')], 'H', heard),
    lit: cells,
    action,
  };
}

/** What is asked now. */
export const tellStep = (board: GameBoard, session: Session): NoticeContent => ({
  kind: 'news',
  text: stepSentence(board, session, 'written'),
  spoken: stepSentence(board, session, 'spoken'),
});
