import { chosen, short, type WholeGame } from '@glade/engine';
import {
  answerSentences,
  bulkSentences,
  cutOffSentence,
  earlySentences,
  botList,
  codeSentence,
  lengthName,
  measureName,
  upperFirst,
  mainShares,
  mainStakes,
  minutesSentences,
  moveName,
  waitsSentences,
  choicesLead,
  choicesSentences,
  kindsSentences,
  leadChanges,
  movesSentences,
  OptionNames,
  unusedClauses,
  NumberFormats,
  numbersChanged,
  firstPlaceShares,
  possibleMeanRange,
  rangeText,
  seatWords,
  strongerSentences,
  turnUnit,
  type Distribution,
  type NamedShare,
  type Report,
  type SectionClauses,
} from '@glade/lab';
import type { Say } from '@glade/text';
import { aligned, fittedTable, truncatedLines, wrapped } from '../terminal/output.ts';

/** What stands in a cell that has no number. */
const NONE = '–';
/** How many of the rarest rules are shown. */
const RAREST_SHOWN = 5;
/** How many of the rules that never came up are shown. */
const UNUSED_SHOWN = 8;

/** The summary of a playtest in a few tables. The files hold the whole report. */
export function playtestSummary(
  say: Say,
  game: WholeGame,
  report: Report,
  sections: readonly SectionClauses[] = [],
  sentences: ReadonlyMap<string, string> = new Map(),
): string {
  return new SummaryTables(say, game, report, sections, sentences).text();
}

class SummaryTables {
  private readonly say: Say;
  private readonly game: WholeGame;
  private readonly report: Report;
  private readonly sections: readonly SectionClauses[];
  private readonly sentences: ReadonlyMap<string, string>;
  private readonly plain: NumberFormats;

  constructor(
    say: Say,
    game: WholeGame,
    report: Report,
    sections: readonly SectionClauses[],
    sentences: ReadonlyMap<string, string>,
  ) {
    this.sentences = sentences;
    this.say = say;
    this.game = game;
    this.report = report;
    this.sections = sections;
    this.plain = new NumberFormats(say.language);
  }

  text(): string {
    const { say, report } = this;
    return [
      this.lead(),
      ...this.answer(),
      this.shares(),
      ...this.places(),
      this.endings(),
      this.means(),
      ...this.decided(),
      ...this.moves(),
      wrapped(minutesSentences(report, say, this.game)),
      this.clauses(),
      // The command is not broken into lines, so that it can be copied.
      say('cli.playtest.again', { command: report.command }),
    ].join('\n\n');
  }

  private lead(): string {
    const { say, report, game } = this;
    const bots = botList(say, report.bots);
    const { version, games, seed, unfinished } = report;
    const set = Object.entries(chosen(game.options, report.options));
    const names = new OptionNames(say, game);
    const patched = numbersChanged(game, report.options);
    const options = set
      .filter(([name]) => !patched.some(({ key }) => key === name))
      .map(([name, value]) => `${name}=${short(names.plain(name, value))}`)
      .join(', ');
    const played = say('cli.playtest.lead', {
      game: say('game.title'),
      version,
      games,
      bots,
      seed,
    });
    const numbers = patched.map(({ name, words, value, number }) =>
      say('cli.playtest.patched', {
        name,
        words: words[say.language],
        value,
        usual: number.value,
      }),
    );
    const lines = [
      [played, ...codeSentence(say, report.code)].join(' '),
      [
        options === '' ? say('cli.playtest.usual') : say('cli.playtest.options', { options }),
        ...bulkSentences(say, game, report.options),
      ].join(' '),
      ...numbers,
    ];
    if (report.block !== undefined) lines.push(say('lab.rotated'));
    if (unfinished > 0) lines.push(say('lab.unfinished', { n: unfinished }));
    return lines.map((line) => wrapped(line)).join('\n');
  }

  /** The main shares: matches won, or the points of each bot and each seat. */
  private shares(): string {
    const { say, report } = this;
    if (report.outcome.stakes !== undefined) return this.stakes();
    const head = say(report.outcome.points === undefined ? 'lab.share' : 'lab.points.of');
    const told = report.outcome.points === undefined ? [] : [wrapped(say('lab.points.how'))];
    return [...told, this.shareTable(head, mainShares(report, say))].join('\n');
  }

