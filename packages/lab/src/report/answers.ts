import type { Comparison, Tested, Variant } from '../questions/compare.ts';
import type { Ladder } from '../questions/ladder.ts';
import type { Luck } from '../questions/luck.ts';
import type { Rulings } from '../questions/rulings.ts';
import type { Asked } from '../questions/run.ts';
import type { Stronger } from '../questions/stronger.ts';
import type { Setting, Tuning } from '../questions/tune.ts';
import type { Estimate } from '../statistics/intervals.ts';
import type { Part, Sheet } from './sheet.ts';
import { nameOf, Numbers, type Say } from './words.ts';

/** At 5 %, after the correction for everything that was asked at once. */
const SURE = 0.05;

/** Writes answers as sheets. `say` knows `labText` and the game's own words. */
export class Answers {
  private readonly say: Say;
  private readonly numbers: Numbers;

  constructor(say: Say) {
    this.say = say;
    this.numbers = new Numbers(say.language);
  }

  compare(found: Comparison, command: string): Sheet {
    const { say } = this;
    const levels = [found.base, ...found.variants];
    const shares = levels.flatMap(({ name, shares: each }) =>
      each.map((share, side) => ({ name: `${name}${this.side(each.length, side)}`, ...share })),
    );
    const notes = [say('lab.compare.paired'), say('lab.holm', { n: this.asked(found.variants) })];
    return this.sheet('lab.compare', found, command, [
      {
        heading: say('lab.compare.shares'),
        notes: [],
        table: {
          heads: ['', say('lab.share'), say('lab.range'), say('lab.length.axis')],
          rows: levels.flatMap(({ name, shares: each, turns }) =>
            each.map((share, side) => [
              name + this.side(each.length, side),
              this.percent(share.value),
              this.range(share),
              this.numbers.of(turns),
            ]),
          ),
        },
        plot: {
          kind: 'shares',
          label: say('lab.compare.shares'),
          rows: shares.map((row) => ({ ...row, text: this.percent(row.value) })),
        },
      },
      this.differences(say('lab.compare.differences'), notes, found.variants),
    ]);
  }

  rulings(found: Rulings, command: string): Sheet {
    const { say } = this;
    const named = found.rulings.map((ruling) => ({
      ...ruling,
      name: `${ruling.name} (${ruling.clauses.join(', ')})`,
    }));
    const notes = [
      say('lab.rulings.lead'),
      say('lab.holm', { n: this.asked(named) }),
      ...(found.idle.length === 0
        ? []
        : [say('lab.rulings.idle', { list: found.idle.join(', ') })]),
    ];
    const heading = say('lab.compare.differences');
    return this.sheet('lab.rulings', found, command, [this.differences(heading, notes, named)]);
  }

  tune(found: Tuning, command: string): Sheet {
    const { say } = this;
    const { target, finalists, tried, met } = found;
    const best = finalists[0]!;
    const of = target.of === 'win' ? this.percent : this.plain;
    const told = {
      name: best.name,
      value: of(best.reached.value),
      low: of(best.reached.low),
      high: of(best.reached.high),
      target: of(target.value),
    };
    const part = (heading: string, notes: readonly string[], rows: readonly Setting[]): Part => ({
      heading,
      notes,
      table: {
        heads: ['', say(`lab.tune.${target.of}`), say('lab.range.joint'), say('lab.matches')],
        rows: rows.map(({ name, reached }) => [
          name,
          of(reached.value),
          `${of(reached.low)} – ${of(reached.high)}`,
          this.numbers.of(reached.n),
        ]),
      },
    });
    return this.sheet('lab.tune', found, command, [
      part(
        say('lab.tune.finalists'),
        [say(met ? 'lab.tune.met' : 'lab.tune.missed', told), say('lab.tune.fair')],
        finalists,
      ),
      part(say('lab.tune.tried'), [], tried),
    ]);
  }

  ladder(found: Ladder, command: string): Sheet {
    const { say } = this;
    const { rungs, lowest, depth } = found;
    const rows = rungs.map(({ bot, below, gain, share }) => [
      say('lab.ladder.rung', { bot, below }),
      this.signed(gain.value),
      this.signedRange(gain),
      this.p(gain),
      share === undefined ? '' : this.percent(share.value),
    ]);
    const notes = [
      say(lowest === undefined ? 'lab.ladder.rivals' : 'lab.ladder.team'),
      say('lab.ladder.depth', { depth, rungs: rungs.length }),
      ...(lowest === undefined
        ? []
        : [say('lab.ladder.lowest', { bot: found.bots[0]!, share: this.percent(lowest.value) })]),
    ];
    return this.sheet('lab.ladder', found, command, [
      {
        heading: say('lab.ladder.gain'),
        notes,
        table: {
          heads: ['', say('lab.gain'), say('lab.range'), say('lab.p'), say('lab.win')],
          rows,
        },
        plot: {
          kind: 'differences',
          label: say('lab.ladder.gain'),
          rows: rungs.map(({ bot, gain }) => ({
            name: bot,
            ...gain,
            text: this.signed(gain.value),
          })),
        },
      },
    ]);
  }

