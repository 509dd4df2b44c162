import {
  CHANCE,
  KeyedDice,
  mix,
  OVER,
  outcomeAt,
  type Action,
  type Entry,
  type BotGame,
  type Outcome,
  type Policy,
  type SearchRules,
} from '@glade/engine';
import { BlockSums } from '../tally/block-sums.ts';
import {
  blockOf,
  looksInto,
  paceOf,
  type Experiment,
  type Pace,
  type Shard,
} from '../experiment/experiment.ts';
import { Fired } from '../tally/event-counter.ts';
import { GroupSums } from '../tally/decision-groups.ts';
import { count } from '../statistics/histogram.ts';
import { lookedBy, Looker, resultOf } from './playouts.ts';
import { countLooked } from '../tally/decisiveness.ts';
import { playersFor } from './bots-by-name.ts';
import { Positions } from './turn-positions.ts';
import { countOutcome, emptyTally, mark, POINTS, type Tally } from '../tally/tally.ts';
import type { Played } from '../tally/match-result.ts';

/** Plays matches of one experiment. Match i is the same whoever plays it, and whatever was played before. */
export class Player {
  /** How many sides there are to win: the seats, or 1 where all are one team. */
  readonly sides: number;
  private readonly experiment: Experiment;
  private readonly block: number;
  private readonly pace: Pace;
  private readonly rules: SearchRules;
  private readonly bots: readonly Policy[];
  private readonly looker: Looker | undefined;
  private readonly start: object;
  private readonly state: object;
  private readonly drawn: number[];
  private readonly redrawn: readonly boolean[];
  private readonly redrawsBots: boolean;
  private readonly redraws: boolean;
  private readonly fired = new Fired();
  private readonly tally: Tally;
  private readonly played: Played = {
    ended: false,
    points: [],
    turns: 0,
    decisions: 0,
    real: 0,
    dead: 0,
    choices: 0,
    minutes: 0,
    hash: 0,
  };
  private readonly positions: Positions | undefined;
  /** The entries of the present match, where somebody wants them. */
  private log: Entry[] | undefined;
  private readonly sums: BlockSums | undefined;
  private readonly groups: GroupSums;

  /** Throws an error if there is no such bot, or if the first match is not the first of a block. */
  constructor(game: BotGame, experiment: Experiment) {
    this.experiment = experiment;
    this.block = blockOf(experiment);
    if ((experiment.first ?? 0) % this.block !== 0) throw new Error('a block begins before');
    this.sums = experiment.rotate === true ? new BlockSums(experiment.bots) : undefined;
    this.groups = new GroupSums(this.block);
    this.pace = paceOf(game, experiment);
    this.rules = game.rules(experiment.options);
    const bots = playersFor(game, this.rules, experiment.bots);
    if (!bots.ok) throw new Error(bots.problem.code);
    this.bots = bots.value;
    const { looks } = experiment;
    this.positions = looks && new Positions(this.rules);
    this.looker = looks && new Looker(game, this.rules, experiment.bots, looks.playouts);
    this.sides = this.rules.kind === 'competitive' ? this.rules.seats : 1;
    this.start = this.rules.create();
    this.state = this.rules.create();
    const redraw = experiment.redraw ?? [];
    this.redrawn = this.rules.streams.map((name) => redraw.includes(name));
    this.redrawsBots = redraw.includes('bot');
    this.redraws = redraw.length > 0;
    this.drawn = this.rules.streams.map(() => 0);
    this.tally = emptyTally(this.rules.seats, this.sides, lookedBy(game, experiment));
  }

  /** Plays the matches of a shard and adds them up. */
  play({ from, to }: Shard): void {
    for (let match = from; match < to; match++) this.playMatch(match);
  }

  /** What all matches played so far came to. */
  result(): Tally {
    return { ...this.tally, clauses: this.fired.counts(), heat: this.fired.heat() };
  }

  /** Plays one match and adds it up. The answer holds until the next match. Blocks are played from their first match. */
  playMatch(match: number): Played {
    const { rules, state, tally, played, block } = this;
    const shift = match % block;
    const number = (match - shift) / block;
    if (shift === 0) {
      this.sums?.begin();
      this.groups.begin();
    }
    this.playOut(match, shift, number);
    tally.games += 1;
    this.fired.close();
    played.ended = rules.actor(state) === OVER;
    if (played.ended) this.close(match, shift);
    else tally.unfinished += 1;
    if (shift === block - 1) this.groups.close(tally.groups, number);
    return played;
  }

  /** The log of one match. */
  logOf(match: number): readonly Entry[] {
    this.log = [];
    this.playMatch(match);
    const { log } = this;
    this.log = undefined;
    return log;
  }

