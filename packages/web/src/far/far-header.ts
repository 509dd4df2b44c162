import { parseOptions, type Game, type Result } from '@glade/engine';
import type { TableInfo } from '@glade/online/wire';
import type { MatchSetup } from '../game/match-setup.ts';
import { setupLine } from '../game/setup-line.ts';

/** What is played at a table far away, as it is chosen before a match here. */
export function farHeader(game: Game, info: TableInfo): Result<MatchSetup> {
  const options = parseOptions(game.options, info.options);
  if (!options.ok) return options;
  return {
    ok: true,
    value: {
      options: options.value,
      players: info.seats.map(({ who, level }) =>
        who === 'bot' ? { who, level: level ?? 'steady' } : { who },
      ),
      names: info.seats.map(({ name }) => name),
      seed: undefined,
    },
  };
}

/** By which rules a table plays, in a few words, without who plays: the seats say that. */
export const rulesLine = (game: Game, setup: MatchSetup): string =>
  setupLine(game, { ...setup, players: [{ who: 'person' }] });
