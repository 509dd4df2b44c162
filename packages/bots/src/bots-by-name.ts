import {
  DIAL,
  Judgement,
  LIKE_PEOPLE,
  ok,
  problem,
  short,
  type Action,
  type BotGame,
  type Dial,
  type LikePeople,
  type Policy,
  type Random,
  type Result,
  type SearchRules,
} from '@glade/engine';
import { equilibriumPolicy } from './equilibrium.ts';
import { Expectimax } from './expectimax.ts';
import { Flat } from './flat.ts';
import { Ismcts } from './ismcts.ts';
import { Mcts } from './mcts.ts';
import { driverFor, policyDriverFor, type Driver } from './playout.ts';
import { mixedPolicy } from './mixed.ts';
import { randomPolicy } from './random.ts';

/** A kind of bot with a budget: how it is made, and which budgets it takes. */
interface Kind {
  readonly least: number;
  readonly most: number;
  make(rules: SearchRules, budget: number, leaf: Leaf): Policy;
}

/** How a search plays out. */
interface Leaf {
  readonly driver: Driver;
  readonly policy: Policy;
}

const KINDS: Readonly<Record<string, Kind>> = {
  flat: {
    least: 1,
    most: 1_000_000,
    make: (rules, budget, { driver }) => new Flat(rules, budget, driver),
  },
  mcts: {
    least: 1,
    most: 1_000_000,
    make: (rules, iterations, { driver }) => new Mcts(rules, { iterations, driver }),
  },
  ismcts: {
    least: 1,
    most: 1_000_000,
    make: (rules, iterations, { driver, policy }) =>
      new Ismcts(rules, { iterations, driver, playout: policy }),
  },
  expectimax: {
    least: 1,
    most: 4,
    make: (rules, depth) => new Expectimax(rules, depth),
  },
};

/** Random matches that a player who errs like people plays out for a decision, where its game names no other player. */
const GLIMPSES = 120;
/** By how much it misjudges the chance to win at the steps of the dial. */
const CHANCES = [0.3, 0.12, 0.04] as const;

/** Iterations of a decision of `strong`, where the game names no other number. With more, it won no more matches of the games here. */
export const STRONG = 5_000;

/** Plays nothing out: the position is judged as it is. */
const notAtAll: Driver = () => 0;

/** The names of all bots, the default first. A number in a name is its budget: playouts, iterations or decisions ahead. */
export function botNames(game: BotGame, rules: SearchRules): readonly string[] {
  const own = Object.keys(game.policies(rules));
  const searches = ['flat:200', 'mcts:1000'];
  if (own.length > 0) searches.push('flat:200/policy', 'mcts:1000/policy');
  if (rules.resample !== undefined) searches.push('ismcts:1000');
  return [
    ...new Set([...own, 'greedy', 'random', ...searches, 'expectimax:2', 'like:2', 'strong']),
  ];
}

/**
 * A bot by its name: one of the game's own policies, `random`, `greedy`, `flat:200`, `mcts:1000`, `ismcts:1000`, `expectimax:2`,
 * `strong`, or a step of the dial from `like:1`, which errs most, to `like:5`. After `/` stands the policy of the playouts of flat, mcts
 * and ismcts, as in `mcts:1000/policy`; without it playouts are random. `policy@70` plays as that bot in 70 of 100 decisions and at
 * random in the others, `strong@70@policy` as another in the others. `policy` is the game's default policy, if it has no other
 * of that name. Problems: `bot.unknown`, `bot.number`,
 * `bot.budget`, `bot.percent`. Every call makes a new bot, but for policies that keep nothing between decisions.
 */
export function botFor(game: BotGame, rules: SearchRules, name: string): Result<Policy> {
  const strong = rules.strong ?? game.levels?.strong;
  const own = ownPolicy(game, rules, (name === 'strong' && strong) || name);
  if (own !== undefined) return ok(own);
  if (name === 'random') return ok(randomPolicy(rules));
  if (name === 'greedy') return ok(new Expectimax(rules, 1));
  if (name === 'strong') return ok(equilibriumPolicy(rules) ?? strongest(game, rules));
  if (name.includes('@')) return mixed(game, rules, name);
  return name.startsWith('like:') ? onDial(game, rules, name) : budgeted(game, rules, name);
}

