import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sample, someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { folder, glade, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const words = (line: string): readonly string[] => line.split(' ');

const ALL = [
  ['playtest wildfire --compare startBuffer=4,8 --games 24', 'Comparison: Wildfire'],
  ['rulings wildfire --games 16', 'Which open questions matter: Wildfire'],
  ['tune wildfire --try startBuffer=4,8 --target win=0.7 --games 24', 'Tuning: Wildfire'],
  ['ladder wildfire --rungs random,policy --games 40', 'Bots: Wildfire'],
  ['stronger wildfire policy random --games 400', 'Is “policy” stronger than “random”? Wildfire'],
  ['luck wildfire --games 16', 'Luck and skill: Wildfire'],
  [
    'screen wildfire --games 12 --try startBuffer=4,8 --try WF-22.actions=1,2',
    'What matters: Wildfire',
  ],
  [
    'playtest leaf-climbers --compare descend=2,3 --rotate --games 12 --bots greedy,random,random,random',
    'Comparison: Lilliputian Leaf-Climbers',
  ],
  [
    'rulings leaf-climbers --rotate --games 12 --bots random',
    'Which open questions matter: Lilliputian Leaf-Climbers',
  ],
  [
    'tune leaf-climbers --try descend=2,3 --target win=0.25 --rotate --games 24 --bots random',
    'Tuning: Lilliputian Leaf-Climbers',
  ],
] as const;

/** Two questions: bytes that differ with the number of workers for one of the others are found in the long run. */
const QUESTIONS = someOf('cli: questions asked with one worker and with two', ALL, 5);

/** How many of the questions are asked of the real program, with two workers. */
const STARTED = sample('cli: questions asked of the real program', 1, QUESTIONS.length);

describe.concurrent('questions beyond a playtest', () => {
  test.each(
    QUESTIONS.map(([line, title], i) => ({ line, title, ask: i < STARTED ? glade : gladeHere })),
  )(
    '$line: the same bytes on one worker and on two, and by its own command',
    async ({ line, title, ask }) => {
      const told = await Promise.all(
        [1, 2].map(async (workers) => {
          const json = join(folder(), `${title}-${workers}.json`.replaceAll(/[ :]/g, ''));
          const html = json.replace('json', 'html');
          const files = ['--json', json, '--html', html];
          const asked = [...words(line), '--workers', `${workers}`, ...files];
          const { code, out } = await (workers === 1 ? gladeHere : ask)(asked);
          expect(code).toBe(0);
          return { out, json: readFileSync(json, 'utf8'), html: readFileSync(html, 'utf8') };
        }),
      );
      const [one, two] = told;
      expect(two!.json).toBe(one!.json);
      expect(two!.html).toBe(one!.html);
      expect(one!.out).toContain(title);
      expect(one!.html).toContain(`<h1>${title}</h1>`);
      const { command } = JSON.parse(one!.json) as { command: string };
      const again = command.replace('npm run glade -- ', '').replaceAll("'", '');
      const { out } = await gladeHere(words(again));
      expect(one!.out.startsWith(out.trimEnd())).toBe(true);
    },
  );

  test('its own command plays with every option that is not as usual in bulk', async () => {
    const line = 'playtest forest-fire --games 8 --bots careless --set maxRounds=0';
    const told = [];
    for (let args = words(line), i = 0; i < 2; i++) {
      const json = join(folder(), `options-${i}.json`);
      const { code } = await gladeHere([...args, '--json', json]);
      expect(code).toBe(0);
      told.push(readFileSync(json, 'utf8'));
      const { command } = JSON.parse(told.at(-1)!) as { command: string };
      expect(command).toContain('--set maxRounds=0');
      args = words(command.replace('npm run glade -- ', ''));
    }
    expect(told[1]).toBe(told[0]);
  });

  test('bots that move on where that changes nothing are left where they are', async () => {
    const { code, out, err } = await gladeHere(words('playtest wildfire --games 20 --rotate'));
    expect(code).toBe(0);
    expect(err).toContain('--rotate would repeat the same');
    expect(out).not.toContain('--rotate');
  });

  test('the answer is told in Italian, too', async () => {
    const { out } = await gladeHere(
      words('ladder wildfire --rungs random,policy --games 20 --language it'),
    );
    expect(out).toContain('Bot: ');
    expect(out).toContain('Guadagno');
    expect(out).not.toMatch(/lab\.|cli\./);
  });

  test('the command of an Italian answer gives an Italian one, and the data stay the same', async () => {
    const line = 'ladder wildfire --rungs random,policy --games 20';
    const json = (name: string): string => join(folder(), `${name}.json`);
    const [en, it] = [json('en'), json('it')];
    const html = it.replace('json', 'html');
    const [english, italian] = await Promise.all([
      gladeHere([...words(line), '--json', en]),
      gladeHere([...words(`${line} --language it --html ${html}`), '--json', it]),
    ]);
    expect(readFileSync(it, 'utf8')).toBe(readFileSync(en, 'utf8'));
    expect(english.out).not.toContain('--language');
    expect(readFileSync(html, 'utf8')).toContain('--seed 1 --language it');
    const again = /npm run glade -- (.*)/.exec(italian.out)![1]!.replaceAll("'", '');
    const { out } = await gladeHere(words(again));
    expect(italian.out.startsWith(out.trimEnd())).toBe(true);
  });

  test('the command of an Italian report, too', async () => {
    const { out } = await gladeHere(words('playtest wildfire --games 20 --language it'));
    expect(out).toMatch(/npm run glade -- playtest wildfire .* --language it$/m);
  });

  test('a ladder of Wildfire tells the policy from chance', async () => {
    const { out } = await gladeHere(words('ladder wildfire --rungs random,policy --games 60'));
    expect(out).toContain('Bots proven to be stronger than the one below: 1 of 1.');
  });
});

describe.concurrent('a question that cannot be asked', () => {
  test.each([
    ['playtest wildfire --compare startBuffer', /compares nothing/],
    ['playtest wildfire --compare startBuffer=4', /compares nothing/],
    ['playtest wildfire --compare startBuffer=4,5', /“5” is not a value of the option/],
    ['playtest wildfire --compare nothing=4,5', /no option “nothing”/],
    ['tune wildfire --target win=0.5', /Say which option to try/],
    ['tune wildfire --try startBuffer=4,8', /Say what to reach/],
    [
      'tune wildfire --try startBuffer=4,8 --target win=60',
      /not a target\. Write win=0.6 or win=60%/,
    ],
    ['tune wildfire --try startBuffer=8..4 --target win=60%', /goes backwards/],
    ['tune wildfire --try startBuffer=4,8 --target win=1.5', /not a target/],
    ['tune wildfire --try startBuffer=1..9999 --target win=0.5', /Say which option to try/],
    ['ladder wildfire --rungs policy', /two bots or more/],
    ['ladder wildfire --rungs policy,nobody', /no bot “nobody”/],
    ['stronger wildfire policy', /say which THAN/],
    ['stronger wildfire policy random --gain 0.1..0', /does not name two gains/],
    ['stronger leaf-climbers greedy random --gain -0.3..0.1', /does not name two gains/],
    ['tune wildfire --try startBuffer=4,8 --target win=0.5 --within 0', /not a distance/],
    ['tune wildfire --try startBuffer=4,8 --target win=0.5 --within close', /not a distance/],
    ['playtest starfall-forest --seats 2 --compare players=2,3', /another number of seats/],
    [
      'tune starfall-forest --try players=2..4 --target turns=9 --language it',
      /altro numero di posti/,
    ],
    ['stronger breakthrough careful careful --games 200', /“careful” is as strong as itself/],
    ['stronger wildfire policy policy --language it', /«policy» è forte quanto sé stesso/],
    ['ladder wildfire --rungs policy,policy', /“policy” is given twice/],
    ['playtest breakthrough --compare start=1,2', /This game has no options/],
    ['playtest breakthrough --compare start=1', /This game has no options/],
    ['tune tic-tac-toe --try start=1..2 --target win=0.5', /This game has no options/],
    ['playtest connect-four --set start=1 --language it', /Questo gioco non ha opzioni/],
    ['screen wildfire --try startBuffer=4', /needs two values/],
    ['screen wildfire --try startBuffer=4,8', /fewer than two rules/],
    ['screen wildfire --of nonsense', /“nonsense” cannot be looked at/],
    // Refused before any of these matches is played.
    [
      'screen wildfire --games 1000000 --of measure.nonsense',
      /“measure\.nonsense” cannot be looked at/,
    ],
    ['playtest wildfire --games 5 --choices 5', /--choices looks at 10 matches or more/],
    ['luck wildfire --of nonsense', /“nonsense” is not counted/],
    ['luck wildfire --among nobody', /no bot “nobody”/],
    ['luck wildfire --among random', /two bots or more/],
    ['luck wildfire --among random,random', /“random” is given twice/],
    [
      'tune leaf-climbers --try LC-23.points=1..3 --try descend=2,3 --target turns=9',
      /“LC-23\.points” and “descend” are the same rule/,
    ],
    [
      'screen leaf-climbers --try descend=2,3 --try LC-23.points=2,3 --language it',
      /«descend» e «LC-23\.points» sono la stessa regola/,
    ],
    ['playtest wildfire --compare startBuffer=4,4', /“4” is given twice/],
    ['playtest wildfire --compare startBuffer=4,8 --rotate', /one team of the same bots/],
    ['rulings wildfire --rotate', /one team of the same bots/],
    ['tune wildfire --try startBuffer=4,8 --target win=0.7 --rotate', /one team of the same bots/],
    ['rulings wildfire --rotate --language it', /una squadra degli stessi bot/],
    ['playtest wildfire --compare startBuffer=4,8 --looks 3', /cannot be used with --looks/],
    ['playtest wildfire --games 20 --looks 3/10', /--looks/],
    ['playtest wildfire --json both --html both', /both name “both”/],
    ['playtest leaf-climbers --set players=2 --seats 3', /contradict each other/],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await gladeHere(words(line));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
  });
});

test.each([
  ['en', 'What each source explains', '“By itself” and “With others”', 'With others'],
  ['it', 'Quanto spiega ogni fonte', '«Da sola» e «Con altre»', 'Con altre'],
])(
  'luck prints what each source explains of the variance, with how to read it (%s)',
  async (language, ...told) => {
    const asked = `luck wildfire --games 16 --bots policy --workers 1 --language ${language}`;
    const { code, out } = await gladeHere(asked.split(' '));
    expect(code).toBe(0);
    const text = out.replaceAll(/\s+/g, ' ');
    for (const each of told) expect(text).toContain(each);
    expect(text).not.toContain('--html');
  },
);
