import type { Game } from '@glade/engine';
import type { Comparison } from '../questions/compare.ts';
import type { Ladder, Rung } from '../questions/ladder.ts';
import type { Luck } from '../questions/luck.ts';
import type { Rulings } from '../questions/rulings.ts';
import type { Stronger } from '../questions/stronger.ts';
import type { Tuning } from '../questions/tune.ts';
import { compareSheet, rulingsSheet } from './difference-sheets.ts';
import { luckSheet } from './luck-sheet.ts';
import { tuneSheet } from './tune-sheet.ts';
import { around } from '../charts/interval-chart.ts';
import type { Sheet } from './sheet.ts';
import { sure, Writer } from './sheet-writer.ts';
import { codeWords, type Say } from '../text/say.ts';

/** Whether a bot surely gains less than nothing on the one below it. */
const isWeaker = ({ gain }: Rung): boolean => sure(gain) && gain.value < 0;

/** Writes answers as sheets. `say` knows `labText` and the game's own words; the game, what its own values are called. */
export class Answers {
  private readonly to: Writer;

  constructor(say: Say, game?: Game) {
    this.to = new Writer(say, game);
  }

  compare(found: Comparison, command: string): Sheet {
    return compareSheet(this.to, found, command);
  }

  rulings(found: Rulings, command: string): Sheet {
    return rulingsSheet(this.to, found, command);
  }

  tune(found: Tuning, command: string): Sheet {
    return tuneSheet(this.to, found, command);
  }

  luck(found: Luck, command: string): Sheet {
    return luckSheet(this.to, found, command);
  }

  ladder(found: Ladder, command: string): Sheet {
    const { to } = this;
    const { say } = to;
    const { rungs, lowest, depth } = found;
    const team = lowest !== undefined;
    const rows = rungs.map(({ bot, below, gain, share }) => [
      say('lab.ladder.rung', { bot, below }),
      to.points(gain.value),
      to.span(gain),
      to.p(gain),
      to.of(gain.n),
      ...(share === undefined ? [] : [`${to.percent(share.value)} (${to.range(share)})`]),
    ]);
    const heads = ['lab.gain', 'lab.range', 'lab.p', team ? 'lab.pairs' : 'lab.blocks'];
    const label = say('lab.gain');
    const [from, upTo] = around(
      rungs.flatMap(({ gain: { low, high } }) => [low, high]),
      0,
      false,
    );
    return to.sheet('lab.ladder', found, command, [
      {
        heading: say('lab.ladder.gain'),
        answer: [
          ...rungs.filter(isWeaker).map((rung) => this.weaker(rung)),
          say('lab.ladder.depth', { depth, rungs: rungs.length }),
        ].join(' '),
        notes: [
          say(team ? 'lab.ladder.team' : 'lab.ladder.rivals'),
          ...(team
            ? [
                say('lab.ladder.lowest', {
                  bot: found.bots[0]!,
                  share: to.percent(lowest.value),
                  range: to.range(lowest),
                }),
              ]
            : []),
        ],
        table: {
          heads: ['', ...heads.map((key) => say(key)), ...(team ? [say('lab.won')] : [])],
          rows,
        },
        plot: {
          label,
          rows: rungs.map(({ bot, below, gain }) => ({
            name: say('lab.ladder.rung', { bot, below }),
            ...gain,
            text: to.points(gain.value) + (sure(gain) ? ' *' : ''),
          })),
          scale: { from, to: upTo, line: 0, tick: to.points },
        },
        method: [say('lab.holm', { n: rungs.length }), say('lab.ranges.single')],
      },
    ]);
  }

  /** What a designer must not overlook: a bot that should stand lower. */
  private weaker({ bot, below, gain }: Rung): string {
    const { to } = this;
    const args = { bot, below, points: to.points(gain.value), range: to.span(gain) };
    return to.say('lab.ladder.weaker', args);
  }

  stronger(found: Stronger, command: string): Sheet {
    const { to } = this;
    const { say } = to;
    const { bot, than, claim, played, seen, verdict, ratio, bound } = found;
    const args = {
      bot,
      than,
      low: to.points(claim.low),
      high: to.points(claim.high),
      played,
      seen: to.points(seen),
      ratio: to.of(ratio),
      bound: to.of(bound),
    };
    const stopped = verdict === 'open' ? 'limit' : 'told';
    const sheet = to.sheet('lab.stronger', { ...found, games: played }, command, [
      {
        heading: say('lab.stronger.answer'),
        answer: say(`lab.stronger.${verdict}`, args),
        notes: [say(`lab.stronger.seen.${stopped}`, args)],
        method: [say('lab.stronger.how', args)],
      },
    ]);
    const { seed, version, code } = found;
    const bots = to.list([bot, than]);
    const lead = say(`lab.stronger.lead.${stopped}`, { played, bots, seed, version });
    return { ...sheet, lead: [lead, ...codeWords(say, code)].join(' ') };
  }
}
