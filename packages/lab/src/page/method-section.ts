import { type Writing, heading } from './report-writer.ts';
import { Names } from '../text/option-names.ts';
import { nameOf, codeWords } from '../text/say.ts';
import { smallTable } from './table.ts';
import { escape } from '../charts/svg.ts';

/** How the numbers were found, and all that was set. */
export function methodSection(to: Writing): string {
  const { say, report, about, numbers } = to;
  const names = new Names(say, about.game);
  const settings: readonly (readonly [string, string])[] = [
    [
      say('lab.game'),
      [
        `${say('lab.game.version', { game: nameOf(say, report.game), version: report.version })}.`,
        ...codeWords(say, report.code),
      ].join(' '),
    ],
    [say('lab.bots'), report.bots.join(', ')],
    [say('lab.games'), numbers.of(report.games)],
    [say('lab.seed'), report.seed],
    ...Object.entries(report.options)
      .filter(([name]) => !about.idle.has(name))
      .map(([name, value]) => [names.option(name), names.value(name, value)] as const),
  ];
  const rows = settings.map(([name, value]) => ({ name: escape(name), cells: [escape(value)] }));
  return `${heading('method', say('lab.method'))}
<p>${escape(say('lab.method.intervals'))}</p>
<details><summary>${escape(say('lab.setting'))}</summary><div class="narrow">${smallTable(['', ''], rows)}</div></details>`;
}
