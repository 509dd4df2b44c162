import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const answerIn = (page: string): string => /<p class="answer">([^<]*)<\/p>/.exec(page)![1]!;

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
