import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '@glade/engine';
import { FarTable, type HiddenTable } from '@glade/online/page';
import { tellProblem, type Say } from '@glade/text';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { stageTable } from '../../app/stage.ts';
import type { Session } from '../../match/session.ts';
import { announce } from '../../narration/announce.ts';
import { whoActs } from '../../narration/current-step.ts';
import { tellAll } from '../../narration/narration.ts';
import { looksAt } from '../../seats/seat-looks.ts';
import { hasSides, wordsAt } from '../../seats/table-words.ts';
import { far } from '../far-words.ts';
import { RenewButton } from '../NewerGlade.tsx';
import { RENEWED, type FarLine } from '../use-far-table.ts';
import { Clocks } from './Clocks.tsx';
import { useRightThrows } from './DiceCheck.tsx';
import { FarNews, type News } from './FarNews.tsx';
import { NextMatch, useOpener } from './NextMatch.tsx';
import { TableDialog } from './TableDialog.tsx';
import { TakeBackQuestion } from './TakeBackQuestion.tsx';
import styles from '../Far.module.css';

/** What somebody has just said or done, until it is closed or has been there for long enough to be read. */
export interface Passing {
  readonly text: string;
  /** Whose words they are. */
  readonly seat: Seat | undefined;
  /** Somebody at this screen has said it: they only see that it is said. */
  readonly own?: boolean;
}

interface Props {
  readonly line: FarLine;
  readonly session: Session;
  readonly following: FarTable | HiddenTable;
  readonly table: string;
  readonly title: string;
  /** What somebody has just said or done. */
  readonly said: Passing | undefined;
  /** Whether something has been sent that the server has to show first. */
  readonly sending: boolean;
  readonly onHeard: () => void;
  /** Opens the next table of the same people. */
  readonly onAgain: () => void;
}

