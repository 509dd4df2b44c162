import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ONLY_LONG, someOf } from '@glade/engine/testing';
import { glade, gladeHere } from './run-glade.ts';

// Games from outside this repository: a folder of somebody else, in which the engine is installed.

const HOME = mkdtempSync(join(tmpdir(), 'glade-outside-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));
mkdirSync(join(HOME, 'node_modules/@glade'), { recursive: true });
symlinkSync(join(import.meta.dirname, '../../engine'), join(HOME, 'node_modules/@glade/engine'));

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const place = (name: string): string => join(HOME, name);
for (const [name, example] of [
  ['dice', 'pig'],
  ['cards', 'kuhn-poker'],
] as const)
  cpSync(join(EXAMPLES, example), place(name), { recursive: true });

const file = (name: string, text: string): string => {
  writeFileSync(place(name), text);
  return place(name);
};

test('a folder is played, with a bot that thinks in a thread of its own', async () => {
  const answers = `${'again\n\nhold\n'.repeat(3)}quit\n`;
  const { code, out, err } = await gladeHere(['play', place('dice'), '--seed', 'door'], answers);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/Kept by player 1/);
  expect(out).toMatch(/Player 2 \(steady\): again/);
});

test('a secret of a game from outside is not printed', async () => {
  const { out } = await gladeHere(['play', place('cards'), '--seed', 'a'], '\n\nmoves\nquit\n');
  expect(out).toMatch(/Card of player 2: \?/);
  expect(out).toMatch(/Card of player 1: [JQK]/);
});

test('not even how many characters a secret has is printed', ONLY_LONG, async () => {
  const { out } = await glade(['play', 'lamplighters', '--seed', 'a'], `${'\n'.repeat(6)}quit\n`);
  // The other has three cards of one or two digits; 14 more lie in the deck.
  expect(out).toMatch(/Hand of player 1: \d+ \d+ \d+\nHand of player 2: -\n/);
  expect(out).toMatch(/Not seen: \?(?: \?){16}\n/);
});

test('bots play a folder in bulk on threads, as they do here, and a file does as well', async () => {
  const asked = ['--games', '60', '--workers', '2', '--seed', 's'];
  const [folder, one] = [
    await gladeHere(['playtest', place('dice'), ...asked]),
    await gladeHere(['playtest', join(place('dice'), 'game.ts'), ...asked]),
  ];
  expect(folder.err).toBe('');
  expect(folder.out).toMatch(/60 matches/);
  // The command that repeats it names the game as it was named.
  expect(folder.out).toContain(`playtest ${place('dice')} `);
  expect(one.out.replace('/game.ts', '')).toBe(folder.out);
});

test('its rules are printed, in the one language that it has', async () => {
  const { out } = await gladeHere(['rules', place('cards'), 'KP-04', '--language', 'it']);
  expect(out).toMatch(/Who folds loses the pot/);
  expect(out).toMatch(/KP-E02/);
});

test('it is checked, and a fault is told in a sentence', async () => {
  const good = await gladeHere(['check', place('cards')]);
  expect(good.out).toMatch(/keeps/);
  expect(good.code).toBe(0);
  cpSync(place('dice'), place('broken'), { recursive: true });
  const source = readFileSync(join(place('broken'), 'game.ts'), 'utf8');
  const fault = source.replace('s.gain === 0 ? [AGAIN]', 's.gain === 0 ? []');
  writeFileSync(join(place('broken'), 'game.ts'), fault);
  const bad = await gladeHere(['check', place('broken')]);
  expect(bad.code).toBe(1);
  expect(bad.out).toMatch(/\[count\]/);
});

test('a new game is whole at once, under a name of its own', async () => {
  const before = process.cwd();
  process.chdir(HOME);
  try {
    expect((await gladeHere(['new', 'dragon-hoard', '--from', 'cards'])).code).toBe(0);
    // It finds the engine by itself, also where nothing is installed.
    expect(existsSync('dragon-hoard/node_modules/@glade/engine/package.json')).toBe(true);
    const checked = await gladeHere(['check', './dragon-hoard']);
    expect(checked.out).toMatch(/keeps/);
    expect((await gladeHere(['rules', './dragon-hoard'])).out).toMatch(/DR-03/);
    const again = await gladeHere(['new', 'dragon-hoard']);
    expect(again.code).toBe(2);
    expect(again.err).toMatch(/already/);
  } finally {
    process.chdir(before);
  }
});

test('by npm, a new game lies where the command was typed, and not in the folder of Glade', async () => {
  const npm = { npm_lifecycle_event: 'glade', INIT_CWD: HOME };
  expect(await glade(['new', 'typed-here'], '', npm)).toMatchObject({ code: 0 });
  expect(existsSync(place('typed-here/game.ts'))).toBe(true);
  const checked = await glade(['check', './typed-here'], '', npm);
  expect(checked.out).toMatch(/keeps/);
});

test.each([
  ['a folder that is not there', () => place('nowhere'), /There is nothing at/],
  ['a folder without a game', () => join(HOME, 'node_modules'), /no game in .* game\.ts/],
  [
    'a module that throws',
    () => file('throws.ts', "\nthrow new Error('no luck');\n"),
    /no luck \(line 2\)/,
  ],
  [
    'a module that imports what is not there',
    () => file('lacking.ts', "import './not-there.ts';\n"),
    /not-there\.ts.*lacking\.ts/s,
  ],
  [
    'a module without a game',
    () => file('empty.ts', 'export default { id: "x" };\n'),
    /lacks: prefix/,
  ],
  [
    'an id of ours',
    () =>
      file(
        'taken.ts',
        "import g from './dice/game.ts';\nexport default { ...g, id: 'wildfire' };\n",
      ),
    /another id/,
  ],
])('%s is told in a sentence', async (_, where, sentence) => {
  const { code, err } = await gladeHere(['rules', where()]);
  expect(err).toMatch(sentence);
  expect(code).toBe(2);
});

test('a game from outside with an id of ours does not take its place', async () => {
  await gladeHere(['rules', place('taken.ts')]);
  expect((await gladeHere(['rules', 'wildfire', 'WF-16'])).out).toMatch(/flare-up/);
});

test('a card that was folded is not printed at the end either', async () => {
  const { out } = await gladeHere(['play', place('cards'), '--seed', 'a'], '\n\nbet\nquit\n');
  expect(out).toMatch(/Player 2 folds/);
  expect(out).toMatch(/Card of player 1: K\nCard of player 2: \?\n/);
  expect(out).not.toMatch(/Card of player 2: [JQ]/);
});

// What is not whole in one of the others is found in the long run.
const KINDS = someOf('cli: kinds of new games', ['squares', 'hexes', 'hand', 'nim'], 4);

test.each(KINDS)('a new game from %s is whole', async (kind) => {
  const before = process.cwd();
  process.chdir(HOME);
  try {
    expect((await gladeHere(['new', `my-${kind}`, '--from', kind])).code).toBe(0);
    expect((await gladeHere(['check', `./my-${kind}`])).out).toMatch(/keeps/);
    const source = readFileSync(join(place(`my-${kind}`), 'game.ts'), 'utf8');
    expect(source).toContain(`'game.title': 'My ${kind}'`);
    // Only the title changes, and no word that begins like it, such as “Hexes”.
    expect(source).not.toMatch(new RegExp(`My ${kind}\\w`));
  } finally {
    process.chdir(before);
  }
});

test.each([
  ['YAML that cannot be read', '- id: PG-E01\n  title: [x\n', /at line 3, column 1/],
  [
    'an empty list',
    '- id: PG-E01\n  title: x\n  clauses: [PG-01]\n  cases:\n    - do: []\n',
    /PG-E01\.cases\.0\.do in line 5/,
  ],
  [
    'a field that is mistyped',
    '- id: PG-E01\n  title: x\n  clauses: [PG-01]\n  evnts: [rolled]\n',
    /PG-E01\.evnts in line 4 .*mistyped/,
  ],
  [
    'a text in place of a list',
    '- id: PG-E01\n  title: x\n  clauses: PG-01\n',
    /PG-E01\.clauses in line 3: a list belongs here/,
  ],
  [
    'a throw without quotes',
    '- id: PG-E01\n  title: x\n  clauses: [PG-01]\n  cases:\n    - do:\n        - P1 again\n        - 4\n',
    /PG-E01\.cases\.0\.do\.1 in line 7: text belongs here; put a number in quotes/,
  ],
  ['a field too few', '- id: PG-E01\n  clauses: [PG-01]\n', /PG-E01\.title in line 1: .*missing/],
  ['no list', 'id: PG-E01\n', /examples\.yaml in line 1: a list belongs here/],
])('examples with %s are told in a sentence', async (name, yaml, sentence) => {
  const folder = name.replaceAll(' ', '-');
  cpSync(place('dice'), place(folder), { recursive: true });
  writeFileSync(join(place(folder), 'examples.yaml'), yaml);
  const { code, err } = await gladeHere(['check', place(folder)]);
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(sentence);
  expect(code).toBe(2);
});

test('a bot without its number is offered with one', async () => {
  const { err } = await gladeHere(['playtest', place('dice'), '--bots', 'mcts']);
  expect(err).toMatch(/mcts:1000/);
  expect(err).toMatch(/needs a number/);
});

test('a Node that cannot run the file says which Node can', async () => {
  writeFileSync(place('game.gl'), '');
  // Any ending that Node does not know stands for TypeScript in an old Node.
  writeFileSync(
    place('package.json'),
    JSON.stringify({ name: 'old', type: 'module', exports: './game.gl' }),
  );
  const { code, err } = await gladeHere(['rules', HOME]);
  rmSync(place('package.json'));
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(/Node 22\.18 or newer/);
  expect(code).toBe(2);
});

test('a game for stakes is reported by what is won and lost, also in Italian', async () => {
  const asked = ['playtest', place('cards'), '--bots', 'careful,random', '--games', '40'];
  const { out } = await gladeHere([...asked, '--html', place('stakes.html')]);
  const told = (text: string): string => text.replaceAll(/\s+/g, ' ');
  expect(told(out)).toMatch(/Points won or lost in a match, on average: seat 1, “careful”: [−+]/);
  expect(told(out)).toMatch(/cannot say whether the seat or the bot is the cause/);
  expect(out).not.toMatch(/Share of wins/i);
  const page = readFileSync(place('stakes.html'), 'utf8');
  expect(page).toContain('Points of a match, mean');
  expect(page).not.toMatch(/share of wins/i);
  const italian = await gladeHere([...asked, '--rotate', '--language', 'it']);
  expect(told(italian.out)).toMatch(
    /Punti vinti o persi in una partita, in media: «careful»: [−+]/,
  );
});

test('a question about a game for stakes says what its shares count', async () => {
  const asked = ['--rungs', 'random,careful', '--games', '20'];
  const cards = await gladeHere(['ladder', place('cards'), ...asked]);
  expect(cards.out.replaceAll(/\s+/g, ' ')).toMatch(/says who had more, not how many/);
  const dice = await gladeHere([
    'ladder',
    place('dice'),
    '--rungs',
    'random,greedy',
    '--games',
    '4',
  ]);
  expect(dice.code).toBe(0);
  expect(dice.out).not.toMatch(/who had more/);
});

test('a message with a gap is found', async () => {
  cpSync(place('dice'), place('gap'), { recursive: true });
  const source = readFileSync(join(place('gap'), 'game.ts'), 'utf8');
  writeFileSync(join(place('gap'), 'game.ts'), source.replace('throws {face}.', 'throws {fase}.'));
  const { out } = await gladeHere(['check', place('gap')]);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(/event\.rolled names fase; it can name seat, face/);
});

test('a bot that looks at the card of the other is found', async () => {
  cpSync(place('cards'), place('peeking'), { recursive: true });
  const source = readFileSync(join(place('peeking'), 'game.ts'), 'utf8');
  const peeks = source.replace('s.cards[actor(s)]!;', '2 - s.cards[1 - actor(s)]!;');
  expect(peeks).not.toBe(source);
  writeFileSync(join(place('peeking'), 'game.ts'), peeks);
  const { out } = await gladeHere(['check', place('peeking')]);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(/\[policy\].*which looks the same to seat/);
});

test('a message that nothing says is found, with the key that was meant', async () => {
  cpSync(place('cards'), place('unsaid'), { recursive: true });
  const source = readFileSync(join(place('unsaid'), 'game.ts'), 'utf8');
  const more = [
    `'action.chekc': 'Check',`,
    `'action.sing': 'Sing',`,
    `'event.delt.you': 'You get a card.',`,
    `'option.gaol': 'Goal',`,
    `'evnt.paid': 'Paid.',`,
  ];
  const missing = source.replace(/'action\.check'/, `'action.checked'`);
  const written = missing.replace(/('game\.title')/, `${more.join(' ')} $1`);
  expect(written).not.toBe(missing);
  writeFileSync(join(place('unsaid'), 'game.ts'), written);
  const { out, code } = await gladeHere(['check', place('unsaid')]);
  const told = out.replaceAll(/\s+/g, ' ');
  expect(told).toContain('“action.chekc”. Did you mean “action.check”?');
  expect(told).toContain('“event.delt.you”. Did you mean “event.dealt”?');
  expect(told).toContain('“option.gaol”: there is no such event, option or preset');
  expect(told).toContain('“evnt.paid”. Did you mean “event.paid”?');
  // A rare action may not have come up, so this alone is no fault.
  expect(told).toContain(
    'Please check: the message “action.sing” was never used in 100 random matches',
  );
  expect(code).toBe(1);
});

test('an action that is written like a command of the table is found', async () => {
  cpSync(place('dice'), place('typed'), { recursive: true });
  for (const name of ['game.ts', 'examples.yaml']) {
    const text = readFileSync(join(place('typed'), name), 'utf8');
    writeFileSync(join(place('typed'), name), text.replaceAll(/\bagain\b(?! \{)/g, 'roll'));
  }
  const { out, code } = await gladeHere(['check', place('typed')]);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(/Nobody can type the action “roll”/);
  expect(code).toBe(1);
});

test('a folder of the present place is meant before an example of the same name', async () => {
  const before = process.cwd();
  process.chdir(HOME);
  try {
    cpSync(place('dice'), place('nim'), { recursive: true });
    expect((await gladeHere(['rules', 'nim'])).out).toMatch(/PG-01/);
    rmSync(place('nim'), { recursive: true });
    expect((await gladeHere(['rules', 'nim'])).out).toMatch(/NI-01/);
  } finally {
    process.chdir(before);
  }
});

test('a message that would say “player 0” is found', async () => {
  cpSync(place('dice'), place('zero'), { recursive: true });
  const source = readFileSync(join(place('zero'), 'game.ts'), 'utf8');
  const wrong = source.replace('{player, seat} throws', '{seat, seat} throws');
  writeFileSync(join(place('zero'), 'game.ts'), wrong);
  const { out } = await gladeHere(['check', place('zero')]);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(/would say “player 0”.*Write \{player, seat\}/);
});

test.each([
  [
    'an event that tells a hidden card',
    /hears: \(event, seat\) => .*,/,
    'hears: () => true,',
    /\[hears\].*hears which of two actions was taken, but is not shown it/,
  ],
  [
    'a message that is not ICU',
    /('event\.dealt':\s*'[^']*)\}([^}']*')/,
    '$1$2',
    /The message “event\.dealt” cannot be read/,
  ],
  ['a row without a title', /'row\.(\w+)':/, "'title.$1':", /The row “row\.\w+” has no title/],
])('%s is found', async (what, wanted, instead, told) => {
  const folder = `cards-${what.replaceAll(/\W/g, '-')}`;
  cpSync(place('cards'), place(folder), { recursive: true });
  const source = readFileSync(join(place(folder), 'game.ts'), 'utf8');
  const broken = source.replace(wanted, instead);
  expect(broken).not.toBe(source);
  writeFileSync(join(place(folder), 'game.ts'), broken);
  const { out, code } = await gladeHere(['check', place(folder)]);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(told);
  expect(code).toBe(1);
});

test('a game whose page would be a page of the app is refused, and is not begun', async () => {
  expect((await gladeHere(['new', 'docs'])).err).toContain('The app has a page called “docs”.');
  const engine = "import pig from './dice/game.ts';\n";
  const one = file('about.ts', `${engine}export default { ...pig, id: 'about' };\n`);
  expect((await gladeHere(['check', one])).err).toContain('The app has a page called “about”.');
});

test('a file that Node does not take for a module is told what to write', async () => {
  mkdirSync(place('old'));
  writeFileSync(join(place('old'), 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(join(place('old'), 'game.ts'), "import '../dice/game.ts';\nexport default 1;\n");
  expect((await glade(['check', place('old')])).err).toContain('npm pkg set type=module');
});
