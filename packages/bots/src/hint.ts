import {
  CHANCE,
  giveTurn,
  KeyedDice,
  mix,
  mixText,
  outcomeAt,
  OVER,
  Xoshiro,
  type Action,
  type BotGame,
  type Match,
  type Policy,
  type Prove,
  type Random,
  type Seat,
  type SearchRules,
} from '@glade/engine';
import { botFor, ownPolicy, STRONG } from './bots-by-name.ts';

/** Entries that are played for a hint, where the game names no other number: about a second where they take longest. */
const USUAL_ENTRIES = 50_000;
/** It listens so often whether it is still wanted. A pause may last long where the machine is busy, so they are few. */
const PAUSES = 20;
/** Entries of a playout at most. */
const LONGEST = 2_000;
/** The search that proposes an action beside the bots of the game. */
const SEARCH = 'mcts:600/policy';
/** This many actions are compared at most. */
const MOST = 64;
/**
 * How many of the actions that no bot proposes are left after this many rounds, or after this share of the entries: the fewer
 * there are, the surer it is which are the best.
 */
const STAGES = [
  { rounds: 12, share: 1 / 4, left: 16 },
  { rounds: 30, share: 1 / 2, left: 8 },
  { rounds: 80, share: 3 / 4, left: 4 },
] as const;
/** Rounds between two tests, and by how many standard errors an action has to be behind to be left out. */
const BATCH = 20;
const CLEARLY = 2;
/** The first proposal is the hint unless another is better by this many standard errors at least. */
const RATHER = 1;
/**
 * By how many standard errors the luckiest of so many actions is ahead though none is better: the more are tried, the further.
 * Another action has to be ahead of the first proposal by more; so have all that no bot proposes, and they are many.
 */
const luckOf = (tried: number): number => Math.sqrt(2 * Math.log(Math.max(1, tried)));
/** Before a test all differences are taken to vary by so much: a few playouts that end alike say little. */
const LEAST_VARIANCE = 1e-4;

/** What is proven to be worse than another action by more than this is left out, if so many positions are enough to know it. */
const CLOSE = 0.005;
const PROVEN_POSITIONS = 8000;

/** Nothing that was done since the beginning of the turn before this many turns of the seat is undone without need. */
const TURNS_BACK = 2;

/**
 * What a person in this seat is advised to do. Each bot of the game proposes an action, and so does a short search. They
 * are played out to the end of the match by the game's default policy, beside the other legal actions and with the same dice,
 * until the budget is spent; those that fall behind are left out. Where hints follow a plan (`hintPlan`), another
 * action than the first bot's is advised only if it is better by more than luck explains: of so many actions some look good, others in
 * each position, and who follows them walks to and fro. So a hint is never far worse than what any of these bots would do. What the seat sees
 * decides the hint: the same position gives the same hint, however it was reached, unless that would lead back to where the seat
 * just was and another action is as good (`undoes`). What it cannot see is supposed again for each
 * playout. Where it can be proven what actions are worth, those that are worse for certain are not played out. Rejects as soon as
 * `signal` is aborted.
 */
export async function adviseOn(
  { game, rules, state, log }: Pick<Match<BotGame>, 'game' | 'rules' | 'state' | 'log'>,
  seat: Seat,
  signal: AbortSignal,
  prove?: Prove,
): Promise<Action> {
  // The hash of a position may depend on what is hidden. What the seat sees does not.
  const key =
    rules.resample === undefined
      ? rules.hash(state)
      : mixText(0, JSON.stringify(rules.view(state, seat)));
  const seed = mix(mixText(seat, 'hint'), key);
  const budget = rules.hintEntries ?? USUAL_ENTRIES;
  const slice = budget / PAUSES;
  const proposals = proposalsFor(game, rules, state, seat, new Xoshiro(seed));
  const actions = notWorse(prove, state, withOthers(proposals, rules, state));
  const proposed = actions.filter((action) => proposals.includes(action)).length;
  const race = new Race(game, rules, actions, proposed, budget, seed);
  for (let listenAt = budget - slice; race.goesOn;) {
    race.round(state, seat);
    const spent = 1 - race.left / budget;
    for (const { rounds, share, left } of STAGES)
      if (race.rounds >= rounds || spent >= share) race.leave(left);
    if (race.left > listenAt) continue;
    listenAt = race.left - slice;
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
  }
  return race.best(state, seat, turnStarts(rules, log, seat));
}

/** The positions at the beginning of this turn of a seat and of its last ones; none where no action undoes another. */
function turnStarts(rules: SearchRules, log: Match['log'], seat: Seat): readonly object[] {
  if (rules.undoes === undefined) return [];
  const state = rules.create();
  const starts: object[] = [];
  let last: number | undefined;
  const keep = (): void => {
    const start = rules.create();
    rules.copy(state, start);
    starts.push(start);
  };
  for (const { actor, action } of log) {
    giveTurn(rules, state, actor);
    if (actor === seat && last !== seat) keep();
    if (actor >= 0) last = actor;
    rules.apply(state, action);
  }
  if (last !== seat) keep();
  return starts.slice(-1 - TURNS_BACK);
}

