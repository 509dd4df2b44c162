import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeVersionOf, loadGame, type Report } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { classics, games as shelf, shelfModuleOf } from '../src/shelf/games.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const SOLO = '--games 300 --bots policy --seed 7 --set afterLoss=stop'.split(' ');
const VS = '--games 120 --bots policy,random --seed 7 --preset vs --seats 2'.split(' ');

async function report(args: readonly string[], workers: number): Promise<string> {
  const file = join(folder(), 'report.json');
  const all = ['playtest', 'wildfire', ...args, '--workers', String(workers), '--json', file];
  const { code, out, err } = await gladeHere(all);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('To repeat this: npm run glade -- playtest wildfire --games ');
  return readFileSync(file, 'utf8');
}

const distribution = {
  mean: expect.any(Number),
  low: expect.any(Number),
  high: expect.any(Number),
  p5: expect.any(Number),
  p50: expect.any(Number),
  p95: expect.any(Number),
};
const estimate = (n: number) => ({
  value: expect.any(Number),
  low: expect.any(Number),
  high: expect.any(Number),
  n,
});

test('a worker loads every game by its id, the same as the program has', async () => {
  for (const game of [...shelf, ...classics])
    expect((await loadGame(shelfModuleOf(game), game.id)).game).toBe(game);
});

