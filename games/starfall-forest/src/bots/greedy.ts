import {
  EXACT,
  type Action,
  type Judgement,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import { bits, lowest } from '@glade/boards/bit-sets';
import { canSlither, FIRST_PATH, type Forest, MOST_TREES } from '../rules/forest.ts';
import {
  END_TURN,
  FAIRY,
  FROM,
  GO,
  MOST_SEATS,
  MOVE,
  PLACE,
  REVIVE,
  SLITHER,
  STAR,
  type StarfallState,
  TO_BITS,
} from '../rules/state.ts';
import { canFly, fairySteps, moveSnake, mustMoveOn, open, snakeSteps } from '../rules/steps.ts';

/** Farther than any tree. */
const FAR = 99;

/** Steps from a set of trees to every tree, along paths that no snake closes where `s` is given. */
function measureSteps(forest: Forest, from: number, s: StarfallState | undefined, out: Uint8Array) {
  out.fill(FAR);
  let edge = from;
  let reached = from;
  for (let steps = 0; edge !== 0; steps++) {
    let next = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) {
      const tree = lowest(rest);
      out[tree] = steps;
      next |= s === undefined ? forest.near[tree]! : open(s, tree);
    }
    edge = next & ~reached;
    reached |= next;
  }
}

/**
 * A sensible child: goes the shortest way to the nearest star, keeps off snakes, pushes snakes at the player who leads, lets
 * stars fall near its own fairy.
 */
export class Greedy implements Policy<StarfallState> {
  private readonly rules: SearchRules<StarfallState>;
  private readonly scratch: StarfallState;
  private readonly judgement: Judgement;
  /** Fairy steps from each tree to the nearest star, and snake steps to the fairy that leads. */
  private readonly toStar = new Uint8Array(MOST_TREES);
  private readonly toLeader = new Uint8Array(MOST_TREES);

  constructor(rules: SearchRules<StarfallState>, judgement: Judgement = EXACT) {
    this.rules = rules;
    this.scratch = rules.create();
    this.judgement = judgement;
  }

  choose(s: StarfallState, random: Random): Action {
    if (s.step === MOVE) return this.takeTurn(s, random);
    if (s.step === STAR) return this.aimStar(s, random);
    if (s.step === REVIVE) return this.reviveFairy(s);
    if (s.step === FAIRY) return this.startAt(s, random);
    return this.rules.nth(s, random.below(this.rules.count(s)));
  }

  /** The best of the choices; of several one by chance. */
  private best(s: StarfallState, random: Random, value: (a: Action) => number): Action {
    let most = -Infinity;
    let ties = 0;
    let found = END_TURN;
    for (let k = 0; k < s.choices; k++) {
      const a = this.rules.nth(s, k);
      const now = this.judgement.see(value(a), random);
      if (now < most) continue;
      ties = now > most ? 1 : ties + 1;
      most = now;
      if (ties === 1 || random.below(ties) === 0) found = a;
    }
    return found;
  }

  private aimStar(s: StarfallState, random: Random): Action {
    const at = s.fairies[s.seat]!;
    if (at < 0) return this.rules.nth(s, random.below(this.rules.count(s)));
    measureSteps(s.forest, 1 << at, s, this.toStar);
    return this.best(s, random, (a) => -this.toStar[a - PLACE]!);
  }

