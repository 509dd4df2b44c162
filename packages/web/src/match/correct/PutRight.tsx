import { useEffect, useRef, useState } from 'preact/hooks';
import { CHANCE, EventList, type Action, type Event, type Match, type Seat } from '@glade/engine';
import { correct, type Broken, type Correction } from '@glade/table';
import { tellProblem, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { announce } from '../../narration/announce.ts';
import { seatName, whyNot } from '../../narration/narration.ts';
import { ClauseLinks } from '../../rulebook/ClauseLinks.tsx';
import { looksAt } from '../../seats/seat-looks.ts';
import type { Session } from '../session.ts';
import { EventPictureOf } from '../stage/EventPictureOf.tsx';
import { brokenText, entryText, textWithName } from './entry-text.ts';
import { Form } from './Form.tsx';
import { More, questionAt } from './Question.tsx';
import styles from './correct.module.css';
import { afterTurnOver } from './turn-over.ts';
import { foresee, isShown } from './who-asks.ts';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  /** The index of the entry. */
  readonly at: number;
  /** Who asks for it. */
  readonly by: Seat;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** One entry is put right: what is right is entered as the entry was, then it is told what fits, then it is confirmed. */
export function PutRight({ say, board, session, at, by, onBack, onDone }: Props) {
  const { match } = session.table;
  const [kind, setKind] = useState<'change' | 'insert'>('change');
  const [chosen, setChosen] = useState<Correction>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at, kind, chosen]);
  const entry = match.log[at];
  if (entry === undefined || !isShown(session, at)) return null;
  const before = match.at(at).state;
  const text = entryText(say, board, match.rules, before, entry);
  const again = (): void => setChosen(undefined);
  return (
    <div class={styles.right} data-put-right>
      <h3 ref={heading} tabIndex={-1}>
        {say(kind === 'insert' ? 'right.before' : 'right.entry', { entry: at + 1, text })}
      </h3>
      {chosen === undefined ? (
        <>
          <Form
            say={say}
            board={board}
            session={session}
            before={match.at(at)}
            kept={kind === 'change' ? entry.action : undefined}
            legend={legendOf(say, session, entry.actor, kind)}
            onAction={(action) => setChosen({ kind, at, action })}
          />
          <p class={styles.ways}>
            {match.header.dice === 'entered' && (
              <>
                <button type="button" data-remove onClick={() => setChosen({ kind: 'remove', at })}>
                  {say('right.remove')}
                </button>
                <button
                  type="button"
                  data-insert
                  aria-pressed={kind === 'insert'}
                  onClick={() => setKind(kind === 'insert' ? 'change' : 'insert')}
                >
                  {say('right.insert')}
                </button>
              </>
            )}
            <button type="button" onClick={onBack}>
              {say('right.back')}
            </button>
          </p>
        </>
      ) : (
        <Preview
          say={say}
          board={board}
          session={session}
          by={by}
          correction={chosen}
          onAgain={again}
          onKeep={onBack}
          onMore={(action) => setChosen({ ...chosen, more: [...(chosen.more ?? []), action] })}
          onInstead={(later, action) =>
            setChosen({
              ...chosen,
              instead: [
                ...(chosen.instead ?? []).filter((each) => each.at !== later),
                { at: later, action },
              ],
            })
          }
          onLeaveOut={(left) =>
            setChosen({ ...chosen, without: [...(chosen.without ?? []), ...left] })
          }
          onDone={onDone}
        />
      )}
    </div>
  );
}

function legendOf(say: Say, session: Session, actor: number, kind: 'change' | 'insert'): string {
  if (kind === 'insert') return say('right.legend.insert');
  if (actor === CHANCE) return say('right.legend.throw');
  if (actor === session.you) return say('right.legend.you');
  const { options } = session.table.match.header;
  return say('right.legend.action', { name: seatName(say, options, actor, undefined) });
}

interface PreviewProps extends Pick<Props, 'say' | 'board' | 'session' | 'by' | 'onDone'> {
  readonly correction: Correction;
  readonly onAgain: () => void;
  /** Nothing is to be changed after all. */
  readonly onKeep: () => void;
  /** What happens where the match now asks for one throw or one action more. */
  readonly onMore: (action: Action) => void;
  /** The entry `later` was done like this. */
  readonly onInstead: (later: number, action: Action) => void;
  /** Later entries that do not fit are left out. */
  readonly onLeaveOut: (entries: readonly number[]) => void;
}