  private playOut(match: number, shift: number, key: number): void {
    const { rules, state, tally, played } = this;
    const { bots, seed } = this.experiment;
    const dice = new KeyedDice(seed, key);
    // Another seed than any that people can give: theirs are on one line.
    const others = this.redraws ? new KeyedDice(`${seed}\n`, key) : dice;
    // Bot b sits at seat b + shift and draws from its own stream.
    const botAt = bots.map((_, seat) => (seat - shift + bots.length) % bots.length);
    const randoms = botAt.map((bot) => (this.redrawsBots ? others : dice).random(`bot:${bot}`));
    const looked = looksInto(this.experiment, match);
    for (const bot of this.bots) bot.begin?.();
    rules.copy(this.start, state);
    this.drawn.fill(0);
    if (looked) this.positions!.begin();

    let decisions = 0;
    let real = 0;
    let choices = 0;
    let draws = 0;
    let dead = 0;
    let turn = 0;
    let realBefore = 0;
    let hash = 0;
    let actor = rules.actor(state);
    for (let steps = 0; actor !== OVER && steps < rules.bounds.steps; steps++) {
      const now = rules.turn(state);
      if (now !== turn) {
        if (turn > 0 && real === realBefore) dead += 1;
        turn = now;
        realBefore = real;
        if (looked) this.positions!.keep(now, state);
      }
      let action: Action;
      if (actor === CHANCE) {
        draws += 1;
        action = this.draw(dice, others);
      } else {
        const legal = rules.count(state);
        decisions += 1;
        choices += legal;
        count(tally.choices, legal);
        if (legal === 1) action = rules.nth(state, 0);
        else {
          real += 1;
          action = this.bots[botAt[actor]!]!.choose(state, randoms[actor]!);
        }
      }
      hash = mix(hash, action);
      this.log?.push({ actor, action });
      rules.apply(state, action, this.fired);
      actor = rules.actor(state);
    }
    played.hash = hash;
    played.decisions = decisions;
    if (actor !== OVER) return;
    if (turn > 0 && real === realBefore) dead += 1;
    count(tally.decisions, decisions);
    count(tally.real, real);
    count(tally.dead, dead);
    const seconds = real * this.pace.decision + draws * this.pace.chance;
    played.real = real;
    played.dead = dead;
    played.choices = choices;
    played.minutes = Math.round(seconds / 60);
    count(tally.minutes, played.minutes);
    mark(tally.extremes, 'busiest', { value: real, match });
  }

  private close(match: number, shift: number): void {
    const { rules, state, tally, played } = this;
    const outcome = rules.outcome(state);
    played.turns = rules.turn(state);
    played.points = pointsOf(rules, outcome);
    played.points.forEach((each, side) => count(tally.points[side]!, each));
    count(tally.length, played.turns);
    countOutcome(tally, outcome);
    this.groups.add(played);
    mark(tally.extremes, 'longest', { value: played.turns, match });
    mark(tally.extremes, 'shortest', { value: -played.turns, match });
    if (this.sums !== undefined) {
      this.sums.add(played, outcome, shift);
      if (shift === this.block - 1) this.sums.close(tally.blocks);
    }
    if (looksInto(this.experiment, match)) this.closeLooked(match, shift, outcome);
  }

  /** Looks into the match that has just ended. */
  private closeLooked(match: number, shift: number, { winners }: Outcome): void {
    const { rules, tally, block, experiment } = this;
    const dice = new KeyedDice(experiment.seed, (match - shift) / block);
    const looks = this.positions!.all().map(({ turn, state }) =>
      this.looker!.look(state, dice.random(`look:${turn}`), shift),
    );
    const lowest = countLooked(tally.looked, looks, resultOf(rules, winners));
    mark(tally.extremes, 'turnaround', { value: 100 - lowest, match });
  }

  /** Keyed by stream and position in it, so that variants of a game meet the same dice. */
  private draw(dice: KeyedDice, others: KeyedDice): Action {
    const { rules, state, drawn } = this;
    const stream = rules.stream(state);
    const total = rules.totalWeight(state);
    const source = this.redrawn[stream]! ? others : dice;
    const share = source.draw(rules.streams[stream]!, drawn[stream]!, total);
    drawn[stream]! += 1;
    return total === rules.count(state) ? rules.nth(state, share) : outcomeAt(rules, state, share);
  }
}

function pointsOf({ kind, seats }: SearchRules, { winners }: Outcome): readonly number[] {
  if (kind !== 'competitive') return [winners.length > 0 ? POINTS : 0];
  const sharing = winners.length === 0 ? seats : winners.length;
  return Array.from({ length: seats }, (_, seat) =>
    winners.length === 0 || winners.includes(seat) ? POINTS / sharing : 0,
  );
}
