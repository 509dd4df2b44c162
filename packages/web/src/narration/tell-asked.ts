import type { Manner, Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import type { Session } from '../match/session.ts';
import type { Happening } from '../match/stage/happenings.ts';
import type { NoticeContent } from '../match/stage/Notice.tsx';
import { t } from '../words/words.ts';
import { stepSentence, tellAloud } from './current-step.ts';
import { isLong } from './few-words.ts';
import { tellLast } from './narration.ts';

/** What was told last of what has changed: 0 for all of it, else the how many-th. */
export interface ToldSince {
  readonly changes: readonly Happening[];
  readonly at: number;
}

/**
 * What to do now, or what a guide says in place of that, and what has changed since people here last acted. What is too much
 * for one breath is told one by one, each time somebody asks again; `since` keeps how far that is.
 */
export function tellSince(
  board: GameBoard,
  session: Session,
  changes: readonly Happening[],
  guided: string | undefined,
  since: { current: ToldSince | undefined },
): NoticeContent {
  const last = since.current;
  const long = isLong(changes.map(({ spoken }) => spoken));
  const next = long && last?.changes === changes ? last.at + 1 : 0;
  const told = { changes, at: next > changes.length ? 0 : next };
  const one = changes[told.at - 1];
  since.current = told;
  if (one !== undefined)
    return { kind: 'news', text: one.text, spoken: one.spoken, lit: one.cells };
  const what = (manner: Manner): readonly string[] => {
    if (changes.length === 0) return [t('play.since.none')];
    if (manner === 'written') return [t('play.since'), ...changes.map(({ text }) => text)];
    if (long) return [t('play.since.many', { count: changes.length })];
    return [t('play.since'), ...changes.map(({ spoken }) => spoken)];
  };
  const now = (manner: Manner): readonly string[] => {
    if (guided === undefined) return [stepSentence(board, session, manner)];
    return [guided, ...(manner === 'spoken' ? tellAloud(board, session, true) : [])];
  };
  const text = (manner: Manner): string => [...now(manner), ...what(manner)].join(' ');
  const lit = changes.flatMap(({ cells }) => cells);
  return { kind: 'news', text: text('written'), spoken: text('spoken'), lit };
}

/** What happened last in full sentences, and what lies there to be used. */
export function tellMore(
  board: GameBoard,
  session: Session,
  say: Say,
  cells: readonly number[],
): NoticeContent {
  const aloud = tellAloud(board, session, true);
  const told = (manner: Manner): string =>
    [tellLast(say, session.view.peek(), session.you, manner), ...aloud]
      .filter((one) => one !== '')
      .join(' ');
  const text = told('written');
  if (text === '') return { kind: 'news', text: t('log.empty') };
  return { kind: 'news', text, spoken: told('spoken'), lit: cells };
}

/** What the match is played for; undefined where its rules tell no goal. */
export async function tellGoal(session: Session, say: Say): Promise<NoticeContent | undefined> {
  const { loadGoal } = await import('../rulebook/goal.ts');
  const { game, options } = session.host.header;
  const goal = await loadGoal(game, options, say.tag);
  return goal && { kind: 'news', text: `${goal.title}: ${goal.text}` };
}
