import { policyDriverFor, driverFor, type Driver } from '@glade/bots';
import type { BotGame, Random, SearchRules } from '@glade/engine';

/** Tells who would win from a position, by matches played out from it. */
export class Looker {
  private readonly rules: SearchRules;
  private readonly drive: Driver;
  private readonly playouts: number;
  private readonly state: object;
  private readonly score: Float64Array;

  /** Matches are played out by the game's own policy, or at random if it has none. */
  constructor(game: BotGame, rules: SearchRules, playouts: number) {
    const [policy] = Object.values(game.policies(rules));
    this.rules = rules;
    this.drive = policy === undefined ? driverFor(rules) : policyDriverFor(rules, policy);
    this.playouts = playouts;
    this.state = rules.create();
    this.score = new Float64Array(rules.seats);
  }

  /** The chance of each side in percent: of the seats, or of winning and losing where all are one team. */
  chances(from: object, random: Random): readonly number[] {
    const { rules, state, score, playouts } = this;
    const sums = Array.from(score, () => 0);
    for (let i = 0; i < playouts; i++) {
      rules.copy(from, state);
      this.drive(state, random);
      rules.score(state, score);
      for (let seat = 0; seat < sums.length; seat++) sums[seat]! += score[seat]!;
    }
    const percent = sums.map((sum) => Math.round((100 * sum) / playouts));
    return rules.kind === 'competitive' ? percent : [percent[0]!, 100 - percent[0]!];
  }
}
