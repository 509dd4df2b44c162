import {
  CHANCE,
  KeyedDice,
  mix,
  OVER,
  outcomeAt,
  type Action,
  type Entry,
  type BotGame,
  type OrderLot,
  type Outcome,
  type Policy,
  type SearchRules,
} from '@glade/engine';
import { BlockSums } from '../tally/block-sums.ts';
import {
  blockSize,
  isAnalysed,
  isLookedInto,
  isWeighed,
  paceOf,
  type Experiment,
  type Pace,
  type Shard,
} from '../experiment/experiment.ts';
import type { ClauseIndex } from '../tally/clause-index.ts';
import { EventCounter } from '../tally/event-counter.ts';
import { DecisionGroupSums } from '../tally/decision-groups.ts';
import { MoveKindCounter } from '../tally/move-kinds.ts';
import { countEarlyEnds, EarlyEndCounter } from '../tally/early-ends.ts';
import { WaitCounter } from '../tally/waits.ts';
import { matchNumbers } from '../tally/match-numbers.ts';
import { addWeighed } from '../tally/weighed-choices.ts';
import { count } from '../statistics/histogram.ts';
import { ChoiceAnalysis, creditOf, pointsOf } from './choice-analysis.ts';
import { analysisPolicies, ChanceEstimator, resultCode } from './playouts.ts';
import { countDecisiveness } from '../tally/decisiveness.ts';
import { botsFor } from './bots-for-seats.ts';
import { TurnPositions } from './turn-positions.ts';
import { lotOf } from '../experiment/order-lot.ts';
import {
  countOutcome,
  countPlaces,
  countTimed,
  emptyTally,
  keepExtreme,
  type Tally,
} from '../tally/tally.ts';
import type { MatchResult } from '../tally/match-result.ts';
import { moveRow } from '../rows/move-rows.ts';
import type { StudyRows } from '../rows/study-rows.ts';

/**
 * Plays matches of one experiment and counts them. Match i is the same for any thread that plays it, and whatever was played
 * before.
 */
export class MatchPlayer {
  /** The number of sides: the seats, or 1 where all are one team. */
  readonly sides: number;
  private readonly experiment: Experiment;
  private readonly looksInto: boolean;
  private readonly block: number;
  private readonly pace: Pace;
  readonly rules: SearchRules;
  private readonly bots: readonly Policy[];
  /** The lot that decides the order of play, and the seats in that order in the current match. */
  private readonly lot: OrderLot | undefined;
  private order: readonly number[] = [];
  private readonly estimator: ChanceEstimator | undefined;
  private readonly choices: ChoiceAnalysis | undefined;
  private readonly startState: object;
  private readonly state: object;
  private readonly drawn: number[];
  private readonly redrawn: readonly boolean[];
  private readonly redrawsBots: boolean;
  private readonly redraws: boolean;
  readonly events: EventCounter;
  private readonly tally: Tally;
  private readonly matchResult: MatchResult = {
    ended: false,
    points: [],
    places: [],
    order: [],
    credit: [],
    turns: 0,
    decisions: 0,
    real: 0,
    dead: 0,
    legal: 0,
    draws: 0,
    outcome: undefined,
    minutes: 0,
    seconds: 0,
    early: [],
    moves: new Map(),
    hash: 0,
  };
  private readonly positions: TurnPositions | undefined;
  /** Where rows are written, and what this experiment is called there. */
  private rows: { readonly to: StudyRows; readonly choice: string } | undefined;
  /** The log of the current match, if `logOf` asked for it. */
  private log: Entry[] | undefined;
  private readonly blockSums: BlockSums | undefined;
  private readonly groupSums: DecisionGroupSums;
  private readonly kinds: MoveKindCounter;
  /** Absent where nobody waits: alone, or where seats act at the same time. */
  private readonly waits: WaitCounter | undefined;
  /** Absent where the part of a seat is never over before the match. */
  private readonly early: EarlyEndCounter | undefined;

