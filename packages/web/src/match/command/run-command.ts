import { problem, type Game, type Problem, type Refusal, type Result } from '@glade/engine';
import { tellPlace, tellProblem, tellTyped, type Say } from '@glade/text';
import { readCommand, type Correction, type Intent, type TableView } from '@glade/table';
import { typedAt } from '../../seats/table-words.ts';
import { t } from '../../words/words.ts';
import { rematchQuery } from '../end/rematch.ts';
import { tellAll, whyNot } from '../../narration/narration.ts';
import { rollIntent } from '../controls/app-throws.ts';
import type { NoticeContent } from '../stage/Notice.tsx';
import type { Session } from '../session.ts';
import { askerOf } from '../correct/who-asks.ts';

/** What a typed line can act on. */
export interface CommandContext {
  readonly game: Game;
  readonly say: Say;
  readonly session: Session;
  readonly onSubmit: (intent: Intent) => void;
  readonly onTell: (message: NoticeContent) => void;
  readonly onHint: () => void;
  readonly onHelp: () => void;
  readonly onLog: () => void;
  readonly onNew: (search: string) => void;
  readonly go: (path: string) => void;
}

function tellPosition({ match, rules }: TableView, { onTell }: CommandContext): void {
  const news = (text: string): void => onTell({ kind: 'news', text });
  if (match === undefined) return news(t('menu.secret'));
  news(rules.notation.position(match.state));
}

/** As many moves are spoken at most; all of them are written. */
const SPOKEN_MOVES = 5;

/** What can be typed now. */
function movesNotice(texts: readonly string[]): NoticeContent {
  const text = texts.join(' · ') || t('command.none');
  if (texts.length <= SPOKEN_MOVES) return { kind: 'news', text };
  // Moves have commas themselves, and an arrow is read as “greater than”.
  const moves = texts.slice(0, SPOKEN_MOVES).join('; ').replaceAll(' > ', ' – ');
  return {
    kind: 'news',
    text,
    spoken: t('command.more', { moves, n: texts.length - SPOKEN_MOVES }),
  };
}

/** Carries out a typed line. */
export function runCommand(text: string, to: CommandContext): void {
  const { game, say, session, onSubmit, go } = to;
  const news = (found: string): void => to.onTell({ kind: 'news', text: found });
  const command = readCommand(text);
  const view = session.view.value;
  switch (command.type) {
    case 'nothing':
      return;
    case 'help':
      return to.onHelp();
    case 'hint':
      return to.onHint();
    case 'undo':
      return onSubmit({ type: 'undo', by: session.seat });
    case 'redo':
      return onSubmit({ type: 'redo', by: session.seat });
    case 'restore':
      return onSubmit({ type: 'restore', by: session.seat });
    case 'log':
      return to.onLog();
    case 'agree':
    case 'disagree':
      return onSubmit({ type: command.type, by: view.proposal?.missing[0] ?? session.seat });
    case 'change':
    case 'insert':
    case 'remove':
      return putRight(command, to);
    case 'roll':
      return onSubmit(rollIntent(session));
    case 'moves':
      // Only the square that the dice say can be chosen now.
      if (session.quest.peek() !== undefined)
        return news(
          say('step.tap', {
            place: tellPlace(say, view.rules.notation, session.quest.peek()!.cell, 'spoken'),
          }),
        );
      // Who is out has other things to choose.
      if (session.playOn.peek() !== undefined)
        return news([t('play.watch'), t('play.again')].join(' · '));
      return to.onTell(movesNotice(view.texts.map((each) => tellTyped(say, each))));
    case 'last':
      return news(
        tellAll(say, view, session.you, view.entries.at(-1)?.events ?? [], 'written') ||
          t('log.empty'),
      );
    case 'board':
      return tellPosition(view, to);
    case 'quit':
      return go(`/${game.id}`);
    case 'new':
      return to.onNew(rematchQuery(session, { sameDice: false }));
    case 'rules':
      return go(`/${game.id}/rules${command.clause === undefined ? '' : `#${command.clause}`}`);
    case 'why':
      return explain(command.move, to);
    case 'move':
      return later(
        session.host.read(typedAt(view.header, command.text), session.seat),
        onSubmit,
        to,
      );
  }
}

type PutRight = Extract<ReturnType<typeof readCommand>, { readonly entry: number }>;

/** Puts an entry right for the person at the screen; if it is nobody's, only what everybody has seen. */
function putRight(command: PutRight, to: CommandContext): void {
  const { session, onSubmit } = to;
  const at = command.entry - 1;
  const by = askerOf(session, at);
  if (by === undefined) return take(problem('correct.other'), () => {}, to);
  const submit = (correction: Correction): void => onSubmit({ type: 'correct', by, correction });
  if (command.type === 'remove') return submit({ kind: 'remove', at });
  const text = typedAt(session.view.value.header, command.move);
  take(
    session.host.readAt(text, at, by),
    (action) => submit({ kind: command.type, at, action }),
    to,
  );
}

function take<T>(result: Result<T>, then: (value: T) => void, to: CommandContext): void {
  if (result.ok) then(result.value);
  else to.onTell({ kind: 'problem', text: problemText(result.problem, to) });
}

/** The same for an answer that may come from far away. */
function later<T>(result: Promise<Result<T>>, then: (value: T) => void, to: CommandContext): void {
  void result.then((found) => take(found, then, to));
}

/** What is wrong with a line. If it cannot be read, an example of a legal action is added. */
function problemText(found: Problem, { say, session }: CommandContext): string {
  const text = tellProblem(say, found);
  const example = session.view.value.texts.find((each) => /\d/.test(each));
  if (found.code !== 'notation.entry' || example === undefined) return text;
  return `${text} ${t('command.such', { example: tellTyped(say, example) })}`;
}

function explain(move: string, to: CommandContext): void {
  // On a screen that is nobody's, not even a reason may tell what somebody hides.
  if (to.session.isNobodys) return take(problem('seat.other'), () => {}, to);
  const { say, session, onTell } = to;
  const tell = (refusal: Refusal | undefined): void => {
    if (refusal === undefined) return onTell({ kind: 'news', text: t('command.allowed') });
    onTell({
      kind: 'refusal',
      text: whyNot(say, session.view.value, refusal, 'written'),
      spoken: whyNot(say, session.view.value, refusal, 'spoken'),
      clauses: [refusal.clause],
      lit: refusal.cells ?? [],
    });
  };
  later(session.host.why(typedAt(session.view.value.header, move), session.seat), tell, to);
}
