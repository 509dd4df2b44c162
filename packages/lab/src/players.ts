import { problem, type Game, type Policy, type Result, type Rules } from '@glade/engine';

/** The names of the bots that can play this game, the default first. */
export function botNames(game: Game, rules: Rules): readonly string[] {
  return [...Object.keys(game.policies(rules)), 'random'];
}

/** A player for each seat, by name. */
export function playersFor(
  game: Game,
  rules: Rules,
  names: readonly string[],
): Result<readonly Policy[]> {
  const players: Policy[] = [];
  const policies = game.policies(rules);
  for (const name of names) {
    const player = name === 'random' ? random(rules) : policies[name];
    if (player === undefined) return problem('bot.unknown', { name });
    players.push(player);
  }
  return { ok: true, value: players };
}

const random = (rules: Rules): Policy => ({
  choose: (s, draw) => rules.nth(s, draw.below(rules.count(s))),
});
