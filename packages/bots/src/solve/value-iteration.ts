import { CHANCE, OVER, type SearchRules } from '@glade/engine';

export interface ValueIterationOptions<S> {
  /** Positions with the same text are one: by default the text of the position. Leave out what decides nothing, such as the number of the turn. */
  readonly same?: (s: S) => string;
  /** Stops once no value changes by more; 1e-9 by default. */
  readonly precision?: number;
  /** The most positions, 1,000,000 by default. Throws a RangeError if there are more. */
  readonly limit?: number;
}

/** What positions are worth if every seat plays best. */
export interface Values<S> {
  /** The score of each seat, from 0 to 1, in a position that can come up; throws a RangeError for any other. */
  of(s: S): readonly number[];
  /** How many positions there are. */
  readonly positions: number;
}

/**
 * Solves a small game without secrets by value iteration (Bellman 1957; for games of two rivals Shapley, “Stochastic Games”,
 * 1953): every position gets the mean of what chance brings, or the best of what its seat can reach, until nothing changes.
 * Positions may come up again, as in Pig. Each seat seeks its own score, so the values are exact for one seat and for two
 * rivals.
 */
export function iterateValues<S extends object>(
  rules: SearchRules<S>,
  options: ValueIterationOptions<S> = {},
): Values<S> {
  const { same = (s: S) => rules.notation.position(s), precision = 1e-9 } = options;
  const { limit = 1_000_000 } = options;
  const { seats } = rules;
  const numbers = new Map<string, number>();
  const states: S[] = [];
  const numberOf = (s: S): number => {
    const key = same(s);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (states.length >= limit) throw new RangeError(`The game has more than ${limit} positions.`);
    const kept = rules.create();
    rules.copy(s, kept);
    numbers.set(key, states.length);
    states.push(kept);
    return states.length - 1;
  };

  numberOf(rules.create());
  const next: number[][] = [];
  const odds: number[][] = [];
  const values: Float64Array[] = [];
  const after = rules.create();
  // The list grows while it is walked.
  for (let at = 0; at < states.length; at++) {
    const s = states[at]!;
    const actor = rules.actor(s);
    const value = new Float64Array(seats);
    values.push(value);
    if (actor === OVER) rules.score(s, value);
    const count = actor === OVER ? 0 : rules.count(s);
    const total = actor === CHANCE ? rules.totalWeight(s) : 1;
    next.push([]);
    odds.push([]);
    for (let k = 0; k < count; k++) {
      rules.copy(s, after);
      rules.apply(after, rules.nth(s, k));
      next[at]!.push(numberOf(after));
      if (actor === CHANCE) odds[at]!.push(rules.weight(s, k) / total);
    }
  }

  const actors = states.map((s) => rules.actor(s));
  /** Takes the value of one position from those after it; returns by how much it changed. */
  const improve = (at: number): number => {
    const [actor, own] = [actors[at]!, values[at]!];
    if (actor === OVER) return 0;
    let change = 0;
    const best =
      actor === CHANCE
        ? undefined
        : next[at]!.reduce((a, b) => (values[b]![actor]! > values[a]![actor]! ? b : a));
    for (let seat = 0; seat < seats; seat++) {
      const value =
        best === undefined
          ? next[at]!.reduce((sum, to, k) => sum + odds[at]![k]! * values[to]![seat]!, 0)
          : values[best]![seat]!;
      change = Math.max(change, Math.abs(value - own[seat]!));
      own[seat] = value;
    }
    return change;
  };
  for (let change = Infinity; change > precision;) {
    change = 0;
    // Backwards, because most of what follows a position was found after it.
    for (let at = states.length - 1; at >= 0; at--) change = Math.max(change, improve(at));
  }
  return {
    of(s) {
      const at = numbers.get(same(s));
      if (at === undefined)
        throw new RangeError(`“${rules.notation.position(s)}” does not come up in this game.`);
      return [...values[at]!];
    },
    positions: states.length,
  };
}
