import { useEffect, useRef, useState } from 'preact/hooks';
import { OVER, type ClauseId } from '@glade/engine';
import { tellProblem, type Say } from '@glade/text';
import type { Answer, Intent } from '@glade/table';
import { hushPassing, type GameBoard, type Message } from '@glade/ui';
import type { GuideReply } from '../../learn/match-guide.ts';
import { announce } from '../../narration/announce.ts';
import { botAt, chanceText, stepSentence } from '../../narration/current-step.ts';
import { comeToBoard, holdKeys } from '../../narration/hold-keys.ts';
import { whyNot } from '../../narration/narration.ts';
import type { Heard } from '../../narration/asked-breaths.ts';
import type { Where } from '../../narration/tell-asked.ts';
import { wordsAt } from '../../seats/table-words.ts';
import { playSound } from '../../sound/play-sounds.ts';
import { loadHelpWords, loadRightWords, t } from '../../words/words.ts';
import type { Happening } from '../stage/happenings.ts';
import type { NoticeContent } from '../stage/Notice.tsx';
import type { Session } from '../session.ts';
import { willFall } from './will-fall.ts';

type TellsAsked = typeof import('../../narration/tell-asked.ts');

/** What tells what few ask for, once it is there with its words. */
let tells: TellsAsked | undefined;
const loadAsked = (): Promise<TellsAsked> =>
  Promise.all([import('../../narration/tell-asked.ts'), loadHelpWords()]).then(
    ([asked]) => (tells = asked),
  );

/** In milliseconds: so long stays what was foretold before somebody confirmed it, and what the log says, too. */
const PASSES_AFTER = 12_000;

/** What the page tells the person who acts, until the position changes: a refusal, a hint, how a correction ended. */
export interface Telling {
  readonly message: NoticeContent | undefined;
  readonly tell: (next: NoticeContent) => void;
  /** Lights places of which something is said, names them to who listens, and leads to the first. */
  readonly tellWhere: (what: Where) => Promise<void>;
  /** Puts the message away. */
  readonly clear: () => void;
  /** Tells what happened last in full sentences, and what lies there to be used; `cells` are lit. */
  readonly tellMore: (cells: readonly number[], inHand?: Message) => Promise<void>;
  /** Says what the match is played for. */
  readonly tellGoal: () => Promise<void>;
  /** Says why nothing can be rolled now. */
  readonly tellNoRoll: () => Promise<void>;
  /** Says what to do now, or what a guide says in place of that, and what has changed since people here last acted. */
  readonly tellSince: (
    changes: readonly Happening[],
    guided: string | undefined,
    inHand: Message | undefined,
  ) => Promise<void>;
  /** Carries an intent out, or tells why not; says whether it was accepted. */
  readonly submit: (intent: Intent) => boolean;
  /** Tells a hint: the one of a guide, if that has `given` one; what the board says is to be done `aside` comes first. */
  readonly hint: (given?: GuideReply, aside?: () => string | undefined) => Promise<void>;
}

