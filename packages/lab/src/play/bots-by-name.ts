import { botFor, botNames } from '@glade/bots';
import { type BotGame, type Policy, type Result, type SearchRules } from '@glade/engine';

export { botNames };

/** A player for each seat, by name. */
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
