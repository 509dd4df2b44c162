import {
  moveKind,
  OVER,
  type Action,
  type BotGame,
  type Outcome,
  type Random,
  type Seat,
  type SearchRules,
} from '@glade/engine';
import { otherActions } from '../review/alternatives.ts';
import { Futures } from '../review/futures.ts';
import type { Position } from '../review/positions.ts';
import { sideOf, sidesOf, type ResultReader } from '../review/stakes.ts';
import { count, type Histogram } from '../statistics/histogram.ts';
import { pairedShare } from '../statistics/paired.ts';
import { POINTS_PER_MATCH } from '../tally/tally.ts';
import { addWeighed, type WeighedChoices } from '../tally/weighed-choices.ts';

/** How many real choices of a match are analysed, at most. */
export const CHOICES_PER_MATCH = 2;
/** A number that all counts up to `CHOICES_PER_MATCH` divide, so that weights are whole. */
const WEIGHT = 2;
/** How many moves of a decision are compared, at most: the chosen one and others by chance. */
export const MOST_MOVES = 8;
/** How often each move is played out to see which look best, and how much more often the three best of these. */
const FIRST_LOOK = 16;
const SECOND_LOOK = 48;
/** In how many futures replies of others are compared. */
const REPLIES = 8;
/** A choice decides if its best move gains at least this share of the match's point on the runner-up. */
export const DECIDES = 0.05;

/** A real choice that was kept. */
interface Kept {
  readonly state: object;
  drawn: readonly number[];
  entry: number;
  seat: Seat;
  action: Action;
}

/** Moves of one decision, the chosen one first. `drawn`: the places of those by which kinds of moves are compared. */
interface MovesToCompare {
  readonly moves: readonly Action[];
  readonly drawn: readonly number[];
}

/**
 * Analyses single choices of a match: a few of them, drawn by chance, each with its chosen move and others. All moves are
 * played on to the end in the same futures, from a world that the seat may think possible, and the share of the match's
 * point that the seat's side takes is compared. Sums under these names, each decision with its weight `w`:
 * - `weight`: w. `worth`: w times the points that the chosen move takes more than another by chance, over all futures.
 * - `gap`: the same for the two moves that looked best in other futures. `decides`, `even`: w where this gap is for certain
 *   (95 % range) at least, or less than, `DECIDES`.
 * - `kind.KIND.weight`: w where moves of this kind and of others were compared, each move as likely as any other; `kind.KIND.edge`: w times the points that
 *   moves of this kind take more than the others, over all futures, the mean of each; `kind.KIND.matches`: matches with such
 *   a decision.
 * - `asked`, `changed`: w for each future in which another seat has a real choice after both moves, and where it then
 *   chooses otherwise.
 * - `matches`, `cut`, `by.POLICY`: analysed matches with a choice, playouts that were cut off, the policy that plays on.
 */
export class ChoiceAnalysis {
  private readonly rules: SearchRules;
  private readonly playouts: number;
  private readonly futures: Futures;
  private readonly seed: string;
  private readonly kept: readonly Kept[];
  private readonly out: Float64Array;
  private readonly world: object;
  private random: Random | undefined;
  private seen = 0;

  /** `playouts`: in how many futures the moves that look best are compared. */
  constructor(game: BotGame, rules: SearchRules, seed: string, playouts: number) {
    this.rules = rules;
    this.playouts = playouts;
    this.seed = seed;
    this.futures = new Futures(game, rules, seed, pointsReader(rules));
    this.kept = Array.from({ length: CHOICES_PER_MATCH }, () => ({
      state: rules.create(),
      drawn: [],
      entry: 0,
      seat: 0,
      action: 0,
    }));
    this.out = new Float64Array(sidesOf(rules));
    this.world = rules.create();
  }

  /** Starts a new match. */
  begin(random: Random): void {
    this.random = random;
    this.seen = 0;
  }

  /** Keeps a real choice, or not, so that in the end each of the match is kept with the same chance (reservoir). */
  offer(state: object, drawn: readonly number[], entry: number, seat: Seat, action: Action): void {
    this.seen += 1;
    const place = this.seen <= CHOICES_PER_MATCH ? this.seen - 1 : this.random!.below(this.seen);
    const kept = this.kept[place];
    if (kept === undefined) return;
    this.rules.copy(state, kept.state);
    Object.assign(kept, { drawn: [...drawn], entry, seat, action });
  }

