import { ok, problem, short, type Game, type Policy, type Result, type Rules } from '@glade/engine';
import { Expectimax } from './expectimax.ts';
import { Flat } from './flat.ts';
import { Mcts } from './mcts.ts';
import { driverFor, policyDriverFor, type Driver } from './playout.ts';
import { randomPolicy } from './random.ts';

/** A bot with a budget: how it is made, and what numbers it takes. */
interface Kind {
  readonly least: number;
  readonly most: number;
  make(rules: Rules, budget: number, driver: Driver): Policy;
}

const KINDS: Readonly<Record<string, Kind>> = {
  flat: {
    least: 1,
    most: 1_000_000,
    make: (rules, budget, driver) => new Flat(rules, budget, driver),
  },
  mcts: {
    least: 1,
    most: 1_000_000,
    make: (rules, iterations, driver) => new Mcts(rules, { iterations, driver }),
  },
  expectimax: {
    least: 1,
    most: 4,
    make: (rules, depth) => new Expectimax(rules, depth),
  },
};

/** What `strong` stands for. */
export const STRONG = 'mcts:5000/policy';

/** The names to choose a bot by, the default first. Numbers are budgets: playouts, iterations, decisions ahead. */
export function botNames(game: Game, rules: Rules): readonly string[] {
  return [
    ...Object.keys(game.policies(rules)),
    ...['greedy', 'random'].filter((name) => !Object.hasOwn(game.policies(rules), name)),
    'flat:200',
    'mcts:1000',
    'mcts:1000/policy',
    'expectimax:1',
    'strong',
  ];
}

/**
 * A bot by its name: one of the game's own policies, `random`, `greedy`, `flat:200`, `mcts:1000`, `expectimax:2`, or
 * `strong`. After `/` stands the policy by which flat and mcts play leaves out: `mcts:1000/policy`; without it they
 * play at random. Problems: `bot.unknown`, `bot.budget`. Every call makes a bot of its own.
 */
export function botFor(game: Game, rules: Rules, name: string): Result<Policy> {
  const policies = game.policies(rules);
  const own = Object.hasOwn(policies, name) ? policies[name] : undefined;
  if (own !== undefined) return ok(own);
  if (name === 'random') return ok(randomPolicy(rules));
  if (name === 'greedy') return ok(new Expectimax(rules, 1));
  if (name === 'strong') return botFor(game, rules, STRONG);

  const unknown = problem('bot.unknown', {
    name: short(name),
    known: botNames(game, rules).join(', '),
  });
  const [, word = '', digits = '', leaf] = /^([a-z]+):([^/]*)(?:\/(.+))?$/.exec(name) ?? [];
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (kind === undefined || (leaf !== undefined && word === 'expectimax')) return unknown;
  const budget = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(budget >= kind.least && budget <= kind.most)) {
    return problem('bot.budget', { name: short(name), least: kind.least, most: kind.most });
  }
  if (leaf === undefined || leaf === 'random')
    return ok(kind.make(rules, budget, driverFor(rules)));
  const playsOut = Object.hasOwn(policies, leaf) ? policies[leaf] : undefined;
  if (playsOut === undefined) return unknown;
  return ok(kind.make(rules, budget, policyDriverFor(rules, playsOut)));
}