/** The different actions that the bots propose, that of the one that thinks longest first. */
function proposalsFor(
  game: BotGame,
  rules: SearchRules,
  state: object,
  seat: Seat,
  random: Random,
): readonly Action[] {
  const seen = rules.create();
  rules.copy(state, seen);
  rules.resample?.(seen, seat, random);
  const policies = Object.keys(game.policies(rules));
  // Hints were measured with these searches (docs/bots.md); the strong bot may think less.
  const search = `mcts:${STRONG}${policies.length > 0 ? '/policy' : ''}`;
  const { thorough } = game;
  const best = (rules.hintPlan ? rules.strong : undefined) ?? thorough;
  const own = best !== undefined && policies.includes(best);
  const first = own ? best : best === undefined ? search : 'strong';
  const names = [first, ...policies, SEARCH];
  const found = names.flatMap((name) => {
    if (name === 'random') return [];
    const bot = botFor(game, rules, name);
    if (!bot.ok) return [];
    bot.value.begin?.();
    return [bot.value.choose(seen, random)];
  });
  return [...new Set(found)];
}

/**
 * The proposals first, then other legal actions, evenly from all of them if there are many. None that wastes something; only
 * if nothing else is left, the proposals.
 */
function withOthers(
  proposals: readonly Action[],
  rules: SearchRules,
  state: object,
): readonly Action[] {
  const count = rules.count(state);
  const some = Math.min(count, MOST);
  const spread = Array.from({ length: some }, (_, i) =>
    rules.nth(state, Math.floor((i * count) / some)),
  );
  const all = [...new Set([...proposals, ...spread])];
  const sparing = all.filter((action) => rules.wastes?.(state, action) !== true);
  return sparing.length > 0 ? sparing : proposals;
}

/** The actions that may be the best, but for what nobody notices. */
function notWorse(
  prove: Prove | undefined,
  state: object,
  actions: readonly Action[],
): readonly Action[] {
  const bounds = prove?.(state, actions, CLOSE, PROVEN_POSITIONS);
  if (bounds === undefined) return actions;
  const best = Math.max(...bounds.map(({ lower }) => lower));
  return actions.filter((_, i) => bounds[i]!.upper >= best - CLOSE);
}

/** Plays actions out side by side. */
class Race {
  rounds = 0;
  /** Entries that may still be played. */
  left: number;
  private readonly rules: SearchRules;
  private readonly policy: Policy | undefined;
  /** So many actions at the beginning are proposals. */
  private readonly proposed: number;
  private readonly actions: readonly Action[];
  private readonly seed: number;
  private readonly state: object;
  private readonly scores: Float64Array;
  private readonly drawn: number[];
  private readonly random = new Xoshiro(0);
  private readonly supposed = new Xoshiro(0);
  private readonly latest: number[];
  private readonly sums: number[];
  /** By pair, the later first: the sum of the squares of their differences. */
  private readonly squares: number[][];
  private open: readonly number[];

  constructor(
    game: BotGame,
    rules: SearchRules,
    actions: readonly Action[],
    proposed: number,
    budget: number,
    seed: number,
  ) {
    this.left = budget;
    this.rules = rules;
    this.actions = actions;
    this.proposed = proposed;
    this.seed = seed;
    this.policy = ownPolicy(game, rules, 'policy');
    this.state = rules.create();
    this.scores = new Float64Array(rules.seats);
    this.drawn = rules.streams.map(() => 0);
    this.latest = actions.map(() => 0);
    this.sums = actions.map(() => 0);
    this.squares = actions.map(() => actions.map(() => 0));
    this.open = actions.map((_, i) => i);
  }

  get goesOn(): boolean {
    return this.open.length > 1 && this.left > 0;
  }

  /**
   * The best action so far. The first proposal, unless another is better by more than chance may explain; where no
   * proposal is left to be compared, none is favoured (`chosen`). In its place comes what wins at once, or what people expect instead, where that is
   * as good; and nothing that leads back to one of the `earlier` positions, where anything else is as good.
   */
  best(from: object, seat: Seat, earlier: readonly object[]): Action {
    const chosen = this.chosen();
    const best = this.actions[chosen]!;
    const instead = this.rules.insteadOf?.(from, best);
    const measure = this.rules.hintPlan === true ? chosen : this.leader()!;
    const asGood = this.open.filter((i) => !this.isBehind(i, measure, RATHER));
    const good = asGood.map((i) => this.actions[i]!);
    const onward = good.filter(
      (action) => !earlier.some((position) => this.rules.undoes?.(position, from, action)),
    );
    const all = onward.length > 0 ? onward : good;
    const wins = all.filter((each) => this.wins(from, seat, each));
    const found = wins.length > 0 ? wins : all;
    return [instead, best].find((each) => found.includes(each!)) ?? found[0] ?? best;
  }

