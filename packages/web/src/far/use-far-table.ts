import { useEffect, useRef, useState } from 'preact/hooks';
import { Connection, type ConnectionState, type Line } from '@glade/online/page';
import type { ServerMessage, TableInfo } from '@glade/online/wire';
import type { Problem, Seat } from '@glade/engine';
import { lineTo } from './far-api.ts';
import { putKeysLast } from './my-tables.ts';

/** The problem of a page whose seat has another key now. */
export const RENEWED = 'far.renewed';

export interface FarLine {
  readonly connection: Connection;
  readonly state: ConnectionState;
  readonly info: TableInfo | undefined;
  /** When the page heard that, by the clock of `performance`. */
  readonly heard: number;
  /** The seats of the people here. */
  readonly held: readonly Seat[];
  /** Why the server does not let this page come to the table. */
  readonly problem: Problem | undefined;
  /** The table is not there any more. */
  readonly gone: boolean;
  /** The server speaks another protocol: this page is of an older app. */
  readonly old: boolean;
}

/**
 * Tables at which a bot sat in for the people here until they came back, which nobody has told them yet. A person who comes by the
 * invitation comes to the match by a second line, to which the server does not say it any more.
 */
const satIn = new Set<string>();

/** Whether the people here are to be told that a bot sat in for them; once. */
export const wasSatIn = (table: string): boolean => satIn.delete(table);

/**
 * The line to a table as long as the page is shown. `hear` is called with every message; `from` says how many steps the page
 * has.
 */
export function useFarTable(
  table: string,
  keys: readonly string[],
  from: () => number,
  hear: (message: ServerMessage, connection: Connection) => void,
): FarLine | undefined {
  const [line, setLine] = useState<FarLine>();
  const latest = useRef(hear);
  latest.current = hear;
  const opened = useRef<{ readonly connection: Connection; keys: string }>(undefined);
  useEffect(() => {
    const change = (changed: Partial<FarLine>): void =>
      setLine((now) => ({
        connection,
        state: 'opening',
        info: undefined,
        heard: 0,
        held: [],
        problem: undefined,
        gone: false,
        old: false,
        ...now,
        ...changed,
      }));
    const connection = new Connection({
      open: () => new WebSocket(lineTo(table)) as Line,
      keys,
      from,
      hear: (message) => {
        if (message.type === 'welcome' && message.wrong !== undefined)
          putKeysLast(table, message.wrong);
        if (message.type === 'welcome' && seatsOf(message).some(({ standIn }) => standIn))
          satIn.add(table);
        if (message.type === 'welcome')
          change({ ...told(message.table), held: message.held, problem: undefined });
        if (message.type === 'table') change(told(message.table));
        if (message.type === 'bye' && message.why === 'old') change({ old: true });
        if (message.type === 'bye' && message.why === 'gone') change({ gone: true });
        if (message.type === 'problem') change({ problem: message.problem as Problem });
        latest.current(message, connection);
      },
      onState: (state) => change({ state }),
      random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
    });
    change({});
    opened.current = { connection, keys: keys.join() };
    const wake = (): void => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    addEventListener('online', wake);
    // After a page has been kept for the way back.
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', wake);
    // After a phone has frozen the page.
    document.addEventListener('resume', wake);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', wake);
      document.removeEventListener('resume', wake);
      connection.close();
    };
  }, [table]);
  useEffect(() => {
    const now = opened.current;
    if (now === undefined || now.keys === keys.join()) return;
    now.keys = keys.join();
    // What was asked for and not answered goes on with the new keys.
    now.connection.hold(keys);
  }, [keys.join()]);
  return line;
}

const seatsOf = ({ held, table }: Extract<ServerMessage, { type: 'welcome' }>) =>
  held.flatMap((seat) => table.seats[seat] ?? []);

const told = (info: TableInfo) => ({ info, heard: performance.now() });

/** From when on a bot may act for somebody who is away, by the clock of `performance`; undefined: never. */
export function standInFrom({ info, heard }: FarLine, seat: Seat): number | undefined {
  const after = info?.seats[seat]?.standInAfter;
  return after === undefined ? undefined : heard + after;
}
