import { useEffect, useRef, useState } from 'preact/hooks';
import { CHANCE, type Action, type Match } from '@glade/engine';
import { correct, type Broken, type Correction } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { whyNot } from '../../narration/narration.ts';
import type { Session } from '../session.ts';
import { textAt, textWithName } from './entry-text.ts';
import { Form } from './Form.tsx';
import styles from './correct.module.css';

/** What people can enter where a later entry does not fit, so that those after it can stay. */
interface Question {
  /** The match up to there. */
  readonly match: Match;
  /** The entry that does not fit. */
  readonly at: number;
  /** Whether this stands in place of it; else it comes before it. */
  readonly replaces: boolean;
  /** What dice showed that can be among those that are due now. */
  readonly kept: readonly number[] | undefined;
  /** Fewer dice are due now than were thrown. */
  readonly tooMany: boolean;
}

export function questionAt(
  { table, people }: Session,
  correction: Correction,
  { at, acts }: Broken,
): Question | undefined {
  const found = correct(table.match, correction);
  if (!found.ok) return undefined;
  const { match } = found;
  const { rules, state, actor } = match;
  const thrown = actor === CHANCE ? rules.thrown(state) : undefined;
  if (thrown === undefined && !people.includes(actor)) return undefined;
  const entry = table.match.log[at]!;
  const replaces = acts === undefined && entry.actor === actor;
  if (thrown === undefined || !replaces)
    return { match, at, replaces, kept: undefined, tooMany: false };
  const { state: then } = table.match.at(at);
  const same = rules.thrown(then)?.code === thrown.code;
  const faces = same ? rules.facesOf(then, entry.action) : [];
  const kept = faces.length > 0 && faces.length < thrown.dice.length ? faces : undefined;
  return { match, at, replaces, kept, tooMany: faces.length > thrown.dice.length };
}

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  readonly question: Question;
  /** The match asks for this one more entry. */
  readonly onMore: (action: Action) => void;
  /** A later entry was this. */
  readonly onInstead: (later: number, action: Action) => void;
}

/** What really came up or was done where a later entry does not fit: once people enter it here, what comes after can stay. */
export function More({ say, board, session, question, onMore, onInstead }: Props) {
  const [refused, setRefused] = useState('');
  const { match, at, replaces, kept, tooMany } = question;
  const { rules, state, actor, header } = match;
  const thrown = actor === CHANCE ? rules.thrown(state) : undefined;
  const dice = thrown?.dice.length ?? 0;
  const missing = kept === undefined ? 0 : dice - kept.length;
  const step = board.step(rules.view(state, actor), header.options);
  // What was thrown, and by whom: the dice that count now are among them, or with them.
  const was = (): string => textAt(say, board, session.table.match, at);
  const whose = (): string =>
    say(actor === session.you ? 'right.moreDone.own' : 'right.moreDone', {
      player: actor + 1,
      place: replaces ? 'instead' : 'before',
      text: replaces ? was() : textWithName(say, board, session, at),
    });
  const legend =
    thrown === undefined
      ? `${say(step.key, step.args)} ${whose()}`
      : tooMany
        ? say('right.more.fewer', { dice, was: was() })
        : say('right.more', { what: missing > 0 ? was() : say(`throw.${thrown.code}`), missing });
  // What was tapped for another throw, or before some of the dice were known, is not kept.
  const key = [match.log.length, at, replaces, kept].join(' ');
  function take(action: Action): void {
    const refusal = rules.check(state, action, actor);
    if (refusal !== undefined)
      return setRefused(whyNot(say, session.view.value, refusal, 'written'));
    setRefused('');
    if (replaces) onInstead(at, action);
    else onMore(action);
  }
  // Its sheet may show only what stands above it: after the page has gone to the heading, the question comes into sight.
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const soon = requestAnimationFrame(() => asked.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(soon);
  }, [key]);
  return (
    <div class={styles.more} ref={asked} data-more-entries>
      {thrown !== undefined && <p>{legend}</p>}
      <Form
        key={key}
        say={say}
        board={board}
        session={session}
        before={match}
        legend={legend}
        faces={kept}
        onAction={take}
      />
      {refused !== '' && <p role="alert">{refused}</p>}
    </div>
  );
}
