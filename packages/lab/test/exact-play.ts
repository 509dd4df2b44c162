import {
  CHANCE,
  OVER,
  type Action,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';

/** The values of positions for the first side when both sides follow a policy, by going through all that can happen. */
export class ExactPlay {
  private readonly rules: SearchRules;
  private readonly policy: Policy;
  private readonly known = new Map<string, number>();
  private left = 0;

  constructor(rules: SearchRules, policy: Policy) {
    this.rules = rules;
    this.policy = policy;
  }

  /** The value for this seat after an action; undefined if more than `most` positions would have to be gone through. */
  after(from: object, action: Action, seat: number, most: number): number | undefined {
    this.left = most;
    return this.played(from, action, seat);
  }

  private played(from: object, action: Action, seat: number): number | undefined {
    const { rules } = this;
    const s = rules.create();
    rules.copy(from, s);
    rules.apply(s, action);
    return this.value(s, seat);
  }

  private value(s: object, seat: number): number | undefined {
    const { rules, known } = this;
    if (rules.actor(s) === OVER) {
      const out = new Float64Array(rules.seats);
      rules.score(s, out);
      return out[seat]!;
    }
    const key = `${seat} ${rules.notation.position(s)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    this.left -= 1;
    if (this.left < 0) return undefined;
    let sum = 0;
    for (const [action, share] of this.whatFollows(s)) {
      const value = this.played(s, action, seat);
      if (value === undefined) return undefined;
      sum += share * value;
    }
    known.set(key, sum);
    return sum;
  }

  private whatFollows(s: object): readonly (readonly [Action, number])[] {
    const { rules, policy } = this;
    if (rules.actor(s) === CHANCE)
      return Array.from({ length: rules.count(s) }, (_, k) => [
        rules.nth(s, k),
        rules.weight(s, k) / rules.totalWeight(s),
      ]);
    return choicesOf(policy, s);
  }
}

/** What a policy may choose, and how likely: it is asked once for every way in which its random numbers can fall. */
function choicesOf(policy: Policy, s: object): readonly (readonly [Action, number])[] {
  const found: (readonly [Action, number])[] = [];
  const open: (readonly number[])[] = [[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const drawn: number[] = [];
    let share = 1;
    const given = path;
    const random: Random = {
      below(n) {
        const value = given[drawn.length] ?? 0;
        if (drawn.length >= given.length)
          for (let other = 1; other < n; other++) open.push([...drawn, other]);
        drawn.push(value);
        share /= n;
        return value;
      },
    };
    found.push([policy.choose(s, random), share]);
  }
  return found;
}
