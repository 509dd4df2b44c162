import {
  CHANCE,
  KeyedDice,
  OVER,
  outcomeAt,
  type Action,
  type Game,
  type Policy,
  type Random,
  type Rules,
} from '@glade/engine';
import type { Experiment, Shard } from './experiment.ts';
import { Fired } from './fired.ts';
import { count } from './histogram.ts';
import { playersFor } from './players.ts';
import { countOutcome, emptyTally, type Tally } from './tally.ts';

/** Plays matches of one experiment. Match i is the same whoever plays it, and whatever was played before. */
export class Player {
  private readonly experiment: Experiment;
  private readonly rules: Rules;
  private readonly players: readonly Policy[];
  private readonly start: object;
  private readonly state: object;
  private readonly drawn: number[];
  private readonly fired = new Fired();
  private readonly tally: Tally;

  constructor(game: Game, experiment: Experiment) {
    this.experiment = experiment;
    this.rules = game.rules(experiment.options);
    const players = playersFor(game, this.rules, experiment.bots);
    if (!players.ok) throw new Error(players.problem.code);
    this.players = players.value;
    this.start = this.rules.create();
    this.state = this.rules.create();
    this.drawn = this.rules.streams.map(() => 0);
    this.tally = emptyTally(this.rules.seats);
  }

  /** Plays the matches of a shard and adds them up. */
  play({ from, to }: Shard): void {
    for (let match = from; match < to; match++) this.playMatch(match);
  }

  /** What all matches played so far came to. */
  result(): Tally {
    return { ...this.tally, clauses: this.fired.counts() };
  }

  private playMatch(match: number): void {
    const { rules, state, tally, players } = this;
    const dice = new KeyedDice(this.experiment.seed, match);
    const randoms = players.map((_, seat) => dice.random(`bot:${seat}`));
    for (const player of players) player.begin?.();
    rules.copy(this.start, state);
    this.drawn.fill(0);

    let decisions = 0;
    let steps = 0;
    let actor = rules.actor(state);
    while (actor !== OVER && steps < rules.bounds.steps) {
      let action: Action;
      if (actor === CHANCE) {
        action = this.draw(dice);
      } else {
        decisions += 1;
        count(tally.choices, rules.count(state));
        action = this.decide(actor, randoms[actor]!);
      }
      rules.apply(state, action, this.fired);
      steps += 1;
      actor = rules.actor(state);
    }
    tally.games += 1;
    this.fired.close();
    if (actor !== OVER) {
      tally.unfinished += 1;
      return;
    }
    count(tally.decisions, decisions);
    count(tally.length, rules.turn(state));
    countOutcome(tally, rules.outcome(state));
  }

  private decide(seat: number, random: Random): Action {
    const { rules, state } = this;
    return rules.count(state) === 1
      ? rules.nth(state, 0)
      : this.players[seat]!.choose(state, random);
  }

  /** Keyed by stream and position in it, so that variants of a game meet the same dice. */
  private draw(dice: KeyedDice): Action {
    const { rules, state, drawn } = this;
    const stream = rules.stream(state);
    const total = rules.totalWeight(state);
    const share = dice.draw(rules.streams[stream]!, drawn[stream]!, total);
    drawn[stream]! += 1;
    return total === rules.count(state) ? rules.nth(state, share) : outcomeAt(rules, state, share);
  }
}
