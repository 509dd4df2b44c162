import { parseOptions, type Game } from '@glade/engine';
import { ScriptedPage } from '../../packages/server/test/scripted-page.ts';
import type { Pair } from './load.ts';

const random = (bytes: number): Buffer =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(bytes)));

/** A table of Glade with a key for each seat. */
export interface OpenedTable {
  readonly table: string;
  readonly keys: readonly string[];
}

/** Opens a table whose seats are all taken. */
export async function openTable(server: string, game: Game): Promise<OpenedTable> {
  const ask = async (path: string, body: unknown, key?: string): Promise<void> => {
    const answer = await fetch(`${server}api/tables${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const { seats } = game.rules(options.value);
  const table = random(16).toString('base64url');
  const keys = Array.from({ length: seats }, () => random(16).toString('base64url'));
  await ask('', {
    game: game.id,
    options: {},
    watchable: true,
    table,
    seats: keys.map((key, seat) => (seat === 0 ? { who: 'me', key } : { who: 'free' })),
  });
  await ask(`/${table}/words`, { word: random(16).toString('hex') }, keys[0]);
  for (const [seat, key] of keys.entries())
    if (seat > 0) await ask(`/${table}/seats`, { seat, word: random(16).toString('hex'), key });
  return { table, keys };
}

/** A page of this table at this server. */
export async function comeTo(
  server: string,
  game: Game,
  { table }: OpenedTable,
  keys: readonly string[],
): Promise<ScriptedPage> {
  const line = `${server.replace('http', 'ws')}api/tables/${table}/live`;
  const page = new ScriptedPage(
    game,
    () => line,
    keys,
    (count) => Math.floor(count / 2),
  );
  await page.until(() => page.far !== undefined);
  return page;
}

/** The two pages of a table, each of which holds half of its seats. */
export function pairOf(pages: readonly [ScriptedPage, ScriptedPage]): Pair {
  const [one, other] = pages;
  return {
    act() {
      const steps = one.far!.length;
      if (other.far!.length !== steps || one.unanswered > 0 || other.unanswered > 0)
        return undefined;
      const actor = pages.find((page) => page.act());
      if (actor === undefined) return undefined;
      const there = actor === one ? other : one;
      return there.until(() => there.far!.length > steps);
    },
  };
}
