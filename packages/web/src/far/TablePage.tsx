import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { ok, problem, type Game, type Result } from '@glade/engine';
import { boards } from '@glade/games/browser';
import type { TableInfo } from '@glade/online/wire';
import { tellProblem } from '@glade/text';
import { t } from '../words/words.ts';
import { findGame } from '../loading/games.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { Page } from '../app/Page.tsx';
import { readTable } from './far-api.ts';
import { FarMatch } from './FarMatch.tsx';
import { takeOver } from './go-on.ts';
import { Invitation } from './invite/Invitation.tsx';
import { followTables, forgetTable, keysAt } from './my-tables.ts';
import { far, farWords } from './far-words.ts';
import { finishRenewing } from './renew-keys.ts';
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
          <Gone
            table={table}
            why={tellProblem(farWords(), found.problem)}
            offline={found.problem.code === 'far.offline'}
          />
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
  // What could not be asked now is asked when the table is opened next.
  await finishRenewing(table);
  const info = await readTable(table, keysAt(table)[0]);
  if (!info.ok) return info;
  const game = await findGame(info.value.game);
  return game === undefined ? problem('far.game') : ok({ game, info: info.value });
}

interface GoneProps {
  readonly table: string;
  readonly why: string;
  /** The server was not reached: it is asked again until it answers. */
  readonly offline: boolean;
}

/** After how many milliseconds the server is asked again. */
const AGAIN_AFTER = 4000;

function Gone({ table, why, offline }: GoneProps) {
  useEffect(() => {
    if (!offline) return undefined;
    const ask = async (): Promise<void> => {
      const found = await readTable(table, keysAt(table)[0]);
      if (found.ok || found.problem.code !== 'far.offline') location.reload();
    };
    const timer = setInterval(() => void ask(), AGAIN_AFTER);
    const wake = (): void => void ask();
    addEventListener('online', wake);
    return () => {
      clearInterval(timer);
      removeEventListener('online', wake);
    };
  }, [offline]);
  return (
    <Page title={far('far.title')}>
      <p role="alert">{why}</p>
      <p class={styles.go}>
        <button type="button" onClick={() => location.reload()}>
          {far('far.again')}
        </button>
        {!offline && keysAt(table).length > 0 && (
          <Link href="/" onClick={() => forgetTable(table)}>
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
  // Before anything else: the address is not to keep the key of a seat.
  useState(() => takeOver(table, game.id));
  // Another tab may sit down here, too, or get new keys.
  useEffect(() => followTables(), []);
  useEffect(() => {
    // Somebody opens the link to a seat in a tab that shows the table already.
    const hear = (): void => {
      if (takeOver(table, game.id)) location.reload();
    };
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  if (!playing) return <Invitation table={table} game={game} first={first} />;
  return (
    <Lazy key="board" name={`board/${game.id}`} load={() => boards[game.id]!()}>
      {(board) => <FarMatch table={table} game={game} board={board} />}
    </Lazy>
  );
}
