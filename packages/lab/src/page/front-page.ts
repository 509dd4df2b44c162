import { chosen } from '@glade/engine';
import type { Estimate } from '../statistics/intervals.ts';
import { binsOf } from '../charts/bins.ts';
import { gauge } from '../charts/interval-chart.ts';
import { Names } from '../text/option-names.ts';
import { observed } from './distributions.ts';
import { possible } from '../report/mean-range.ts';
import type { Writing } from './report-writer.ts';
import { escape } from '../charts/svg.ts';
import { outline } from '../charts/histogram-chart.ts';
import { answerWords, mainShares } from '../text/outcome-words.ts';
import type { Distribution } from '../report/distribution.ts';
import { codeWords } from '../text/say.ts';
import { lower } from '../text/letter-case.ts';

/** What fits on one page: the question, what was played, the answer, the figures, and what makes them again. */
export function frontPage(to: Writing): string {
  const { say, report } = to;
  const bots = to.list([...new Set(report.bots)]);
  const lead = [
    say('lab.lead', { games: report.games, seats: report.seats, bots }),
    ...(report.block === undefined ? [] : [say('lab.rotated')]),
    ...rulesWords(to),
    ...(report.unfinished === 0 ? [] : [say('lab.unfinished', { n: report.unfinished })]),
  ];
  const rivals = report.outcome.points !== undefined;
  const answer = answerWords(report, say, to.numbers);
  const made = say('lab.made', { version: report.version, seed: report.seed });
  return `<section class="front">
<p class="lead">${escape(say(rivals ? 'lab.question.rivals' : 'lab.question.team'))}</p>
<p>${escape(lead.join(' '))}</p>
${answer.map((sentence) => `<p class="answer">${escape(sentence)}</p>`).join('\n')}
${figures(to)}
<p class="soft">${escape([...codeWords(say, report.code), made].join(' '))}</p>
<pre><code>${escape(report.command)}</code></pre>
</section>`;
}

/** Which rules were played, where that is known: what was chosen otherwise than usual. */
function rulesWords({ say, report, about }: Writing): readonly string[] {
  const { game } = about;
  if (game === undefined) return [];
  const names = new Names(say, game);
  const list = Object.entries(chosen(game.options, report.options))
    .filter(([name]) => !about.idle.has(name))
    .map(([name, value]) =>
      say('lab.choice', { option: names.option(name), value: names.value(name, value) }),
    );
  return [say('lab.rules', { n: list.length, list: list.join('; ') })];
}

function figures(to: Writing): string {
  const { say, report } = to;
  const rivals = report.outcome.points !== undefined;
  const shares = mainShares(report, say).map(({ name, share }) =>
    shareFigure(to, rivals ? `${name}: ${lower(say('lab.points.of'))}` : name, share),
  );
  return `<ul class="figures"${rivals ? ` aria-label="${escape(say('lab.points.how'))}"` : ''}>
${shares.join('\n')}
${meanFigure(to, say('lab.length.axis'), report.length)}
${meanFigure(to, say('lab.minutes.axis'), report.minutes)}
</ul>
<p class="soft">${escape(say('lab.minutes.pace', { ...report.pace }))}</p>`;
}

function shareFigure(to: Writing, name: string, share: Estimate): string {
  const { say } = to;
  const range = `${say('lab.range')}: ${unbroken(to.shares(share))}`;
  return figure(name, to.percent(share.value), gauge(share), [range, counted(to, share.n)]);
}

function meanFigure(to: Writing, name: string, data: Distribution): string {
  const { say, numbers } = to;
  const ends = possible(data);
  const span = (low: number, high: number) => ({ low: numbers.of(low), high: numbers.of(high) });
  return figure(name, numbers.of(data.mean), outline(binsOf(data.histogram)), [
    ...(ends === undefined
      ? []
      : [`${say('lab.range')}: ${unbroken(say('lab.range.of', span(...ends)))}`]),
    say('lab.most', { range: unbroken(say('lab.range.of', span(data.p5, data.p95))) }),
    counted(to, data.n),
  ]);
}

const figure = (name: string, value: string, picture: string, told: readonly string[]): string =>
  `<li><small>${escape(name)}</small><b>${value}</b>${picture}${told.map((each) => `<small>${escape(each)}</small>`).join('')}</li>`;

/** How many were seen independently of each other. */
const counted = (to: Writing, n: number): string =>
  to.say('lab.counted', { what: to.say(observed(to)), n: to.numbers.of(n) });

/** On one line. */
const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060');
