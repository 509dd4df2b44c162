import { KeyedDice, type Action, type BotGame, type SearchRules } from '@glade/engine';
import { botFor } from '@glade/bots';

/** The bots that are asked about a puzzle, by name. */
export interface PuzzleBots {
  /** The strongest: what it would do is the decision that a puzzle asks for. */
  readonly strongest: string;
  /** Those that play by rules of thumb. If all of them find the decision, it is too obvious. */
  readonly simple: readonly string[];
  /** All others. How many of all but the strongest find the decision says how hard it is. */
  readonly others: readonly string[];
}

/** The search that is asked where no bot of the game thinks longer. */
const LONG_SEARCH = 'mcts:5000/policy';
const SEARCHES = ['flat:200/policy', 'flat:1000/policy', 'mcts:1000/policy'];

/** Which bots are asked under these rules. */
export function puzzleBots(game: BotGame, rules: SearchRules): PuzzleBots {
  const own = Object.keys(game.policies(rules));
  const named = (name: string): string =>
    name === 'policy' && !own.includes(name) ? (own[0] ?? 'greedy') : name;
  const thorough = game.thorough ?? LONG_SEARCH;
  const strongest = named(rules.review?.by ?? thorough);
  const simple = new Set([named('policy'), named(game.levels?.steady ?? 'policy'), 'greedy']);
  simple.delete(strongest);
  const gentle = game.levels?.gentle ?? 'flat:120';
  const asked = [gentle, ...SEARCHES, thorough];
  const others = new Set(asked.map(named));
  for (const name of [...simple, strongest]) others.delete(name);
  return { strongest, simple: [...simple], others: [...others] };
}

/** What a bot of this name would do here. The same name and seed give the same action. */
export function choiceOf(
  game: BotGame,
  rules: SearchRules,
  name: string,
  { state, seed }: { readonly state: object; readonly seed: string },
): Action {
  const bot = botFor(game, rules, name);
  if (!bot.ok) throw new Error(`${game.id}: no bot ${name}`);
  const s = rules.create();
  rules.copy(state, s);
  return bot.value.choose(s, new KeyedDice(seed).random(name));
}