  /**
   * With a plan: the first proposal, unless the best one is better by more than luck explains, or another action by more still. Else
   * the first proposal, unless another action is rather better.
   */
  private chosen(): number {
    const most = this.leader();
    const proposal = this.leader(this.proposed);
    if (proposal === undefined) return most!;
    if (this.rules.hintPlan !== true)
      return this.open[0] === 0 && !this.isBehind(0, most!, RATHER) ? 0 : most!;
    const isFavoured =
      this.open[0] === 0 && !this.isBehind(0, proposal, this.errorsFor(proposal, RATHER));
    const own = isFavoured ? 0 : proposal;
    return this.isBehind(own, most!, this.errorsFor(most!, RATHER)) ? most! : own;
  }

  /**
   * By how many standard errors a proposal has to be behind this action to count as worse: `least`, or where hints follow a plan,
   * more if many are tried.
   */
  private errorsFor(other: number, least: number): number {
    const { proposed, actions, rules } = this;
    if (rules.hintPlan !== true) return least;
    return Math.max(least, luckOf(other < proposed ? proposed - 1 : actions.length - proposed));
  }

  /** Whether the match is over and won after this action. What is hidden from the seat could decide it, so then nobody knows. */
  private wins(from: object, seat: Seat, action: Action): boolean {
    const { rules, state, scores } = this;
    if (rules.resample !== undefined) return false;
    rules.copy(from, state);
    rules.apply(state, action);
    rules.score(state, scores);
    return rules.actor(state) === OVER && scores[seat] === 1;
  }

  /** Leaves the proposals in the race, and this many of the others: those that have done best. */
  leave(others: number): void {
    const { proposed } = this;
    const rest = this.open.filter((i) => i >= proposed);
    if (rest.length <= others) return;
    const kept = rest.toSorted((a, b) => this.sums[b]! - this.sums[a]!).slice(0, others);
    this.open = this.open.filter((i) => i < proposed || kept.includes(i));
  }

  /** Plays each action that is left once, all with the same dice. */
  round(from: object, seat: Seat): void {
    const { open, latest, sums, squares } = this;
    for (const i of open) latest[i] = this.playOut(from, seat, this.actions[i]!);
    for (const i of open) {
      sums[i]! += latest[i]!;
      for (const k of open) squares[i]![k]! += (latest[i]! - latest[k]!) ** 2;
    }
    this.rounds += 1;
    if (this.rounds % BATCH > 0) return;
    const most = this.leader()!;
    const proposal = this.leader(this.proposed);
    this.open = open.filter((i) => {
      if (i === most) return true;
      if (i >= this.proposed) return !this.isBehind(i, most, CLEARLY);
      if (this.rules.hintPlan !== true) return !this.isBehind(i, most, CLEARLY);
      // Each is tested many times, so it has to be behind by more than at the end.
      const left = this.isBehind(i, most, this.errorsFor(most, CLEARLY) + RATHER);
      return !left && (i === proposal || !this.isBehind(i, proposal!, CLEARLY));
    });
  }

  /** Who has done best so far, of all that are left or of the proposals among them. */
  private leader(among = Infinity): number | undefined {
    const { open, sums } = this;
    return open
      .filter((i) => i < among)
      .reduce<number | undefined>(
        (best, i) => (best === undefined || sums[i]! > sums[best]! ? i : best),
        undefined,
      );
  }

  /** Whether an action is behind another by more than this many standard errors. */
  private isBehind(which: number, other: number, errors: number): boolean {
    const n = this.rounds;
    const behind = (this.sums[other]! - this.sums[which]!) / n;
    const variance = Math.max(LEAST_VARIANCE, this.squares[other]![which]! / n - behind ** 2);
    return behind > errors * Math.sqrt(variance / n);
  }

  /** The score of the seat at the end of one playout. */
  private playOut(from: object, seat: Seat, action: Action): number {
    const { rules, state, random, drawn, policy } = this;
    const dice = new KeyedDice(this.seed, this.rounds);
    random.seedBy(this.seed, this.rounds);
    this.supposed.seedBy(this.rounds, this.seed);
    policy?.begin?.();
    rules.copy(from, state);
    rules.resample?.(state, seat, this.supposed);
    drawn.fill(0);
    rules.apply(state, action);
    let entries = 1;
    for (; entries < LONGEST && rules.actor(state) !== OVER; entries++) {
      if (rules.actor(state) === CHANCE) {
        const stream = rules.stream(state);
        const total = rules.totalWeight(state);
        const share = dice.draw(rules.streams[stream]!, drawn[stream]!++, total);
        rules.apply(state, outcomeAt(rules, state, share));
      } else if (rules.count(state) === 1) rules.apply(state, rules.nth(state, 0));
      else if (policy === undefined)
        rules.apply(state, rules.nth(state, random.below(rules.count(state))));
      else rules.apply(state, policy.choose(state, random));
    }
    this.left -= entries;
    rules.score(state, this.scores);
    return this.scores[seat]!;
  }
}
