import type { TableInfo } from '@glade/online/wire';
import { readTable } from '../far-api.ts';
import { forgetTable, myTables, noteTable, type MyTable, type Standing } from '../my-tables.ts';
import { calledBy, looksOf, othersAt } from '../people/people.ts';
import { farWords } from '../far-words.ts';

/** More tables are not asked about at once. */
const MOST = 24;

/** Asks the server how the tables of this device stand, and notes it. What cannot be asked stays as it is known. */
export async function readStandings(): Promise<void> {
  const all = myTables();
  const open = all.filter(
    ({ over, next, standing }) => !over || (next === undefined && standing?.waits !== 'nobody'),
  );
  // After the end somebody may have opened the next table.
  const ended = all.filter(({ over, next }) => over && next === undefined).slice(0, 4);
  const asked = [...new Set([...open, ...ended])].slice(0, MOST);
  await Promise.all(asked.map(readStanding));
}

async function readStanding({ table, keys, over, seats = [] }: MyTable): Promise<void> {
  const answer = await readTable(table, keys[0]);
  if (!answer.ok) {
    if (answer.problem.code === 'far.none' && over) forgetTable(table);
    return;
  }
  const info = answer.value;
  noteTable(table, {
    over: info.over,
    others: othersAt(info, seats),
    ...(info.next === undefined ? {} : { next: info.next }),
    standing: standingOf(info, seats),
  });
}

function standingOf(info: TableInfo, own: readonly number[]): Standing {
  if (info.over) return { waits: info.next === undefined ? 'nobody' : 'next' };
  if (!info.begun) return { waits: 'seats' };
  if (own.length > 0 && own.every((seat) => info.seats[seat]?.standIn === true))
    return { waits: 'bot' };
  const { turn } = info;
  if (turn !== undefined && own.includes(turn)) return { waits: 'me' };
  return { waits: 'others', who: turn === undefined ? undefined : nameOf(info, turn) };
}

/** What somebody is called before the words of the game are loaded. */
function nameOf(info: TableInfo, seat: number): string | undefined {
  const { who, taken, name } = info.seats[seat]!;
  if (who === 'bot' || !taken) return undefined;
  return name ?? calledBy(looksOf(info, farWords())[seat]!);
}
