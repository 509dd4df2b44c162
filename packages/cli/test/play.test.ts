import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@glade/games';
import {
  CHANCE,
  drawOutcome,
  formatRecord,
  KeyedDice,
  Match,
  parseOptions,
  parseRecord,
  positions,
  type OptionValues,
} from '@glade/engine';
import { someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { drawVisibleBoard } from '../src/match/visible-board.ts';
import {
  untilFinished,
  folder,
  glade,
  gladeHere,
  start,
  untilWritten,
  setUpProgramTests,
} from './run-glade.ts';

setUpProgramTests();

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const { default: kuhn } = await import('../../../examples/kuhn-poker/game.ts');
const find = (id: string) => games.find((game) => game.id === id);

function optionsOf(given: object): OptionValues {
  const options = parseOptions(wildfire.options, given);
  if (!options.ok) throw new Error(options.problem.code);
  return options.value;
}

/** A match played by the policy `careful` with entered dice, of at most this many entries. */
function played(options: OptionValues, seed: string, entries = Infinity): Match {
  const seats = wildfire.rules(options).seats;
  const players = Array.from({ length: seats }, () => 'person');
  let match = Match.start(wildfire, { options, dice: 'entered', players });
  const dice = new KeyedDice(seed);
  const policy = Object.values(wildfire.policies(match.rules))[0]!;
  while (!match.over && match.log.length < entries) {
    const { rules, state, actor } = match;
    const action =
      actor === CHANCE
        ? drawOutcome(rules, state, dice, match.drawIndex).action
        : policy.choose(state, dice.random('bot'));
    const next = match.play(action, actor);
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.match;
  }
  return match;
}

/** The entries of a match as a person would type them. */
function typed(match: Match): string {
  const { rules } = match;
  const state = rules.create();
  return match.log
    .map(({ action }) => {
      const text = rules.notation.format(state, action);
      rules.apply(state, action);
      return `${text}\n`;
    })
    .join('');
}

/** The record at the end of what `glade play` has written. */
const recordIn = (out: string): string => out.slice(out.lastIndexOf('Glade record 1'));

describe.concurrent('a match through a pipe', () => {
  test('is told, recorded, and replayed to the same positions', async () => {
    const match = played(optionsOf({ afterLoss: 'stop' }), '3');
    const args = ['play', 'wildfire', '--dice', 'entered', '--set', 'afterLoss=stop'];
    const { code, out, err } = await glade(args, typed(match));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('    1 2 3 4 5 6\n');
    expect(out).toMatch(/You saved your home!|The fire took your home\./);
    expect(recordIn(out)).toBe(formatRecord(match));

    const file = join(folder(), 'match.txt');
    writeFileSync(file, recordIn(out));
    const replayed = await gladeHere(['replay', file, '--positions']);
    expect(replayed).toEqual({
      code: 0,
      out: `${positions(match).slice(1).join('\n')}\n`,
      err: '',
    });
    const told = await gladeHere(['replay', file, '--language', 'it']);
    expect(told.out).toContain('Turno 1');
    expect(told.out).toContain('La tua casa sta in');
  });

  test('takes back, gives hints, says why, shows rules and goes on', async () => {
    const file = join(folder(), 'match.txt');
    const opening = 'home 2,5\nhint\n5 2\nevent 6 6\n';
    const talk = 'why dig 2,5\nhint\nrules 16\ndouse 1,1\nnonsense\ndouse 5,1\nundo\nundo\nmoves\n';
    const args = ['play', 'wildfire', '--dice', 'entered', '--save', file];
    const { code, out, err } = await gladeHere(args, opening + talk);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = [
      // Before a roll there is nothing to choose.
      /> hint\n[^>]*type what your dice show[^>]*\. Then\s+ask\s+for\s+a\s+hint\.\n/,
      '> why dig 2,5\nThis is your home: it stays as it is. Choose another square. (WF-R13)\n',
      /> hint\nHint: (douse|dig) [1-6],[1-6]\.\n/,
      '> rules 16\nWF-16\n',
      '> douse 1,1\nColumn 1, row 1 is not burning.',
      '> nonsense\n“nonsense” is not a move',
      '> douse 5,1\nYou douse column 5, row 1.\n',
      '> undo\nUndone.\n',
      /> moves\nNothing can be chosen just now\.\n/,
    ];
    let rest = out;
    for (const answer of answers) {
      expect(rest).toMatch(answer);
      rest = rest.slice(rest.search(typeof answer === 'string' ? escaped(answer) : answer));
    }
    // One undo took back the douse, the other the event before it.
    const saved = parseRecord(readFileSync(file, 'utf8'), find);
    expect(saved.ok && saved.value.log.length).toBe(2);
  });

  test('any entry is put right, what no longer fits is told with its rule, and the match as it was is kept', async () => {
    const file = join(folder(), 'match.txt');
    const opening = 'home 2,5\n5 2\nevent 6 6\ndouse 5,1\n';
    const talk = 'fix 9 1 1\nfix 2 5 2\nundo\nredo\nfix 3 4 4\nfix 2 5 6\nlog\n';
    const args = ['play', 'wildfire', '--dice', 'entered', '--save', file];
    const { code, out, err } = await gladeHere(args, opening + talk);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const flat = out.replaceAll(/\s+/g, ' ');
    const answers = [
      '> fix 9 1 1 There is no such entry. Choose one from 1 to 4.',
      '> fix 2 5 2 Entry 2 already says that. Enter something else.',
      '> undo Undone.',
      '> redo Redone.',
      '> fix 3 4 4 Entry 3 is put right. Everything after it still fits.',
      `> fix 2 5 6 The match as it was is in ${file}.before-2.`,
      'Entry 4 doesn’t fit any more: Column 5, row 1 is not burning. Choose a burning square, or dig an empty one. (WF-20)',
      '> log 1 home 2,5 2 fire 5,6 3 event 4,4',
    ];
    const places = answers.map((answer) => flat.indexOf(answer));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const texts = (from: string): readonly string[] => {
      const read = parseRecord(readFileSync(from, 'utf8'), find);
      if (!read.ok) throw new Error(read.problem.code);
      return typed(read.value).trimEnd().split('\n');
    };
    expect(texts(file)).toEqual(['home 2,5', 'fire 5,6', 'event 4,4']);
    const before = ['home 2,5', 'fire 5,2', 'event 4,4', 'douse 5,1'];
    expect(texts(`${file}.before-2`)).toEqual(before);
  });

  test('in VS a mistyped roll is put right once the other player agrees', async () => {
    const opening = '3 3\n1 1\n5 5\npass\n';
    const talk = 'fix 2 1 2\nrifiuto\ncorreggi 2 1 2\naccetto\nelenco\n';
    const own = ['--dice', 'entered', '--bots', 'person', '--language', 'it'];
    const args = ['play', 'wildfire', '--preset', 'vs', ...own];
    const { code, out, err } = await gladeHere(args, `${opening}${talk}esci\nverbale\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /vuole cambiare la voce 2: fuoco 1,1 → fuoco 1,2\.\n.*«accetto» o «rifiuto»/,
    );
    expect(out).toContain('> rifiuto\nNon è cambiato niente.');
    expect(out).toContain('> accetto\nLa voce 2 è corretta. Tutto il resto va ancora bene.');
    expect(recordIn(out)).toContain('fire 1,2');
  });

  test('who has secrets is called first; Enter shows what is theirs and what happened last', async () => {
    const { out } = await gladeHere(
      ['play', 'kuhn-poker', '--bots', 'person,person', '--seed', '3'],
      '\n\n\ncheck\nbet\n\nfold\n',
    );
    const [dealt, first, second, third] = out.split(/^Player [12], take the keyboard.*$/m);
    expect(dealt).not.toMatch(/Card of/);
    expect(first).toMatch(/Card of player 1: Q\nCard of player 2: \?/);
    // Who types a move without looking is not shown anything.
    expect(second).not.toMatch(/Card of/);
    expect(third).toMatch(
      /Player 2 puts a coin into the pot\.\n\nCard of player 1: Q\nCard of player 2: \?/,
    );
    // A sentence that names the seat is not said with the name before it.
    expect(out).not.toMatch(/Player \d: Player/);
  });

  test('in VS nothing hidden is listed or changed while the dice of all are due', async () => {
    const opening = '3 3\n1 1\n5 5\npass\ndouse 5,3\npass\n';
    const own = ['--dice', 'entered', '--bots', 'person'];
    const { code, out, err } = await gladeHere(
      ['play', 'wildfire', '--preset', 'vs', ...own],
      `${opening}log\nremove 4\nfix 4 pass\n`,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, listed = ''] = out.split('> log\n');
    expect(listed).toMatch(
      /^1 +home 3,3\n2 +fire 1,1\n3 +event 5,5\n4 +Player 1 +\?\n5 +Player 2 +\?\n/,
    );
    expect(out.match(/That is not yours to change/g)).toHaveLength(2);
  });

  test('virtual dice come from the seed', async () => {
    const args = ['play', 'wildfire', '--seed', 'seven'];
    const [first, second] = await Promise.all([
      gladeHere(args, '\n\nroll\n'),
      gladeHere(args, '\n\nroll\n'),
    ]);
    expect(recordIn(second.out)).toBe(recordIn(first.out));
    const match = parseRecord(recordIn(first.out), find);
    expect(match.ok && match.value.header).toMatchObject({ dice: 'virtual', seed: 'seven' });
    expect(match.ok && match.value.log.length).toBe(3);
  });

  test('bots answer, and show nothing of their grids before the end', async () => {
    const args = ['play', 'wildfire', '--preset', 'vs', '--bots', 'gentle', '--seed', '5'];
    const { code, out, err } = await gladeHere(args, `\n\n${'\npass\n'.repeat(40)}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [before = '', end = ''] = out.split('Here are all the grids.');
    // Only the bot's last action, if it ends the match, is told together with the outcome.
    const [, ...told] = before.split('Player 2 (gentle): ');
    expect(told.length).toBeLessThanOrEqual(1);
    expect(told.join('')).not.toContain('Player 1>');
    expect(before).toMatch(/^ +2 .*\?/m);
    expect(end).toMatch(/^ +2 [^?]*$[^]*^Player.* wins?\./m);
    const match = parseRecord(recordIn(out), find);
    expect(match.ok && match.value.over).toBe(true);
  });

  test('a move before the dice is answered with its rule, an unreadable one with an example', async () => {
    const { out } = await gladeHere(
      ['play', 'wildfire', '--preset', 'x4', '--seed', '5', '--language', 'en'],
      `roll\ndouse TL 3,4\n${'roll\n'.repeat(9)}dig somewhere 1,1\n`,
    );
    expect(out).toMatch(/First roll the dice\. \(WF-\d+\)/);
    expect(out).not.toContain('rolls its own dice');
    expect(out.replaceAll('\n', ' ')).toMatch(/For example: (dig|douse) TL \d,\d/);
  });

  test('an option that changes nothing is named', async () => {
    const { code, err } = await gladeHere(['play', 'wildfire', '--set', 'vsPlayers=3']);
    expect(code).toBe(0);
    expect(err).toBe('The option vsPlayers changes nothing here: it matters only with mode=vs.\n');
  });
});

describe('a match with secrets that is left', () => {
  const args = ['play', 'kuhn-poker', '--seed', '7', '--bots', 'gentle'];

  test('does not print its record, which shows what is hidden', async () => {
    const { code, out } = await gladeHere(args, '\n\nquit\n\n');
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('also shows what is hidden. Type “record”');
    expect(out).not.toContain('Glade record 1');
  });

  test('prints it for people who ask', async () => {
    const { out } = await gladeHere(args, '\n\nquit\nrecord\n');
    const match = parseRecord(recordIn(out), (id) => (id === 'kuhn-poker' ? kuhn : find(id)));
    expect(match.ok && match.value.log.length).toBe(2);
  });

  test('is saved all the same where a file was named, without a question', async () => {
    const file = join(folder(), 'kuhn.txt');
    const { out } = await gladeHere([...args, '--save', file], '\n\nquit\n');
    expect(out).not.toContain('what is hidden');
    expect(readFileSync(file, 'utf8')).toContain('Glade record 1');
  });
});

const HELPS: readonly [string, RegExp, RegExp, ...string[]][] = [
  ['kuhn-poker', /^Enter +lets chance decide$/m, /dice/],
  ['nim', /^moves +lists/m, /dice|chance|Enter/],
  ['pig', /^roll, Enter +rolls the dice$/m, /your own dice|2 5/],
  ['starfall-forest', /as in the list: go 2,2$/m, /…/],
  ['fair-verona', /^a draw +enters what you drew$/m, /Enter|dice|unless chance/, '--dice=entered'],
];

test.each(someOf('cli: games whose help is asked for', HELPS, 2))(
  'the help of %s names chance as the game has it',
  async (id, has, not, ...more) => {
    const { out } = await gladeHere(['play', id, '--bots', 'gentle', ...more], 'help\n');
    const [, help = ''] = out.split('> help\n');
    const told = help.split('\n\n')[0]!;
    expect(told).toMatch(has);
    expect(told).not.toMatch(not);
  },
);

test('an interrupted match is not lost', async () => {
  const child = start(['play', 'wildfire', '--dice', 'entered']);
  const end = untilFinished(child);
  const ready = untilWritten(child, 'Roll for the first fire');
  child.stdin!.write('home 3,3\n');
  await ready;
  child.kill('SIGINT');
  const { code, out, err } = await end;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(recordIn(out)).toContain('0. home 3,3\n');
});

describe('a board with secrets', () => {
  const match = played(optionsOf({ mode: 'vs' }), '9', 9);
  const { rules, state } = match;
  const full = rules.notation.draw!(state, String).split('\n');

  test('shows the own grid and what everybody knows', () => {
    const seen = drawVisibleBoard(rules, state, 0, false, String).split('\n');
    const own = (lines: readonly string[]) => lines.map((line) => line.slice(0, 15));
    expect(own(seen)).toEqual(own(full));
    expect(seen.join('\n')).toContain('?');
    seen.forEach((line, i) => {
      const masked = Array.from(full[i]!, (c, at) => (line[at] === '?' ? '?' : c)).join('');
      expect(line).toBe(masked);
    });
  });

  test('shows nothing to a bystander, and everything at the end', () => {
    expect(drawVisibleBoard(rules, state, undefined, false, String)).toBe('');
    expect(drawVisibleBoard(rules, state, undefined, true, String)).toBe(full.join('\n'));
  });
});

function escaped(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