  /** Analyses the choices kept of the match with this number, which has ended. */
  close(to: WeighedChoices, match: number, group: number): void {
    const many = Math.min(this.seen, CHOICES_PER_MATCH);
    const cutBefore = this.futures.cut;
    addWeighed(to, `by.${this.futures.by}`, group, 1);
    addWeighed(to, 'matches', group, Number(many > 0));
    const compared = new Set<string>();
    for (let i = 0; i < many; i++) {
      this.futures.reseed(`${this.seed}\n${match}.${i}`);
      this.analyse(this.kept[i]!, (name, value) => {
        addWeighed(to, name, group, value * ((this.seen * WEIGHT) / many));
        if (name.startsWith('kind.')) compared.add(name.slice(0, name.lastIndexOf('.')));
      });
    }
    for (const kind of compared) addWeighed(to, `${kind}.matches`, group, 1);
    addWeighed(to, 'cut', group, this.futures.cut - cutBefore);
  }

  private analyse(kept: Kept, add: (name: string, value: number) => void): void {
    const { moves, drawn } = this.movesOf(kept);
    add('weight', 1);
    if (moves.length < 2) {
      // All moves lead to the same position.
      add('even', 1);
      return;
    }
    const kinds = moves.map((move) => moveKind(this.rules.notation.format(kept.state, move)));
    const sums = moves.map(() => 0);
    const play = (from: number, upTo: number, some: readonly number[]): void => {
      for (let j = from; j < upTo; j++)
        for (const move of some) sums[move]! += this.points(kept, moves[move]!, j);
    };
    const all = [...moves.keys()];
    play(0, FIRST_LOOK, all);
    addKinds(
      drawn.map((i) => kinds[i]!),
      drawn.map((i) => sums[i]!),
      add,
    );
    const best = all.toSorted((a, b) => sums[b]! - sums[a]!).slice(0, 3);
    play(FIRST_LOOK, FIRST_LOOK + SECOND_LOOK, best);
    const [first, second] = best.toSorted((a, b) => sums[b]! - sums[a]!);
    this.compare(kept, moves, [moves[first!]!, moves[second!]!], add);
    this.askOthers(kept, moves, add);
  }

  /** Compares the two moves that looked best, and the chosen one with another, in fresh futures. */
  private compare(
    kept: Kept,
    moves: readonly Action[],
    [first, second]: readonly [Action, Action],
    add: (name: string, value: number) => void,
  ): void {
    const gaps: Histogram = new Map();
    let worth = 0;
    for (let n = 0; n < this.playouts; n++) {
      const j = FIRST_LOOK + SECOND_LOOK + n;
      const values = new Map<Action, number>();
      const value = (move: Action): number => {
        let found = values.get(move);
        if (found === undefined) values.set(move, (found = this.points(kept, move, j)));
        return found;
      };
      count(gaps, value(first) - value(second));
      worth += value(moves[0]!) - value(moves[1 + (n % (moves.length - 1))]!);
    }
    const gap = pairedShare(gaps, POINTS_PER_MATCH);
    add('worth', worth);
    add('gap', Math.round(gap.value * POINTS_PER_MATCH * this.playouts));
    if (gap.low >= DECIDES) add('decides', 1);
    else if (gap.high < DECIDES && gap.low > -DECIDES) add('even', 1);
  }

  /** Looks whether others would do something else after another move, in the same futures. */
  private askOthers(
    kept: Kept,
    moves: readonly Action[],
    add: (name: string, value: number) => void,
  ): void {
    if (this.rules.seats < 2) return;
    for (let j = 0; j < REPLIES; j++) {
      const [own, other] = [moves[0]!, moves[1 + (j % (moves.length - 1))]!].map((move) =>
        this.futures.reply(this.inWorld(kept, j), kept.entry, j, move),
      );
      if (own === undefined || other === undefined) continue;
      add('asked', 1);
      if (own.seat !== other.seat || own.action !== other.action) add('changed', 1);
    }
  }

