import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import { Planner } from './planner.ts';
import { type FireState, TURNS } from './state.ts';

/** A plan that looks so much worse at once, in burning squares, is not followed further. */
const MARGIN = 2;

/** Follows every good-looking action to the end of the round, with the others answering as well as they can. */
class Together implements Policy<FireState> {
  private readonly rules: SearchRules<FireState>;
  private readonly planner: Planner;
  private readonly round: FireState;
  private readonly worths: Float64Array;

  constructor(rules: SearchRules<FireState>) {
    this.rules = rules;
    this.planner = new Planner(rules, true);
    this.round = rules.create();
    this.worths = new Float64Array(rules.bounds.actions);
  }

  choose(s: FireState, random: Random): Action {
    if (s.step !== TURNS) return this.planner.choose(s, random);
    const filter = this.rules.moveFilter!;
    const n = filter.count(s);
    this.worths.set(this.planner.weigh(s));
    const least = this.worths.subarray(0, n).reduce((a, b) => Math.min(a, b));
    let best = Infinity;
    let found = 0;
    for (let k = 0; k < n; k++) {
      if (this.worths[k]! > least + MARGIN) continue;
      const worth = this.follow(s, filter.nth(s, k), random);
      if (worth >= best) continue;
      best = worth;
      found = k;
    }
    return filter.nth(s, found);
  }

  /** How the forest looks when everybody has moved, before any dice fall. */
  private follow(s: FireState, action: Action, random: Random): number {
    const { rules, round, planner } = this;
    rules.copy(s, round);
    rules.apply(round, action);
    while (round.step === TURNS && round.round === s.round)
      rules.apply(round, planner.choose(round, random));
    return planner.judge(round);
  }
}

/** In one decision of so many a careless player does anything. */
const LAPSE = 8;

class Careless implements Policy<FireState> {
  private readonly rules: SearchRules<FireState>;
  private readonly careful: Planner;

  constructor(rules: SearchRules<FireState>) {
    this.rules = rules;
    this.careful = new Planner(rules, true);
  }

  choose(s: FireState, random: Random): Action {
    if (random.below(LAPSE) > 0) return this.careful.choose(s, random);
    const filter = this.rules.moveFilter!;
    return filter.nth(s, random.below(filter.count(s)));
  }
}

/**
 * `policy`: a sensible child who divides the forest among the team. `solo`: the same who only looks at the nearest
 * fire. `together`: plans the whole round with the others. `careless`: like `policy`, with a lapse now and then.
 */
export function policies(rules: SearchRules): Readonly<Record<string, Policy>> {
  const own = rules as SearchRules<FireState>;
  return {
    policy: new Planner(own, true),
    solo: new Planner(own, false),
    together: new Together(own),
    careless: new Careless(own),
  };
}
