import type { Game } from '@glade/engine';
import type { Comparison } from '../questions/compare.ts';
import type { Ladder, Rung } from '../questions/ladder.ts';
import type { Luck } from '../questions/luck.ts';
import type { Rulings } from '../questions/rulings.ts';
import type { People } from '../questions/people.ts';
import { peopleAnswer } from './people-answer.ts';
import type { Screening } from '../questions/screen.ts';
import { screenAnswer } from './screen-answer.ts';
import type { StrongerThan } from '../report/stronger-bot.ts';
import type { Stronger } from '../questions/stronger.ts';
import type { Tuning } from '../questions/tune.ts';
import { compareAnswer, rulingsAnswer } from './difference-answers.ts';
import { withDifferingPart } from './differing-part.ts';
import type { DifferingLinks } from '../questions/differing-links.ts';
import { luckAnswer } from './luck-answer.ts';
import type { SoFar } from '../questions/so-far.ts';
import { soFarAnswer } from './so-far-answer.ts';
import { tuneAnswer } from './tune-answer.ts';
import { axisRange } from '../charts/interval-chart.ts';
import type { WrittenAnswer } from './written-answer.ts';
import { isSignificant, AnswerFormatter } from './answer-formatter.ts';
import { botList, botName, codeSentence, gameName, type Say } from '../text/say.ts';

/** Whether the bot is significantly weaker than the one a rung below it. */
const isWeaker = ({ gain }: Rung): boolean => isSignificant(gain) && gain.value < 0;

/**
 * Turns the results of questions into written answers. `say` must know `labText` and the game's own messages. `game`
 * names the values of its options, `sentences` says what each clause says, `strongerThan` what is known of a stronger bot than those of an answer.
 */
export class AnswerWriter {
  private readonly formatter: AnswerFormatter;

  constructor(
    say: Say,
    game?: Game,
    sentences?: ReadonlyMap<string, string>,
    strongerThan?: StrongerThan,
  ) {
    this.formatter = new AnswerFormatter(say, game, sentences, strongerThan);
  }

  compare(comparison: Comparison, command: string): WrittenAnswer {
    const played = [comparison.base, ...comparison.variants].map(({ options }) => options);
    return compareAnswer(this.formatter.withOptions(played), comparison, command);
  }

  /** A comparison with links to matches that ended otherwise; `replay` and `note` as `withDifferingPart` has them. */
  compareWatched(
    comparison: Comparison,
    command: string,
    links: DifferingLinks,
    replay: string,
    note?: string,
  ): WrittenAnswer {
    const answer = this.compare(comparison, command);
    return withDifferingPart(this.formatter, answer, links, replay, note);
  }

  rulings(rulings: Rulings, command: string): WrittenAnswer {
    const played = [rulings.base, ...rulings.rulings].map(({ options }) => options);
    return rulingsAnswer(this.formatter.withOptions(played), rulings, command);
  }

  tune(tuning: Tuning, command: string): WrittenAnswer {
    return tuneAnswer(this.formatter, tuning, command);
  }

  people(found: People, command: string): WrittenAnswer {
    return peopleAnswer(this.formatter.withOptions([found.options]), found, command);
  }

  screen(screening: Screening, command: string): WrittenAnswer {
    return screenAnswer(this.formatter.withOptions([screening.options]), screening, command);
  }

  soFar(found: SoFar, command: string): WrittenAnswer {
    return soFarAnswer(this.formatter.withOptions([found.options]), found, command);
  }

  luck(luck: Luck, command: string): WrittenAnswer {
    return luckAnswer(this.formatter.withOptions([luck.options]), luck, command);
  }

  ladder(ladder: Ladder, command: string): WrittenAnswer {
    const { formatter } = this;
    const { say } = formatter;
    const { rungs, lowest, depth } = ladder;
    const team = lowest !== undefined;
    const rows = rungs.map(({ bot, below, gain, share }) => [
      rungName(bot, below),
      formatter.points(gain.value),
      formatter.signedRange(gain),
      formatter.pValue(gain),
      formatter.decimal(gain.n),
      ...(share === undefined
        ? []
        : [`${formatter.percent(share.value)} (${formatter.range(share)})`]),
    ]);
    function rungName(bot: string, below: string): string {
      return say('lab.ladder.rung', { bot: botName(say, bot), below: botName(say, below) });
    }
    const heads = ['lab.gain', 'lab.range', 'lab.p', team ? 'lab.pairs' : 'lab.blocks'];
    const label = say('lab.gain');
    const [from, upTo] = axisRange(
      rungs.flatMap(({ gain: { low, high } }) => [low, high]),
      0,
      false,
    );
    return formatter.answer('lab.ladder', ladder, command, [
      {
        heading: say('lab.ladder.gain'),
        answer: [
          ...rungs.filter(isWeaker).map((rung) => this.weakerSentence(rung)),
          say('lab.ladder.depth', { depth, rungs: rungs.length }),
        ].join(' '),
        notes: [
          say(`lab.ladder.${team ? 'team' : ladder.block === 2 ? 'two' : 'rivals'}`),
          ...(team
            ? [
                say('lab.ladder.lowest', {
                  bot: botName(say, ladder.bots[0]!),
                  share: formatter.numbers.told(lowest.value),
                  range: formatter.range(lowest),
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
            name: rungName(bot, below),
            ...gain,
            text: formatter.points(gain.value) + (isSignificant(gain) ? ' *' : ''),
          })),
          scale: { from, to: upTo, line: 0, tick: formatter.points },
        },
        method: formatter.starNotes(rungs.length),
        judged: formatter.starJudged(rungs.length),
      },
    ]);
  }

  /** Says that a bot is weaker than the one below it. It comes first, so that a designer does not overlook it. */
  private weakerSentence({ bot, below, gain }: Rung): string {
    const { formatter } = this;
    const args = {
      bot: formatter.bot(bot),
      below: formatter.bot(below),
      points: formatter.points(gain.value),
      range: formatter.signedRange(gain),
    };
    return formatter.say('lab.ladder.weaker', args);
  }

  stronger(test: Stronger, command: string): WrittenAnswer {
    const { formatter } = this;
    const { say } = formatter;
    const { claim, played, seen, verdict, ratio, bound } = test;
    const [bot, than] = [formatter.bot(test.bot), formatter.bot(test.than)];
    const args = {
      bot,
      than,
      low: formatter.decimal(100 * claim.low),
      high: formatter.decimal(100 * claim.high),
      played,
      seen: formatter.points(seen),
      ratio: formatter.decimal(ratio),
      bound: formatter.decimal(bound),
    };
    const stopped = verdict === 'open' ? 'limit' : 'told';
    const answer = formatter.answer('lab.stronger', { ...test, games: played }, command, [
      {
        heading: say('lab.stronger.answer'),
        answer: say(`lab.stronger.${verdict}`, args),
        notes: [say(`lab.stronger.seen.${stopped}`, args)],
        method: [say('lab.stronger.how', args)],
        judged: [say('lab.stronger.judged', args)],
      },
    ]);
    const { seed, version, code } = test;
    const bots = botList(say, [test.bot, test.than]);
    const lead = say(`lab.stronger.lead.${stopped}`, { played, bots, seed, version });
    const title = say('lab.stronger.title', { bot, than, game: gameName(say, test.game) });
    return { ...answer, title, lead: [lead, ...codeSentence(say, code)].join(' ') };
  }
}
