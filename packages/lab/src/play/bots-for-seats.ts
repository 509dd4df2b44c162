import { botFor, botNames, ownPolicy, policyDriverFor, Responder } from '@glade/bots';
import {
  type BotGame,
  ok,
  type Policy,
  problem,
  type Result,
  type SearchRules,
  short,
} from '@glade/engine';

export { botNames };

/** A bot that searches for the best response to another: `response:500/policy`. */
const RESPONSE = /^response:(\d{1,6})\/(.+)$/;

/** The bots of these names, one for each seat. A problem if there is no such bot. */
export function botsFor(
  game: BotGame,
  rules: SearchRules,
  names: readonly string[],
): Result<readonly Policy[]> {
  const players: Policy[] = [];
  for (const name of names) {
    const player = RESPONSE.test(name) ? responder(game, rules, name) : botFor(game, rules, name);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return { ok: true, value: players };
}

/** Playouts are by a policy of the game itself: the bot that is answered, or else the first. */
function responder(game: BotGame, rules: SearchRules, name: string): Result<Policy> {
  const [, budget, answered = ''] = RESPONSE.exec(name)!;
  const iterations = Number(budget);
  if (iterations < 1 || rules.resample !== undefined || rules.turnTo !== undefined)
    return problem('bot.unknown', { name: short(name), known: botNames(game, rules).join(', ') });
  const model = botFor(game, rules, answered);
  if (!model.ok) return model;
  const leaf = ownPolicy(game, rules, answered) ?? ownPolicy(game, rules, 'policy') ?? model.value;
  return ok(
    new Responder(rules, model.value, { iterations, driver: policyDriverFor(rules, leaf) }),
  );
}
