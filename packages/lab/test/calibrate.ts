import { CHANCE, KeyedDice, OVER, outcomeAt, parseOptions, type BotGame } from '@glade/engine';
import { botsFor } from '../src/core.ts';
import { ChanceEstimator } from '../src/play/playouts.ts';
import type { ChanceEstimate } from '../src/tally/decisiveness.ts';

/** Matches in which forecasts are held against what came. */
export interface Trial {
  readonly game: BotGame;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly matches: number;
  /** A look before every so many turns, from a turn that moves on from match to match. */
  readonly turnsBetween: number;
  /** Of each of the two forecasts of a look. */
  readonly playouts: number;
}

/** A tenth of all forecasts, and what came of them. */
interface Bin {
  /** Lowest chance of this tenth. */
  readonly from: number;
  readonly looks: number;
  readonly matches: number;
  /** The mean forecast, 0 to 1, and the mean outcome: 1 won, a part of a shared win, 0. */
  readonly forecast: number;
  readonly outcome: number;
  /** Half of the interval of the forecast in which the outcome lies, for so many standard errors. */
  readonly margin: number;
}

export interface Calibration {
  readonly bins: readonly Bin[];
  /** All of them together. */
  readonly all: Bin;
  /** The chances of all sides of the looks that were farthest from 100 % together. */
  readonly farthest: number;
  readonly cut: number;
}

/**
 * Forecasts in ten bins against outcomes. Of every look two forecasts are made: by the first it is put into a bin, and
 * the second is compared, since what looks extreme in one is less so in the next. One side of each match is followed,
 * in turn each seat and nobody, and which turns are looked at is settled beforehand: so nothing that happens later
 * decides what is counted. The looks of one match are taken for wholly alike, which makes the interval too wide if
 * anything. `sigmas`: standard errors of the interval.
 */
export function calibrate(trial: Trial, sigmas: number): Calibration {
  const { game, bots, matches, turnsBetween, playouts } = trial;
  const parsed = parseOptions(game.options, { ...game.options.bulk, ...trial.options });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const rules = game.rules(parsed.value);
  const players = botsFor(game, rules, bots);
  if (!players.ok) throw new Error(players.problem.code);
  const looker = new ChanceEstimator(game, rules, bots, playouts);
  const team = rules.kind !== 'competitive';
  const sides = team ? 1 : rules.seats + 1;
  const bins = Array.from({ length: 10 }, () => new ForecastSum(playouts));
  const whole = new ForecastSum(playouts);
  let farthest = 100;
  let cut = 0;
  for (let match = 0; match < matches; match++) {
    const dice = new KeyedDice('calibration', match);
    const random = dice.random('bot');
    const side = match % sides;
    const seen: (readonly [bin: number, forecast: number])[] = [];
    const s = rules.create();
    for (let steps = 0, turn = 0; rules.actor(s) !== OVER; steps++) {
      if (steps > rules.bounds.steps) throw new Error('no end');
      const now = rules.turn(s);
      if (now !== turn && (now + match) % turnsBetween === 0) {
        const [first, second] = ['first', 'second'].map((name) =>
          looker.estimate(s, dice.random(`${name}:${now}`)),
        ) as [ChanceEstimate, ChanceEstimate];
        for (const look of [first, second]) {
          const sum = look.chances.reduce((all, each) => all + each, 0);
          if (Math.abs(sum - 100) > Math.abs(farthest - 100)) farthest = sum;
          cut += look.cut;
        }
        const bin = Math.min(9, Math.floor(first.chances[side]! / 10));
        seen.push([bin, second.chances[side]! / 100]);
      }
      turn = now;
      const actor = rules.actor(s);
      if (actor === CHANCE) rules.apply(s, outcomeAt(rules, s, random.below(rules.totalWeight(s))));
      else if (rules.count(s) === 1) rules.apply(s, rules.nth(s, 0));
      else rules.apply(s, players.value[actor]!.choose(s, random));
    }
    const { winners } = rules.outcome(s);
    const won = team ? winners.length > 0 : winners.includes(side);
    const nobody = side === rules.seats && winners.length === 0;
    const came = nobody ? 1 : won ? 1 / (team ? 1 : winners.length) : 0;
    if (seen.length > 0)
      whole.add(
        seen.map(([, forecast]) => forecast),
        came,
      );
    for (const bin of new Set(seen.map(([each]) => each)))
      bins[bin]!.add(
        seen.filter(([each]) => each === bin).map(([, forecast]) => forecast),
        came,
      );
  }
  const told = bins.map((bin, i) => bin.result(i / 10, sigmas)).filter(({ looks }) => looks > 0);
  return { bins: told, all: whole.result(0, sigmas), farthest, cut };
}

class ForecastSum {
  private readonly playouts: number;
  private looks = 0;
  private matches = 0;
  private squares = 0;
  private forecast = 0;
  private outcome = 0;

  constructor(playouts: number) {
    this.playouts = playouts;
  }

  /** The forecasts of one match that fell into this bin, and what came of it. */
  add(forecasts: readonly number[], came: number): void {
    const n = forecasts.length;
    this.matches += 1;
    this.looks += n;
    this.squares += n * n;
    this.forecast += forecasts.reduce((all, each) => all + each, 0);
    this.outcome += n * came;
  }

  result(from: number, sigmas: number): Bin {
    const { looks, matches, squares, playouts } = this;
    // A little away from 0 and 1, where a few looks that all say the same would leave no room.
    const chance = (this.forecast + 1) / (looks + 2);
    const margin =
      (sigmas * Math.sqrt(chance * (1 - chance) * (1 + 1 / playouts) * squares)) / looks;
    const [forecast, outcome] = [this.forecast / looks, this.outcome / looks];
    return { from, looks, matches, forecast, outcome, margin };
  }
}
