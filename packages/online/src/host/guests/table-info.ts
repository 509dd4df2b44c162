import type { Seat } from '@glade/engine';
import type { StoredTable } from '../../storage/index.ts';
import type { TableInfo } from '../../wire/index.ts';
import { chairsOf, customOf, isFull, openerOf, wordsOf } from '../match-of.ts';
import { questionAt, type BackQuestion } from '../table/back-question.ts';

/** What this process knows of a table beside what is stored. */
export interface Standing {
  /** Whose turn it is. */
  readonly turn: Seat | undefined;
  /** The match has ended, by its rules or by the clock: the dice may be told. */
  readonly over: boolean;
  /** How many steps are stored. */
  readonly steps: number;
  readonly pagesAt: (seat: Seat) => number;
  readonly watching: number;
  /** Milliseconds until the others may let a bot act for a seat; undefined: they may not. */
  readonly standInAfter: (seat: Seat) => number | undefined;
  /** Milliseconds on the clock of a seat, and whether it runs; undefined at a table without a clock. */
  readonly clock: (seat: Seat) => { readonly left: number; readonly runs: boolean } | undefined;
}

/** What everybody may know of a table. */
export function tableInfo(stored: StoredTable, standing: Standing): TableInfo {
  const { game, version, options, watchable, commitment, next, late } = stored;
  const { turn, over, steps } = standing;
  const opener = openerOf(stored);
  const question = over ? undefined : questionAt(stored, steps);
  return {
    game,
    version,
    options: JSON.parse(options) as TableInfo['options'],
    seats: chairsOf(stored).map((_, seat) => seatInfo(stored, standing, seat)),
    watchable: watchable === 1,
    commitment,
    begun: isFull(stored),
    custom: customOf(stored),
    ...(opener === undefined ? {} : { opener }),
    ...(turn === undefined || over ? {} : { turn }),
    over,
    ...(late === null ? {} : { late }),
    ...(question === undefined ? {} : { question: toldQuestion(question) }),
    ...(over ? { dice: { secret: stored.secret, words: [...wordsOf(stored)] } } : {}),
    ...(next === null ? {} : { next }),
    watching: standing.watching,
  };
}

const toldQuestion = ({ by, at, missing, refused, action }: BackQuestion) => ({
  by,
  at,
  missing: [...missing],
  ...(refused === undefined ? {} : { refused }),
  ...(action === undefined ? {} : { end: true as const }),
});

function seatInfo(
  stored: StoredTable,
  { pagesAt, standInAfter, clock, over }: Standing,
  seat: Seat,
): TableInfo['seats'][number] {
  const chair = chairsOf(stored)[seat]!;
  if (chair.who === 'bot')
    return { who: 'bot', level: chair.level, taken: false, here: false, standIn: false };
  const row = stored.seats.find((each) => each.seat === seat);
  const pages = pagesAt(seat);
  const after = row === undefined || over ? undefined : standInAfter(seat);
  const time = row === undefined ? undefined : clock(seat);
  const { name, face, colour } = row ?? chair.look ?? {};
  return {
    who: 'person',
    taken: row !== undefined,
    here: pages > 0,
    ...(pages > 1 ? { pages } : {}),
    standIn: row?.stand_in === 1,
    ...(after === undefined ? {} : { standInAfter: after }),
    ...(row === undefined && chair.for !== undefined ? { kept: true } : {}),
    ...(time === undefined ? {} : { left: time.left, ...(time.runs ? { runs: true } : {}) }),
    ...(name == null ? {} : { name }),
    ...(face == null ? {} : { face }),
    ...(colour == null ? {} : { colour }),
  };
}
