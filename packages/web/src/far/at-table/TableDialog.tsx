import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Seat } from '@glade/engine';
import { REMARKS, type Remark, type TableInfo } from '@glade/online/wire';
import { tellProblem, type Say } from '@glade/text';
import { Dialog } from '@glade/ui/dialog';
import type { Session } from '../../match/session.ts';
import { t } from '../../words/words.ts';
import { far, farWords } from '../far-words.ts';
import { InvitationLink } from '../invite/InvitationLink.tsx';
import { SeatList } from '../SeatList.tsx';
import { standInFrom, type FarLine } from '../use-far-table.ts';
import { AwaySeat } from './AwaySeat.tsx';
import { DiceCheck } from './DiceCheck.tsx';
import { GoOn } from './GoOn.tsx';
import { NewKey } from './NewKey.tsx';
import { NextMatch } from './NextMatch.tsx';
import { NoticeSwitch } from './NoticeSwitch.tsx';
import styles from '../Far.module.css';

interface Props {
  readonly say: Say;
  readonly title: string;
  readonly table: string;
  readonly line: FarLine;
  readonly info: TableInfo;
  readonly session: Session;
  readonly nameOf: (seat: Seat) => string;
  /** Whether it is opened to look at the numbers of the dice. */
  readonly numbers: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Everything about a table far away beside the match: who is here, remarks, links, the dice. */
export function TableDialog(props: Props) {
  const { say, title, table, line, info, session, nameOf, numbers, onAgain, onClose } = props;
  const { connection } = line;
  const [, go] = useLocation();
  const [own] = session.people;
  const plays = own !== undefined;
  /** Set once somebody leaves: the problem that the line had before, which is no answer to that. */
  const [leaving, setLeaving] = useState<{ readonly before: typeof line.problem }>();
  // Who leaves goes once the bot plays: until then the answer may be no, or the line may be cut.
  const left = leaving !== undefined && plays && info.seats[own]!.standIn;
  useEffect(() => {
    if (left) go('/');
  }, [left]);
  const refused = leaving !== undefined && line.problem !== leaving.before;
  const away = info.seats.flatMap(({ who, here, ...seat }, at) =>
    who === 'person' && !here && !session.people.includes(at) ? [{ at, ...seat }] : [],
  );
  const over = session.host.match?.over === true || info.late !== undefined;
  return (
    <Dialog title={far('far.table')} close={t('close')} onClose={onClose}>
      <div class={styles.items}>
        {info.late !== undefined && (
          <p class={styles.status}>{far('far.late', { who: nameOf(info.late) })}</p>
        )}
        {info.next !== undefined && <NextMatch next={info.next} table={table} plays={plays} />}
        {over && plays && info.next === undefined && (
          <button type="button" class={styles.main} onClick={onAgain}>
            {far('far.again.people')}
          </button>
        )}
        <SeatList
          say={say}
          info={info}
          options={session.host.header.options}
          mine={session.people}
          // After the end people sit at the next table, or have gone.
          presence={!over}
          onSit={undefined}
        />
        {!over &&
          away.map(({ at, standIn }) => (
            <AwaySeat
              key={at}
              who={nameOf(at)}
              from={standInFrom(line, at)}
              standIn={standIn}
              onStandIn={
                plays
                  ? () => {
                      connection.say({ type: 'stand-in', seat: at });
                      onClose();
                    }
                  : undefined
              }
            />
          ))}
        {info.watching > 0 && (
          <p class={styles.hint}>{far('far.watching', { count: info.watching })}</p>
        )}
        {plays && info.custom.remarks && (
          <div class={styles.remarks} role="group" aria-label={far('far.remarks')}>
            {remarksIn(session).map((remark) => (
              <button
                key={remark}
                type="button"
                onClick={() => {
                  connection.say({ type: 'remark', seat: own, remark });
                  onClose();
                }}
              >
                {far(`far.remark.${remark}`)}
              </button>
            ))}
          </div>
        )}
        {plays && info.opener !== undefined && session.people.includes(info.opener) && (
          <label class={styles.check}>
            <input
              type="checkbox"
              checked={info.custom.remarks}
              onChange={({ currentTarget }) =>
                connection.say({ type: 'remarks', on: currentTarget.checked })
              }
            />
            <span>{far('far.remarks.allow')}</span>
          </label>
        )}
        {plays && !over && <NoticeSwitch />}
        {info.dice !== undefined && session.host.match !== undefined && (
          <DiceCheck
            match={session.host.match}
            dice={{ table, commitment: info.commitment, ...info.dice }}
            open={numbers}
          />
        )}
        {mayLeave(info, session) && !over && line.state === 'on' && (
          <button
            type="button"
            data-leave
            onClick={() => {
              setLeaving({ before: line.problem });
              connection.say({ type: 'stand-in', seat: own! });
            }}
          >
            {far('far.leave')}
          </button>
        )}
        {refused && line.problem !== undefined && (
          <p role="alert">{tellProblem(farWords(), line.problem)}</p>
        )}
        {plays && !over && <GoOn table={table} title={title} />}
        {plays && !over && <NewKey table={table} />}
        {info.watchable && (
          <details>
            <summary>{far('far.watch.invite')}</summary>
            <InvitationLink table={table} title={title} watch />
          </details>
        )}
      </div>
    </Dialog>
  );
}

/** Whether the person who sits here may go and let a bot play: others play, too, bots may, and there are no clocks. */
const mayLeave = ({ custom, seats }: TableInfo, { people }: Session): boolean =>
  people.length === 1 &&
  custom.patience > 0 &&
  custom.clock === 0 &&
  seats.some(({ who }, seat) => who === 'person' && seat !== people[0]);

/** What only partners say to each other. */
const OF_TEAMS: ReadonlySet<Remark> = new Set(['i-do-it', 'help-me']);

/** The remarks for this match: partners begin with those of a team, for others there are none. */
function remarksIn({ host: { rules } }: Session): readonly Remark[] {
  const others = REMARKS.filter((remark) => !OF_TEAMS.has(remark));
  return rules.kind === 'cooperative' ? [...OF_TEAMS, ...others] : others;
}