  // Its own fairy, else the one that has least.
  private reviveFairy(s: StarfallState): Action {
    let found = -1;
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (((s.flat >> seat) & 1) === 0) continue;
      if (seat === s.seat) return PLACE + seat;
      if (found < 0 || s.held[seat]! < s.held[found]!) found = seat;
    }
    return PLACE + found;
  }

  // Where most ways are open.
  private startAt(s: StarfallState, random: Random): Action {
    return this.best(s, random, (a) => bits(open(s, a - PLACE)));
  }

  // --- A turn ---

  private takeTurn(s: StarfallState, random: Random): Action {
    this.lookForStars(s);
    const step = this.stepFairy(s, random);
    if (step !== END_TURN) return step;
    const clearing = this.clearWay(s, random);
    if (clearing !== END_TURN) return clearing;
    const leader = leaderOf(s, this.rules.seats);
    if (leader < 0 || snakeSteps(s) === 0) return this.endOrFlee(s, random);
    measureSteps(s.forest, 1 << s.fairies[leader]!, undefined, this.toLeader);
    const push = this.pushSnake(s, random);
    return push === END_TURN ? this.endOrFlee(s, random) : push;
  }

  /** Stars at trees with snakes are out of reach (SF-36), but for one that lies where the fairy is. */
  private lookForStars(s: StarfallState): void {
    measureSteps(s.forest, s.starTrees & ~s.snakeTrees, s, this.toStar);
  }

  /** Shut off from every star by snakes: the snake's step after which one is nearest, or that lets the fairy out. */
  private clearWay(s: StarfallState, random: Random): Action {
    const at = s.fairies[s.seat]!;
    const shut = canFly(s, s.seat) && this.toStar[at] === FAR && s.starTrees !== 0;
    if (!shut || s.groups === 0) return END_TURN;
    const now = this.freedom(s, at);
    const value = (a: Action): number => {
      if (a < SLITHER) return now;
      this.rules.copy(s, this.scratch);
      moveSnake(this.scratch, (a >> FROM) & TO_BITS, a & TO_BITS);
      return this.freedom(this.scratch, at);
    };
    const found = this.best(s, random, value);
    const better = value(found) > now;
    this.lookForStars(s);
    return better ? found : END_TURN;
  }

  /** How near a star is to a tree, and how many ways lead off it; fewer snakes in the way count a little, too. */
  private freedom(s: StarfallState, at: number): number {
    this.lookForStars(s);
    let snakes = 0;
    for (let i = 0; i < this.rules.seats; i++)
      if (canSlither(s.forest, at, s.snakes[i]!)) snakes += 1;
    return bits(open(s, at)) - this.toStar[at]! - snakes / 8;
  }

  /** The step of the fairy that brings it nearer to a star, or off the tree and back for another; else none. */
  private stepFairy(s: StarfallState, random: Random): Action {
    if (s.targets === 0) return END_TURN;
    const at = s.fairies[s.seat]!;
    const here = this.toStar[at]!;
    const onward = mustMoveOn(s);
    const returns = here === 0 && fairySteps(s) > 1 && ((s.snakeTrees >>> at) & 1) === 0;
    const found = this.best(s, random, (a) =>
      a >= GO && a < SLITHER ? -this.toStar[a - GO]! - ((s.down >>> (a - GO)) & 1) / 2 : -FAR * 2,
    );
    const there = this.toStar[found & TO_BITS]!;
    return onward || returns || there < here ? found : END_TURN;
  }

  /** A snake's step: off the own tree, else the one that comes nearest to the leader. */
  private pushSnake(s: StarfallState, random: Random): Action {
    const at = canFly(s, s.seat) ? s.fairies[s.seat]! : -1;
    const bitten = at >= 0 && ((s.snakeTrees >>> at) & 1) !== 0;
    const value = (a: Action): number => {
      if (a < SLITHER) return 0;
      const from = (a >> FROM) & TO_BITS;
      const to = a & TO_BITS;
      if (to === at || (bitten && from !== at)) return -FAR;
      const nearer = this.fromLeader(s, from) - this.fromLeader(s, to);
      return bitten ? FAR + nearer : nearer;
    };
    const found = this.best(s, random, value);
    return found >= SLITHER && value(found) > 0 ? found : END_TURN;
  }

  private fromLeader(s: StarfallState, location: number): number {
    if (location < FIRST_PATH) return this.toLeader[location]!;
    const path = location - FIRST_PATH;
    const [low, high] = [s.forest.lowTree[path]!, s.forest.highTree[path]!];
    return 1 + Math.min(this.toLeader[low]!, this.toLeader[high]!);
  }

  /** Nothing better to do: the fairy steps off a tree with snakes, or the turn ends. */
  private endOrFlee(s: StarfallState, random: Random): Action {
    const at = s.fairies[s.seat]!;
    const bitten = at >= 0 && s.targets !== 0 && ((s.snakeTrees >>> at) & 1) !== 0;
    if (!bitten) return s.ends === 1 ? END_TURN : this.rules.nth(s, 0);
    return this.best(s, random, (a) =>
      a >= GO && a < SLITHER ? -this.toStar[a - GO]! - ((s.down >>> (a - GO)) & 1) / 2 : -FAR * 2,
    );
  }
}

/** The seat with most stars that can be bitten, if no others have as many as the one at turn; -1 for none. */
function leaderOf(s: StarfallState, seats: number): number {
  let leader = -1;
  for (let i = 1; i < seats; i++) {
    const seat = (s.seat + i) % seats;
    if (!canFly(s, seat)) continue;
    if (leader < 0 || s.held[seat]! > s.held[leader]!) leader = seat;
  }
  const ahead = leader >= 0 && s.held[leader]! > s.held[s.seat]!;
  return ahead ? leader : -1;
}