  /**
   * Throws an error if there is no such bot, or if the first match is not the first of a block. `looksInto`: whether to look at
   * what could be chosen, as only a report on a single experiment tells it.
   */
  constructor(game: BotGame, experiment: Experiment, clauses?: ClauseIndex, looksInto = true) {
    this.experiment = experiment;
    this.looksInto = looksInto;
    this.block = blockSize(experiment);
    if ((experiment.first ?? 0) % this.block !== 0) throw new Error('a block begins before');
    this.groupSums = new DecisionGroupSums(this.block);
    this.pace = paceOf(game, experiment);
    this.rules = game.rules(experiment.options);
    this.lot = lotOf(game, this.rules);
    const forStakes = this.rules.stakes !== undefined;
    this.blockSums =
      experiment.rotate === true ? new BlockSums(experiment.bots, forStakes) : undefined;
    this.kinds = new MoveKindCounter(this.rules);
    this.matchResult.moves = this.kinds.taken;
    const { decision, chance } = this.pace;
    const seconds = (choices: number, draws: number): number => choices * decision + draws * chance;
    this.waits =
      this.rules.seats > 1 && this.rules.turnTo === undefined
        ? new WaitCounter(this.rules.seats, seconds)
        : undefined;
    const { endsEarly } = game;
    this.early =
      this.rules.seats > 1 && endsEarly !== undefined ? new EarlyEndCounter(seconds) : undefined;
    this.events = new EventCounter(
      clauses,
      this.early && { code: endsEarly!.event, note: this.early.note },
    );
    const bots = botsFor(game, this.rules, experiment.bots);
    if (!bots.ok) throw new Error(bots.problem.code);
    this.bots = bots.value;
    const { looks } = experiment;
    this.positions = looks && new TurnPositions(this.rules);
    this.estimator =
      looks && new ChanceEstimator(game, this.rules, experiment.bots, looks.playouts);
    this.choices =
      experiment.choices &&
      new ChoiceAnalysis(game, this.rules, experiment.seed, experiment.choices.playouts);
    this.sides = this.rules.kind === 'competitive' ? this.rules.seats : 1;
    this.startState = this.rules.create();
    this.state = this.rules.create();
    const redraw = experiment.redraw ?? [];
    this.redrawn = this.rules.streams.map((name) => redraw.includes(name));
    this.redrawsBots = redraw.includes('bot');
    this.redraws = redraw.length > 0;
    this.drawn = this.rules.streams.map(() => 0);
    this.tally = emptyTally(this.rules.seats, this.sides, analysisPolicies(game, experiment));
    if (this.lot !== undefined)
      for (let place = 0; place < this.rules.seats; place++) this.tally.places.push(new Map());
  }

  /** From now on every match, and every decision, is also written as a row. */
  writeRows(to: StudyRows, choice: string): void {
    this.rows = { to, choice };
  }

  /** Plays the matches of a shard and counts them. */
  play({ from, to }: Shard): void {
    for (let match = from; match < to; match++) this.playMatch(match);
  }

  /** The tally of all matches played so far. */
  result(): Tally {
    return { ...this.tally, clauses: this.events.clauseCounts(), heat: this.events.placeCounts() };
  }

  /**
   * Plays one match and counts it. The matches of a block must be played in order. The returned object is reused for
   * the next match.
   */
  playMatch(match: number): MatchResult {
    const { rules, state, tally, matchResult, block } = this;
    const shift = match % block;
    const number = (match - shift) / block;
    if (shift === 0) {
      this.blockSums?.begin();
      this.groupSums.begin();
    }
    this.playToEnd(match, shift, number);
    tally.games += 1;
    this.events.closeMatch();
    matchResult.ended = rules.actor(state) === OVER;
    if (matchResult.ended) this.countEnded(match, shift);
    else tally.unfinished += 1;
    if (shift === block - 1) this.groupSums.close(tally.groups, number);
    if (this.rows !== undefined) this.writeMatch(match, shift, number);
    return matchResult;
  }