/** The door to the table far away in the bar of the page, and the news of it: who asks for something, and whether this page has its line. */
export function FarBar(props: Props) {
  const { line, session, following, table, title, said, sending, onHeard, onAgain } = props;
  const [open, setOpen] = useState<'table' | 'dice'>();
  const [later, setLater] = useState(false);
  const [noted, setNoted] = useState<string>();
  const { info, state } = line;
  const { header } = session.host;
  const at = wordsAt(header, session.you);
  const looks = looksAt(header, at);
  const nameOf = (seat: Seat): string => whoActs(at, header.options, seat);
  const seats = info?.seats ?? [];
  const plays = session.people.length > 0;
  const twice = session.people.some((seat) => (seats[seat]?.pages ?? 1) > 1);
  const question = info?.question;
  const refused = question?.refused !== undefined;
  const ends = question?.end === true;
  const asks = question !== undefined && session.people.includes(question.by);
  const undone = question === undefined || ends ? undefined : wouldGo(session, at, question.by);
  const asked = refused
    ? undefined
    : question?.missing.find((seat) => session.people.includes(seat));
  const clocks = seats.some(({ left }) => left !== undefined);
  const late = info?.late;
  const opener = useOpener(info?.next);
  const slow = useSlow(sending);
  const throws = useRightThrows(table, info, session);

  function answer(by: Seat, agree: boolean): void {
    // Where something is hidden nobody asks.
    if (following instanceof FarTable) following.answerQuestion(by, agree);
  }

  /** What has been read is not shown again, until it was something else for a time. */
  const closable = (text: string, name = text): News | undefined =>
    noted === name ? undefined : { text, onClose: () => setNoted(name) };
  /** What names a refusal; undefined if this page has not been refused what it asked for. */
  const refusal = asks && refused ? `refused ${question.at}` : undefined;

  function newsNow(): News | undefined {
    if (line.problem?.code === RENEWED) return { text: tellProblem(at, line.problem) };
    if (line.old) return { text: far('far.bar.newer'), action: <RenewButton /> };
    if (state !== 'on') return { text: far('far.bar.off') };
    if (info?.next !== undefined) return nextNews(info.next);
    if (late !== undefined) return { text: far('far.late', { who: nameOf(late) }) };
    if (asked !== undefined) return askedNews(question!.by);
    if (asks && !refused) return asksNews(question.by, question.missing);
    if (slow) return { text: far('far.sending'), passing: true };
    if (said !== undefined) return saidNews(said);
    if (refusal !== undefined)
      return closable(
        far(ends ? 'far.end.refused' : 'far.ask.refused', { who: nameOf(question!.refused!) }),
        refusal,
      );
    if (twice) return closable(far('far.bar.twice'));
    // The end is not told before it is shown.
    return throws === undefined || session.busy.value ? undefined : diceNews(throws);
  }

  const nextNews = (next: string): News => ({
    text: opener === undefined ? far('far.next') : far('far.next.who', { who: opener }),
    action: <NextMatch next={next} table={table} plays={plays} />,
  });

  const asksFor = (by: Seat): string => {
    const who = nameOf(by);
    if (undone === undefined) return far(ends ? 'far.end.ask' : 'far.ask.undo', { who });
    const { text, since } = undone;
    return far('far.ask.undo.what', { who, what: text, since });
  };

  const askedNews = (by: Seat): News => ({
    text: asksFor(by),
    action: (
      <button type="button" onClick={() => setLater(false)}>
        {far('far.ask.answer')}
      </button>
    ),
  });

  const asksNews = (by: Seat, missing: readonly Seat[]): News => ({
    text: far(ends ? 'far.end.waits' : 'far.ask.waits', {
      who: missing.map(nameOf).join(', '),
      count: missing.length,
    }),
    action: (
      <button type="button" onClick={() => answer(by, false)}>
        {far(ends ? 'far.end.withdraw' : 'far.ask.withdraw')}
      </button>
    ),
  });

  const diceNews = (checked: number): News | undefined => {
    const told = closable(far('far.dice.right', { throws: checked }));
    return (
      told && {
        ...told,
        right: true,
        action: (
          <button type="button" onClick={() => setOpen('dice')}>
            {far('far.dice.check')}
          </button>
        ),
      }
    );
  };

  const saidNews = ({ text, seat }: Passing): News => ({
    text,
    passing: true,
    look: lookOf(seat),
    onClose: onHeard,
  });

  function lookOf(seat: Seat | undefined): News['look'] {
    const look = seat === undefined ? undefined : looks[seat];
    if (look === undefined || !hasSides(at)) return look;
    return { face: look.face, colour: undefined };
  }

  const news = newsNow();
  useEffect(() => {
    if (!twice) setNoted(undefined);
    else announce(far('far.bar.twice'));
  }, [twice]);
  useEffect(() => {
    if (late !== undefined) setOpen('table');
  }, [late]);
  // The next question is another one.
  useEffect(() => {
    if (asked === undefined) setLater(false);
  }, [asked]);
  useEffect(() => {
    if (said === undefined) return undefined;
    // A refusal that stood there before has been read.
    if (refusal !== undefined) setNoted(refusal);
    const timer = setTimeout(
      onHeard,
      said.own === true ? SEEN : said.seat === undefined ? READ : HEARD,
    );
    return () => clearTimeout(timer);
  }, [said]);
  useEffect(() => {
    if (refusal === undefined) return undefined;
    const timer = setTimeout(() => setNoted(refusal), READ);
    return () => clearTimeout(timer);
  }, [refusal]);
  useLayoutEffect(() => {
    stageTable.value = {
      title: plays ? undefined : far('far.watch.title', { game: title }),
      door: (
        <>
          {clocks && info !== undefined && (
            <Clocks info={info} nameOf={nameOf} people={session.people} />
          )}
          <button
            type="button"
            class={styles.door}
            aria-haspopup="dialog"
            aria-label={far('far.table')}
            data-table
            onClick={() => setOpen('table')}
          >
            <Icon path={ICONS.players} />
          </button>
        </>
      ),
    };
    return () => (stageTable.value = undefined);
  }, [title, plays, at, info]);
  return (
    <div
      data-far={state}
      data-far-turn={session.people.includes(session.view.value.actor)}
      data-far-position={positionOf(session)}
    >
      <FarNews news={news} />
      {open !== undefined && info !== undefined && (
        <TableDialog
          say={at}
          title={title}
          table={table}
          line={line}
          info={info}
          session={session}
          nameOf={nameOf}
          onAgain={onAgain}
          numbers={open === 'dice'}
          onClose={() => setOpen(undefined)}
        />
      )}
      {asked !== undefined && !later && (
        <TakeBackQuestion
          question={asksFor(question!.by)}
          end={ends}
          onAnswer={(agree) => {
            answer(asked, agree);
            setLater(true);
          }}
          onLater={() => setLater(true)}
        />
      )}
    </div>
  );
}

/** What goes if this seat takes back: what its last action did, in sentences, and how many people have acted since. */
function wouldGo(
  { host: { match, players }, view, you }: Session,
  say: Say,
  by: Seat,
): { readonly text: string; readonly since: number } | undefined {
  const at = match?.log.findLastIndex(({ actor }) => actor === by) ?? -1;
  const events = view.value.entries.find(({ index }) => index === at)?.events ?? [];
  const text = tellAll(say, view.value, you, events, 'written');
  if (match === undefined || text === '') return undefined;
  const since = match.log.slice(at + 1).filter(({ actor }) => players[actor]?.who === 'person');
  return { text, since: since.length };
}

/** After how many milliseconds people are told that what they did is on its way. */
const SLOW = 400;

function useSlow(waits: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waits) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [waits]);
  return slow;
}

/** For how many milliseconds news stand on the page that are to be read, a remark of somebody, and one of one's own. */
const [READ, HEARD, SEEN] = [15_000, 8000, 2500];

/** How many entries there are and the position as text, for the person who compares two pages; empty where the page has not all. */
function positionOf({ host: { match } }: Session): string {
  if (match === undefined) return '';
  const { log, rules, state } = match;
  return `${log.length} ${rules.hash(state)}`;
}
