import {
  Match,
  ok,
  parseOptions,
  problem,
  type Entry,
  type Game,
  type Result,
} from '@glade/engine';
import { headerName } from '@glade/table';
import type { TableInfo } from '../wire/index.ts';

/** The match of a table far away with this log. A problem if they do not fit the rules of this app. */
export function startMatch(game: Game, info: TableInfo, log: readonly Entry[]): Result<Match> {
  const read = parseOptions(game.options, info.options);
  if (!read.ok) return read;
  if (game.version !== info.version) return problem('far.version');
  const players = info.seats.map(({ who, level, name }) =>
    headerName(who === 'bot' ? { who, level: level ?? 'steady' } : { who }, name),
  );
  const building = Match.start(game, { options: read.value, dice: 'virtual', players }).build();
  for (const { actor, action } of log) {
    if (building.play(action, actor) !== undefined) return problem('far.version');
  }
  return ok(building.match());
}