describe.concurrent('a playtest', () => {
  test('of one seat gives the same bytes on one worker and on two', async () => {
    const [one, two] = await Promise.all([report(SOLO, 1), report(SOLO, 2)]);
    expect(two).toBe(one);
    expect(JSON.parse(one)).toMatchObject({
      game: 'wildfire',
      version: 1,
      options: { mode: 'solo', afterLoss: 'stop', startBuffer: 4 },
      seats: 1,
      bots: ['policy'],
      seed: '7',
      games: 300,
      outcome: { win: estimate(300) },
      length: distribution,
      minutes: { whole: true },
      decisions: distribution,
      clauses: { 'WF-16': expect.any(Number), 'WF-37': 0 },
      command:
        'npm run glade -- playtest wildfire --games 300 --bots policy --seed 7 --set afterLoss=stop',
    });
  });

  test('has the players that another option needs', async () => {
    const { code, out, err } = await gladeHere(
      'playtest forest-fire --games 2 --seats 3 --set roles=HSP --set game=mixed'.split(' '),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Options: players=3, game=mixed, roles=HSP, maxRounds=200.');
  });

  test('comes to an end where a match between people need not', async () => {
    const { code, out } = await gladeHere(
      'playtest forest-fire --games 3 --bots random --seed 1 --set game=pilots'.split(' '),
    );
    expect(code).toBe(0);
    expect(out).toContain('Options: game=pilots, maxRounds=200.');
    expect(out).toContain('To repeat this: npm run glade -- playtest forest-fire ');
  });

  test('of two seats gives the same bytes on one worker and on two', async () => {
    const [one, two] = await Promise.all([report(VS, 1), report(VS, 2)]);
    expect(two).toBe(one);
    expect(JSON.parse(one)).toMatchObject({
      options: { mode: 'vs', vsPlayers: 2 },
      seats: 2,
      bots: ['policy', 'random'],
      games: 120,
      outcome: { seats: [estimate(120), estimate(120)], shared: estimate(120) },
      length: distribution,
      decisions: distribution,
      measures: { points: [distribution, distribution] },
    });
  });

  test('rules of modes that were not played are not called unused', async () => {
    const page = join(folder(), 'report.html');
    const { out } = await gladeHere([
      'playtest',
      'wildfire',
      ...SOLO,
      '--language',
      'en',
      '--html',
      page,
    ]);
    const told = out.replaceAll('\n', ' ');
    expect(told).toContain(
      'These parts of the rulebook never came up: “X4: four homes” and “VS: the same dice for all”.',
    );
    expect(told).not.toMatch(/never came up: .*WF-(3[7-9]|4\d)/);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('When the home burns');
    expect(html).not.toMatch(/Who wins|A quarter without fire/);
  });

  test('says which code has played, for the same of which alone it promises the same bytes', async () => {
    const { release, digest } = codeVersionOf(
      'wildfire',
      import.meta.resolve('@glade/games/shelf'),
    );
    expect(JSON.parse(await report(SOLO, 1))).toMatchObject({ code: { release, digest } });
    for (const [language, word] of [
      ['en', 'code'],
      ['it', 'codice'],
    ] as const) {
      const file = join(folder(), 'report.html');
      const asked = ['playtest', 'wildfire', ...SOLO, '--language', language, '--html', file];
      const { out } = await gladeHere(asked);
      const told = `Glade ${release}, ${word} ${digest}.`;
      expect(out.replaceAll(/\s+/g, ' ')).toContain(told);
      expect(readFileSync(file, 'utf8').split(told).length).toBeGreaterThan(2);
    }
  });

  test('looks into some of more matches than it plays, as what was stopped did', async () => {
    const decided = async (games: string, looks: string): Promise<unknown> => {
      const json = join(folder(), 'report.json');
      const line = `playtest wildfire --games ${games} --looks ${looks} --seed 7 --json ${json}`;
      const { code, out } = await gladeHere(line.split(' '));
      expect(code).toBe(0);
      expect(out).toContain(`--looks ${looks} --games ${games} `);
      return (JSON.parse(readFileSync(json, 'utf8')) as Report).decided;
    };
    expect(await decided('60', '12/120')).toMatchObject({ matches: 6 });
    expect(await decided('60', '12/120')).toEqual(await decided('60', '6'));
    expect(await decided('50', '12/120')).not.toEqual(await decided('50', '12'));
  });

  test('its command makes it again', async () => {
    const first = JSON.parse(await report(SOLO, 1)) as { command: string };
    const again = first.command.split(' -- playtest wildfire ')[1]!.split(' ');
    expect(JSON.parse(await report(again, 1))).toEqual(first);
  });

  test.each([
    ['en', SOLO, 'Playtest: Wildfire', 'Turns of a match'],
    ['it', VS, 'Playtest: Wildfire', 'Turni di una partita'],
  ])('as a page in %s stands alone', async (language, args, title, axis) => {
    const file = join(folder(), 'report.html');
    const all = ['playtest', 'wildfire', ...args, '--html', file, '--language', language];
    const { code, out } = await gladeHere(all);
    expect(code).toBe(0);
    expect(out).toContain(axis);
    const html = readFileSync(file, 'utf8');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(axis);
    // Links to replays wait for a click, on this machine.
    const links = /<a href="http:\/\/127\.0\.0\.1:\d+\/wildfire\/replay#1\.[\w-]+">[^<]+<\/a>/g;
    const opened = html.match(links)!;
    expect(new Set(opened).size).toBe(opened.length);
    // A match may be worth it for more than one reason.
    const told = [...html.matchAll(/<li>([^<]*): <a href="http/g)].map(([, words]) => words!);
    expect(told.length).toBe(opened.length);
    expect(told.flatMap((words) => words.split('; ')).length).toBeGreaterThanOrEqual(3);
    expect(html.replaceAll(links, '')).not.toMatch(
      /https?:|\/\/|@import|url\(|<(?:script|link|img|iframe|object)|\bsrc=|\bhref=(?!"#lab-)/,
    );
    expect(html).not.toMatch(/lab\.[a-z]|\{\w+\}|undefined|NaN/);
    expect(open(html)).toEqual([]);
  });

  test('fits a terminal of 80 columns, but for the command', async () => {
    for (const language of ['en', 'it']) {
      const { out } = await gladeHere(['playtest', 'wildfire', ...VS, '--language', language]);
      const lines = out.split('\n').filter((line) => !line.includes('npm run'));
      expect(lines.length).toBeGreaterThan(15);
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
    }
  });
});

const VOID = ['meta', 'br'];

/** What is wrong with the nesting of a page: tags left open, or closed out of order. */
function open(html: string): readonly string[] {
  const stack: string[] = [];
  const body = html.replace(/<!doctype html>/, '').replace(/<style>[^]*?<\/style>/, '');
  for (const [tag, slash, name = '', end] of body.matchAll(/<(\/?)([a-z\d]+)[^<>]*?(\/?)>/g)) {
    if (slash === '/') {
      if (stack.pop() !== name) return [`${tag} closes ${stack.at(-1)}`];
    } else if (end !== '/' && !VOID.includes(name)) stack.push(name);
  }
  return stack;
}
