import type { Game } from '@glade/engine';
import { lineTo, postTo, type OpenedTable } from '../../packages/server/test/open-table.ts';
import { ScriptedPage } from '../../packages/server/test/scripted-page.ts';
import type { Pair } from './load.ts';

/** A page of this table at this server. */
export async function comeTo(
  server: string,
  game: Game,
  { table }: OpenedTable,
  keys: readonly string[],
): Promise<ScriptedPage> {
  const line = lineTo(server, table);
  const page = new ScriptedPage(
    game,
    () => line,
    keys,
    (count) => Math.floor(count / 2),
  );
  await page.until(() => page.far !== undefined);
  return page;
}

/** Opens a table at which steady bots play alone, and gives the page of somebody who watches. */
export async function openBots(server: string, game: Game, seats: number): Promise<ScriptedPage> {
  const { table } = await postTo(server)<OpenedTable>('', {
    game: game.id,
    options: {},
    watchable: true,
    seats: Array.from({ length: seats }, () => ({ who: 'bot', level: 'steady' })),
  });
  return comeTo(server, game, { table, keys: [] }, []);
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