  /** What each bot and each seat wins and loses in a match. */
  private stakes(): string {
    const { say, plain } = this;
    const cells = mainStakes(this.report, say).map(({ name, mean: { mean, low, high } }) => [
      name,
      plain.signed(mean),
      low === null || high === null ? '' : rangeText(say, plain.signed(low), plain.signed(high)),
    ]);
    const heads = ['', say('lab.stakes.of'), say('cli.playtest.range')];
    return [wrapped(say('lab.stakes.how')), aligned([heads, ...cells], [1, 2])].join('\n');
  }

  private places(): readonly string[] {
    const lines = firstPlaceShares(this.report, this.say);
    return lines.length === 0 ? [] : [this.shareTable(this.say('cli.playtest.share'), lines)];
  }

  private shareTable(head: string, lines: readonly NamedShare[]): string {
    const cells = lines.map(({ name, share: { value, low, high } }) => [
      name,
      this.plain.percent(value),
      `${this.plain.percent(low)} – ${this.plain.percent(high)}`,
    ]);
    return aligned([['', head, this.say('cli.playtest.range')], ...cells], [1, 2]);
  }

  private answer(): readonly string[] {
    const { say, report } = this;
    const told = answerSentences(report, say, new NumberFormats(say.language));
    const stronger = strongerSentences(say, new NumberFormats(say.language), report.stronger);
    return [...told, say('lab.bots.decide'), ...stronger].map((sentence) => wrapped(sentence));
  }

  private endings(): string {
    const { say, report } = this;
    const heads = [say('lab.codes'), say('cli.playtest.matches'), say('cli.playtest.share')];
    const whole = new Intl.NumberFormat(say.language);
    const cells = Object.entries(report.outcome.codes).map(([code, times]) => [
      say.has(`outcome.${code}`) ? say(`outcome.${code}`) : code,
      whole.format(times),
      this.plain.percent(times / report.games),
    ]);
    return fittedTable(heads, cells, [1, 2]);
  }

  private means(): string {
    const { say, report } = this;
    const { length, decisions, measures } = report;
    const rows = [
      this.mean(lengthName(say, this.game), length),
      this.mean(say('lab.minutes.axis'), report.minutes),
      this.mean(say('lab.decisions.axis'), decisions),
      this.mean(say('lab.real.axis'), decisions.real),
      this.mean(say('lab.dead.axis', { unit: turnUnit(this.game) }), decisions.dead),
      this.mean(say('lab.choices.axis'), decisions.choices),
      // A measure that equals the number of turns is left out: the turns are already shown.
      ...Object.entries(measures).flatMap(([name, kept]) => {
        if (isSingle(kept) && String(kept.histogram) === String(length.histogram)) return [];
        const measure = upperFirst(measureName(say, name));
        return isSingle(kept)
          ? [this.mean(measure, kept)]
          : kept.map((each, i) =>
              this.mean(
                say('lab.measure.seat', { ...seatWords(say, i, report.options), measure }),
                each,
              ),
            );
      }),
    ];
    const cut = cutOffSentence(say, this.plain, report.cut);
    return [this.meansTable(rows), wrapped([...cut, say('cli.playtest.spread')].join(' '))].join(
      '\n',
    );
  }

  private meansTable(rows: readonly (readonly string[])[]): string {
    const { say } = this;
    const heads = ['mean', 'range', 'p5', 'p50', 'p95'].map((head) => say(`cli.playtest.${head}`));
    return fittedTable(['', ...heads], rows, [1, 2, 3, 4, 5]);
  }

  /** When matches are decided, tenth by tenth; it has its own number of matches. Empty where it was not asked. */
  private decided(): readonly string[] {
    const { say, plain, report } = this;
    const { decided } = report;
    if (decided === undefined) return [];
    const names = (['after', 'leads', 'lowest', 'last'] as const).filter(
      // One team has no rival that could take the lead.
      (name) => name !== 'leads' || report.outcome.points !== undefined,
    );
    const rows = names.map((name) =>
      this.mean(
        say(`lab.decided.${name}`, { unit: turnUnit(this.game) }),
        decided[name],
        name === 'leads' ? Infinity : 100,
      ),
    );
    const tenths = decided.curve.flatMap((each, i) =>
      each === null
        ? []
        : [
            [
              say('lab.tenth', { from: i * 10, to: (i + 1) * 10 }),
              plain.percent(each.value / 100),
              rangeText(say, plain.percent(each.low / 100), plain.percent(each.high / 100)),
              plain.decimal(each.n),
            ],
          ],
    );
    const heads = ['lab.tenth.head', 'lab.decided.result', 'cli.playtest.range'];
    return [
      wrapped(
        say('cli.playtest.decided', { matches: decided.matches, playouts: decided.playouts }),
      ),
      fittedTable(
        [...heads.map((key) => say(key)), say('cli.playtest.matches')],
        tenths,
        [1, 2, 3],
      ),
      this.meansTable(rows),
      ...leadChanges(report, say, plain).map((each) => wrapped(each)),
    ];
  }