  stronger(found: Stronger, command: string): Sheet {
    const { say } = this;
    const { bot, than, claim, played, seen, verdict, ratio, bound } = found;
    const args = {
      bot,
      than,
      low: this.signed(claim.low),
      high: this.signed(claim.high),
      played,
      seen: this.signed(seen),
      ratio: this.numbers.of(ratio),
      bound: this.numbers.of(bound),
    };
    const notes = [
      say(`lab.stronger.${verdict}`, args),
      say('lab.stronger.seen', args),
      say('lab.stronger.how', args),
    ];
    return this.sheet('lab.stronger', found, command, [
      { heading: say('lab.stronger.answer'), notes },
    ]);
  }

  luck(found: Luck, command: string): Sheet {
    const { say } = this;
    const rows = found.sources.map(({ stream, alone, together }) => [
      this.stream(stream),
      this.percent(alone.value),
      this.range(alone),
      this.percent(together.value),
      this.range(together),
    ]);
    const skill =
      found.among.length < 2
        ? []
        : [
            say('lab.luck.skill', {
              share: this.percent(found.skill),
              bots: this.list(found.among),
            }),
          ];
    return this.sheet('lab.luck', found, command, [
      {
        heading: say('lab.luck.sources'),
        notes: [say('lab.luck.lead'), ...skill],
        table: {
          heads: [
            '',
            say('lab.luck.alone'),
            say('lab.range'),
            say('lab.luck.together'),
            say('lab.range'),
          ],
          rows,
        },
        plot: {
          kind: 'shares',
          label: say('lab.luck.together'),
          rows: found.sources.map(({ stream, together }) => ({
            name: this.stream(stream),
            ...together,
            text: this.percent(together.value),
          })),
        },
      },
    ]);
  }

  private sheet(
    key: string,
    { game, games, bots, seed, version }: Asked,
    command: string,
    parts: readonly Part[],
  ): Sheet {
    const { say } = this;
    const names = this.list([...new Set(bots)]);
    return {
      title: say(`${key}.title`, { game: nameOf(say, game) }),
      lead: say('lab.asked', { games, bots: names, seed, version }),
      parts,
      command,
    };
  }

  private differences(
    heading: string,
    notes: readonly string[],
    variants: readonly Pick<Variant, 'name' | 'differences' | 'longer' | 'alike'>[],
  ): Part {
    const { say } = this;
    return {
      heading,
      notes,
      table: {
        heads: [
          '',
          say('lab.difference'),
          say('lab.range'),
          say('lab.p'),
          say('lab.longer'),
          say('lab.alike'),
        ],
        rows: variants.flatMap(({ name, differences, longer, alike }) =>
          differences.map((each, side) => [
            name + this.side(differences.length, side),
            this.signed(each.value),
            this.signedRange(each),
            this.p(each),
            `${this.plainSigned(longer.value)}${longer.adjusted < SURE ? ' *' : ''}`,
            this.percent(alike.value),
          ]),
        ),
      },
      plot: {
        kind: 'differences',
        label: heading,
        rows: variants.flatMap(({ name, differences }) =>
          differences.map((each, side) => ({
            name: name + this.side(differences.length, side),
            ...each,
            text: this.signed(each.value),
          })),
        ),
      },
    };
  }

  /** How many tests a study made: one for each difference, and one for the length. */
  private asked(variants: readonly Pick<Variant, 'differences'>[]): number {
    return variants.reduce((sum, { differences }) => sum + differences.length + 1, 0);
  }

  private side(sides: number, side: number): string {
    return sides === 1 ? '' : `, ${this.say('lab.side', { seat: side + 1 })}`;
  }

  private stream(name: string): string {
    const key = `stream.${name}`;
    if (name === 'bot') return this.say('lab.luck.bot');
    return this.say.has(key) ? this.say(key) : name;
  }

  private list(names: readonly string[]): string {
    return new Intl.ListFormat(this.say.language).format(names);
  }

  private readonly percent = (share: number): string => this.numbers.percent(share);
  private readonly plain = (value: number): string => this.numbers.of(value);

  private range({ low, high }: Estimate): string {
    return this.say('lab.range.of', { low: this.percent(low), high: this.percent(high) });
  }

  private signed(value: number): string {
    return this.numbers.points(value);
  }

  private plainSigned(value: number): string {
    return this.numbers.signed(value);
  }

  private signedRange({ low, high }: Estimate): string {
    return `${this.signed(low)} … ${this.signed(high)}`;
  }

  /** The corrected p-value, with a star where the difference is sure. */
  private p({ adjusted }: Tested): string {
    return this.numbers.p(adjusted);
  }
}
