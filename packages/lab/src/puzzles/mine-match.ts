import {
  parseOptions,
  type BotGame,
  type Difficulty,
  type Puzzle,
  type WeighedPuzzle,
} from '@glade/engine';
import { decisionsOf, hashAfter, type FoundDecision } from './decisions.ts';
import { difficultyOf, idOf } from './difficulty.ts';
import { mineGoals } from './mine-goals.ts';
import { prove } from './prove.ts';
import { choiceOf, puzzleBots } from './puzzle-bots.ts';
import { FINDING } from './race.ts';

/** What one match has yielded. */
export interface MatchYield {
  /** How many of its decisions were judged by futures. */
  readonly judged: number;
  readonly puzzles: readonly Puzzle[];
  /** The policy that plays on to the end. */
  readonly by: string;
}

/** How puzzles are looked for: by a complete search for near goals, or by futures for the best result. */
export type Method = 'goals' | 'futures';

/** Looks for puzzles in the match with this number. The same seed, number and method give the same puzzles. */
export function mineMatch(
  game: BotGame,
  { seed, method }: { readonly seed: string; readonly method: Method },
  match: number,
  wanted: ReadonlySet<Difficulty>,
): MatchYield {
  const plan = game.puzzles;
  if (plan === undefined) throw new Error(`${game.id} has no plan for puzzles`);
  const preset = plan.presets[match % plan.presets.length]!;
  const options = parseOptions(game.options, game.options.presets[preset] ?? {});
  if (!options.ok) throw new Error(`${game.id}: ${options.problem.code}`);
  const rules = game.rules(options.value);
  if (method === 'goals') {
    const decisions = decisionsOf(game, rules, { seed, match, most: Infinity });
    const { judged, puzzles } = mineGoals(game, options.value, decisions, {
      seed: `${seed}/${match}`,
      wanted,
    });
    return { judged, puzzles: puzzles.map((one) => ({ ...one, preset, match })), by: '' };
  }
  const puzzles: Puzzle[] = [];
  let judged = 0;
  let by = '';
  for (const decision of decisionsOf(game, rules, { seed, match, most: plan.decisions })) {
    const found = mineDecision(game, options.value, decision, `${seed}/${match}/${decision.entry}`);
    judged += found.judged ? 1 : 0;
    if (found.puzzle === undefined) continue;
    by = found.by;
    if (wanted.has(found.puzzle.difficulty)) puzzles.push({ ...found.puzzle, preset, match });
  }
  return { judged, puzzles, by };
}

interface Mined {
  readonly judged: boolean;
  readonly puzzle?: Omit<WeighedPuzzle, 'preset' | 'match'>;
  readonly by: string;
}

/** Whether a decision makes a puzzle: not obvious, clearly best, and found by the strongest bot and at least one other. */
function mineDecision(
  game: BotGame,
  options: Parameters<BotGame['rules']>[0],
  { state, entry }: FoundDecision,
  seed: string,
): Mined {
  const rules = game.rules(options);
  const bots = puzzleBots(game, rules);
  const asked = { state, seed };
  const best = choiceOf(game, rules, bots.strongest, asked);
  const same = hashAfter(rules, state, best);
  const finds = (name: string): boolean =>
    hashAfter(rules, state, choiceOf(game, rules, name, asked)) === same;
  const simple = new Map(bots.simple.map((name) => [name, finds(name)]));
  if ([...simple.values()].every(Boolean)) return { judged: false, by: '' };
  const proof = prove(game, rules, { state, best, seed }, FINDING);
  if (proof === undefined) return { judged: true, by: '' };
  const answers = new Map([...simple, ...bots.others.map((name) => [name, finds(name)] as const)]);
  const found = [...answers].flatMap(([name, right]) => (right ? [name] : []));
  const missed = [...answers].flatMap(([name, right]) => (right ? [] : [name]));
  if (found.length === 0) return { judged: true, by: '' };
  const { notation } = rules;
  const position = notation.position(state);
  const action = notation.format(state, best);
  return {
    judged: true,
    by: proof.policy,
    puzzle: {
      id: idOf(position, action),
      difficulty: difficultyOf(found.length, answers.size),
      goal: proof.goal,
      position,
      best: action,
      value: proof.value,
      second: { do: notation.format(state, proof.second), value: proof.secondValue },
      by: proof.by,
      ...(proof.reached && { reached: proof.reached }),
      others: proof.others,
      futures: proof.futures,
      found: [bots.strongest, ...found],
      missed,
      entry,
    },
  };
}
