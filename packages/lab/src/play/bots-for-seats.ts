import { botFor, botNames } from '@glade/bots';
import { type BotGame, type Policy, type Result, type SearchRules } from '@glade/engine';

export { botNames };

/** The bots of these names, one for each seat. A problem if there is no such bot. */
export function botsFor(
  game: BotGame,
  rules: SearchRules,
  names: readonly string[],
): Result<readonly Policy[]> {
  const players: Policy[] = [];
  for (const name of names) {
    const player = botFor(game, rules, name);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return { ok: true, value: players };
}
