import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Game, Result } from '@glade/engine';
import type { TableInfo } from '@glade/online/wire';
import { tellProblem } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { wordsOf } from '../words/words.ts';
import { giveWord, newWord, takeSeat } from './far-api.ts';
import { farHeader, rulesLine } from './far-header.ts';
import { far } from './far-words.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { keysAt, knownOf, noteTable, rememberTable, tableBefore } from './my-tables.ts';
import { LookChoice, lookToSend, rememberLook, suggestedLook } from './people/LookChoice.tsx';
import { SeatList } from './SeatList.tsx';
import { useFarTable, type FarLine } from './use-far-table.ts';
import { useKeys } from './use-keys.ts';
import styles from './Far.module.css';

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
  const drawn = useRef<string>(undefined);
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
  const before = sits ? undefined : tableBefore(table);
  useEffect(() => {
    if (info.begun && sits) go(`/t/${table}/play`, { replace: true });
  }, [info.begun, sits]);
  useEffect(() => {
    if (!info.begun) giveWordsAgain(table);
    if (before !== undefined) void sitAgain();
  }, []);
  useEffect(() => {
    const { held = [] } = line ?? {};
    if (!info.begun && held.length > 0)
      noteTable(table, { standing: { waits: 'seats' }, seats: held });
  }, [info.begun, line?.held]);

  function seated(key: string, word: string): void {
    rememberTable(table, game.id, { keys: [key], words: [word], commitment: first.commitment });
  }

  async function sitDown(seat: number): Promise<void> {
    setWrong(undefined);
    // Whoever taps again because no answer came asks for the same.
    drawn.current ??= newWord();
    const word = drawn.current;
    const taken = await takeSeat(table, { seat, word, ...lookToSend(look) });
    if (!taken.ok) return setWrong(tellProblem(say, taken.problem));
    rememberLook(look);
    return seated(taken.value.key, word);
  }

  /** Gives a seat to a bot for which nobody comes. */
  function fill(seat: number): void {
    // The button goes away with the seat.
    status.current?.focus();
    line?.connection.say({ type: 'fill', seat, level: 'steady' });
  }

  /** Sits down in the seats that are kept for the people here: they have played at the table before. */
  async function sitAgain(): Promise<void> {
    for (const was of before?.keys ?? []) {
      const word = newWord();
      let taken = await takeSeat(table, { word, was });
      for (let tries = 0; isOffline(taken) && tries < TRIES; tries++) {
        await new Promise((resolve) => {
          setTimeout(resolve, AGAIN_AFTER);
        });
        taken = await takeSeat(table, { word, was });
      }
      if (taken.ok) seated(taken.value.key, word);
      else setWrong(tellProblem(say, taken.problem));
    }
  }

  return (
    <Page title={say('far.at', { game: say('game.title') })}>
      {!sits && <p class={styles.lead}>{say('game.line')}</p>}
      {header.ok && <p class={styles.hint}>{rulesLine(game, header.value)}</p>}
      {line?.problem !== undefined && <p role="alert">{tellProblem(say, line.problem)}</p>}
      <p ref={status} role="status" tabIndex={-1} class={styles.status} data-waiting={open.length}>
        {open.length === 0
          ? far('far.full')
          : sits
            ? far('far.waiting', { seats: open.length })
            : free.length > 0
              ? far('far.choose')
              : far('far.kept.all')}
      </p>
      <SeatList
        say={say}
        info={info}
        options={header.ok ? header.value.options : {}}
        mine={sits ? (line?.held ?? []) : []}
        onSit={sits ? undefined : (seat) => void sitDown(seat)}
        onFill={mayFill(info, line) ? fill : undefined}
      />
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      {!sits && info.begun && info.watchable && (
        <p class={styles.go}>
          <Link href={`/t/${table}/play`} class={styles.button}>
            {far('far.watch')}
          </Link>
        </p>
      )}
      {!sits && free.length > 0 && (
        <LookChoice say={say} info={info} look={look} onLook={setChosen} />
      )}
      {sits && free.length > 0 && <InvitationLink table={table} title={say('game.title')} />}
    </Page>
  );
}

/** How often, and after how many milliseconds, a question is asked again to which no answer came. */
const TRIES = 20;
const AGAIN_AFTER = 2000;

/** Whether people here may give free seats to bots: they have opened the table, or its opener is away. */
function mayFill({ opener, seats }: TableInfo, line: FarLine | undefined): boolean {
  const { held = [] } = line ?? {};
  const may = opener === undefined || held.includes(opener) || seats[opener]?.here === false;
  return held.length > 0 && line?.state === 'on' && may;
}

const isOffline = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.problem.code === 'far.offline';

/** Gives the words of the seats here again: they may not have arrived when the table was opened. */
function giveWordsAgain(table: string): void {
  const keys = keysAt(table);
  const { words } = knownOf(table);
  // A device to which only the keys were passed on has no words.
  if (words.length !== keys.length) return;
  for (const [i, key] of keys.entries()) void giveWord(table, key, words[i]!);
}
