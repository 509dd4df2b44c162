import { driverFor } from '@glade/bots';
import { breakthrough } from '@glade/breakthrough';
import { connectFour } from '@glade/connect-four';
import {
  CHANCE,
  defaults,
  OVER,
  Xoshiro,
  type OptionValues,
  type SearchRules,
} from '@glade/engine';
import { leafClimbers } from '@glade/leaf-climbers';
import { ticTacToe } from '@glade/tic-tac-toe';
import { wildfire } from '@glade/wildfire';

/** A game that the hand-written C++ also plays, by the same rules. */
export interface Contender {
  /** The name of the game in the C++. */
  readonly name: string;
  readonly rules: SearchRules;
  /** Matches between two looks at the clock. */
  readonly block: number;
  /** Mean length of a random match, counted as the C++ does. */
  readonly length: (rules: SearchRules) => number;
  /** The goal: million iterations a second of MCTS from the opening, if the C++ does SCALE million on Wildfire. */
  readonly search?: number;
}

/** Million iterations a second of the C++ on Wildfire, to which figures are scaled: see `search`. */
export const SCALE = 6.5;

const MATCHES = 20_000;

/** The options with which Wildfire has the rules of the C++. Neither passes while anything else can be done. */
export const WILDFIRE: OptionValues = {
  ...defaults(wildfire.options),
  startBuffer: 8,
  afterLoss: 'stop',
};
export const wildfireRules = (): SearchRules => wildfire.rules(WILDFIRE);

/** Leaf-Climbers with all legal actions to the end, as in the C++. */
function leafRules(): SearchRules {
  const rules = leafClimbers.rules(defaults(leafClimbers.options));
  const { moveFilter: _filter, horizon: _horizon, ...whole } = rules;
  return whole;
}

export const contenders = (): readonly Contender[] => [
  { name: 'tictactoe', rules: ticTacToe.rules({}), block: 20_000, length: turns, search: 4 },
  { name: 'connectfour', rules: connectFour.rules({}), block: 5_000, length: turns, search: 2.2 },
  {
    name: 'breakthrough8',
    rules: breakthrough.rules({}),
    block: 1_000,
    length: turns,
    search: 0.4,
  },
  { name: 'wildfire', rules: wildfireRules(), block: 10_000, length: turns },
  { name: 'leafclimbers', rules: leafRules(), block: 500, length: throws },
];

/** The turns that a match takes. */
function turns(rules: SearchRules): number {
  const random = new Xoshiro(1);
  const drive = driverFor(rules);
  let sum = 0;
  for (let match = 0; match < MATCHES; match++) {
    const s = rules.create();
    drive(s, random);
    sum += rules.turn(s);
  }
  return sum / MATCHES;
}

/** The throws of the d4 in a match of Leaf-Climbers. */
function throws(rules: SearchRules): number {
  const random = new Xoshiro(1);
  const steps = rules.streams.indexOf('steps');
  let sum = 0;
  for (let match = 0; match < MATCHES; match++) {
    const s = rules.create();
    while (rules.actor(s) !== OVER) {
      if (rules.actor(s) === CHANCE && rules.stream(s) === steps) sum += 1;
      rules.apply(s, rules.nth(s, random.below(rules.count(s))));
    }
  }
  return sum / MATCHES;
}
