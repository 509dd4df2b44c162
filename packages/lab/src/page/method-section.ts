import { type ReportWriter, heading } from './report-writer.ts';
import { OptionNames } from '../text/option-names.ts';
import { codeSentence, gameName, plainBotName } from '../text/say.ts';
import { smallTable } from './table.ts';
import { escapeHtml } from '../charts/svg.ts';

/** The section on how the figures were computed, and all settings. */
export function methodSection(writer: ReportWriter): string {
  const { say, report, about, numbers } = writer;
  const names = new OptionNames(say, about.game);
  const settings: readonly (readonly [string, string])[] = [
    [
      say('lab.game'),
      [
        `${say('lab.game.version', { game: gameName(say, report.game), version: report.version })}.`,
        ...codeSentence(say, report.code),
      ].join(' '),
    ],
    [say('lab.bots'), report.bots.map((bot) => plainBotName(say, bot)).join(', ')],
    [say('lab.games'), numbers.decimal(report.games)],
    [say('lab.seed'), report.seed],
    ...Object.entries(report.options)
      .filter(([name]) => !about.idle.has(name))
      .map(([name, value]) => [names.option(name), names.value(name, value)] as const),
  ];
  const rows = settings.map(([name, value]) => ({
    name: escapeHtml(name),
    cells: [escapeHtml(value)],
  }));
  const { balance, order } = report.outcome;
  const judged = [
    ...(balance === undefined && order === undefined ? [] : [say('lab.balance.judged')]),
    ...((report.choices?.kinds.length ?? 0) < 2 ? [] : [say('lab.choices.judged')]),
  ];
  return `${heading('method', say('lab.method'))}
<p>${escapeHtml([say('lab.method.judged'), ...judged].join(' '))}</p>
<details><summary>${escapeHtml(say('lab.setting'))}</summary><div class="narrow">${smallTable(['', ''], rows)}</div></details>`;
}
