import { chosen } from '@glade/engine';
import { binsOf } from '../charts/bins.ts';
import { hundredChart } from '../charts/hundred-chart.ts';
import { numbersChanged } from '../experiment/numbers.ts';
import { OptionNames } from '../text/option-names.ts';
import { sampleUnitKey } from './distributions.ts';
import { possibleMeanRange } from '../report/mean-range.ts';
import { strongerSentences } from '../report/stronger-bot.ts';
import { outcomeChart } from './outcome-section.ts';
import { placesPicture } from './places-section.ts';
import type { ReportWriter } from './report-writer.ts';
import { escapeHtml } from '../charts/svg.ts';
import { smallHistogram } from '../charts/histogram-chart.ts';
import { answerSentences } from '../text/choose-outcome-message.ts';
import type { Distribution } from '../report/distribution.ts';
import { cutOffSentence } from '../text/sentences/cut-off-sentence.ts';
import { botList, codeSentence, lengthName } from '../text/say.ts';
import { bulkSentences } from '../text/sentences/bulk-sentences.ts';
import { plainSentences } from '../text/sentences/plain-answer.ts';
import { repeatHtml } from './repeat-html.ts';
import { minutesSentences } from '../text/sentences/minutes-sentences.ts';

/**
 * The first page: the question, the answer in plain words, the key figures, behind a door the answer with its ranges and
 * what was played, and the command that repeats it.
 */
export function frontPage(writer: ReportWriter): string {
  const { say, report } = writer;
  const bots = botList(say, report.bots);
  const lead = [
    say('lab.lead', { games: report.games, seats: report.seats, bots }),
    ...(report.block === undefined ? [] : [say('lab.rotated')]),
    ...rulesSentences(writer),
    ...bulkSentences(say, writer.about.game, report.options),
    say('lab.bots.decide'),
    ...strongerSentences(say, writer.numbers, report.stronger),
    ...(report.unfinished === 0 ? [] : [say('lab.unfinished', { n: report.unfinished })]),
  ];
  const rivals = report.outcome.points !== undefined;
  const { answer, beside, halfway } = plainSentences(
    report,
    say,
    writer.numbers,
    writer.about.game,
  );
  const exact = answerSentences(report, say, writer.numbers);
  const made = say('lab.made', { version: report.version, seed: report.seed });
  return `<section class="front">
<div class="opening"><div><p class="lead">${escapeHtml(say(rivals ? 'lab.question.rivals' : 'lab.question.team'))}</p>
<p class="answer">${escapeHtml(answer.join(' '))}</p>${alsoTold(beside)}</div>
${mainPicture(writer)}
${placesPicture(writer)}
${keyFigures(writer)}</div>
<details class="more exactly"><summary>${escapeHtml(say('lab.exactly'))}</summary>
${alsoTold(halfway)}${[...exact, lead.join(' ')].map((told) => `<p>${escapeHtml(told)}</p>`).join('\n')}
<p class="soft">${escapeHtml(minutesSentences(report, say, writer.about.game))}</p>
</details>
${repeatHtml([...codeSentence(say, report.code), made].join(' '), report.command, writer.about.inApp)}</section>`;
}

/** What a plain answer says besides, in smaller letters. */
const alsoTold = (told: readonly string[]): string =>
  told.map((each) => `<p class="also">${escapeHtml(each)}</p>`).join('');

/** What matters most, as a picture: of a hundred matches so many won; of rivals, what each has. */
function mainPicture(writer: ReportWriter): string {
  const { say, report } = writer;
  const { win } = report.outcome;
  if (win === undefined) return outcomeChart(writer);
  const label = `${say('lab.win')}: ${writer.percent(win.value)}. ${say('lab.range')}: ${writer.range(win)}`;
  return `<figure>${hundredChart(label, win)}<figcaption class="key">${escapeHtml(say('lab.hundred', { range: writer.nearRange(win), n: win.n }))}</figcaption></figure>`;
}

/** Names the options that differ from the default. Empty if the game is not known. */
function rulesSentences({ say, report, about }: ReportWriter): readonly string[] {
  const { game } = about;
  if (game === undefined) return [];
  const names = new OptionNames(say, game);
  const changed = numbersChanged(game, report.options);
  const options = Object.entries(chosen(game.options, report.options)).filter(
    ([name]) => !about.idle.has(name) && !changed.some(({ key }) => key === name),
  );
  const list = [...options, ...changed.map(({ name, value }) => [name, value] as const)].map(
    ([name, value]) =>
      say('lab.quoted', {
        name: names.told({ option: names.option(name), value: names.value(name, value) }),
      }),
  );
  return [say('lab.rules', { n: list.length, list: list.join('; ') })];
}

/** How long matches last. Who wins is told beside, in the sentence and in its picture, with its range. */
function keyFigures(writer: ReportWriter): string {
  const { say, report } = writer;
  const cut = cutOffSentence(say, writer.numbers, report.cut);
  return `<ul class="figures">
${meanFigure(writer, lengthName(say, writer.about.game), report.length)}
${meanFigure(writer, say('lab.minutes.axis'), report.minutes)}
</ul>${cut.map((told) => `\n<p>${escapeHtml(told)}</p>`).join('')}`;
}

function meanFigure(writer: ReportWriter, name: string, data: Distribution): string {
  const { say, numbers } = writer;
  const ends = possibleMeanRange(data);
  const span = (low: number, high: number) => ({
    low: numbers.decimal(low),
    high: numbers.decimal(high),
  });
  const wide = ends === undefined ? 0 : ends[1] - ends[0];
  const around = (low: number, high: number) => ({
    low: numbers.near(low, wide),
    high: numbers.near(high, wide),
  });
  const mean = ends === undefined ? numbers.meanOf(data) : numbers.near(data.mean, wide);
  return figure(name, mean, smallHistogram(binsOf(data.histogram)), [
    ...(ends === undefined
      ? []
      : [`${escapeHtml(say('lab.range'))}: ${onOneLine(say('lab.range.of', around(...ends)))}`]),
    keepDashes(
      escapeHtml(
        say('lab.most', { range: withoutBreaks(say('lab.range.of', span(data.p5, data.p95))) }),
      ),
    ),
    sampleSize(writer, data.n),
  ]);
}

/** `told` is HTML; the name is not. */
const figure = (name: string, value: string, picture: string, told: readonly string[]): string =>
  `<li><small>${escapeHtml(name)}</small><b>${value}</b>${picture}${told.map((each) => `<small>${each}</small>`).join('')}</li>`;

/** How many independent observations there are, as HTML. */
const sampleSize = (writer: ReportWriter, n: number): string =>
  writer.counted(
    n,
    writer.say('lab.counted', {
      what: writer.say(sampleUnitKey(writer)),
      n: writer.numbers.decimal(n),
    }),
  );

const withoutBreaks = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Lines do not end at a dash of this HTML: only after it is escaped, which writes unseen characters out. */
const keepDashes = (html: string): string => html.replaceAll('–', '\u2060–\u2060');

/** The words as HTML on one line. */
const onOneLine = (words: string): string => keepDashes(escapeHtml(withoutBreaks(words)));
