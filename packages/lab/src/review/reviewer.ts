import type { BotGame, Entry, OptionValues, Prove, SearchRules, Seat } from '@glade/engine';
import type { Estimate } from '../statistics/intervals.ts';
import { Alternatives } from './alternatives.ts';
import { clearParts } from './clear-parts.ts';
import { Curve } from './curve.ts';
import { isClear } from './is-clear.ts';
import { Futures } from './futures.ts';
import { positionsOf, type Position } from './positions.ts';
import type { Decision, Review, SideReview, Swing, TurningPoint } from './review.ts';
import { sideOf } from './stakes.ts';
import { wayOf, type Way } from './way-of.ts';
import { turnSpans, type TurnSpan } from './turn-spans.ts';

/** A match to look back at. */
export interface ReviewedMatch {
  readonly options: OptionValues;
  readonly log: readonly Entry[];
  /** The seats whose decisions are examined; all of them if there are none. */
  readonly people: readonly Seat[];
  /** Proves what actions are worth, in a game where that is possible. */
  readonly prove?: Prove | undefined;
}

interface Pace {
  readonly entries: number;
  readonly decisions: number;
  readonly playouts: number;
}

/** How much is played. */
export interface Effort {
  /** Futures of each position: in the first pictures, before decisions are examined, and at the end. */
  readonly first: readonly number[];
  readonly before: number;
  readonly most: number;
  /**
   * How many decisions of a side are examined, and how often each action is played on at first, where playouts have this many
   * entries at most. In longer playouts it is less.
   */
  readonly paces: readonly Pace[];
  /** Futures in which the chosen decisions are judged: at first, and at the end. */
  readonly judged: readonly [number, number];
  /** Steps of the search for the exact values of one decision near the end, or positions of its proof. */
  readonly searched: number;
}

export const EFFORT: Effort = {
  first: [2, 4, 8, 16],
  before: 32,
  most: 128,
  paces: [
    { entries: 60, decisions: Infinity, playouts: 16 },
    { entries: 200, decisions: 24, playouts: 8 },
    { entries: Infinity, decisions: 12, playouts: 4 },
  ],
  judged: [64, 256],
  searched: 60_000,
};

const isWithin =
  ({ from, to }: TurnSpan) =>
  (at: number): boolean =>
    from <= at && at < to;

const MOST_COSTS = 3;
const MOST_WELL = 2;

/**
 * Looks back at a match: values of all positions, luck and choices, and the decisions that cost most. `run` does the work in
 * small pieces; `review` tells what is known by now. The same match and effort give the same review.
 */
export class Reviewer {
  private readonly rules: SearchRules;
  private readonly match: ReviewedMatch;
  private readonly effort: Effort;
  private readonly positions: readonly Position[];
  private readonly futures: Futures;
  private readonly curve: Curve;
  private readonly examined: Alternatives[] = [];
  private toExamine = 0;
  private done = false;

  constructor(game: BotGame, match: ReviewedMatch, effort: Effort = EFFORT, seed = 'review') {
    this.rules = game.rules(match.options);
    this.match = match;
    this.effort = effort;
    this.positions = positionsOf(this.rules, match.log);
    this.futures = new Futures(game, this.rules, seed);
    this.curve = new Curve(this.rules, match.log, this.positions, this.futures);
  }

  /** Does the work in small pieces. Yields true whenever the review has changed so much that it is worth showing. */
  *run(): Generator<boolean, void> {
    const { first, before, most, judged } = this.effort;
    for (const playouts of first) yield* this.refine(playouts);
    yield* this.solveEnd();
    yield* this.examine();
    yield* this.refine(before);
    yield* this.judge(judged[0]);
    for (let playouts = 2 * before; playouts <= most; playouts *= 2) yield* this.refine(playouts);
    yield* this.judge(judged[1]);
    this.done = true;
    yield true;
  }

