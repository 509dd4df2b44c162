import { CHANCE, OVER, type Action, type SearchRules } from '@glade/engine';
import { resultReader, sideOf, sidesOf } from './stakes.ts';

/** A line of play is followed for this many entries. */
const DEEPEST = 60;

/**
 * What each of these actions is worth for a side if everybody plays perfectly afterwards: expectimax over all that can
 * follow. Every seat acts for the result of its own side. Undefined if that takes more than `most` steps, or if lines of play are
 * very long; if there are more than two sides, because then it matters whom a seat favours; and if something is
 * hidden, because then nobody can play so.
 */
export function exactValues(
  rules: SearchRules,
  from: object,
  actions: readonly Action[],
  side: number,
  most: number,
): readonly number[] | undefined {
  if (sidesOf(rules) > 2 || rules.resample !== undefined) return undefined;
  const solver = new Solver(rules, most);
  const values: number[] = [];
  for (const action of actions) {
    const value = solver.after(from, action, 0);
    if (value === undefined) return undefined;
    values.push(value[side]!);
  }
  return values;
}

type Values = readonly number[];

class Solver {
  private readonly rules: SearchRules;
  private readonly sides: number;
  private left: number;
  private readonly states: object[] = [];
  private readonly known = new Map<string, Values>();

  constructor(rules: SearchRules, most: number) {
    this.rules = rules;
    this.sides = sidesOf(rules);
    this.left = most;
  }

  /** The values for all sides after an action. */
  after(from: object, action: Action, depth: number): Values | undefined {
    const { rules, states, known } = this;
    if (depth === DEEPEST || this.left === 0) return undefined;
    this.left -= 1;
    const s = (states[depth] ??= rules.create());
    rules.copy(from, s);
    rules.apply(s, action);
    if (rules.actor(s) === OVER) return this.result(s);
    const key = rules.notation.position(s);
    const found = known.get(key);
    if (found !== undefined) return found;
    const values = rules.actor(s) === CHANCE ? this.mean(s, depth) : this.best(s, depth);
    if (values !== undefined) known.set(key, values);
    return values;
  }

  private mean(s: object, depth: number): Values | undefined {
    const { rules, sides } = this;
    const sums = Array.from({ length: sides }, () => 0);
    const total = rules.totalWeight(s);
    for (let k = 0; k < rules.count(s); k++) {
      const each = this.after(s, rules.nth(s, k), depth + 1);
      if (each === undefined) return undefined;
      const share = rules.weight(s, k) / total;
      for (let side = 0; side < sides; side++) sums[side]! += share * each[side]!;
    }
    return sums;
  }

  private best(s: object, depth: number): Values | undefined {
    const { rules } = this;
    const side = sideOf(rules, rules.actor(s));
    let best: Values | undefined;
    for (let k = 0; k < rules.count(s); k++) {
      const each = this.after(s, rules.nth(s, k), depth + 1);
      if (each === undefined) return undefined;
      if (best === undefined || each[side]! > best[side]!) best = each;
    }
    return best;
  }

  private result(s: object): Values {
    const out = new Float64Array(this.sides);
    resultReader(this.rules)(s, out, 0);
    return [...out];
  }
}
