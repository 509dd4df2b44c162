import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  Match,
  parseOptions,
  Xoshiro,
  type Action,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import { chooseAtLevel, ownPolicy, randomPolicy } from '@glade/bots';
import { proverOf } from '../../packages/cli/src/shelf/provers.ts';

/**
 * Plays the match with this number, in which somebody follows every hint. Among rivals that is one seat, by turns from match to
 * match, and the usual bot of the game plays all others; where all play together every seat follows them. Returns the part of the
 * win, 0 to 1, that who follows them gets.
 */
export async function followHints(
  game: WholeGame,
  chosen: OptionValues,
  number: number,
): Promise<number> {
  const options = parseOptions(game.options, chosen);
  if (!options.ok) throw new Error(`${game.id}: ${options.problem.code}`);
  const players = Array.from({ length: game.rules(options.value).seats }, () => 'person');
  const seed = `followed-${number}`;
  const header = { options: options.value, dice: 'virtual', seed, players } as const;
  const building = Match.start(game, header).build();
  const { rules } = building;
  const follower = rules.kind === 'competitive' ? number % rules.seats : undefined;
  const policy = ownPolicy(game, rules, 'policy') ?? randomPolicy(rules);
  const prove = proverOf(game, rules);
  const { signal } = new AbortController();
  const random = new Xoshiro(number);
  const dice = new KeyedDice(seed);
  const drawn = rules.streams.map(() => 0);
  while (!building.over) {
    const { actor, state } = building;
    let action: Action;
    if (actor === CHANCE) {
      const stream = rules.stream(state);
      action = drawOutcome(rules, state, dice, drawn[stream]!++).action;
    } else if (follower === undefined || actor === follower) {
      const asked = building.match();
      action = await chooseAtLevel(asked.at(asked.log.length), actor, 'hint', signal, prove);
    } else action = policy.choose(state, random);
    const refused = building.play(action, actor);
    if (refused !== undefined) throw new Error(`${game.id}: ${refused.code}`);
  }
  const { winners } = rules.outcome(building.state);
  if (follower === undefined) return winners.length > 0 ? 1 : 0;
  return winners.includes(follower) ? 1 / winners.length : 0;
}
