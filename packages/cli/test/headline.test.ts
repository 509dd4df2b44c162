import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from '@glade/lab';
import { expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

// What a report says first, in large letters.

const pageOf = async (id: string, looks: number, language: string): Promise<string> => {
  const html = join(folder(), 'report.html');
  const line = ['playtest', id, '--games', '24', '--looks', `${looks}`, '--html', html];
  const more = ['--bots', 'random', '--workers', '1', '--language', language];
  expect(await gladeHere([...line, ...more])).toMatchObject({ code: 0 });
  return readFileSync(html, 'utf8');
};

const largeIn = (page: string): string => /<p class="answer">([^<]*)<\/p>/.exec(page)![1]!;

/** Also what stands below it in smaller letters, and in plain words behind the door. */
const answerIn = (page: string): string =>
  [
    largeIn(page),
    ...[...page.matchAll(/<p class="also">([^<]*)<\/p>/g)].map(([, told]) => told!),
  ].join(' ');

const headlineOf = async (looks: number, language: string): Promise<string> =>
  answerIn(await pageOf('wildfire', looks, language));

test.each([
  ['en', /Halfway, .* about \d+ of 100 times .* \(\d+ – \d+, seen in 20 matches\)\.$/, 'Halfway'],
  ['it', /A metà partita, .* circa \d+ volte su 100 \(\d+ – \d+, viste 20 partite\)\.$/, 'A metà'],
])(
  'a chance halfway has its range and the number of its matches, and is left out where these are few (%s)',
  async (language, told, halfway) => {
    expect(await headlineOf(20, language)).toMatch(told);
    expect(await headlineOf(10, language)).not.toContain(halfway);
  },
);

test.each([
  ['en', /^Not known yet whether it matters who begins: about [\d,]+ matches would likely tell\. /],
  [
    'it',
    /^Non si sa ancora se conti chi comincia: probabilmente basterebbero circa [\d.]+ partite\. /,
  ],
])(
  'what is not known of a fair game comes with the matches it takes (%s)',
  async (language, told) => {
    expect(answerIn(await pageOf('leaf-climbers', 1, language))).toMatch(told);
  },
);

test.each([
  ['en', 'The game’s card says 60 minutes. With people that is likely nearer:'],
  ['it', 'La scheda del gioco dice 60 minuti. Con le persone è probabilmente più vicina al vero:'],
])(
  'minutes far from those on the card have these beside them, once (%s)',
  async (language, told) => {
    const page = await pageOf('war-kids', 1, language);
    expect(answerIn(page)).toContain(told);
    expect(page.split(told)).toHaveLength(2);
    expect(await headlineOf(1, language)).not.toContain(told.slice(0, 12));
  },
);

test.each(['en', 'it'])(
  'in large letters stand only who wins and how long a match lasts; the card is named below, halfway behind the door (%s)',
  async (language) => {
    const page = await pageOf('war-kids', 20, language);
    expect(largeIn(page)).toMatch(/(?:minutes?|minut[oi])\.$/);
    expect(largeIn(page)).not.toMatch(/Halfway|A metà|card|scheda/);
    expect(page).toMatch(
      /<p class="answer">[^<]*<\/p><p class="also">[^<]*(?:card|scheda)[^<]*<\/p><\/div>/,
    );
    expect(page).toMatch(
      /<details class="more exactly"><summary>[^<]*<\/summary>\s*<p class="also">(?:Halfway|A metà)/,
    );
  },
);

test('a comparison tells no number twice: rounds are what Leaf-Climbers measures and how long a match is', async () => {
  const { out } = await gladeHere([
    'playtest',
    'leaf-climbers',
    '--games',
    '200',
    '--compare',
    'standStill=on,off',
  ]);
  expect(out).toMatch(/^• Rounds: from /m);
  expect(out).toContain('Wins, proven or not:');
  expect(out).not.toContain('rounds of a match” from');
});

test('of three values each has its column, with wins and length in any case and a star where a change is proven', async () => {
  const page = join(folder(), 'values.html');
  const json = join(folder(), 'values.json');
  const asked = ['playtest', 'leaf-climbers', '--games', '100', '--compare', 'LC-22.points=1,2,3'];
  const { code } = await gladeHere([...asked, '--html', page, '--json', json]);
  expect(code).toBe(0);
  const { base, variants } = JSON.parse(readFileSync(json, 'utf8')) as Comparison;
  const front = /<section class="front">[^]*?<\/section>/.exec(readFileSync(page, 'utf8'))![0];
  // It comes before the sentences, which are many.
  expect(front.indexOf('<table')).toBeLessThan(front.indexOf('<p class="answer'));
  const heads = [...front.matchAll(/<th role="columnheader"[^>]*>(.*?)<\/th>/g)];
  expect(heads.map(([, head]) => head)).toEqual(['1', '2', '3']);
  const rows = new Map(
    [...front.matchAll(/<th role="rowheader"[^>]*>(.*?)<\/th>(.*?)<\/tr>/g)].map(
      ([, name, cells]) => [name!, [...cells!.matchAll(/<b>(.*?)<\/b>/g)].map(([, text]) => text!)],
    ),
  );
  const lengths = [base, ...variants].map(({ turns }) => turns.value);
  const told = rows.get('Rounds of a match')!;
  expect(told.map((text) => Number.parseFloat(text))).toEqual(
    lengths.map((length) => expect.closeTo(length, 1)),
  );
  expect(told.map((text) => text.endsWith('*'))).toEqual([
    false,
    ...variants.map(({ longer }) => longer.adjusted < 0.05),
  ]);
  expect([...rows.keys()].filter((name) => name.startsWith('Share of wins'))).toHaveLength(1);
  // The length is there once, whatever else the game calls it.
  const all = [...rows.values()].map((texts) => texts.join());
  expect(new Set(all).size).toBe(all.length);
});