/** What would become of the match, before anything changes. */
function Preview(props: PreviewProps) {
  const { say, board, session, by, correction, onAgain, onMore, onInstead } = props;
  const { onKeep, onLeaveOut, onDone } = props;
  const { match } = session.table;
  const { at } = correction;
  const [failed, setFailed] = useState<string>();
  const same = correction.kind === 'change' && correction.action === match.log[at]!.action;
  const found = same
    ? ({ ok: false, problem: { code: 'correct.same', args: { entry: at + 1 } } } as const)
    : foresee(session, correction, by);
  const { state, actor } = match.at(at);
  const after =
    correction.kind === 'remove'
      ? say('right.removed')
      : entryText(say, board, match.rules, state, { actor, action: correction.action });
  const view = session.view.value;
  const asked = session.host.askedToAgree(at, by).length;
  const together = asked > 0 && agreeTogether(session, at);
  const broken = found.ok ? found.broken : undefined;
  const drops = correction.kind === 'remove' || correction.without !== undefined;
  const open = session.secret ? undefined : broken;
  /** What was done in a turn that is over now before that. */
  const undone = open && afterTurnOver(session, board, correction, open);
  // Nobody is asked for the dice of who comes next.
  const question =
    open === undefined || undone !== undefined ? undefined : questionAt(session, correction, open);
  const leavesOut =
    open === undefined || !mayLeaveOut(session, correction, open)
      ? undefined
      : undone === undefined
        ? say('right.without', { done: `${open.actor !== CHANCE}` })
        : say('right.without.turn', { count: undone.length });
  /** Later entries can stay, by the button in sight. */
  const gentle = leavesOut !== undefined;
  /** So many entries have to be told again otherwise. */
  const price = broken === undefined ? 0 : match.log.length - broken.at;
  const told = found.ok
    ? [
        !found.known
          ? together
            ? ''
            : say('right.unknown')
          : broken === undefined
            ? say('right.fits', { left: correction.without?.length ?? 0 })
            : undone === undefined
              ? say('right.breaks', { text: textWithName(say, board, session, broken.at) })
              : broken.actor === session.you
                ? say('right.turnOver.own')
                : say('right.turnOver', { player: broken.actor + 1 }),
        ...(broken === undefined ? noteOf(say, match, correction) : []),
        ...(drops && broken === undefined ? [say('right.kept')] : []),
        ...(asked === 0
          ? []
          : [
              together
                ? say('right.together', { count: movesAfter(match, at) })
                : say('right.ask', { count: asked }),
            ]),
      ]
        .filter((each) => each !== '')
        .join(' ')
    : 'refusal' in found
      ? whyNot(say, view, found.refusal, 'written')
      : tellProblem(say, found.problem);
  const clause = found.ok
    ? broken?.refusal?.clause
    : 'refusal' in found
      ? found.refusal.clause
      : '';
  const clauses = clause !== undefined && clause !== '' && (
    <ClauseLinks
      game={match.game.id}
      clauses={[clause]}
      unnumbered={session.laidOut.value !== undefined}
    />
  );
  useEffect(() => announce(`${after}. ${told}`), [after, told]);

  function confirm(): void {
    let answer = session.submit({ type: 'correct', by, correction });
    const missing = together ? (session.now.proposal?.missing ?? []) : [];
    for (const each of missing) if (answer.ok) answer = session.submit({ type: 'agree', by: each });
    if (together && !answer.ok) session.submit({ type: 'disagree', by });
    if (answer.ok) return onDone();
    setFailed('problem' in answer ? tellProblem(say, answer.problem) : told);
  }

  return (
    <>
      <p class={styles.after} data-after>
        <span aria-hidden="true">{correction.kind === 'insert' ? '+ ' : '→ '}</span>
        {after}
      </p>
      <p data-preview={found.ok ? (broken === undefined ? 'fits' : 'breaks') : 'refused'}>
        {told} {broken === undefined && clauses}
      </p>
      {broken !== undefined && undone === undefined && (
        <details class={styles.reason}>
          <summary>{say('right.why')}</summary>
          <p>
            {brokenText(say, view, broken)} {say('right.kept')} {clauses}
          </p>
        </details>
      )}
      {undone !== undefined && <p>{say('right.kept')}</p>}
      {failed !== undefined && <p role="alert">{failed}</p>}
      {found.ok && !session.secret && (
        <HowItLies {...{ say, board, session, correction, onInstead }} />
      )}
      {question !== undefined && <More {...{ say, board, session, question, onMore, onInstead }} />}
      <p class={`${styles.ways} ${styles.confirm}`}>
        {leavesOut !== undefined && (
          <button
            type="button"
            // Without a throw what came after it would have been done with other dice.
            class={broken?.actor === CHANCE ? undefined : styles.primary}
            data-leave-out
            onClick={() => onLeaveOut(undone ?? [broken!.at])}
          >
            {leavesOut}
          </button>
        )}
        {/* The dearest way comes after it, and says its price. */}
        {gentle && (
          <button type="button" data-confirm onClick={confirm}>
            {say('right.do.again', { count: price })}
          </button>
        )}
        {found.ok && !gentle && (
          <button
            type="button"
            class={question === undefined ? styles.primary : undefined}
            data-confirm
            onClick={confirm}
          >
            {broken === undefined ? say('right.do') : say('right.do.again', { count: price })}
          </button>
        )}
        <button type="button" onClick={onAgain}>
          {say('right.again')}
        </button>
        {broken !== undefined && (
          <button type="button" data-keep onClick={onKeep}>
            {say('right.keep')}
          </button>
        )}
      </p>
    </>
  );
}

