import {
  CHANCE,
  KeyedDice,
  mix,
  mixText,
  OVER,
  outcomeAt,
  Xoshiro,
  type Action,
  type Actor,
  type BotGame,
  type Policy,
  type Random,
  type SearchRules,
  type Trace,
} from '@glade/engine';
import { ownPolicy, randomPolicy } from '@glade/bots';
import { PLAYOUT_LIMIT } from '../play/playouts.ts';
import type { Position } from './positions.ts';
import { resultReader, type ResultReader } from './stakes.ts';

/** Sees what happens in a future. */
export interface Watcher extends Trace {
  /** Called after each entry. */
  after(s: object): void;
}

/** What a future has of its own. */
interface Ways {
  /** Played after the given action, if the person who did that may do it then. */
  readonly next?: Action;
  /** Of this many decisions one is taken by chance; absent or 0: none. */
  readonly slips?: number;
  readonly watcher?: Watcher;
}

/**
 * Plays a match on to its end, each seat by the same policy. Future `j` is a function of its number: the i-th draw from a
 * stream brings the same number in future `j` from every position (common random numbers), and so does the bots' own chance
 * at the same entry. So two positions can be compared in the same futures.
 */
export class Futures {
  /** The name of the policy that plays on. */
  readonly by: string;
  /** Entries played, and playouts that did not end within the limit. */
  entries = 0;
  cut = 0;
  private readonly rules: SearchRules;
  private seed: string;
  private key: number;
  private readonly state: object;
  private readonly policy: Policy;
  private readonly random = new Xoshiro(0);
  private readonly drawn: number[];
  private readonly result: ResultReader;
  private dice = new KeyedDice('');
  private diceOf = -1;

  /** `result`: what is read at the end, if not what a review counts. */
  constructor(game: BotGame, rules: SearchRules, seed: string, result = resultReader(rules)) {
    this.rules = rules;
    this.seed = seed;
    this.key = mixText(0, seed);
    this.state = rules.create();
    this.drawn = rules.streams.map(() => 0);
    this.result = result;
    this.by = rules.review?.by ?? Object.keys(game.policies(rules))[0] ?? 'random';
    this.policy = ownPolicy(game, rules, this.by) ?? randomPolicy(rules);
  }

  /** From now on the futures are those of another seed. */
  reseed(seed: string): void {
    this.seed = seed;
    this.key = mixText(0, seed);
    this.diceOf = -1;
  }

  /** Chance of future `j` that no match uses. */
  randomOf(j: number): Random {
    return new KeyedDice(this.seed, j).random('world');
  }

  /**
   * What another seat does at its next real choice after `action`, in future `j`: the same chance at its choice whenever it
   * comes. Undefined if there is none.
   */
  reply(
    { state, drawn }: Position,
    at: number,
    j: number,
    action: Action,
  ): { readonly seat: Actor; readonly action: Action } | undefined {
    const { rules, state: s, drawn: counts, random } = this;
    rules.copy(state, s);
    for (let i = 0; i < counts.length; i++) counts[i] = drawn[i]!;
    this.begin(j);
    const mover = rules.actor(s);
    rules.apply(s, action);
    for (let entry = at + 1; entry < at + PLAYOUT_LIMIT; entry++) {
      const actor = rules.actor(s);
      if (actor === OVER) return undefined;
      if (actor !== CHANCE && actor !== mover && rules.count(s) > 1) {
        const key = mix(this.key, j);
        random.seedBy(key, mix(key, j));
        return { seat: actor, action: this.policy.choose(s, random) };
      }
      const stream = actor === CHANCE ? rules.stream(s) : -1;
      rules.apply(s, this.next(counts, entry, j));
      if (stream >= 0) counts[stream]! += 1;
    }
    return undefined;
  }

  /** What happens first in future `j` of this position, which is before entry `at` of the match and not over. */
  first({ state, drawn }: Position, at: number, j: number): Action {
    this.begin(j);
    this.rules.copy(state, this.state);
    return this.next(drawn, at, j);
  }

  /** Writes the result of future `j` of this position. `action` is played first, if it is given. */
  play(
    { state, drawn }: Position,
    at: number,
    j: number,
    out: Float64Array,
    to: number,
    action?: Action,
    { next, slips = 0, watcher }: Ways = {},
  ): void {
    const { rules, state: s, drawn: counts } = this;
    rules.copy(state, s);
    for (let i = 0; i < counts.length; i++) counts[i] = drawn[i]!;
    this.begin(j);
    let entry = at;
    const mover = rules.actor(s);
    const begins = [action, next];
    for (const each of begins) {
      if (each === undefined) continue;
      if (entry > at && (rules.actor(s) !== mover || !isLegal(rules, s, each))) continue;
      rules.apply(s, each, watcher);
      watcher?.after(s);
      entry += 1;
    }
    for (const end = entry + PLAYOUT_LIMIT; rules.actor(s) !== OVER; entry++) {
      if (entry === end) {
        this.cut += 1;
        break;
      }
      const chance = rules.actor(s) === CHANCE;
      const stream = chance ? rules.stream(s) : 0;
      rules.apply(s, this.next(counts, entry, j, slips), watcher);
      watcher?.after(s);
      if (chance) counts[stream]! += 1;
    }
    this.entries += entry - at;
    this.result(s, out, to);
  }

  private begin(j: number): void {
    this.policy.begin?.();
    if (this.diceOf === j) return;
    this.dice = new KeyedDice(this.seed, j);
    this.diceOf = j;
  }

  private next(drawn: readonly number[], entry: number, j: number, slips = 0): Action {
    const { rules, state: s, random } = this;
    const actor = rules.actor(s);
    if (actor === CHANCE) {
      const stream = rules.stream(s);
      const share = this.dice.draw(rules.streams[stream]!, drawn[stream]!, rules.totalWeight(s));
      return outcomeAt(rules, s, share);
    }
    if (rules.count(s) === 1) return rules.nth(s, 0);
    // The first number that is drawn follows from the second word alone, so both words hold the future and the entry.
    const key = mix(mix(this.key, j), entry);
    random.seedBy(key, mix(key, j));
    if (slips > 0 && random.below(slips) === 0) {
      const filter = rules.moveFilter ?? rules;
      return filter.nth(s, random.below(filter.count(s)));
    }
    return this.policy.choose(s, random);
  }
}

function isLegal(rules: SearchRules, s: object, action: Action): boolean {
  for (let k = 0; k < rules.count(s); k++) if (rules.nth(s, k) === action) return true;
  return false;
}
