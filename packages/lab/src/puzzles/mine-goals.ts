import {
  CHANCE,
  EventList,
  GoalSearch,
  KeyedDice,
  MOST_POSITIONS,
  OVER,
  outcomeAt,
  TooMany,
  type Action,
  type BotGame,
  type Difficulty,
  type PuzzleGoal,
  type SearchRules,
  type SurePuzzle,
} from '@glade/engine';
import { botFor } from '@glade/bots';
import { differentActions, type FoundDecision } from './decisions.ts';
import { difficultyOf, difficultyOfWay, idOf } from './difficulty.ts';
import { puzzleBots } from './puzzle-bots.ts';

/** At most this share of the actions may keep the goal sure: else nearly everything is right. */
const RIGHT = 0.5;
/** The search that is asked beside the bots that people meet. */
const SEARCH = 'mcts:1000/policy';

/** What decisions have yielded. */
interface Yield {
  readonly judged: number;
  readonly puzzles: readonly Omit<SurePuzzle, 'preset' | 'match'>[];
}

/**
 * Looks for decisions from which a near goal of the game can be reached for certain, but not by most actions, and not by all
 * bots that play by rules of thumb. The rarest goals come first; of one turn only the first decision is taken.
 */
export function mineGoals(
  game: BotGame,
  options: Parameters<BotGame['rules']>[0],
  decisions: readonly FoundDecision[],
  { seed, wanted }: { readonly seed: string; readonly wanted: ReadonlySet<Difficulty> },
): Yield {
  const rules = game.rules(options);
  const goals = game.puzzles?.goals?.(rules) ?? [];
  const turns = new Set<string>();
  const puzzles: Omit<SurePuzzle, 'preset' | 'match'>[] = [];
  let judged = 0;
  const asked = game.puzzles?.fromTurns === true ? firstOfTurns(rules, decisions) : decisions;
  for (const goal of goals)
    for (const { state, entry } of asked) {
      const turn = `${rules.turn(state)} ${rules.actor(state)}`;
      if (turns.has(turn)) continue;
      const proof = proveSure(rules, goal, state);
      if (proof === undefined) continue;
      judged += 1;
      const bots = whoFinds(game, rules, goal, state, `${seed}/${entry}`);
      if (bots.obvious) continue;
      turns.add(turn);
      const difficulty =
        goal.asPlayed === undefined
          ? difficultyOf(bots.found.length, bots.found.length + bots.missed.length)
          : difficultyOfWay(proof.plan.length, proof.right.length);
      if (!wanted.has(difficulty)) continue;
      const position = rules.notation.position(state);
      const { found, missed } = bots;
      const id = idOf(position, `${goal.id} ${proof.plan[0]!}`);
      const best = proof.plan[0]!;
      puzzles.push({
        id,
        difficulty,
        goal: goal.id,
        position,
        best,
        ...proof,
        found,
        missed,
        entry,
      });
    }
  return { judged, puzzles };
}

const firstOfTurns = (rules: SearchRules, decisions: readonly FoundDecision[]) => {
  const turnOf = ({ state }: FoundDecision): string => `${rules.turn(state)} ${rules.actor(state)}`;
  return decisions.filter((each, i) => i === 0 || turnOf(each) !== turnOf(decisions[i - 1]!));
};

/** What a complete search shows of a goal; undefined if it is not sure, nearly everything is right, or there are too many positions. */
export function proveSure(
  rules: SearchRules,
  goal: PuzzleGoal,
  state: object,
): Pick<SurePuzzle, 'plan' | 'right' | 'actions' | 'positions'> | undefined {
  const actions = differentActions(rules, state);
  if (actions.length < 3) return undefined;
  const search = new GoalSearch(rules, goal, state, MOST_POSITIONS);
  try {
    const right = actions.filter((action) => search.isRight(state, action));
    if (right.length === 0 || right.length > RIGHT * actions.length) return undefined;
    const { positions } = search;
    return {
      plan: written(rules, state, search.shortestPlan(state)),
      right: right.map((action) => rules.notation.format(state, action)),
      actions: actions.length,
      positions,
    };
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

/** Actions in the notation, each from the position to which those before it lead. */
function written(rules: SearchRules, from: object, actions: readonly Action[]): readonly string[] {
  const s = rules.create();
  rules.copy(from, s);
  return actions.map((action) => {
    const text = rules.notation.format(s, action);
    rules.apply(s, action);
    return text;
  });
}

interface Finders {
  /** All bots that play by rules of thumb find it. */
  readonly obvious: boolean;
  readonly found: readonly string[];
  readonly missed: readonly string[];
}

/** Which bots reach the goal. They do not know of it: they play as they do in a match. */
function whoFinds(
  game: BotGame,
  rules: SearchRules,
  goal: PuzzleGoal,
  state: object,
  seed: string,
): Finders {
  const { simple, strongest, others } = puzzleBots(game, rules);
  const finds = (name: string): boolean => playsToGoal(game, rules, goal, { state, seed, name });
  const answers = new Map(simple.map((name) => [name, finds(name)]));
  if ([...answers.values()].every(Boolean)) return { obvious: true, found: [], missed: [] };
  const more = [strongest, others[0]!, SEARCH].filter((name) => !answers.has(name));
  for (const name of new Set(more)) answers.set(name, finds(name));
  const names = (right: boolean) =>
    [...answers].flatMap(([name, found]) => (found === right ? [name] : []));
  return { obvious: false, found: names(true), missed: names(false) };
}

/** Whether a bot keeps the goal sure until it is reached, or until somebody else is next. */
function playsToGoal(
  game: BotGame,
  rules: SearchRules,
  goal: PuzzleGoal,
  { state, seed, name }: { readonly state: object; readonly seed: string; readonly name: string },
): boolean {
  const bot = botFor(game, rules, name);
  if (!bot.ok) throw new Error(`${game.id}: no bot ${name}`);
  const random = new KeyedDice(seed).random(name);
  if (goal.asPlayed !== undefined)
    return isReachedBy(rules, goal, state, (s) =>
      rules.actor(s) === CHANCE
        ? outcomeAt(rules, s, random.below(rules.totalWeight(s)))
        : bot.value.choose(s, random),
    );
  const search = new GoalSearch(rules, goal, state, MOST_POSITIONS);
  const s = rules.create();
  rules.copy(state, s);
  while (search.isOwn(s)) {
    const action = bot.value.choose(s, random);
    if (!search.isRight(s, action)) return false;
    if (search.after(s, action).reached === true) return true;
    rules.apply(s, action);
  }
  return true;
}

/** Whether the person who chooses reaches a goal by playing on. */
function isReachedBy(
  rules: SearchRules,
  goal: PuzzleGoal,
  start: object,
  choose: (s: object) => Action,
): boolean {
  const seat = rules.actor(start);
  const s = rules.create();
  rules.copy(start, s);
  while (rules.actor(s) !== OVER) {
    const trace = new EventList();
    rules.apply(s, choose(s), trace);
    const reached = goal.asPlayed?.({ seat, start, now: s, events: trace.events });
    if (reached !== undefined) return reached;
  }
  return false;
}
