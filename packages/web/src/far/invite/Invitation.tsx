import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Game, Result } from '@glade/engine';
import type { TableInfo } from '@glade/online/wire';
import { tellProblem, type Say } from '@glade/text';
import type { SeatLook } from '@glade/ui/seat-look';
import { hasSides } from '../../seats/table-words.ts';
import { GamePicture } from '../../shelf/GamePicture.tsx';
import { Page } from '../../app/Page.tsx';
import { t, wordsOf } from '../../words/words.ts';
import { giveWord, isUnanswered, takeSeat } from '../far-api.ts';
import { hasLessons } from '../../learn/lesson-files.ts';
import { farHeader, rulesLine } from '../far-header.ts';
import { far } from '../far-words.ts';
import { GetUp } from '../GetUp.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { keysAt, knownOf, noteTable, rememberTable, tableBefore } from '../my-tables.ts';
import { LookChoice, lookToSend, rememberLook, suggestedLook } from '../people/LookChoice.tsx';
import { calledBy, looksOf, type Look } from '../people/people.ts';
import { readStandings } from '../turn/read-standings.ts';
import { SeatList } from '../SeatList.tsx';
import {
  beginSitting,
  endSitting,
  giveUpSitting,
  noteUnanswered,
  sittingAt,
  type Sitting,
} from '../sitting-down.ts';
import { NewerGlade } from '../NewerGlade.tsx';
import { useFarTable, type FarLine } from '../use-far-table.ts';
import { useKeys } from '../use-keys.ts';
import styles from '../Far.module.css';

interface Props {
  readonly table: string;
  readonly game: Game;
  readonly first: TableInfo;
}

