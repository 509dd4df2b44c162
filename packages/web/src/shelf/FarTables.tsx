import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { AFTER } from '../far/after.ts';
import { far } from '../far/far-words.ts';
import {
  followTables,
  forgetTable,
  myTables,
  putBack,
  waitingTables,
  type MyTable,
} from '../far/my-tables.ts';
import { readStandings } from '../far/turn/read-standings.ts';
import { showBadge } from '../far/turn/tell-turn.ts';
import { t } from '../words/words.ts';
import { GamePicture } from './GamePicture.tsx';
import styles from './FarTables.module.css';

/** How many tables the shelf shows; the others are behind a door. */
const SHOWN = 4;

/**
 * The tables far away at which somebody here sits, all or those of one game: first those that wait for them. Nothing where
 * there are none.
 */
export function FarTables({ game: only }: { readonly game?: string }) {
  const [all, setAll] = useState(false);
  const [removed, setRemoved] = useState<MyTable>();
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => undo.current?.focus(), [removed]);
  useEffect(() => followTables(), []);
  useEffect(() => {
    // Offline the shelf says what it knew last.
    void readStandings().then(() => showBadge(waitingTables()));
  }, []);
  const known = myTables().filter(({ game }) =>
    only === undefined ? shelf.some(({ id }) => id === game) : game === only,
  );
  const going = known.filter((each) => !each.over || nextOf(each, known) !== undefined);
  const sorted = going.toSorted((a, b) => rank(a) - rank(b));
  if (sorted.length === 0 && removed === undefined) return null;

  function remove(table: MyTable): void {
    forgetTable(table.table);
    setRemoved(table);
  }

  const shown = all ? sorted : sorted.slice(0, SHOWN);
  return (
    <nav aria-labelledby="far-tables" class={styles.tables}>
      <h2 id="far-tables">{far('far.mine')}</h2>
      <ul>
        {shown.map((each) => {
          const next = each.over ? nextOf(each, known) : undefined;
          const address =
            next === undefined ? `/t/${each.table}` : `/t/${next}?${AFTER}=${each.table}`;
          return (
            <li key={each.table} data-waits={each.standing?.waits}>
              <Link href={address}>
                <span class={styles.picture}>
                  <GamePicture game={each.game} />
                </span>
                <span class={styles.told}>
                  <span class={styles.title}>{titleOf(each)}</span>
                  <span class={styles.standing}>{standingOf(each, next !== undefined)}</span>
                </span>
              </Link>
              <button
                type="button"
                data-remove
                aria-label={far('far.mine.remove.from', { table: titleOf(each) })}
                title={far('far.mine.remove')}
                onClick={() => remove(each)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      {removed !== undefined && (
        <p class={styles.removed}>
          <span role="status">{far('far.mine.removed', { table: titleOf(removed) })}</span>
          <button
            type="button"
            ref={undo}
            onClick={() => {
              putBack(removed);
              setRemoved(undefined);
            }}
          >
            {far('far.mine.back')}
          </button>
        </p>
      )}
      {sorted.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          {far('far.mine.more', { count: sorted.length - shown.length })}
        </button>
      )}
    </nav>
  );
}

/** The game, and with whom, so that two tables of the same game can be told apart. */
function titleOf({ game, others = [] }: MyTable): string {
  const title = t(`${game}/game.title`);
  if (others.length === 0) return title;
  return far('far.mine.with', { game: title, who: others.join(', ') });
}

/** The next table of the same people, as long as nobody here has sat down there. */
const nextOf = ({ next }: MyTable, known: readonly MyTable[]): string | undefined =>
  known.some(({ table }) => table === next) ? undefined : next;

const RANKS = ['me', 'next', 'bot', 'seats', 'others'];

const rank = ({ standing }: MyTable): number =>
  (RANKS.indexOf(standing?.waits ?? '') + RANKS.length + 1) % (RANKS.length + 1);

function standingOf({ standing }: MyTable, next: boolean): string {
  if (next) return far('far.mine.next');
  switch (standing?.waits) {
    case 'me':
      return far('far.mine.me');
    case 'bot':
      return far('far.mine.bot');
    case 'seats':
      return far('far.mine.seats');
    case 'others':
      return standing.who === undefined
        ? far('far.mine.others')
        : far('far.mine.who', { who: standing.who });
    default:
      return '';
  }
}
