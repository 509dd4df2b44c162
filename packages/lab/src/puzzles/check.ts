import { isSure, parseOptions, type BotGame, type Puzzle, type WeighedPuzzle } from '@glade/engine';
import { proveSure } from './mine-goals.ts';
import { prove } from './prove.ts';
import { choiceOf, puzzleBots } from './puzzle-bots.ts';
import { hashAfter } from './decisions.ts';
import { provenBest, type ProverOf } from './proven.ts';
import { PROVING } from './race.ts';

/** What is wrong with a puzzle; undefined if it is proven again. */
export type PuzzleFault =
  | { readonly code: 'preset' | 'position' | 'action' | 'strongest' | 'unproven' }
  | { readonly code: 'goal'; readonly found: string };

/**
 * Proves a puzzle again. A goal is searched for once more: the same actions must be right. Else other dice are taken, those of
 * `seed`: the position can be read, the decision is legal, the strongest bot still finds it, and it is still clearly better
 * than all others. What is said to be proven is proven again, by `proverOf`.
 */
export function checkPuzzle(
  game: BotGame,
  puzzle: Puzzle,
  seed: string,
  proverOf: ProverOf = () => undefined,
): PuzzleFault | undefined {
  const preset = game.options.presets[puzzle.preset];
  const options = parseOptions(game.options, preset ?? {});
  if (preset === undefined || !options.ok) return { code: 'preset' };
  const rules = game.rules(options.value);
  const read = rules.notation.parsePosition(puzzle.position);
  if (!read.ok) return { code: 'position' };
  const state = read.value;
  const best = rules.notation.parse(state, puzzle.best);
  if (!best.ok || rules.check(state, best.value, rules.actor(state)) !== undefined)
    return { code: 'action' };
  if (isSure(puzzle)) {
    const goal = game.puzzles?.goals?.(rules).find(({ id }) => id === puzzle.goal);
    const found = goal && proveSure(rules, goal, state);
    const same =
      found?.plan.join() === puzzle.plan.join() && found.right.join() === puzzle.right.join();
    return same ? undefined : { code: 'unproven' };
  }
  const chosen = choiceOf(game, rules, puzzleBots(game, rules).strongest, { state, seed });
  if (hashAfter(rules, state, chosen) !== hashAfter(rules, state, best.value))
    return { code: 'strongest' };
  const proof = prove(game, rules, { state, best: best.value, seed }, PROVING);
  if (proof === undefined) return { code: 'unproven' };
  const { proven } = puzzle;
  if (proven !== undefined && !isSame(proven, provenBest(game, puzzle, proverOf)))
    return { code: 'unproven' };
  return proof.goal === puzzle.goal ? undefined : { code: 'goal', found: proof.goal };
}

const isSame = (
  one: NonNullable<WeighedPuzzle['proven']>,
  other: WeighedPuzzle['proven'],
): boolean => one.low === other?.low && one.high === other.high && one.others === other.others;