  /** The log of one match. */
  logOf(match: number): readonly Entry[] {
    this.log = [];
    this.playMatch(match);
    const { log } = this;
    this.log = undefined;
    return log;
  }

  private writeMatch(match: number, shift: number, dice: number): void {
    const { matchResult: result, events } = this;
    const { to, choice } = this.rows!;
    to.addMatch({
      match,
      dice,
      choice,
      result,
      bots: this.botIndexes(shift).map((bot) => this.experiment.bots[bot]!),
      outcome: result.outcome,
      clauses: events.clausesOfMatch(),
    });
  }

  /** The index of the bot at each seat: bot b sits at seat b + shift. */
  private botIndexes(shift: number): readonly number[] {
    const { bots } = this.experiment;
    return bots.map((_, seat) => (seat - shift + bots.length) % bots.length);
  }

  private writeMove(
    played: {
      readonly match: number;
      readonly entry: number;
      readonly bot: number;
      readonly kind: string;
    },
    seat: number,
    legal: number,
    action: Action,
  ): void {
    const { to, choice } = this.rows!;
    const { rules, state, experiment, pace } = this;
    const form = to.request.moves;
    if (form === undefined) return;
    const { match, entry, bot, kind } = played;
    const row = moveRow(form, rules, state, action, {
      match,
      choice,
      entry,
      turn: rules.turn(state),
      seat,
      legal,
      kind,
      bot: experiment.bots[bot]!,
      seconds: legal > 1 ? pace.decision : 0,
    });
    to.addMove(row);
  }

