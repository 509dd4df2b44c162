import { REMARKS } from '@glade/online/wire';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Icon, ICONS } from '../app/Icon.tsx';
import { stageTable } from '../app/stage.ts';
import { Dialog } from '@glade/ui/dialog';
import { seatName } from '../narration/narration.ts';
import type { Session } from '../match/session.ts';
import { wordsAt } from '../seats/table-words.ts';
import { t } from '../words/words.ts';
import { DiceCheck } from './DiceCheck.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import type { FarLine } from './use-far-table.ts';
import { far } from './far-words.ts';
import styles from './Far.module.css';

interface Props {
  readonly line: FarLine;
  readonly session: Session;
  readonly table: string;
  /** What somebody has just said. */
  readonly said: string | undefined;
}

/** Who is at the table far away, in the bar of the page: who has left it, and whether this page has its line. */
export function FarBar({ line, session, table, said }: Props) {
  const [open, setOpen] = useState(false);
  const { info, state } = line;
  const { header } = session.host;
  const at = wordsAt(header, session.you);
  const away = (info?.seats ?? []).flatMap(({ who, here, standIn }, seat) =>
    who === 'person' && !here && !session.people.includes(seat) ? [{ seat, standIn }] : [],
  );
  const name = (seat: number): string => seatName(at, header.options, seat);
  const told = away
    .map(({ seat, standIn }) => far(standIn ? 'far.bar.bot' : 'far.bar.away', { who: name(seat) }))
    .join(' ');
  const next = info?.next;
  const there = next !== undefined ? far('far.next') : away.length > 0 ? told : undefined;
  const news = state === 'on' ? (said ?? there) : far('far.bar.off');
  useLayoutEffect(() => {
    stageTable.value = {
      news,
      door: (
        <button
          type="button"
          class={styles.door}
          aria-haspopup="dialog"
          aria-label={far('far.table')}
          onClick={() => setOpen(true)}
        >
          <Icon path={ICONS.players} />
        </button>
      ),
    };
    return () => (stageTable.value = undefined);
  }, [news, at]);
  return (
    <div
      data-far={state}
      data-far-turn={session.people.includes(session.view.value.actor)}
      data-far-position={positionOf(session)}
    >
      {open && (
        <Dialog title={far('far.table')} close={t('close')} onClose={() => setOpen(false)}>
          <div class={styles.items}>
            {next !== undefined && (
              <Link href={`/t/${next}`} class={styles.main}>
                {far('far.next')}
              </Link>
            )}
            {away
              .filter(({ standIn }) => !standIn && session.people.length > 0)
              .map(({ seat }) => (
                <button
                  key={seat}
                  type="button"
                  onClick={() => {
                    line.connection.say({ type: 'stand-in', seat });
                    setOpen(false);
                  }}
                >
                  {far('far.stand-in', { who: name(seat) })}
                </button>
              ))}
            {session.people.length > 0 &&
              REMARKS.map((remark) => (
                <button
                  key={remark}
                  type="button"
                  onClick={() => {
                    line.connection.say({ type: 'remark', seat: session.people[0]!, remark });
                    setOpen(false);
                  }}
                >
                  {far(`far.remark.${remark}`)}
                </button>
              ))}
            {info?.dice !== undefined && session.host.match !== undefined && (
              <DiceCheck
                match={session.host.match}
                dice={{ table, commitment: info.commitment, ...info.dice }}
              />
            )}
            <InvitationLink table={table} />
          </div>
        </Dialog>
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
