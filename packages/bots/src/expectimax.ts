import {
  CHANCE,
  outcomeAt,
  OVER,
  Xoshiro,
  type Action,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';

/**
 * If a chance node is reached with a probability below this, the search draws one outcome instead of trying all, because
 * some throws can be repeated without end. The draw changes the value by less than this probability.
 */
const RARE = 1 / 20_000;

/**
 * Looks `depth` decisions ahead, at all actions and at all outcomes by their weights, and takes the scores of the positions
 * there. It assumes that every seat chooses what is best for itself. The value is exact if the match ends within the depth
 * and no probability falls below RARE. If something is hidden, it searches one resampled world.
 */
export class Expectimax<S extends object> implements Policy<S> {
  private readonly rules: SearchRules<S>;
  private readonly depth: number;
  private readonly states: S[] = [];
  private readonly scores: Float64Array[] = [];
  private random!: Random;

  constructor(rules: SearchRules<S>, depth: number) {
    this.rules = rules;
    this.depth = depth;
  }

  choose(s: S, random: Random): Action {
    const { rules } = this;
    const filter = rules.moveFilter ?? rules;
    const seat = rules.actor(s);
    this.random = random;
    const root = this.state(0);
    rules.copy(s, root);
    rules.resample?.(root, seat, random);
    const out = this.score(0);
    let best = filter.nth(root, 0);
    let most = -1;
    for (let k = 0; k < filter.count(root); k++) {
      const action = filter.nth(root, k);
      this.after(root, action, this.depth - 1, 0, 1, out);
      if (out[seat]! > most) {
        best = action;
        most = out[seat]!;
      }
    }
    return best;
  }

  /** The expected score of each seat in `s`, if everybody looks `depth` decisions ahead. */
  value(s: S, depth = this.depth): Float64Array {
    const out = new Float64Array(this.rules.seats);
    this.random = new Xoshiro(1);
    this.evaluate(s, depth, 0, 1, out);
    return out;
  }

  private after(
    s: S,
    action: Action,
    depth: number,
    level: number,
    likely: number,
    out: Float64Array,
  ): void {
    const { rules } = this;
    const next = this.state(level + 1);
    rules.copy(s, next);
    rules.apply(next, action);
    this.evaluate(next, depth, level + 1, likely, out);
  }

  private evaluate(s: S, depth: number, level: number, likely: number, out: Float64Array): void {
    const { rules } = this;
    const actor = rules.actor(s);
    if (actor === CHANCE && likely < RARE) {
      const drawn = outcomeAt(rules, s, this.random.below(rules.totalWeight(s)));
      this.after(s, drawn, depth, level, likely, out);
    } else if (actor === CHANCE) this.expect(s, depth, level, likely, out);
    else if (actor === OVER || depth === 0) rules.score(s, out);
    else this.decide(s, actor, depth, level, likely, out);
  }

  private expect(s: S, depth: number, level: number, likely: number, out: Float64Array): void {
    const { rules } = this;
    const score = this.score(level + 1);
    const total = rules.totalWeight(s);
    out.fill(0);
    for (let k = 0; k < rules.count(s); k++) {
      const share = rules.weight(s, k) / total;
      this.after(s, rules.nth(s, k), depth, level, likely * share, score);
      for (let seat = 0; seat < out.length; seat++) out[seat]! += share * score[seat]!;
    }
  }

  private decide(
    s: S,
    actor: number,
    depth: number,
    level: number,
    likely: number,
    out: Float64Array,
  ): void {
    const { rules } = this;
    const filter = rules.moveFilter ?? rules;
    const score = this.score(level + 1);
    let most = -1;
    for (let k = 0; k < filter.count(s); k++) {
      this.after(s, filter.nth(s, k), depth - 1, level, likely, score);
      if (score[actor]! > most) {
        most = score[actor]!;
        out.set(score);
      }
    }
  }

  // One state and one list of scores for each level of the recursion.
  private state(level: number): S {
    return (this.states[level] ??= this.rules.create());
  }

  private score(level: number): Float64Array {
    return (this.scores[level] ??= new Float64Array(this.rules.seats));
  }
}
