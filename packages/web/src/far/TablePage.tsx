import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { ok, problem, type Game, type Result } from '@glade/engine';
import { boards } from '@glade/games/browser';
import type { TableInfo } from '@glade/online/wire';
import { tellProblem } from '@glade/text';
import { t, wordsOf } from '../words/words.ts';
import { findGame } from '../loading/games.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { Page } from '../app/Page.tsx';
import { lastSeats } from '../seats/family.ts';
import { giveWord, newWord, readTable, takeSeat } from './far-api.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { forgetTable, keysAt, knownOf, rememberTable } from './my-tables.ts';
import { NameChoice, nameToSend } from './NameChoice.tsx';
import { SeatList } from './SeatList.tsx';
import { useFarTable } from './use-far-table.ts';
import { farHeader, rulesLine } from './far-header.ts';
import { FarMatch } from './FarMatch.tsx';
import { far, farWords } from './far-words.ts';
import styles from './Far.module.css';

interface Props {
  readonly table: string;
  /** Whether the match is to be shown, or who is there. */
  readonly playing: boolean;
}

/** A table far away: the invitation with its seats, and once all are taken the match. */
export function TablePage({ table, playing }: Props) {
  const name = `far/${table}`;
  return (
    <Lazy key={name} name={name} load={() => load(table)}>
      {(found) =>
        found.ok ? (
          <Table table={table} playing={playing} game={found.value.game} first={found.value.info} />
        ) : (
          <Gone table={table} why={tellProblem(farWords(), found.problem)} />
        )
      }
    </Lazy>
  );
}

interface Found {
  readonly game: Game;
  readonly info: TableInfo;
}

async function load(table: string): Promise<Result<Found>> {
  const info = await readTable(table);
  if (!info.ok) return info;
  const game = await findGame(info.value.game);
  return game === undefined ? problem('far.game') : ok({ game, info: info.value });
}

function Gone({ table, why }: { readonly table: string; readonly why: string }) {
  return (
    <Page title={far('far.title')}>
      <p role="alert">{why}</p>
      <p class={styles.go}>
        <button type="button" onClick={() => location.reload()}>
          {far('far.again')}
        </button>
        {keysAt(table).length > 0 && (
          <Link href="/" onClick={() => void forgetTable(table)}>
            {far('far.forget')}
          </Link>
        )}
        <Link href="/">{t('home')}</Link>
      </p>
    </Page>
  );
}

interface TableProps extends Props {
  readonly game: Game;
  readonly first: TableInfo;
}

function Table({ table, playing, game, first }: TableProps) {
  if (!playing) return <Invitation table={table} game={game} first={first} />;
  return (
    <Lazy key="board" name={`board/${game.id}`} load={() => boards[game.id]!()}>
      {(board) => <FarMatch table={table} game={game} board={board} />}
    </Lazy>
  );
}

/** Gives the words of the seats here again: they may not have arrived when the table was opened. */
function giveWordsAgain(table: string): void {
  const keys = keysAt(table);
  const { words } = knownOf(table);
  // A device to which only the keys were passed on has no words.
  if (words.length !== keys.length) return;
  for (const [i, key] of keys.entries()) void giveWord(table, key, words[i]!);
}

function Invitation({ table, game, first }: Omit<TableProps, 'playing'>) {
  const say = wordsOf(game.id);
  const [, go] = useLocation();
  const [keys, setKeys] = useState(() => keysAt(table));
  const [name, setName] = useState(() => nameToSend(lastSeats()[0]));
  const [wrong, setWrong] = useState<string>();
  const line = useFarTable(
    table,
    keys,
    () => 0,
    () => undefined,
  );
  const info = line?.info ?? first;
  const header = useMemo(() => farHeader(game, info), [info]);
  const free = info.seats.flatMap(({ who, taken }, seat) =>
    who === 'person' && !taken ? [seat] : [],
  );
  const sits = keys.length > 0;
  useEffect(() => {
    if (info.begun && sits) go(`/t/${table}/play`, { replace: true });
  }, [info.begun, sits]);

  useEffect(() => {
    if (!info.begun) giveWordsAgain(table);
  }, []);

  async function sitDown(seat: number): Promise<void> {
    setWrong(undefined);
    const word = newWord();
    const taken = await takeSeat(table, {
      seat,
      word,
      ...(name === undefined ? {} : { name }),
    });
    if (!taken.ok) return setWrong(tellProblem(say, taken.problem));
    rememberTable(table, game.id, {
      keys: [taken.value.key],
      words: [word],
      commitment: first.commitment,
    });
    return setKeys(keysAt(table));
  }

  const waits = sits && free.length > 0;
  return (
    <Page title={say('far.at', { game: say('game.title') })}>
      <p class={styles.lead}>{say('game.line')}</p>
      {header.ok && <p class={styles.hint}>{rulesLine(game, header.value)}</p>}
      {line?.problem !== undefined && <p role="alert">{tellProblem(say, line.problem)}</p>}
      <p role="status" class={styles.status} data-waiting={free.length}>
        {free.length === 0
          ? far('far.full')
          : sits
            ? far('far.waiting', { seats: free.length })
            : far('far.choose')}
      </p>
      <SeatList
        say={say}
        info={info}
        options={header.ok ? header.value.options : {}}
        onSit={sits ? undefined : (seat) => void sitDown(seat)}
      />
      {!sits && free.length > 0 && <NameChoice name={name} onName={setName} />}
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      {!sits && info.begun && info.watchable && (
        <p class={styles.go}>
          <Link href={`/t/${table}/play`} class={styles.main}>
            {far('far.watch')}
          </Link>
        </p>
      )}
      {waits && <InvitationLink table={table} />}
    </Page>
  );
}
