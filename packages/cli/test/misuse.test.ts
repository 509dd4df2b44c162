import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { someOf } from '@glade/engine/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  untilFinished,
  folder,
  glade,
  gladeHere,
  start,
  untilWritten,
  setUpProgramTests,
  type Finished,
} from './run-glade.ts';

setUpProgramTests();

const APP = join(import.meta.dirname, '../../web/dist/index.html');
const RECORD = 'Glade record 1\nGame: wildfire 1\nPlayers: person\nDice: entered\n\n';

/** Exactly one sentence on standard error, nothing else, and exit code 2. */
function expectSentence({ code, out, err }: Finished, said: RegExp): void {
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  expect(err).toMatch(said);
  expect(err).not.toMatch(/\bat .*:\d+:\d+|Error:|problem\./);
}

describe.concurrent('what is wrong is said in one line', () => {
  test.each([
    ['foo', /no command “foo”\. Choose from: games, /],
    ['luk', /Did you mean “luck”/],
    ['games wildfir', /Did you mean “wildfire”/],
    ['games foo', /no game “foo”\. Choose from: wildfire/],
    ['games --foo', /no option --foo here\. “glade games --help”/],
    ['games a b', /too many words/],
    ['games --language xx', /does not speak “xx”\. Choose from: en, it/],
    ['rules', /which GAME/],
    ['rules wildfire WF-99', /no rule “WF-99”\. The rules go from WF-01 to /],
    ['play nogame', /no game “nogame”/],
    ['play wildfire --seats 99', /not 99\. Leave --seats out/],
    ['play wildfire --preset vs --seats 99', /Choose from: 2, 3, 4, 5, 6/],
    ['play wildfire --preset nope', /no preset “nope”\. Choose from: beginners, default, /],
    ['play wildfire --bots nope', /no player “nope”\. Choose from: person, /],
    ['play wildfire --bots person,strong', /names 2 bots for one seat/],
    ['play wildfire --dice loaded', /Choose from: virtual, entered/],
    ['play wildfire --dice entered --seed 1', /Leave --seed out/],
    ['play wildfire --save no/such/folder/x', /“no\/such\/folder\/x” cannot be written/],
    [
      'value war-kids',
      /How well War Kids can be played is not known yet\. It is known for: Wildfire/,
    ],
    ['value wildfire --start 3,3/9', /“3,3\/9” is not a start\. Write the squares of the home and/],
    ['value wildfire --start 3,3/3,4', /no fire starts there: 3,3\/3,4 is too near/],
    ['value wildfire --set mode=x4', /known only for the game of one home/],
    [
      'value wildfire --start 3,3/4,1 --gap 2',
      /“2” is not a gap\. Write a number from 0.0001 to 1/,
    ],
    ['value wildfire --start 3,3/4,1 --seconds 0', /“0” does not fit --seconds/],
    ['value wildfire --method guess', /“guess” is not a method\. Write --method proven or/],
    [
      'value wildfire --start 3,3/4,1 --games 5',
      /--games, --seed and --lookahead belong to --method sampled/,
    ],
    ['value wildfire --start 3,3/4,1 --lookahead 1', /--lookahead belong to --method sampled/],
    ['value wildfire --method sampled --lookahead 3', /“3” does not fit --lookahead/],
    ['value wildfire --method sampled --games 1', /“1” does not fit --games/],
    ['value wildfire --method sampled --seconds 9', /--seconds belongs to --method proven/],
    [
      'value wildfire --start 3,3/4,1 --method sampled --out no/such/x.json',
      /--out keeps all starts/,
    ],
    ['value wildfire --all', /Say where to keep what is proven/],
    ['playtest wildfire --games -1', /“-1” does not fit --games/],
    ['playtest wildfire --games 0', /“0” does not fit --games/],
    ['playtest wildfire --games 1e9', /from 1 to 10,000,000/],
    ['playtest wildfire --games 1000000000', /from 1 to 10,000,000/],
    ['playtest wildfire --games', /--games needs a value/],
    ['playtest wildfire --workers many', /“many” does not fit --workers/],
    ['playtest wildfire --set x=y', /no option “x”\. Choose from: mode, /],
    ['playtest wildfire --set startBuffer=5', /“5” is not a value of the option “startBuffer”/],
    ['playtest wildfire --set startBuffer', /Write --set name=value/],
    ['playtest wildfire --set __proto__=1', /no option “__proto__”/],
    [
      'playtest forest-fire --set game=mixed --set roles=HSP',
      /“roles” can only be “HSP” when “players” is one of these: 3\./,
    ],
    ['playtest wildfire --bots nobody', /no bot “nobody”\. Choose from: policy, /],
    ['playtest wildfire --bots policy,random', /--bots names 2 bots for one seat/],
    ['playtest wildfire --seed 1 --seed 2', /--seed is given twice/],
    ['playtest wildfire --games 9 --games 8', /--games is given twice/],
    [
      'playtest wildfire --compare startBuffer=4,8 --compare endCheck=both',
      /--compare is given twice/,
    ],
    ['playtest wildfire --pace fast', /“fast” is not a pace/],
    ['playtest wildfire --seed=', /seed cannot be used/],
    ['playtest wildfire --json no/such/folder/x', /cannot be written/],
    ['playtest wildfire --html .', /cannot be written/],
    ['replay no-such-file', /“no-such-file” cannot be read/],
    ['replay .', /cannot be read/],
    ['serve --port 99999', /“99999” does not fit --port/],
    ['serve --port=', /does not fit --port/],
    ['serve --port 80 extra', /There is no game “extra”/],
    ['backup', /FILE/],
    ['backup x.sqlite --data a --db postgres://b', /Give --data or --db, not both/],
    ['backup x.sqlite --data no/such/folder', /“no\/such\/folder\/tables.sqlite” is missing/],
    ['backup x.sqlite --db mysql://a', /not the address of a PostgreSQL/],
    ['backup x.sqlite --db postgres://a:hush@127.0.0.1:1/b', /reached or used \(ECONNREFUSED\)/],
    ['gioca --language it', /Il comando «gioca» non esiste/],
    ['playtest wildfire --games x --language=it', /«x» non va bene per --games/],
  ] as const)('glade %s', async (line, said) => {
    expectSentence(await gladeHere(line.split(' ')), said);
  });

  const ASKED = [
    ['luk', /Did you mean “luck”/],
    ['games --foo', /no option --foo here/],
    ['play wildfire --seats 99', /not 99\. Leave --seats out/],
    ['print wildfire', /--out game\.pdf/],
    ['playtest wildfire --games x --language=it', /«x» non va bene per --games/],
    ['rulings wildfire --rotate', /one team of the same bots/],
    ['replay no-such-file', /“no-such-file” cannot be read/],
  ] as const;
  // In two languages; the others are asked in the same way.
  const STARTED = someOf('cli: mistakes of which the real program is asked', ASKED, 8);
  test.each(STARTED)('the real program tells the same: glade %s', async (line, said) => {
    const args = line.split(' ');
    const told = await glade(args);
    expectSentence(told, said);
    expect(told).toEqual(await gladeHere(args));
  });

  test.each([
    ['of ten million characters', 'x'.repeat(10_000_000), /too long: .* 200,000 characters/],
    ['of another version', RECORD.replace('wildfire 1', 'wildfire 99'), /version 99 of wildfire/],
    ['of an unknown game', RECORD.replace('wildfire', 'chess'), /a game called “chess”/],
    ['that is none', 'hello', /not a match/],
    [
      'against the rules',
      `${RECORD}0. home 3,3; fire 3,4\n`,
      /Line 6 .* against the rules \(WF-08\)/,
    ],
    ['that cannot be read', `${RECORD}0. home 9,9\n`, /Line 6 .* cannot be read/],
  ])('a record %s', async (_, text, said) => {
    const file = join(folder(), 'match.txt');
    writeFileSync(file, text);
    expectSentence(await gladeHere(['replay', file]), said);
  });

  const ROAD = readFileSync(
    join(import.meta.dirname, '../../../games/war-kids/scenarios/forest-road.json'),
    'utf8',
  );
  test.each([
    ['cut short', ROAD.slice(0, 900), /the text is not JSON/, /il testo non è JSON/],
    [
      'of no scenario',
      '[1, 2]',
      /“scenario”: this value is of the wrong kind/,
      /«scenario»: questo valore è del tipo sbagliato/,
    ],
    [
      'with a field that is misspelt',
      ROAD.replace('"turnLimit"', '"turnlimit"'),
      /the field “turnlimit” does not exist here/,
      /qui il campo «turnlimit» non esiste/,
    ],
    [
      'of two scenarios',
      `{"format": "war-kids-scenarios/1", "scenarios": [${ROAD}, ${ROAD}]}`,
      /holds 2 scenarios/,
      /contiene 2 scenari/,
    ],
    [
      'that cannot be played',
      ROAD.replaceAll('"side": "pink"', '"side": "blue"'),
      /Pink has no unit that is there/,
      /L’esercito rosa non ha unità/,
    ],
  ])('a scenario %s, in both languages', async (_, text, en, it) => {
    const file = join(folder(), 'scenario.json');
    writeFileSync(file, text);
    const args = ['play', 'war-kids', '--set', `scenario=@${file}`];
    expectSentence(await gladeHere(args), en);
    expectSentence(await gladeHere([...args, '--language', 'it']), it);
  });

  test('a record with a scenario that is none', async () => {
    const file = join(folder(), 'match.txt');
    const head = RECORD.replace('wildfire', 'war-kids').replace('person', 'person, person');
    writeFileSync(file, head.replace('Players', 'Options: scenario=own-AAAA\nPlayers'));
    expectSentence(await gladeHere(['replay', file]), /not JSON/);
  });

  test('a file that holds something already is not overwritten', async () => {
    const file = join(folder(), 'match.txt');
    writeFileSync(file, 'mine');
    expectSentence(
      await gladeHere(['play', 'wildfire', '--save', file]),
      /already holds something/,
    );
  });

  test('a folder instead of a file', async () => {
    const path = join(folder(), 'reports');
    mkdirSync(path);
    expectSentence(await gladeHere(['playtest', 'wildfire', '--json', path]), /cannot be written/);
  });
});

test('whoever reads only the first line is not told off', async () => {
  const child = start(['rules', 'wildfire']);
  const end = untilFinished(child);
  child.stdout!.destroy();
  expect(await end).toMatchObject({ code: 0, err: '' });
});

test.each([
  ['en', 'Usage: glade playtest', 'how many matches, up to 10,000,000'],
  ['it', 'Uso: glade playtest', 'quante partite, fino a 10.000.000'],
])('help is there in %s', async (language, usage, games) => {
  const { code, out, err } = await gladeHere(['playtest', '--help', '--language', language]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(usage);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(games);
});

describe.skipIf(!existsSync(APP))('serving the built app', () => {
  test('answers until it is interrupted', async () => {
    const child = start(['serve', '--port', '0']);
    const end = untilFinished(child);
    let url = '';
    child.stdout!.on('data', (text) => (url ||= /http\S+/.exec(String(text))?.[0] ?? ''));
    await untilWritten(child, 'http');
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 0, err: '' });
  });

  test('a port that was asked for and is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expectSentence(
      await gladeHere(['serve', '--port', String(port)]),
      /is taken by another program/,
    );
  });
});