function mixed(game: BotGame, rules: SearchRules, name: string): Result<Policy> {
  const [often = '', digits = '', seldom = 'random', ...more] = name.split('@');
  const percent = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(percent <= 100) || more.length > 0) return problem('bot.percent', { name: short(name) });
  const [one, other] = [often, seldom].map((each) => botFor(game, rules, each));
  if (!one!.ok) return one!;
  if (!other!.ok) return other!;
  return ok(mixedPolicy(percent, one!.value, other!.value));
}

/** A search that can be interrupted between iterations. */
export interface Search extends Policy {
  /** Iterations of a decision at most. */
  readonly iterations: number;
  /** Whether so many iterations more could not change the choice. */
  isSure(left: number): boolean;
  /** Takes up a position. */
  look(s: object): void;
  think(iterations: number, random: Random): void;
  best(): Action;
}

/**
 * The strongest search that answers people within about a second, with playouts by the default policy unless the game says how
 * it is to be searched: of what each seat sees where something is hidden, else MCTS. Tiny games with secrets are played better by `equilibriumPolicy`. Where seats act at the
 * same time, as in Wildfire VS, MCTS in several worlds is taken: it needs a tenth of the time, and with 2,000 iterations no
 * gain over it was seen (24 pairs of matches, ± 12.9 points of 100).
 */
export function strongest(game: BotGame, rules: SearchRules): Search {
  const { driver, policy } = leafOf(game, rules, ownPolicy(game, rules, 'policy') && 'policy')!;
  const { search } = rules;
  if (search !== undefined) {
    const { iterations, explore } = search;
    const looking = { ...rules, score: (s: object, out: Float64Array) => search.score(s, out) };
    return new Mcts(looking, { iterations, explore, driver: notAtAll, stops: true });
  }
  return rules.resample === undefined || rules.turnTo !== undefined
    ? new Mcts(rules, { iterations: STRONG, driver })
    : new Ismcts(rules, { iterations: STRONG, driver, playout: policy });
}

/** A step of the dial; the last two play like the levels `steady` and `strong`. */
function onDial(game: BotGame, rules: SearchRules, name: string): Result<Policy> {
  const step = LIKE_PEOPLE.find((each) => each === name);
  if (step !== undefined) return ok(likePeople(game, rules, step));
  if (name === 'like:5') return botFor(game, rules, 'strong');
  const steady = ownPolicy(game, rules, game.levels?.steady ?? 'policy');
  if (name === 'like:4') return ok(steady ?? equilibriumPolicy(rules) ?? strongest(game, rules));
  return problem('bot.budget', { name: short(name), least: 1, most: DIAL.length });
}

/** A player that errs like people: small errors are frequent, large ones rare (`Judgement`). */
export function likePeople(game: BotGame, rules: SearchRules, step: LikePeople): Policy {
  const dial: Dial = game.dial?.(rules) ?? {
    temperatures: CHANCES,
    player: (judgement) => new Flat(rules, GLIMPSES, driverFor(rules), judgement),
  };
  return dial.player(new Judgement(dial.temperatures[LIKE_PEOPLE.indexOf(step)]!));
}

/** The policy of the game with this name; undefined if it has none. */
export function ownPolicy(game: BotGame, rules: SearchRules, name: string): Policy | undefined {
  const policies = game.policies(rules);
  if (Object.hasOwn(policies, name)) return policies[name];
  return name === 'policy' ? Object.values(policies)[0] : undefined;
}

function budgeted(game: BotGame, rules: SearchRules, name: string): Result<Policy> {
  const [, word = '', digits = '', leaf] = /^([a-z]+):([^/]*)(?:\/(.+))?$/.exec(name) ?? [];
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  const playout = leafOf(game, rules, leaf);
  if (
    kind === undefined ||
    playout === undefined ||
    (leaf !== undefined && word === 'expectimax')
  ) {
    const known = botNames(game, rules);
    const meant = known.find((each) => each.startsWith(`${name}:`));
    if (meant !== undefined) return problem('bot.number', { name: short(name), meant });
    return problem('bot.unknown', { name: short(name), known: known.join(', ') });
  }
  const { least, most } = kind;
  const budget = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(budget >= least && budget <= most)) {
    return problem('bot.budget', { name: short(name), least, most });
  }
  return ok(kind.make(rules, budget, playout));
}

function leafOf(game: BotGame, rules: SearchRules, leaf: string | undefined): Leaf | undefined {
  if (leaf === undefined || leaf === 'random')
    return { driver: driverFor(rules), policy: randomPolicy(rules) };
  const policy = ownPolicy(game, rules, leaf);
  return policy && { driver: policyDriverFor(rules, policy), policy };
}