  /** What is known by now; undefined before the first playouts. */
  review(): Review | undefined {
    const { curve, rules, match, positions, futures } = this;
    if (curve.playouts < 2) return undefined;
    const sides = Array.from({ length: curve.sides }, (_, side) => side);
    return {
      by: futures.by,
      stake: rules.review?.stake ?? 'win',
      team: rules.kind === 'cooperative' && rules.seats > 1,
      playouts: curve.playouts,
      cut: futures.cut,
      progress: this.progress,
      points: positions.map(({ turn }, at) => ({
        turn,
        values: sides.map((side) => curve.value(at, side)),
      })),
      steps: match.log.map(({ actor }, at) => ({
        cause: curve.causes[at]!,
        actor,
        changes: sides.map((side) => curve.change(side, (each) => each === at)),
        asTheBot: curve.causes[at] !== 'luck' && curve.asTheBot(at),
      })),
      sides: sides.map((side) => this.sideReview(side)),
    };
  }

  private *refine(playouts: number): Generator<boolean, void> {
    while (this.curve.playouts < playouts) for (const _ of this.curve.addFuture()) yield false;
    yield true;
  }

  /** The decisions to be examined: from the last one back, solves those near the end, exactly or by proofs. */
  private *solveEnd(): Generator<boolean, void> {
    const own = this.ownDecisions();
    this.toExamine = own.length;
    for (const at of own.toReversed()) {
      const alternatives = this.alternatives(at);
      if (alternatives.only) continue;
      if (!alternatives.solve(this.effort.searched, this.match.prove)) break;
      this.examined.push(alternatives);
      yield false;
    }
  }

  /** Examines the decisions by which the curve fell or rose most; where playouts are quick, all of them. */
  private *examine(): Generator<boolean, void> {
    const { curve, futures, rules } = this;
    const playouts = curve.playouts * this.match.log.length;
    const pace = this.effort.paces.find(({ entries }) => futures.entries / playouts <= entries)!;
    const solved = new Set(this.examined.map(({ at }) => at));
    const open = this.ownDecisions().filter((at) => !solved.has(at));
    const chosen = Array.from({ length: curve.sides }, (_, side) => {
      const ofSide = open
        .filter((at) => sideOf(rules, this.match.log[at]!.actor) === side)
        .map((at) => ({ at, change: curve.change(side, (each) => each === at).value }))
        .toSorted((a, b) => a.change - b.change);
      const half = Math.ceil((2 * pace.decisions) / 3);
      return ofSide.length <= pace.decisions
        ? ofSide
        : [...ofSide.slice(0, half), ...ofSide.slice(half - pace.decisions)];
    }).flat();
    this.toExamine = this.examined.length + chosen.length;
    for (const { at } of chosen) {
      const alternatives = this.alternatives(at);
      for (const _ of alternatives.choose(pace.playouts)) yield false;
      this.examined.push(alternatives);
    }
  }

  private *judge(playouts: number): Generator<boolean, void> {
    for (let side = 0; side < this.curve.sides; side++)
      for (const each of new Set([...this.costly(side), ...this.good(side)]))
        for (const _ of each.judge(playouts)) yield false;
    yield true;
  }

  private alternatives(at: number): Alternatives {
    return new Alternatives(this.rules, this.match.log[at]!, at, this.positions[at]!, this.futures);
  }

  /** The entries of the decisions between several actions of the people, or of all if there are no people. */
  private ownDecisions(): readonly number[] {
    const { people, log } = this.match;
    return log.flatMap(({ actor }, at) =>
      this.curve.causes[at] === 'choice' && (people.length === 0 || people.includes(actor))
        ? [at]
        : [],
    );
  }

  /** The decisions of a side that looked costliest when the better action was chosen. */
  private costly(side: number): readonly Alternatives[] {
    return this.examined
      .filter((each) => each.side === side && each.better !== undefined)
      .toSorted((a, b) => b.best!.by - a.best!.by)
      .slice(0, MOST_COSTS);
  }

  /** The decisions of a side that looked as good as any, where the other actions looked worst. */
  private good(side: number): readonly Alternatives[] {
    return this.examined
      .filter((each) => each.side === side && each.better === undefined && each.well > 0)
      .toSorted((a, b) => b.well - a.well)
      .slice(0, MOST_WELL);
  }