/**
 * Whether those who have to agree do so at once: the throw lies open before all of them, at one screen. Nobody is told more
 * than after their consent.
 */
const agreeTogether = (session: Session, at: number): boolean =>
  session.sharesScreen && session.now.entries[at]?.actor === CHANCE && isShown(session, at);

/**
 * What a game says of another card or tile in place of the one that was entered, by the first word of its notation: such as
 * that the tile may lie turned otherwise.
 */
function noteOf(say: Say, match: Match, { kind, at }: Correction): readonly string[] {
  const { actor, action } = match.log[at]!;
  if (kind !== 'change' || actor !== CHANCE || at + 1 >= match.log.length) return [];
  const { rules, state } = match.at(at);
  const [verb] = rules.notation.format(state, action).split(' ');
  const key = `right.note.${verb}`;
  return say.has(key) ? [say(key)] : [];
}

/** How many actions of people stand after an entry. Everybody has seen that they acted. */
const movesAfter = ({ log }: Match, at: number): number =>
  log.slice(at + 1).filter(({ actor }) => actor !== CHANCE).length;

/** Whether an entry that does not fit can be left out, and its player need not do something else there first. */
function mayLeaveOut(
  { people, table: { match } }: Session,
  correction: Correction,
  { at, actor }: Broken,
): boolean {
  if (actor !== CHANCE && !people.includes(actor)) return false;
  const without = [...(correction.without ?? []), at];
  const found = correct(match, { ...correction, without });
  if (!found.ok) return false;
  const { broken } = found;
  return broken?.acts !== actor || match.log[broken.at]!.actor === actor;
}

type HowProps = Pick<PreviewProps, 'say' | 'board' | 'session' | 'correction' | 'onInstead'>;

/**
 * Something else was drawn, and people have done with it what they did with the other: where that can lie on their table in
 * several ways, they tap how it does.
 */
function HowItLies({ say, board, session, correction, onInstead }: HowProps) {
  const { match } = session.table;
  const later = correction.at + 1;
  if (correction.kind !== 'change' || correction.more !== undefined) return null;
  if (match.log[later] === undefined || match.log[later].actor === CHANCE) return null;
  const found = correct(match, correction);
  const now = found.ok ? found.match.log[later] : undefined;
  // Nobody says for people at another device what they did.
  if (!found.ok || now === undefined || !session.people.includes(now.actor)) return null;
  const { rules } = match;
  const { state } = found.match.at(later);
  const view = rules.view(state, now.actor);
  const ways = board.sameAtTable?.(view, now.action) ?? [];
  if (ways.length < 2) return null;
  const seats = looksAt(match.header, say);
  const eventOf = (action: Action): Event | undefined => {
    const after = rules.create();
    rules.copy(state, after);
    const trace = new EventList();
    rules.apply(after, action, trace);
    return trace.events[0];
  };
  return (
    <div class={styles.more} role="group" aria-label={say('right.howItLies')} data-how-it-lies>
      <p>{say('right.howItLies')}</p>
      <p class={styles.pictures}>
        {ways.map((action) => {
          const event = eventOf(action);
          return (
            <button
              key={action}
              type="button"
              aria-label={entryText(say, board, rules, state, { actor: now.actor, action })}
              aria-pressed={action === now.action}
              onClick={() => onInstead(later, action)}
            >
              {event && <EventPictureOf board={board} view={view} seats={seats} event={event} />}
            </button>
          );
        })}
      </p>
    </div>
  );
}
