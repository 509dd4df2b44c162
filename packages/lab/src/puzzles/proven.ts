import {
  isSure,
  parseOptions,
  type BotGame,
  type Prove,
  type Puzzle,
  type Rules,
  type WeighedPuzzle,
} from '@glade/engine';

/** How close bounds have to come, and how many positions may be opened for that: as for a hint. */
const GAP = 0.005;
const POSITIONS = 8000;
/** Bounds are kept in thousandths, rounded outwards. */
const PARTS = 1000;

/** Proves what actions are worth under rules; undefined for a game without such proofs. */
export type ProverOf = (rules: Rules) => Prove | undefined;

/**
 * What is proven of the best action of a puzzle, if all play perfectly from there. Undefined where nothing is, or not that every other
 * action is worth less.
 */
export function provenBest(
  game: BotGame,
  puzzle: WeighedPuzzle,
  proverOf: ProverOf,
): WeighedPuzzle['proven'] {
  const options = parseOptions(game.options, game.options.presets[puzzle.preset] ?? {});
  if (!options.ok) return undefined;
  const rules = game.rules(options.value);
  const state = rules.notation.parsePosition(puzzle.position);
  if (!state.ok) return undefined;
  const best = rules.notation.parse(state.value, puzzle.best);
  if (!best.ok) return undefined;
  const all = Array.from({ length: rules.count(state.value) }, (_, k) => rules.nth(state.value, k));
  const others = all.filter((action) => action !== best.value);
  const bounds = proverOf(rules)?.(state.value, [best.value, ...others], GAP, POSITIONS);
  if (bounds === undefined) return undefined;
  const [own, ...rest] = bounds;
  const low = Math.floor(PARTS * own!.lower) / PARTS;
  const high = Math.ceil(PARTS * own!.upper) / PARTS;
  const most = Math.ceil(PARTS * Math.max(...rest.map(({ upper }) => upper))) / PARTS;
  return most < low ? { low, high, others: most } : undefined;
}

/** The puzzle with what is proven of it. */
export function withProof(game: BotGame, puzzle: Puzzle, proverOf: ProverOf): Puzzle {
  if (isSure(puzzle)) return puzzle;
  const proven = provenBest(game, puzzle, proverOf);
  return proven === undefined ? puzzle : { ...puzzle, proven };
}