  private sideReview(side: number): SideReview {
    const { curve, match } = this;
    const last = match.log.length;
    const own = match.log.flatMap((_, at) => (curve.isOwn(at, side) ? [at] : []));
    const { helped, cost } = clearParts(curve.changesAt(side, own));
    const [start, result] = [curve.value(0, side), curve.value(last, side)];
    const turningPoint = this.biggestTurn(side, wayOf(start, result));
    return {
      start,
      result,
      ...this.causes(side, () => true),
      ownHelped: helped,
      ownCost: cost,
      turningPoint,
      before: turningPoint && this.swingBefore(side, turningPoint),
      bestTurn: this.biggestTurn(side, 'up'),
      costs: this.costly(side).flatMap((each) => this.decision(each)),
      well: this.good(side).flatMap((each) => this.decision(each)),
      examined: this.examined.filter((each) => each.side === side).length,
      decisions: own.length,
    };
  }

  private decision(each: Alternatives): readonly Decision[] {
    if (!each.isJudged) return [];
    const { at, played, better, loss, gain, slippedGain, exact, proven } = each;
    const { turn } = this.positions[at]!;
    const seat = this.match.log[at]!.actor;
    return [{ at, seat, turn, played, better, loss, gain, slippedGain, exact, proven }];
  }

  /** The turn that changed most this way, if it clearly changed anything. */
  private biggestTurn(side: number, way: Way): TurningPoint | undefined {
    const { curve } = this;
    const [most, ...others] = this.turnsBySize(side, way);
    if (most === undefined) return undefined;
    const { span, swing } = most;
    return {
      ...swing,
      ahead: others.every((other) => isClear(curve.lead(side, span, other.span, way))),
      ...this.causes(side, isWithin(span)),
    };
  }

  /** The turn before this one that clearly changed most the other way. */
  private swingBefore(side: number, { turn, change }: Swing): Swing | undefined {
    const turns = this.turnsBySize(side, change.value < 0 ? 'up' : 'down');
    // Behind those that went the other way come those that went the same way.
    const isOther = ({ value }: Estimate): boolean => value < 0 !== change.value < 0;
    return turns.find(
      ({ swing }) => swing.turn < turn && isOther(swing.change) && isClear(swing.change),
    )?.swing;
  }

  /** All turns, the one first that changed most this way; none if that did not clearly change anything. */
  private turnsBySize(
    side: number,
    way: Way,
  ): readonly { readonly span: TurnSpan; readonly swing: Swing }[] {
    const { curve, positions } = this;
    const size = ({ value }: Estimate): number =>
      way === 'any' ? Math.abs(value) : way === 'up' ? value : -value;
    const turns = turnSpans(positions)
      .map((span) => ({
        span,
        swing: {
          turn: span.turn,
          from: curve.value(span.from, side),
          to: curve.value(span.to, side),
          change: curve.change(side, isWithin(span)),
        },
      }))
      .toSorted((a, b) => size(b.swing.change) - size(a.swing.change));
    const most = turns[0]?.swing.change;
    return most === undefined || size(most) <= 0 || !isClear(most) ? [] : turns;
  }

  /** What chance, the side's own decisions and those of the others changed over the entries for which `counts` is true. */
  private causes(
    side: number,
    counts: (at: number) => boolean,
  ): Pick<SideReview, 'luck' | 'own' | 'others'> {
    const { curve } = this;
    const { causes } = curve;
    return {
      luck: curve.change(side, (at) => counts(at) && causes[at] === 'luck'),
      own: curve.change(side, (at) => counts(at) && curve.isOwn(at, side)),
      others: curve.change(
        side,
        (at) => counts(at) && causes[at] === 'choice' && !curve.isOwn(at, side),
      ),
    };
  }

  /** How much of the work is done, 0 to 1. */
  get progress(): number {
    if (this.done) return 1;
    const { before, most } = this.effort;
    const { begun } = this.curve;
    const examined = this.toExamine === 0 ? 0 : this.examined.length / this.toExamine;
    return Math.min(
      0.99,
      0.2 * Math.min(1, begun / before) + 0.4 * examined + (0.4 * begun) / most,
    );
  }
}