  private moves(): readonly string[] {
    const { say, report, game, plain } = this;
    const { kinds } = report.moves;
    const rows = kinds.map(({ kind, times, taken, forced, open }) => [
      moveName(say, game, kind),
      this.plain.mean(times.mean),
      taken === undefined ? NONE : this.plain.percent(taken.value),
      taken === undefined
        ? NONE
        : `${this.plain.percent(taken.low)} – ${this.plain.percent(taken.high)}`,
      open === undefined ? NONE : this.plain.decimal(open),
      this.plain.percent(forced.value),
    ]);
    const heads = [
      'cli.playtest.moves.times',
      'cli.playtest.moves.taken',
      'cli.playtest.range',
      'lab.moves.decisions',
      'cli.playtest.moves.forced',
    ];
    const table =
      kinds.length < 2
        ? []
        : [
            fittedTable(
              [say('lab.moves.kind'), ...heads.map((key) => say(key))],
              rows,
              [1, 2, 3, 4, 5],
            ),
            wrapped(say('cli.playtest.moves.how', { n: report.moves.matches })),
          ];
    const choices = [...choicesLead(report, say), ...choicesSentences(report, say, plain)];
    const compared = kindsSentences(report, say, plain, game);
    const told = movesSentences(report, say, game);
    const waits = waitsSentences(report, say, plain);
    const early = earlySentences(report, say, plain, game);
    return [
      ...table,
      ...(told.length === 0 ? [] : [wrapped(told.join(' '))]),
      ...(choices.length === 0 ? [] : [wrapped(choices.join(' '))]),
      ...(compared.length === 0 ? [] : [wrapped(compared.join(' '))]),
      ...(waits.length === 0 ? [] : [wrapped(waits.join(' '))]),
      ...(early.length === 0 ? [] : [wrapped(early.join(' '))]),
    ];
  }

  private mean(name: string, data: Distribution, most = Infinity): readonly string[] {
    const { p5, p50, p95 } = data;
    const ends = possibleMeanRange(data, most)?.map((end) => this.plain.mean(end));
    const alike = data.histogram.length === 1 && data.n > 1 && data.whole !== true;
    const none = alike ? this.say('cli.playtest.alike') : NONE;
    const range = ends === undefined ? none : rangeText(this.say, ends[0]!, ends[1]!);
    return [
      name,
      this.plain.meanOf(data),
      range,
      ...[p5, p50, p95].map((each) => this.plain.decimal(each)),
    ];
  }

  private clauses(): string {
    const { say, report } = this;
    const entries = Object.entries(report.clauses);
    const never = unusedClauses(report.clauses, this.sections);
    const rarest = entries
      .filter(([, times]) => times > 0 && times < report.games)
      .toSorted(([, a], [, b]) => a - b)
      .slice(0, RAREST_SHOWN)
      .map(([id, times]) => [
        '',
        id,
        this.plain.percent(times / report.games),
        this.sentences.get(id) ?? '',
      ]);
    const named = never.ids
      .slice(0, UNUSED_SHOWN)
      .map((id) => ['', id, this.sentences.get(id) ?? '']);
    const others = never.ids.length - named.length;
    const lines = [
      say('lab.clauses.unplayed', {
        n: never.sections.length,
        list: new Intl.ListFormat(say.language).format(
          never.sections.map((name) => say('lab.quoted', { name })),
        ),
      }),
      ...(rarest.length === 0 ? [] : [say('cli.playtest.rarest')]),
    ];
    const told = lines.filter((line) => line !== '').map((line) => wrapped(line));
    return [
      wrapped(say('lab.clauses.never', { n: never.ids.length })),
      ...truncatedLines(aligned(named)),
      ...(others === 0 ? [] : [wrapped(say('cli.playtest.never.more', { n: others }))]),
      ...told,
      ...truncatedLines(aligned(rarest, [2])),
    ].join('\n');
  }
}

function isSingle(kept: Distribution | readonly Distribution[]): kept is Distribution {
  return !Array.isArray(kept);
}