  /** The points that the seat's side takes after a move in future `j`. */
  private points(kept: Kept, move: Action, j: number): number {
    this.futures.play(this.inWorld(kept, j), kept.entry, j, this.out, 0, move);
    return Math.round(this.out[sideOf(this.rules, kept.seat)]!);
  }

  /** The position in a world of future `j` that the seat may think possible. */
  private inWorld({ state, drawn, seat }: Kept, j: number): Position {
    const { rules, world } = this;
    if (rules.resample === undefined) return { state, drawn, turn: 0 };
    rules.copy(state, world);
    rules.resample(world, seat, this.futures.randomOf(j));
    return { state: world, drawn, turn: 0 };
  }

  /**
   * The chosen move, and others by chance that lead to other positions; and the places of those that stand for their kinds. Among
   * many moves the chosen one stands for its kind only as often as any other does: it is better than most, and if it were always
   * there, the kind that a bot likes would seem to be the better one.
   */
  private movesOf({ state, action }: Kept): MovesToCompare {
    const random = this.random!;
    const others = shuffled(otherActions(this.rules, state, action), random);
    const moves = [action, ...others.slice(0, MOST_MOVES - 1)];
    const all = [...moves.keys()];
    if (others.length < MOST_MOVES) return { moves, drawn: all };
    const stands = random.below(others.length + 1) < MOST_MOVES - 1;
    return { moves, drawn: stands ? all.slice(0, -1) : all.slice(1) };
  }
}

/** For each kind of move: its mean points less those of other kinds, in the first look. */
function addKinds(
  kinds: readonly string[],
  sums: readonly number[],
  add: (name: string, value: number) => void,
): void {
  for (const kind of new Set(kinds)) {
    const own = sums.filter((_, i) => kinds[i] === kind);
    const others = sums.filter((_, i) => kinds[i] !== kind);
    if (others.length === 0) continue;
    const mean = (of: readonly number[]): number =>
      of.reduce((sum, each) => sum + each, 0) / of.length;
    add(`kind.${kind}.weight`, 1);
    add(`kind.${kind}.edge`, Math.round(EDGE_UNITS * (mean(own) - mean(others))));
  }
}

/** Edges are stored in such parts of a point. */
const EDGE_UNITS = 840;
/** In these units one whole match is worth so much, over the futures of the first look. */
export const EDGE_SCALE = EDGE_UNITS * POINTS_PER_MATCH * FIRST_LOOK;

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const k = random.below(i + 1);
    [all[i], all[k]] = [all[k]!, all[i]!];
  }
  return all;
}

/** Writes the points of each side at the end. A match that was cut off counts as even, or as lost by a team. */
function pointsReader(rules: SearchRules): ResultReader {
  return (s, out, at) => {
    const over = rules.actor(s) === OVER;
    const points = over
      ? pointsOf(rules, rules.outcome(s))
      : pointsOf(rules, { code: '', winners: [], measures: {} });
    for (const [side, each] of points.entries()) out[at + side] = each;
  };
}

/** What the rules give each side, `POINTS_PER_MATCH` for a whole win: that is what each winner gets, if not told otherwise. */
export function creditOf(
  { kind, seats, credit }: SearchRules,
  outcome: Outcome,
): readonly number[] {
  const { winners, measures } = outcome;
  if (kind !== 'competitive') return [winners.length > 0 ? POINTS_PER_MATCH : 0];
  const told = credit === undefined ? undefined : measures[credit];
  return Array.from({ length: seats }, (_, seat) => {
    const part = Array.isArray(told) ? (told[seat] as number) : Number(winners.includes(seat));
    return Math.round(POINTS_PER_MATCH * part);
  });
}

/** The points of each side of a match, of `POINTS_PER_MATCH` together. One number where all are one team. */
export function pointsOf({ kind, seats }: SearchRules, { winners }: Outcome): readonly number[] {
  if (kind !== 'competitive') return [winners.length > 0 ? POINTS_PER_MATCH : 0];
  const sharing = winners.length === 0 ? seats : winners.length;
  return Array.from({ length: seats }, (_, seat) =>
    winners.length === 0 || winners.includes(seat) ? POINTS_PER_MATCH / sharing : 0,
  );
}
