import { CHANCE, type Action } from '@glade/engine';
import type { Intent } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard, Message } from '@glade/ui';
import type { Guided } from '../../learn/match-guide.ts';
import { asksAside } from '../../narration/current-step.ts';
import { t } from '../../words/words.ts';
import { rollIntent } from '../controls/app-throws.ts';
import type { Session } from '../session.ts';
import { canCount, countOrNot } from '../stage/shown-view.ts';
import type { Opened } from '../stage/Sheets.tsx';
import type { Happened } from './use-happenings.ts';
import type { goToNextChoice } from './next-choice.ts';
import { useSteady } from './use-steady.ts';
import type { Telling } from './use-telling.ts';

/** Goes to the next place where something can be done, or to the one before: by a key only, so its code comes then. */
const nextChoice = async (...where: Parameters<typeof goToNextChoice>): Promise<void> =>
  (await import('./next-choice.ts')).goToNextChoice(...where);

/** What people do in a match, by buttons, by keys and on the board. All but the keys are the same functions each time. */
export interface Acts {
  /** Carries an intent out, unless the lesson wants something else; says whether it was accepted. */
  readonly submit: (intent: Intent) => boolean;
  readonly play: (action: Action) => void;
  readonly enter: (action: Action) => void;
  readonly redo: () => void;
  readonly hint: () => void;
  readonly help: () => void;
  /** Shows what the game has beside the board. */
  readonly aboutBoard: () => void;
  readonly tell: Telling['tell'];
  /** Tells in full what happened last. */
  readonly tellMore: () => void;
  /** Puts away what is told. */
  readonly putAway: () => void;
  /** Somebody begins to choose at a place of the board. */
  readonly begin: (cell: number) => void;
  /** What the keys do. */
  readonly keys: Readonly<Record<string, () => void>>;
}

interface Place {
  readonly board: GameBoard;
  readonly session: Session;
  readonly say: Say;
  readonly guide: Guided['guide'] | undefined;
  readonly telling: Telling;
  readonly happened: Happened;
  /** Puts away why no piece was moved for a throw. */
  readonly putIdleAway: () => void;
  readonly onOpen: (opened: Opened) => void;
  /** What is asked in place of the step, or what to do with what is in hand, if anything. */
  readonly asked: () => Message | undefined;
  /** Opens the line in which actions are typed. */
  readonly onType: () => void;
}

export function useActs({
  board,
  session,
  say,
  guide,
  telling,
  happened,
  putIdleAway,
  asked,
  onOpen,
  onType,
}: Place): Acts {
  const view = session.view.value;
  const askedText = (): string | undefined => {
    const message = asked();
    return message && say(message.key, message.args);
  };
  const submit = useSteady((intent: Intent): boolean => {
    const takeBackDie = intent.type === 'undo' ? session.halfEntered.peek() : undefined;
    if (takeBackDie !== undefined) {
      takeBackDie();
      return true;
    }
    const objection = guide?.objection(intent);
    if (objection === undefined) return telling.submit(intent);
    telling.tell({ kind: 'hint', ...objection });
    return false;
  });
  // While an answer is looked at, the next question is there already: it has not been asked yet.
  const aside = useSteady((): string | undefined =>
    board.saysStep?.(view.view) === true ? askedText() : undefined,
  );
  const hint = useSteady((): void => {
    const later = aside();
    const given = later === undefined ? guide?.hint() : { text: later };
    void telling.hint(given, aside);
  });
  const putAway = useSteady((): void => {
    telling.clear();
    putIdleAway();
    happened.pick(undefined);
  });
  const begin = useSteady((cell: number): void => {
    const { kind, lit = [] } = telling.message ?? {};
    // A hint stays while its own places are tapped.
    if (kind === 'refusal' || (kind === 'hint' && !lit.includes(cell))) telling.clear();
    happened.begin();
  });
  const tellMore = useSteady((): void => {
    void telling.tellMore(happened.happenings.value.at(-1)?.cells ?? [], asked());
  });
  const undo = (): void => void submit({ type: 'undo', by: session.seat });
  const redo = useSteady((): void => void submit({ type: 'redo', by: session.seat }));
  const help = useSteady((): void => onOpen('help'));
  const next = (back: boolean): Promise<void> =>
    nextChoice(board, session, back, telling, guide?.spoken ?? askedText()).catch(() =>
      telling.tell({ kind: 'problem', text: t('loading.failed') }),
    );
  const roll = (): void => {
    const asks = view.actor !== CHANCE || view.thrown === undefined || asksAside(session);
    if (asks) void telling.tellNoRoll();
    else submit(rollIntent(session));
  };
  const count = (): void => {
    if (canCount(board, session)) countOrNot(session);
  };
  return {
    submit,
    play: useSteady(
      (action: Action): void => void submit({ type: 'play', by: session.seat, action }),
    ),
    enter: useSteady((action: Action): void => void submit({ type: 'outcome', action })),
    redo,
    hint,
    help,
    aboutBoard: useSteady((): void => onOpen('aside')),
    tell: useSteady(telling.tell),
    tellMore,
    putAway,
    begin,
    keys: {
      r: roll,
      u: undo,
      'Shift+u': redo,
      'Ctrl+y': redo,
      'Ctrl+Shift+z': redo,
      s: () => (session.quest.peek() === undefined ? session.skip() : session.questFound()),
      h: hint,
      c: count,
      m: () => onOpen('menu'),
      l: () => onOpen('log'),
      t: tellMore,
      n: () => next(false),
      'Shift+n': () => next(true),
      g: () => void telling.tellGoal(),
      w: () =>
        void telling.tellSince(happened.happenings.value, guide?.spoken ?? askedText(), asked()),
      '?': help,
      '/': onType,
      Escape: putAway,
    },
  };
}
