import { spacedPercent } from '@glade/engine';
import type { Estimate } from '../statistics/intervals.ts';
import { fromTo, numberTold } from '../text/italian-article.ts';
import { boundAbove, boundBelow } from '../text/range-text.ts';
import type { Say } from '../text/say.ts';
import { isClear } from './is-clear.ts';
import type { Decision, Review, TurningPoint } from './review.ts';
import { turnSpans } from './turn-spans.ts';

/** Says how a review went for one side, in sentences. */
export class ReviewTeller {
  private readonly say: Say;
  private readonly review: Review;
  private readonly percent: Intl.NumberFormat;
  private readonly place: Intl.NumberFormat;
  private readonly whole: Intl.NumberFormat;
  /** What a turn is called. */
  readonly nameTurn: (turn: number) => string;

  /**
   * `say` knows `reviewText` and the words of the game. `nameTurn` says what a turn is called where the match is shown; without
   * it turns have their numbers, as in a record.
   */
  constructor(say: Say, review: Review, nameTurn?: (turn: number) => string) {
    this.say = say;
    this.review = review;
    this.nameTurn =
      nameTurn ??
      ((turn) => (turn === 0 ? say('review.turn.name.setup') : say('review.turn.name', { turn })));
    this.percent = new Intl.NumberFormat(say.language, { style: 'percent' });
    this.place = new Intl.NumberFormat(say.language, { maximumFractionDigits: 1 });
    this.whole = new Intl.NumberFormat(say.language, {
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
  }

  /** What the match was worth at the start, what luck and choices changed, and when it turned. */
  summary(side: number): readonly string[] {
    const { review, say } = this;
    const { start, luck, own, others } = review.sides[side]!;
    const { stake } = review;
    const turningPoint = this.turningPoint(side);
    return [
      this.said(`review.start.${stake}`, side, {
        value: this.share(start.value),
        range: this.shareRange(start),
      }),
      this.cause('luck', side, luck),
      this.cause('own', side, own),
      ...[this.bothWays(side)].filter((line) => line !== undefined),
      ...(review.sides.length === 1 ? [] : [this.cause('others', side, others)]),
      ...(turningPoint === undefined
        ? [say(review.progress < 1 ? 'review.turn.early' : 'review.turning.open')]
        : [
            say(turningPoint.turn === 0 ? 'review.turning.setup' : 'review.turning', {
              turn: this.nameTurn(turningPoint.turn),
              change: this.signed(turningPoint.change.value),
              range: this.range(turningPoint.change),
            }),
          ]),
    ];
  }

  /** The turn that did most for how the match ended. While there is more to be played out, only if it will hardly be another one later. */
  turningPoint(side: number): TurningPoint | undefined {
    const { progress, sides } = this.review;
    const { turningPoint } = sides[side]!;
    return progress < 1 && turningPoint?.ahead !== true ? undefined : turningPoint;
  }

  /** The turn that did most for how the match ended, and the whole match, in short sentences. */
  turn(side: number): string {
    const { decided, by, more } = this.story(side);
    return [decided, ...by, ...more].join(' ');
  }

  /**
   * What decided the match, from where to where, and what did most of it; and what is less important: which turn had gone the
   * other way before, and how the whole match went.
   */
  story(side: number): Story {
    const { review, say } = this;
    const turningPoint = this.turningPoint(side);
    if (turningPoint === undefined) {
      if (review.progress < 1) return { decided: say('review.turn.early'), by: [], more: [] };
      if (!this.isSteady(side, this.turnEnds()))
        return { decided: say('review.turn.open'), by: [], more: this.wholeMatch(side) };
      // Where it moved within turns, only how it began and ended is told: neither “always” nor “little by little”.
      const told = this.isSteady(side, review.points) ? [this.steady(side)] : this.wholeMatch(side);
      return { decided: told.join(' '), by: [], more: [] };
    }
    const { turn, from, to, change } = turningPoint;
    const way = change.value < 0 ? 'fell' : 'rose';
    const when = say(`review.turn.${turn === 0 ? 'setup' : 'most'}.${way}`, {
      turn: this.nameTurn(turn),
    });
    const what = this.said(`review.turn.${review.stake}.${way}`, side, {
      ...this.ends(from.value, to.value),
    });
    return {
      decided: `${when} ${what}`,
      by: this.by(side, turningPoint),
      more: [...this.otherWay(side), ...this.wholeMatch(side)],
    };
  }

  /** Which turn had gone the other way before, if by much. Not while there is more to be played out. */
  private otherWay(side: number): readonly string[] {
    const { progress, sides, stake } = this.review;
    const { before } = sides[side]!;
    if (progress < 1 || before === undefined || Math.abs(before.change.value) < BIG) return [];
    const { turn, from, to } = before;
    const ends = this.ends(from.value, to.value);
    return [this.say(`review.turn.before.${stake}`, { turn: this.nameTurn(turn), ...ends })];
  }

  /** What did most of what a turn changed, in a sentence, if it can be told. */
  private by(side: number, turn: TurningPoint): readonly string[] {
    const cause = this.causeOf(side, turn);
    return cause === undefined ? [] : [this.said(`review.turn.by.${cause}`, side, {})];
  }

  /** Luck, own choices or those of others: what did most of what a turn changed, if it can be told. */
  causeOf(side: number, turn: TurningPoint): (typeof CAUSES)[number] | undefined {
    const cause = CAUSES.find((each) => isMostOf(turn[each], turn.change));
    // While there is more to be played out, no cause is named that the bars beside cannot tell yet.
    const isKnown =
      cause !== undefined && (!(this.review.progress < 1) || this.isTold(side, cause));
    return isKnown ? cause : undefined;
  }

  /**
   * The turn that did the side the most good, if it did more than a little. While there is more to be played out, only if it
   * will hardly be another one later.
   */
  bestTurn(side: number): TurningPoint | undefined {
    const { progress, sides } = this.review;
    const { bestTurn } = sides[side]!;
    if (bestTurn === undefined || bestTurn.change.value < WORTH_TELLING) return undefined;
    return progress < 1 && !bestTurn.ahead ? undefined : bestTurn;
  }

  /** What is said of that turn: whether nothing helped more, and what did most of it, for luck is nobody’s doing. */
  aboutBestTurn(side: number, best: TurningPoint): string {
    const helped = this.say(best.ahead ? 'review.well.turn' : 'review.well.turn.open');
    return [helped, ...this.by(side, best)].join(' ');
  }

  /** Says how the whole match went. Not while there is more to be played out. */
  private wholeMatch(side: number): readonly string[] {
    if (this.review.progress < 1) return [];
    const { start, result } = this.review.sides[side]!;
    const from = this.worth(start.value);
    const [same, told] =
      from === this.worth(result.value)
        ? ['.same', { from }]
        : ['', this.ends(start.value, result.value)];
    return [this.said(`review.whole.${this.review.stake}${same}`, side, told)];
  }

  private isTold(side: number, cause: (typeof CAUSES)[number]): boolean {
    return isClear(this.review.sides[side]![cause]);
  }

  /** Where own choices have helped and have cost, too: how much each, because their sum alone seems too small. */
  bothWays(side: number): string | undefined {
    const { ownHelped, ownCost } = this.review.sides[side]!;
    if (ownHelped.low < MARGIN || ownCost.high > -MARGIN) return undefined;
    return this.said('review.own.both', side, {
      helped: this.points(ownHelped),
      cost: this.points(ownCost),
    });
  }

  /**
   * What the bar of a side's own choices shows: their sum where it is clear, else how much helped and how much cost where both
   * are clear, else nothing.
   */
  shows(side: number): 'sum' | 'both' | 'nothing' {
    if (this.isTold(side, 'own')) return 'sum';
    return this.bothWays(side) === undefined ? 'nothing' : 'both';
  }

  /** Why the bar of a side's own choices is empty though a better move is shown; undefined where that is not so. */
  whyEmpty(side: number): string | undefined {
    if (this.shows(side) !== 'nothing' || this.costs(side).length === 0) return undefined;
    const { low, high } = this.review.sides[side]!.own;
    return this.say(`review.bar.missed.${low === 0 && high === 0 ? 'none' : 'open'}`);
  }

  /** Where the bars do not show all of what the match changed: what they show, what it changed, and that the rest is not known. */
  restOfBars(side: number): string | undefined {
    const { start, result, luck, own, ownHelped, ownCost, others } = this.review.sides[side]!;
    const causes = this.review.sides.length > 1 ? [luck, own, others] : [luck, own];
    const clear = causes.filter(isClear);
    if (clear.length === causes.length) return undefined;
    const parts = this.shows(side) === 'both' ? [...clear, ownHelped, ownCost] : clear;
    const sum = (values: readonly number[]): number =>
      values.reduce((all, value) => all + Math.round(100 * value), 0);
    const [shown, whole] = [
      sum(parts.map(({ value }) => value)),
      sum([result.value, -start.value]),
    ];
    return Math.abs(shown - whole) <= ROUNDED
      ? undefined
      : this.say('review.bar.rest', {
          shown: this.signed(shown / 100),
          whole: this.signed(whole / 100),
        });
  }

  /** The positions before each turn, and the last one. */
  private turnEnds(): Review['points'] {
    const { points } = this.review;
    return [...turnSpans(points).map(({ from }) => points[from]!), points.at(-1)!];
  }

  private isSteady(side: number, points: Review['points']): boolean {
    const { low, high } = lowAndHigh(points, side);
    return high - low <= STEADY;
  }

  /** Says that the value hardly moved, and between which two values it stayed. */
  private steady(side: number): string {
    const { low, high } = lowAndHigh(this.review.points, side);
    const [from, to] = [this.worth(low), this.worth(high)];
    return from === to
      ? this.say('review.turn.always', { from: this.told(from) })
      : this.say('review.turn.steady', {
          from: this.told(from),
          to: this.told(to),
        });
  }

  /** How much one cause changed, in a few words: “helped: 39”. `what` says whose words are used; `own`: whose own choices it is. */
  change(what: 'luck' | 'choices', change: Estimate, own?: number): string {
    if (own !== undefined && this.shows(own) === 'both') {
      const { ownHelped, ownCost } = this.review.sides[own]!;
      return this.say('review.bar.choices.both', {
        helped: hundredths(ownHelped.value),
        cost: hundredths(ownCost.value),
      });
    }
    if (!isClear(change) && own !== undefined && this.costs(own).length > 0)
      return this.say('review.bar.choices.missed');
    if (change.low === 0 && change.high === 0) return this.say(`review.bar.${what}.none`);
    if (!isClear(change)) return this.say('review.bar.open');
    const way = change.value < 0 ? 'cost' : 'gain';
    return this.say(`review.bar.${what}.${way}`, {
      points: Math.abs(Math.round(100 * change.value)),
    });
  }

  /** The worth before and after, as they are said after “from” and “to”; a place as it is, because words stand before it. */
  private ends(before: number, after: number): { readonly from: string; readonly to: string } {
    const [from, to] = [this.worth(before), this.worth(after)];
    return this.review.stake === 'place' ? { from, to } : fromTo(this.say.language, from, to);
  }

  /** A share as it is said in a sentence; a place as it is. */
  private told(worth: string): string {
    return this.review.stake === 'place' ? worth : numberTold(this.say.language, worth);
  }

  /** A value in its own unit: a share in whole percents, or the place to be expected, from 1 on. */
  worth(value: number): string {
    const { stake, sides } = this.review;
    if (stake !== 'place') return this.share(value);
    return this.place.format(sides.length - value * (sides.length - 1));
  }

  /**
   * The side's best decisions: those that were better than the other moves by more than a little, also where people slip. What is
   * proven is so if all play perfectly.
   */
  well(side: number): readonly Decision[] {
    return this.review.sides[side]!.well.filter(
      ({ gain, slippedGain }) => gain.low > MARGIN && slippedGain.low > MARGIN,
    );
  }

  /**
   * The side's costliest decisions, of those that clearly cost something: a point, when rounded, because a proof finds less, too.
   * The one comes first that cost most by the numbers that are told.
   */
  costs(side: number): readonly Decision[] {
    return this.review.sides[side]!.costs.filter(
      ({ loss }) => loss.low > 0 && Math.round(100 * loss.value) > 0,
    ).toSorted((a, b) => b.loss.value - a.loss.value);
  }

  /**
   * What is said where the bots can show no single better move: what the side's choices cost together, if they clearly cost
   * something.
   */
  noCosts(side: number): string {
    const { own } = this.review.sides[side]!;
    return this.ownCosts(side)
      ? this.said('review.costs.many', side, { points: this.points(own) })
      : this.say('review.costs.none');
  }

  /** Said where the moves that are named cost less than half of what all of the side's choices cost; else undefined. */
  restOfCosts(side: number): string | undefined {
    const { own } = this.review.sides[side]!;
    const named = this.costs(side).reduce((sum, { loss }) => sum + loss.value, 0);
    return this.ownCosts(side) && named < -own.value / 2
      ? this.said('review.costs.part', side, { points: this.points(own) })
      : undefined;
  }

  private ownCosts(side: number): boolean {
    const { own } = this.review.sides[side]!;
    return isClear(own) && Math.round(100 * own.value) < 0;
  }

  /**
   * The entries of the side at which it seems to have lost most against what the bot would have done, the costliest first. They
   * are named where no better move is known.
   */
  dearest(side: number): readonly number[] {
    const { steps, sides } = this.review;
    const lost = (at: number): Estimate => steps[at]!.changes[side]!;
    return steps
      .flatMap(({ cause, actor }, at) =>
        cause === 'choice' && (sides.length === 1 || actor === side) && lost(at).high < 0
          ? [at]
          : [],
      )
      .filter((at) => Math.round(100 * lost(at).value) < 0)
      .toSorted((a, b) => lost(a).value - lost(b).value)
      .slice(0, MOST_DEAR);
  }

  /** How much better the better move is than what was played, and whether that is proven, without the range, which stands in `costLine`. */
  aboutCost({ loss, exact, proven }: Decision): string {
    const told = this.about('review.about', loss);
    return exact || proven ? `${told} ${this.say('review.about.proven')}` : told;
  }

  /** How much better a good move was than the others on average, without the range, which stands in `wellLine`. */
  aboutWell({ gain }: Decision): string {
    return this.about('review.about.well', gain);
  }

  private about(key: string, change: Estimate): string {
    const { stake } = this.review;
    const n = hundredths(change.value);
    const most = stake === 'win' && n >= ALMOST_ALL ? '.most' : '';
    return this.say(
      `${key}.${stake}${most}`,
      stake === 'place' ? { more: this.more(change) } : { n },
    );
  }

  wellLine({ turn, gain, proven }: Decision, played: string): string {
    return this.say(`review.well.${proven ? 'proven' : 'line'}`, {
      turn: this.nameTurn(turn),
      played,
      more: this.more(gain),
      range: this.size(gain),
    });
  }

  costLine({ turn, loss, exact, proven }: Decision, played: string, better: string): string {
    const kind = exact ? 'exact' : proven ? 'proven' : 'line';
    return this.say(`review.costs.${kind}`, {
      turn: this.nameTurn(turn),
      played,
      better,
      more: this.more(loss),
      range: this.size(loss),
    });
  }

  /** How all of this was found. `bot` is what people call the bot, as in “the steady bot”. */
  method(side: number, bot: string, secret: boolean): readonly string[] {
    const { say, review } = this;
    const { examined, decisions } = review.sides[side]!;
    return [
      `${say(`review.bar.scale.${review.stake}`)} ${say('review.scale', { bot })}`,
      say('review.method', { bot, playouts: review.playouts }),
      ...(secret ? [say('review.secrets')] : []),
      ...(examined < decisions ? [say('review.examined', { examined, decisions })] : []),
      ...(review.cut > 0 ? [say('review.cut', { n: review.cut })] : []),
    ];
  }

  /** A share in whole percents. */
  share(value: number): string {
    return this.written(value + 0);
  }

  /** The interval of a share, in whole percents rounded outwards. */
  shareRange({ low, high }: Estimate): string {
    return this.say('review.range', {
      low: this.written(Math.max(0, boundBelow(low, 2))),
      high: this.written(Math.max(0, boundAbove(high, 2))),
    });
  }

  /** As the texts write it: `65%`, and in Italian `65 %`. */
  private written(share: number): string {
    return spacedPercent(this.percent.format(share), this.say.language);
  }

  /** The size of a change that is clear: the interval without signs. */
  private size({ value, low, high }: Estimate): string {
    const ends = value < 0 ? { low: -high, high: -low } : { low, high };
    return this.say('review.range', {
      low: Math.max(0, boundBelow(100 * ends.low, 0)),
      high: boundAbove(100 * ends.high, 0),
    });
  }

  /** A change in hundredths, with its sign. */
  signed(value: number): string {
    return this.whole.format(Math.round(100 * value));
  }

  /** The interval of a change in hundredths, rounded outwards, with signs. */
  range({ low, high }: Estimate): string {
    return this.say('review.range', {
      low: this.whole.format(boundBelow(100 * low, 0)),
      high: this.whole.format(boundAbove(100 * high, 0)),
    });
  }

  /** The size of a change as what is played for: wins in 100 matches, homes in 100. A game’s own points are something else. */
  private points({ value }: Estimate): string {
    return this.say(`review.points.${this.review.stake}`, { n: hundredths(value) });
  }

  /** The same, as so much more. */
  private more({ value }: Estimate): string {
    return this.say(`review.more.${this.review.stake}`, { n: hundredths(value) });
  }

  private cause(what: 'luck' | 'own' | 'others', side: number, change: Estimate): string {
    // Where a better move is shown, the choices are not called as good as can be.
    const missed = what === 'own' && this.costs(side).length > 0 ? '.missed' : '';
    if (change.low === 0 && change.high === 0) return this.say(`review.${what}.none${missed}`);
    const way = !isClear(change) ? `open${missed}` : change.value < 0 ? 'cost' : 'gain';
    return this.said(`review.${what}.${way}`, side, {
      points: this.points(change),
      range: isClear(change) ? this.size(change) : this.range(change),
    });
  }

  private said(key: string, side: number, args: Readonly<Record<string, string>>): string {
    const team = `${key}.team`;
    return this.review.team && this.say.has(team)
      ? this.say(team, args)
      : this.say(key, { ...args, player: side + 1 });
  }
}

/** What decided a match, in sentences. */
interface Story {
  readonly decided: string;
  /** What did most of it; none if that cannot be told. */
  readonly by: readonly string[];
  readonly more: readonly string[];
}

/** The lowest and the highest value for a side at these positions. */
function lowAndHigh(
  points: Review['points'],
  side: number,
): { readonly low: number; readonly high: number } {
  const values = points.map((each) => each.values[side]!.value);
  return { low: Math.min(...values), high: Math.max(...values) };
}

const hundredths = (value: number): number => Math.abs(Math.round(100 * value));

/** From so many in 100 on, almost every match is meant. */
const ALMOST_ALL = 90;

/** Less than this is not praised, nor told apart. */
const MARGIN = 0.05;

/** What went the other way before is told from this size on. */
const BIG = 0.1;

/** A rise by less is not told. */
const WORTH_TELLING = 0.02;

/** Whole numbers that are shown may miss their sum by so much. */
const ROUNDED = 2;

/** How many entries are named where no better move is known. */
const MOST_DEAR = 3;

/** How far the values of a match may lie apart that hardly moved. */
const STEADY = 0.1;

/** What can change a value, with the words for it. */
const CAUSES = ['luck', 'own', 'others'] as const;

/** Whether the cause clearly counted, and seems to have done more than half of the change. */
const isMostOf = (cause: Estimate, change: Estimate): boolean =>
  isClear(cause) && cause.value / change.value > 0.5;