/** `covered`: the screen hides a person's secrets, so nothing may be told now. */
export function useTelling(
  board: GameBoard,
  session: Session,
  say: Say,
  covered: boolean,
): Telling {
  const [message, setMessage] = useState<NoticeContent>();
  const refusedBefore = useRef(new Set<ClauseId>());
  /** The position about which a clue was given: who asks again is told the answer. */
  const clued = useRef<unknown>(undefined);
  // How far has been told what W, T, H and G tell.
  const since = useRef<Heard | undefined>(undefined);
  const heard = useRef<Heard | undefined>(undefined);
  const advised = useRef<Heard | undefined>(undefined);
  const aims = useRef<Heard | undefined>(undefined);
  const view = session.view.value;
  useEffect(() => setMessage(undefined), [view]);
  const passes = message?.passes === true;
  const refused = message?.kind === 'refusal' || passes;
  useEffect(() => {
    if (!refused) return undefined;
    // What people tap next is something else; it may be told in its turn.
    const away = ({ target }: MouseEvent): void => {
      if (passes || !(target instanceof Element) || target.closest('[data-notice]') === null)
        setMessage(undefined);
    };
    document.addEventListener('click', away, { capture: true });
    return () => document.removeEventListener('click', away, { capture: true });
  }, [refused, passes]);
  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(() => setMessage(undefined), PASSES_AFTER);
    return () => clearTimeout(timer);
  }, [message, passes]);
  // Who takes back first in a match that goes on hears at once what is undone.
  useEffect(() => {
    if (session.canUndo) loadAsked().catch(() => undefined);
  }, [session]);
  const right = session.corrected.value;
  useEffect(() => {
    if (right === undefined || covered) return;
    void Promise.all([import('../correct/entry-text.ts'), loadRightWords()]).then(
      ([{ rightText }]) => {
        // With the words that have just been loaded.
        const words = wordsAt(session.host.header, session.you);
        tell({ kind: 'news', text: rightText(words, board, session, right), passes: true });
      },
      () => tell({ kind: 'problem', text: t('loading.failed') }),
    );
  }, [right, covered]);
  const late = session.notDone.value;
  useEffect(() => late && tellWhyNot(late), [late]);

  function tell(next: NoticeContent): void {
    // What a hint advises stays in hand while something else is told: Enter where it ends still does it.
    setMessage((before) => ({ lit: before?.lit, action: before?.action, ...next }));
    announce(next.spoken ?? next.text, 'assertive');
  }

  const tellWhere: Telling['tellWhere'] = (what) =>
    tellAsked((asked) => asked.tellWhere(session, say, what));

  const tellMore: Telling['tellMore'] = (cells, inHand) =>
    tellAsked((asked) => asked.tellMore(board, session, cells, heard, inHand));

  const tellSince: Telling['tellSince'] = (changes, guided, inHand) =>
    tellAsked((asked) => asked.tellSince(board, session, say, changes, guided, since, inHand));

  /** Tells what only few ask for: what makes the text is loaded when somebody does. */
  const tellAsked = (
    find: (asked: TellsAsked) => NoticeContent | Promise<NoticeContent | undefined>,
  ): Promise<void> =>
    loadAsked()
      .then(find)
      .then(
        (found) => found && tell(found),
        () => tell({ kind: 'problem', text: t('loading.failed') }),
      );

  const hint: Telling['hint'] = (given, aside) => {
    if (session.view.peek().actor !== OVER) comeToBoard();
    // What tells it may still have to be loaded.
    const free = holdKeys(() => {});
    return tellAsked((asked) => {
      free();
      return given === undefined
        ? asked.askHint(board, session, clued, advised, tell, aside)
        : asked.tellGuided(given);
    }).finally(free);
  };

  const tellGoal = (): Promise<void> => tellAsked((asked) => asked.tellGoal(session, say, aims));

  const tellNoRoll = (): Promise<void> => tellAsked((asked) => asked.tellNoRoll(board, session));

  /** What is shown waits for a button of the game: says which. */
  const tellHeld = (): void =>
    tell({ kind: 'news', text: stepSentence(board, session, 'written') });

  function submit(intent: Intent): boolean {
    // What has happened to somebody is told to its end.
    hushPassing();
    if (intent.type === 'play' && session.held.peek()) {
      tellHeld();
      return false;
    }
    const before = session.view.peek();
    const skips = intent.type === 'roll' && session.busy.peek();
    const answer = session.submit(intent);
    // Who pressed the dice while something was shown has only skipped that: what is asked then is told by itself.
    if (!answer.ok && skips) return false;
    if (!answer.ok) tellWhyNot(answer);
    else {
      setMessage(undefined);
      const isGone = session.view.peek().entries.length < before.entries.length;
      const undone = (asked: TellsAsked): void =>
        void (
          intent.type === 'undo' && asked.tellUndone(session, before, intent.by, isGone, announce)
        );
      // Who has acted may take it back: what tells that is there then, and tells it before what is to be done.
      if (tells !== undefined) undone(tells);
      else loadAsked().then(undone, () => {});
    }
    return answer.ok;
  }

  function tellWhyNot(answer: Exclude<Answer, { ok: true }>): void {
    if ('problem' in answer && session.view.peek().actor === OVER)
      return void tellAsked((asked) => asked.tellOver(say, answer.problem));
    if ('problem' in answer)
      return tell({ text: tellProblem(say, answer.problem), kind: 'problem' });
    const { refusal } = answer;
    playSound('refused');
    const other = session.rolling.peek() ?? botAt(session);
    if (other !== undefined) return void tellAsked((asked) => asked.tellTurn(session, other));
    // Nobody is told to roll or draw what comes by itself.
    if (willFall(session)) return tell({ kind: 'news', text: chanceText(session) });
    const seen = session.view.value;
    tell({
      kind: 'refusal',
      text: whyNot(say, seen, refusal, 'written'),
      spoken: whyNot(say, seen, refusal, 'spoken'),
      clauses: [refusal.clause],
      lit: refusal.cells ?? [],
    });
    const { clause } = refusal;
    if (refusedBefore.current.has(clause)) offerLesson(clause).catch(() => {});
    refusedBefore.current.add(clause);
  }

  /** Adds the short lesson that teaches the clause to what is told of its refusal. Offline there may be none. */
  async function offerLesson(clause: ClauseId): Promise<void> {
    const lesson = await (await loadAsked()).lessonOn(session, clause);
    setMessage((now) => (now?.clauses?.[0] === clause ? { ...now, lesson } : now));
  }

  return {
    message,
    tell,
    tellWhere,
    clear: () => setMessage(undefined),
    tellMore,
    tellGoal,
    tellNoRoll,
    tellSince,
    submit,
    hint,
  };
}
