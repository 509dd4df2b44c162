import { CHANCE, KeyedDice, OVER, outcomeAt, parseOptions, type BotGame } from '@glade/engine';
import { botsFor } from '../src/core.ts';
import { ChanceEstimator } from '../src/play/playouts.ts';
import type { ChanceEstimate } from '../src/tally/decisiveness.ts';

/** Matches in which forecasts are compared with outcomes. */
export interface Trial {
  readonly game: BotGame;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The bot in each seat. */
  readonly bots: readonly string[];
  readonly matches: number;
  /** Forecasts are made every this many turns. The first such turn moves on from match to match. */
  readonly turnsBetween: number;
  /** Playouts for each of the two forecasts at a turn. */
  readonly playouts: number;
}

/** The forecasts in one tenth of the scale and their outcomes. */
interface Bin {
  /** The lowest chance in this bin. */
  readonly from: number;
  readonly looks: number;
  readonly matches: number;
  /** The mean forecast, 0 to 1, and the mean outcome: 1 won, a part of a shared win, 0. */
  readonly forecast: number;
  readonly outcome: number;
  /** Half the width of the interval around the forecast in which the outcome must lie. */
  readonly margin: number;
}

export interface Calibration {
  readonly bins: readonly Bin[];
  /** All forecasts together. */
  readonly all: Bin;
  /** The sum of all sides' chances that was farthest from 100 %. */
  readonly farthest: number;
  readonly cut: number;
}

/**
 * Compares forecasts in ten bins with outcomes. At each turn two forecasts are made. The first chooses the bin and the
 * second is compared, since an extreme estimate tends to be followed by a less extreme one. In each match one side is
 * followed, in turn each seat and nobody. The turns are chosen before the match, so nothing that happens later decides
 * what is counted. All forecasts of one match count as alike, which can only make the interval too wide. `sigmas`: the
 * width of the interval in standard errors.
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

  /** Adds the forecasts of one match that fell into this bin, and the outcome. */
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
    // Shifted away from 0 and 1, where a few equal forecasts would give an interval without width.
    const chance = (this.forecast + 1) / (looks + 2);
    const margin =
      (sigmas * Math.sqrt(chance * (1 - chance) * (1 + 1 / playouts) * squares)) / looks;
    const [forecast, outcome] = [this.forecast / looks, this.outcome / looks];
    return { from, looks, matches, forecast, outcome, margin };
  }
}
