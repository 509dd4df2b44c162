import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameDetails, labText, reportHtml, type Report } from '@glade/lab';
import { expect, test } from 'vitest';
import { gameNamed } from '../src/shelf/games.ts';
import { readRulebook } from '../src/shelf/rulebooks.ts';
import { cliTranslator } from '../src/text/translator.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

/** The report of a few matches, as data and as a page. */
async function playtest(game: string): Promise<{ report: Report; html: string }> {
  const [json, html] = [join(folder(), 'report.json'), join(folder(), 'report.html')];
  const asked = `playtest ${game} --games 20 --bots random --seed 3 --workers 1`.split(' ');
  const { code, err } = await gladeHere([...asked, '--json', json, '--html', html]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return {
    report: JSON.parse(readFileSync(json, 'utf8')) as Report,
    html: readFileSync(html, 'utf8'),
  };
}

/** The entries of the section on matches worth watching, without their addresses. */
async function watched(report: Report, language: 'en' | 'it'): Promise<readonly string[]> {
  const game = gameNamed(report.game);
  const book = await readRulebook(game, language);
  const about = gameDetails(game, book, report.options, new Map(), '#');
  const html = reportHtml(report, cliTranslator(language, game, labText), about);
  const [, list = ''] = /<h2 id="lab-watch".*?<ul>(.*?)<\/ul>/s.exec(html) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) =>
    line!.replaceAll(/ href="[^"]*"/g, ''),
  );
}

test.concurrent('a classic game, which has no page in the app, has no links to one', async () => {
  const { report, html } = await playtest('tic-tac-toe');
  expect(Object.keys(report.extremes)).toContain('longest');
  expect(JSON.stringify(report.extremes)).not.toContain('link');
  expect(html).not.toMatch(/replay|Matches worth watching/);
});

test.concurrent('a game of the shelf has links', async () => {
  const { report, html } = await playtest('leaf-climbers');
  expect(report.extremes['longest']!.link).toMatch(/^1\./);
  expect(html).toContain('Matches worth watching');
});

test.concurrent('a match is named once, with all that it is', async () => {
  const { report } = await playtest('leaf-climbers');
  const each = (value: number, match: number) => ({ value, match, link: `1.${match}` });
  const extremes = { busiest: each(12, 4), longest: each(30, 4), shortest: each(8, 2) };
  expect(await watched({ ...report, extremes }, 'en')).toEqual([
    'The one with the most to decide, 12 real choices; the longest, 30 rounds: <a>match number 4</a>',
    'The shortest, 8 rounds: <a>match number 2</a>',
  ]);
  expect(await watched({ ...report, extremes }, 'it')).toEqual([
    'Quella con più da decidere, 12 scelte vere; la più lunga, 30 giri: <a>partita numero 4</a>',
    'La più breve, 8 giri: <a>partita numero 2</a>',
  ]);
});

test.concurrent('where all are of one length, none is the longest or the shortest', async () => {
  const { report } = await playtest('leaf-climbers');
  const each = (value: number) => ({ value, match: 0, link: '1.0' });
  const extremes = { busiest: each(5), longest: each(9), shortest: each(9) };
  expect(await watched({ ...report, extremes }, 'en')).toEqual([
    'The one with the most to decide, 5 real choices: <a>match number 0</a>',
  ]);
});