/** What is played at a table far away and who sits where, until all have sat down. */
export function Invitation({ table, game, first }: Props) {
  const say = wordsOf(game.id);
  const [, go] = useLocation();
  const keys = useKeys(table);
  const [chosen, setChosen] = useState<ReturnType<typeof suggestedLook>>();
  const [wrong, setWrong] = useState<string>();
  const [closed, setClosed] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const line = useFarTable(
    table,
    keys,
    () => 0,
    () => undefined,
  );
  const info = line?.info ?? first;
  const header = useMemo(() => farHeader(game, info), [info]);
  const open = info.seats.flatMap(({ who, taken }, seat) =>
    who === 'person' && !taken ? [seat] : [],
  );
  const free = open.filter((seat) => info.seats[seat]!.kept !== true);
  const look = chosen ?? suggestedLook(info, free[0] ?? 0);
  const sits = keys.length > 0;
  const kept = open.filter((seat) => info.seats[seat]!.kept === true);
  const looks = looksOf(info, say);
  const nameOf = (seat: number): string => {
    const { name, face, colour } = looks[seat]!;
    if (name !== '') return name;
    return hasSides(say) ? t(`face.${face}`) : calledBy({ face, colour });
  };
  const host = info.opener !== undefined && info.seats[info.opener]?.taken === true;
  const gone = line?.gone === true || closed;
  const maySit = !sits && !gone && free.length > 0;
  useEffect(() => {
    if (info.begun && sits) go(`/t/${table}/play`, { replace: true });
  }, [info.begun, sits]);
  useEffect(() => {
    if (!info.begun) giveWordsAgain(table);
    void sitDownAfterAll();
  }, []);
  useEffect(() => {
    const { held = [] } = line ?? {};
    if (!info.begun && held.length > 0)
      noteTable(table, { standing: { waits: 'seats' }, seats: held });
  }, [info.begun, line?.held]);

  /** Asks for a seat. What is asked for is stored until it is answered: then the seat is, or the answer was no. */
  async function ask(sitting: Sitting): Promise<Result<{ readonly key: string }>> {
    const taken = await takeSeat(table, { ...sitting, ...('seat' in sitting && lookToSend(look)) });
    const { key, word } = sitting;
    if (taken.ok)
      rememberTable(table, game.id, { keys: [key], words: [word], commitment: first.commitment });
    if (isUnanswered(taken)) noteUnanswered(sitting);
    else endSitting(table, sitting);
    return taken;
  }

  /** Sits down where the answer was lost when the page was here last, and in the seats kept for the people here. */
  async function sitDownAfterAll(): Promise<void> {
    for (const sitting of sittingAt(table)) await ask(sitting);
    if (keysAt(table).length === 0 && kept.length > 0) await sitAgain();
  }

  async function sitDown(seat: number): Promise<void> {
    setWrong(undefined);
    await giveUpSitting(table, seat);
    const taken = await ask(beginSitting(table, { seat }));
    if (taken.ok) return rememberLook(look);
    if (taken.problem.code === 'far.none') return setClosed(true);
    return setWrong(tellProblem(say, taken.problem));
  }

  /** Gives a seat to a bot for which nobody comes. */
  function fill(seat: number): void {
    // The button goes away with the seat.
    status.current?.focus();
    line?.connection.say({ type: 'fill', seat, level: 'steady' });
  }

  /** Sits down in the seats that are kept for the people here: they have played at the table before. */
  async function sitAgain(): Promise<void> {
    // This device may not have heard yet that its table has a next one.
    if (tableBefore(table) === undefined) await readStandings();
    for (const was of tableBefore(table)?.keys ?? []) {
      const sitting = beginSitting(table, { was });
      let taken = await ask(sitting);
      for (let tries = 0; isUnanswered(taken) && tries < TRIES; tries++) {
        await new Promise((resolve) => {
          setTimeout(resolve, AGAIN_AFTER);
        });
        taken = await ask(sitting);
      }
      if (!taken.ok) setWrong(tellProblem(say, taken.problem));
    }
  }

  function statusNow(): string {
    if (gone) return far('far.gone');
    if (info.over) return far('far.over');
    if (open.length === 0) return far('far.full');
    if (!sits) return far(free.length > 0 ? 'far.choose' : 'far.kept.all');
    return free.length > 0
      ? far('far.waiting', { seats: free.length })
      : far('far.waiting.kept', { who: kept.map(nameOf).join(', ') });
  }

  return (
    <Page title={say('far.at', { game: say('game.title') })}>
      {!sits && (
        <div class={styles.invited}>
          <span class={styles.picture}>
            <GamePicture game={game.id} />
          </span>
          <p class={styles.lead}>
            {host && !info.begun && !gone && free.length > 0 && (
              <strong data-host>
                {far('far.invites', { who: nameOf(info.opener!), game: say('game.title') })}{' '}
              </strong>
            )}
            {say('game.line')}
          </p>
        </div>
      )}
      {header.ok && <p class={styles.hint}>{rulesLine(game, header.value)}</p>}
      {line?.old === true && <NewerGlade />}
      {line?.problem !== undefined && <p role="alert">{tellProblem(say, line.problem)}</p>}
      <p ref={status} role="status" tabIndex={-1} class={styles.status} data-waiting={open.length}>
        {statusNow()}
      </p>
      <div class={sits && open.length > 0 ? styles.wide : undefined}>
        {sits && !gone && open.length > 0 && (
          <InvitationLink table={table} title={say('game.title')} kept={free.length === 0} />
        )}
        <SeatList
          say={say}
          info={info}
          options={header.ok ? header.value.options : {}}
          looks={maySit ? looksWith(info, free[0]!, look, say) : looks}
          mine={sits ? (line?.held ?? []) : []}
          presence={!info.over && !gone}
          onSit={maySit ? (seat) => void sitDown(seat) : undefined}
          onFill={!gone && mayFill(info, line) ? fill : undefined}
        />
      </div>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      {!sits && !gone && info.begun && info.watchable && (
        <p class={styles.go}>
          <Link href={`/t/${table}/play`} class={styles.button}>
            {far(info.over ? 'far.over.look' : 'far.watch')}
          </Link>
        </p>
      )}
      {maySit && <LookChoice say={say} info={info} look={look} onLook={setChosen} />}
      {!sits && (
        <p class={styles.go}>
          {!maySit && <Link href={`/${game.id}/far`}>{far('far.own')}</Link>}
          {hasLessons(game.id) && (
            <Link href={`/${game.id}/play?lesson=first`}>{t('game.show')}</Link>
          )}
          <Link href={`/${game.id}/rules`}>{t('game.rules')}</Link>
        </p>
      )}
      {sits && (
        <p class={styles.go}>
          {!info.begun && !gone && tableBefore(table) === undefined && (
            <GetUp table={table} opener={opens(info, line)} onWrong={setWrong} />
          )}
          <Link href="/">{t('home')}</Link>
        </p>
      )}
    </Page>
  );
}

/** How the seats look once somebody who looks so sits in one of them: bots give way, so that no two look alike. */
const looksWith = (
  { seats }: TableInfo,
  own: number,
  { face, colour }: Look,
  say: Say,
): readonly SeatLook[] =>
  looksOf(
    { seats: seats.map((seat, i) => (i === own ? { ...seat, taken: true, face, colour } : seat)) },
    say,
  );

/** Whether the people here have opened the table. */
const opens = ({ opener }: TableInfo, line: FarLine | undefined): boolean =>
  opener !== undefined && line?.held.includes(opener) === true;

/** How often, and after how many milliseconds, a question is asked again to which no answer came. */
const TRIES = 20;
const AGAIN_AFTER = 2000;

/** Whether people here may give free seats to bots: they have opened the table, or its opener is away. */
function mayFill({ opener, seats }: TableInfo, line: FarLine | undefined): boolean {
  const { held = [] } = line ?? {};
  const may = opener === undefined || held.includes(opener) || seats[opener]?.here === false;
  return held.length > 0 && line?.state === 'on' && may;
}

/** Gives the words of the seats here again: they may not have arrived when the table was opened. */
function giveWordsAgain(table: string): void {
  const keys = keysAt(table);
  const { words } = knownOf(table);
  // A device to which only the keys were passed on has no words.
  if (words.length !== keys.length) return;
  for (const [i, key] of keys.entries()) void giveWord(table, key, words[i]!);
}
