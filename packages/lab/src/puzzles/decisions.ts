import {
  CHANCE,
  KeyedDice,
  OVER,
  drawOutcome,
  type Action,
  type BotGame,
  type SearchRules,
} from '@glade/engine';
import { ownPolicy, randomPolicy } from '@glade/bots';
import { PLAYOUT_LIMIT } from '../play/playouts.ts';

/** One action in this many is any action, so that matches differ as those of people do. */
const SLIP = 8;

/** A decision of a match between bots. */
export interface FoundDecision {
  readonly state: object;
  /** The number of entries before it. */
  readonly entry: number;
}

/**
 * Decisions of one match between bots, in the order of the match: at most `most` of those that can lead to three positions or
 * more, each equally likely. The same seed and number give the same decisions.
 */
export function decisionsOf(
  game: BotGame,
  rules: SearchRules,
  { seed, match, most }: { readonly seed: string; readonly match: number; readonly most: number },
): readonly FoundDecision[] {
  const policy = ownPolicy(game, rules, 'policy') ?? randomPolicy(rules);
  const dice = new KeyedDice(seed, match);
  const random = dice.random('bot');
  const chosen = dice.random('puzzle');
  const drawn = rules.streams.map(() => 0);
  const state = rules.create();
  const kept: FoundDecision[] = [];
  let seen = 0;
  for (let entry = 0; rules.actor(state) !== OVER && entry < PLAYOUT_LIMIT; entry++) {
    let action: Action;
    if (rules.actor(state) === CHANCE) {
      const stream = rules.stream(state);
      action = drawOutcome(rules, state, dice, drawn[stream]!++).action;
    } else {
      if (rules.count(state) > 2) {
        // A sample of a list whose length is not known: J. S. Vitter, ACM Trans. Math. Softw. 11 (1985), algorithm R.
        seen += 1;
        const place = kept.length < most ? kept.length : chosen.below(seen);
        if (place < most) {
          const copy = rules.create();
          rules.copy(state, copy);
          kept[place] = { state: copy, entry };
        }
      }
      action =
        random.below(SLIP) === 0
          ? rules.nth(state, random.below(rules.count(state)))
          : policy.choose(state, random);
    }
    rules.apply(state, action);
  }
  return kept.toSorted((a, b) => a.entry - b.entry);
}

/** Legal actions that lead to different positions: of those that lead to the same, the first. */
export function differentActions(rules: SearchRules, from: object): readonly Action[] {
  const seen = new Set<number>();
  return Array.from({ length: rules.count(from) }, (_, k) => rules.nth(from, k)).filter(
    (action) => {
      const hash = hashAfter(rules, from, action);
      return seen.has(hash) ? false : seen.add(hash);
    },
  );
}

/** Of these the actions that lead elsewhere than this one. */
export function actionsElsewhere(
  rules: SearchRules,
  from: object,
  action: Action,
): readonly Action[] {
  const same = hashAfter(rules, from, action);
  return differentActions(rules, from).filter((each) => hashAfter(rules, from, each) !== same);
}

/** The hash of the position to which an action leads: equal for actions that do the same. */
export function hashAfter(rules: SearchRules, from: object, action: Action): number {
  const s = rules.create();
  rules.copy(from, s);
  rules.apply(s, action);
  return rules.hash(s);
}
