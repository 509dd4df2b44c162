import { useEffect, useRef, useState } from 'preact/hooks';
import { CHANCE, type Action, type Match } from '@glade/engine';
import { correct, type Broken, type Correction } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { whyNot } from '../../narration/narration.ts';
import type { Session } from '../session.ts';
import { Form } from './Form.tsx';
import styles from './correct.module.css';

/** What people can enter where a later entry does not fit, so that those after it can stay. */
interface Question {
  /** The match up to there. */
  readonly match: Match;
  /** The entry that it stands in place of; undefined if it comes before it. */
  readonly replaces: number | undefined;
  /** What dice showed that can be among those that are due now. */
  readonly kept: readonly number[] | undefined;
  /** So many dice were thrown, where fewer are due now. */
  readonly tooMany?: number;
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
  const replaces = acts === undefined && entry.actor === actor ? at : undefined;
  if (thrown === undefined || replaces === undefined) return { match, replaces, kept: undefined };
  const { state: then } = table.match.at(at);
  const same = rules.thrown(then)?.code === thrown.code;
  const faces = same ? rules.facesOf(then, entry.action) : [];
  const kept = faces.length > 0 && faces.length < thrown.dice.length ? faces : undefined;
  if (faces.length > thrown.dice.length)
    return { match, replaces, kept: undefined, tooMany: faces.length };
  return { match, replaces, kept };
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
  const { match, replaces, kept, tooMany } = question;
  const { rules, state, actor, header } = match;
  const thrown = actor === CHANCE ? rules.thrown(state) : undefined;
  const dice = thrown?.dice.length ?? 0;
  const missing = kept === undefined ? 0 : dice - kept.length;
  const step = board.step(rules.view(state, actor), header.options);
  const whose = say(actor === session.you ? 'right.moreDone.own' : 'right.moreDone', {
    player: actor + 1,
  });
  const legend =
    thrown === undefined
      ? `${say(step.key, step.args)} ${whose}`
      : tooMany === undefined
        ? say('right.more', { what: say(`throw.${thrown.code}`), missing })
        : say('right.more.fewer', { dice, thrown: tooMany });
  function take(action: Action): void {
    const refusal = rules.check(state, action, actor);
    if (refusal !== undefined)
      return setRefused(whyNot(say, session.view.value, refusal, 'written'));
    setRefused('');
    if (replaces === undefined) onMore(action);
    else onInstead(replaces, action);
  }
  // Its sheet may show only what stands above it: after the page has gone to the heading, the question comes into sight.
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const soon = requestAnimationFrame(() => asked.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(soon);
  }, [legend]);
  return (
    <div class={styles.more} ref={asked} data-more-entries>
      {thrown !== undefined && <p>{legend}</p>}
      <Form
        // What was tapped for another throw, or before some of the dice were known, is not kept.
        key={[match.log.length, replaces, kept].join(' ')}
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
