import type { Policy, Random, SearchRules, MoveFilter } from '@glade/engine';
import { specialisedCopy } from './specialised-copy.ts';

/**
 * Plays a match on in place until it is over, or until the rules' horizon; returns the number of decisions played.
 * Allocates nothing.
 */
export type Driver<S extends object = object> = (s: S, random: Random) => number;

/** A driver by which every seat takes random actions of the move filter, all equally likely; outcomes by their weights. */
export function driverFor<S extends object>(rules: SearchRules<S>): Driver<S> {
  const maker = rules.streams.length === 0 ? chancelessDriver<S> : randomDriver<S>;
  return specialisedCopy(maker)(rules, rules.moveFilter ?? rules);
}

/** A driver by which every seat follows the policy. */
export function policyDriverFor<S extends object>(
  rules: SearchRules<S>,
  policy: Policy<S>,
): Driver<S> {
  return specialisedCopy(policyDriver<S>)(rules, policy);
}

/** Plays a match on in place, each seat by its policy; returns whether it ended. Allocates nothing. */
export type Finisher<S extends object = object> = (
  s: S,
  random: Random,
  policies: readonly Policy<S>[],
) => boolean;

/** A finisher that ignores the rules' horizon, and gives up after `most` entries. */
export function finisherFor<S extends object>(rules: SearchRules<S>, most: number): Finisher<S> {
  return specialisedCopy(finisher<S>)(rules, most);
}

// One call that draws and one that applies: V8 inlines only so much code, and a second call would use up that room.
// An actor below 0 is chance, -2 says that the match is over.
function randomDriver<S extends object>(rules: SearchRules<S>, filter: MoveFilter<S>): Driver<S> {
  const horizon = rules.horizon ?? 0x7fffffff;
  return (s, random) => {
    for (let decisions = 0, ahead = horizon; ; ahead--) {
      const actor = rules.actor(s);
      if (actor === -2 || ahead === 0) return decisions;
      const total = actor < 0 ? rules.totalWeight(s) : filter.count(s);
      let k = random.below(total);
      let a = 0;
      if (actor >= 0) {
        a = filter.nth(s, k);
        decisions += 1;
      } else {
        if (total !== rules.count(s)) {
          let left = k;
          for (k = 0; (left -= rules.weight(s, k)) >= 0;) k += 1;
        }
        a = rules.nth(s, k);
      }
      rules.apply(s, a);
    }
  };
}

// For games without chance: every node is a decision until the match is over.
function chancelessDriver<S extends object>(
  rules: SearchRules<S>,
  filter: MoveFilter<S>,
): Driver<S> {
  const horizon = rules.horizon ?? 0x7fffffff;
  return (s, random) => {
    let decisions = 0;
    while (rules.actor(s) !== -2 && decisions !== horizon) {
      rules.apply(s, filter.nth(s, random.below(filter.count(s))));
      decisions += 1;
    }
    return decisions;
  };
}

function policyDriver<S extends object>(rules: SearchRules<S>, policy: Policy<S>): Driver<S> {
  const horizon = rules.horizon ?? 0x7fffffff;
  return (s, random) => {
    for (let decisions = 0, ahead = horizon; ; ahead--) {
      const actor = rules.actor(s);
      if (actor === -2 || ahead === 0) return decisions;
      let a = 0;
      if (actor >= 0) {
        a = policy.choose(s, random);
        decisions += 1;
      } else {
        const total = rules.totalWeight(s);
        let k = random.below(total);
        if (total !== rules.count(s)) {
          let left = k;
          for (k = 0; (left -= rules.weight(s, k)) >= 0;) k += 1;
        }
        a = rules.nth(s, k);
      }
      rules.apply(s, a);
    }
  };
}

function finisher<S extends object>(rules: SearchRules<S>, most: number): Finisher<S> {
  return (s, random, policies) => {
    for (let left = most; ; left--) {
      const actor = rules.actor(s);
      if (actor === -2) return true;
      if (left === 0) return false;
      let a = 0;
      if (actor >= 0) a = policies[actor]!.choose(s, random);
      else {
        const total = rules.totalWeight(s);
        let k = random.below(total);
        if (total !== rules.count(s)) {
          let rest = k;
          for (k = 0; (rest -= rules.weight(s, k)) >= 0;) k += 1;
        }
        a = rules.nth(s, k);
      }
      rules.apply(s, a);
    }
  };
}