  private playToEnd(match: number, shift: number, key: number): void {
    const { rules, state, tally, matchResult } = this;
    const { seed } = this.experiment;
    const dice = new KeyedDice(seed, key);
    // No seed of a person equals this one: people's seeds have no line break.
    const redrawnDice = this.redraws ? new KeyedDice(`${seed}\n`, key) : dice;
    // Each bot draws from its own stream.
    const botAt = this.botIndexes(shift);
    const randoms = botAt.map((bot) =>
      (this.redrawsBots ? redrawnDice : dice).random(`bot:${bot}`),
    );
    const analysed = isAnalysed(this.experiment, match);
    for (const bot of this.bots) bot.begin?.();
    rules.copy(this.startState, state);
    this.drawn.fill(0);
    if (analysed) this.positions!.begin();
    this.kinds.begin(this.looksInto && isLookedInto(this.experiment, match));
    this.waits?.begin();
    this.early?.begin();
    const weighs = isWeighed(this.experiment, match);
    if (weighs) this.choices!.begin(dice.random(`choices:${shift}`));

    let decisions = 0;
    let real = 0;
    let legalSum = 0;
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
        if (analysed) this.positions!.add(now, state);
      }
      let action: Action;
      if (actor === CHANCE) {
        draws += 1;
        this.waits?.draw();
        action = this.draw(dice, redrawnDice);
        if (steps === 0 && this.lot !== undefined) this.order = this.lot.order(action, rules.seats);
      } else {
        const legal = rules.count(state);
        decisions += 1;
        legalSum += legal;
        count(tally.choices, legal);
        if (legal === 1) action = rules.nth(state, 0);
        else {
          real += 1;
          this.waits?.choose(actor);
          action = this.bots[botAt[actor]!]!.choose(state, randoms[actor]!);
          if (weighs) this.choices!.offer(state, this.drawn, steps, actor, action);
        }
        const kind = this.kinds.add(state, legal, action);
        if (this.rows !== undefined)
          this.writeMove(
            { match, entry: steps + 1, bot: botAt[actor]!, kind },
            actor,
            legal,
            action,
          );
      }
      hash = mix(hash, action);
      this.log?.push({ actor, action });
      this.early?.advance(now, steps, real, draws);
      rules.apply(state, action, this.events);
      actor = rules.actor(state);
    }
    matchResult.hash = hash;
    matchResult.decisions = decisions;
    matchResult.real = real;
    matchResult.legal = legalSum;
    matchResult.draws = draws;
    matchResult.outcome = undefined;
    matchResult.order = this.order;
    matchResult.early = [];
    if (actor !== OVER) return;
    if (turn > 0 && real === realBefore) dead += 1;
    count(tally.decisions, decisions);
    count(tally.real, real);
    count(tally.dead, dead);
    const seconds = real * this.pace.decision + draws * this.pace.chance;
    matchResult.dead = dead;
    matchResult.minutes = Math.round(seconds / 60);
    matchResult.seconds = Math.round(seconds);
    count(tally.seconds, matchResult.seconds);
    count(tally.minutes, matchResult.minutes);
    keepExtreme(tally.extremes, 'busiest', { value: real, match });
  }

  private countEnded(match: number, shift: number): void {
    const { rules, state, tally, matchResult } = this;
    const outcome = rules.outcome(state);
    matchResult.outcome = outcome;
    matchResult.turns = rules.turn(state);
    matchResult.points = pointsOf(rules, outcome);
    matchResult.points.forEach((each, side) => count(tally.points[side]!, each));
    matchResult.places = this.order.map((seat) => matchResult.points[seat]!);
    countPlaces(tally, matchResult.places);
    if (this.lot?.alike(rules.seats) === true) tally.alike += 1;
    matchResult.credit = creditOf(rules, outcome);
    matchResult.credit.forEach((each, side) => count(tally.credit[side]!, each));
    count(tally.length, matchResult.turns);
    countOutcome(tally, outcome);
    this.groupSums.add(matchResult);
    const number = (match - shift) / this.block;
    this.kinds.close(tally.moves, number);
    this.waits?.close(tally.waits, number);
    if (this.early !== undefined) {
      matchResult.early = this.early.close(matchResult.turns);
      countEarlyEnds(tally.early, matchResult.early, matchResult.turns);
    }
    if (this.experiment.grouped === true) {
      addWeighed(tally.grouped, 'n', number, 1);
      addWeighed(tally.grouped, 'draws', number, matchResult.draws);
      for (const [name, value] of matchNumbers(matchResult))
        addWeighed(tally.grouped, name, number, value);
      countTimed(tally, matchResult);
    }
    if (isWeighed(this.experiment, match)) this.choices!.close(tally.weighed, match, number);
    keepExtreme(tally.extremes, 'longest', { value: matchResult.turns, match });
    keepExtreme(tally.extremes, 'shortest', { value: -matchResult.turns, match });
    if (this.blockSums !== undefined) {
      this.blockSums.add(matchResult, outcome, shift);
      if (shift === this.block - 1) this.blockSums.close(tally.blocks);
    }
    if (isAnalysed(this.experiment, match)) this.analyse(match, shift, outcome);
  }

  /** Analyses the match that has just ended: plays out the positions that were kept. */
  private analyse(match: number, shift: number, { winners }: Outcome): void {
    const { rules, tally, block, experiment } = this;
    const dice = new KeyedDice(experiment.seed, (match - shift) / block);
    const estimates = this.positions!.all().map(({ turn, state }) =>
      this.estimator!.estimate(state, dice.random(`look:${turn}`), shift),
    );
    const lowest = countDecisiveness(tally.looked, estimates, resultCode(rules, winners));
    keepExtreme(tally.extremes, 'turnaround', { value: 100 - lowest, match });
  }

  /** Draws by the name of the stream and the position in it, so that variants of a game meet the same dice. */
  private draw(dice: KeyedDice, redrawnDice: KeyedDice): Action {
    const { rules, state, drawn } = this;
    const stream = rules.stream(state);
    const total = rules.totalWeight(state);
    const source = this.redrawn[stream]! ? redrawnDice : dice;
    const share = source.draw(rules.streams[stream]!, drawn[stream]!, total);
    drawn[stream]! += 1;
    return total === rules.count(state) ? rules.nth(state, share) : outcomeAt(rules, state, share);
  }
}
