import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '@glade/engine';
import { FarTable, type HiddenTable } from '@glade/online/page';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { stageTable } from '../../app/stage.ts';
import type { Session } from '../../match/session.ts';
import { announce } from '../../narration/announce.ts';
import { looksAt } from '../../seats/seat-looks.ts';
import { wordsAt } from '../../seats/table-words.ts';
import { far } from '../far-words.ts';
import type { FarLine } from '../use-far-table.ts';
import { Clocks } from './Clocks.tsx';
import { TableDialog } from './TableDialog.tsx';
import { TakeBackQuestion } from './TakeBackQuestion.tsx';
import styles from '../Far.module.css';

interface Props {
  readonly line: FarLine;
  readonly session: Session;
  readonly following: FarTable | HiddenTable;
  readonly table: string;
  readonly title: string;
  /** What somebody has just said. */
  readonly said: string | undefined;
  /** Opens the next table of the same people. */
  readonly onAgain: () => void;
}

/** Who is at the table far away, in the bar of the page: who has left it, who asks for something, and whether this page has its line. */
export function FarBar({ line, session, following, table, title, said, onAgain }: Props) {
  const [open, setOpen] = useState(false);
  const [later, setLater] = useState<number>();
  const { info, state } = line;
  const { header } = session.host;
  const at = wordsAt(header, session.you);
  const looks = looksAt(header, at);
  const nameOf = (seat: Seat): string => looks[seat]?.name ?? '';
  const seats = info?.seats ?? [];
  const away = seats.flatMap(({ who, here, standIn }, seat) =>
    who === 'person' && !here && !session.people.includes(seat) ? [{ seat, standIn }] : [],
  );
  const twice = session.people.some((seat) => (seats[seat]?.pages ?? 1) > 1);
  const question = info?.question;
  const asks = question !== undefined && session.people.includes(question.by);
  const asked = question?.missing.find((seat) => session.people.includes(seat));
  const clocks = seats.some(({ left }) => left !== undefined);
  const late = info?.late;
  const news = newsNow();

  function answer(by: Seat, agree: boolean): void {
    // Where something is hidden nobody asks.
    if (following instanceof FarTable) following.answerQuestion(by, agree);
  }

  function newsNow(): string | undefined {
    if (state !== 'on') return far('far.bar.off');
    if (late !== undefined) return far('far.late', { who: nameOf(late) });
    if (info?.next !== undefined) return far('far.next');
    if (asks) return far('far.ask.waits', { who: question.missing.map(nameOf).join(', ') });
    if (asked !== undefined) return far('far.ask.undo', { who: nameOf(question!.by) });
    if (said !== undefined) return said;
    if (twice) return far('far.bar.twice');
    if (away.length === 0) return undefined;
    return away
      .map(({ seat, standIn }) =>
        far(standIn ? 'far.bar.bot' : 'far.bar.away', { who: nameOf(seat) }),
      )
      .join(' ');
  }

  useEffect(() => {
    if (twice) announce(far('far.bar.twice'));
  }, [twice]);
  useEffect(() => {
    if (late !== undefined) setOpen(true);
  }, [late]);
  useLayoutEffect(() => {
    stageTable.value = {
      news,
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
            onClick={() => (asked === undefined ? setOpen(true) : setLater(undefined))}
          >
            <Icon path={ICONS.players} />
          </button>
        </>
      ),
    };
    return () => (stageTable.value = undefined);
  }, [news, at, info, asked]);
  return (
    <div
      data-far={state}
      data-far-turn={session.people.includes(session.view.value.actor)}
      data-far-position={positionOf(session)}
    >
      {open && info !== undefined && (
        <TableDialog
          say={at}
          title={title}
          table={table}
          line={line}
          info={info}
          session={session}
          nameOf={nameOf}
          onAgain={onAgain}
          onWithdraw={
            asks
              ? () => {
                  answer(question.by, false);
                  setOpen(false);
                }
              : undefined
          }
          onClose={() => setOpen(false)}
        />
      )}
      {asked !== undefined && later !== question!.at && (
        <TakeBackQuestion
          who={nameOf(question!.by)}
          onAnswer={(agree) => {
            answer(asked, agree);
            setLater(question!.at);
          }}
          onLater={() => setLater(question!.at)}
        />
      )}
    </div>
  );
}

/** How many entries there are and the position as text, for whoever compares two pages; empty where the page has not all. */
function positionOf({ host: { match } }: Session): string {
  if (match === undefined) return '';
  const { log, rules, state } = match;
  return `${log.length} ${rules.hash(state)}`;
}
