import { botFor, botNames } from '@glade/bots';
import { type Game, type Policy, type Result, type Rules } from '@glade/engine';

export { botNames };

/** A player for each seat, by name. */
export function playersFor(
  game: Game,
  rules: Rules,
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
