import { defaults, parseRecord } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import { Player, recordOf, type Experiment } from '../src/index.ts';
import { countLooked, emptyLooked } from '../src/play/looked.ts';
import { RIVALS } from './coins.ts';

const dash: Experiment = {
  game: 'dash',
  options: defaults(DASH.options),
  bots: ['careful', 'random'],
  seed: '3',
  games: 60,
};

describe('a match that was looked into', () => {
  test('is certain from where it stays above 90 %', () => {
    const looked = emptyLooked();
    const chances = [50, 95, 60, 92, 99].map((first) => [first, 100 - first]);
    expect(countLooked(looked, chances, 0)).toBe(50);
    expect([...looked.decided]).toEqual([[60, 1]]);
    expect([...looked.lowest]).toEqual([[50, 1]]);
    expect([...looked.last]).toEqual([[99, 1]]);
    expect(looked.curve.reduce((sum, each) => sum + each, 0)).toBe(50 + 95 + 60 + 92 + 99);
  });

  test('the lead changes when another is ahead by ten points, not by nine', () => {
    const looked = emptyLooked();
    const chances = [60, 40, 54, 45.5, 56, 70].map((first) => [first, 100 - first]);
    countLooked(looked, chances, 0);
    expect([...looked.leads]).toEqual([[2, 1]]);
  });

  test('of which nothing was seen counts as certain from the start', () => {
    const looked = emptyLooked();
    expect(countLooked(looked, [], 0)).toBe(100);
    expect([...looked.decided]).toEqual([[0, 1]]);
    expect(looked.last.size).toBe(0);
  });

  test('looking changes nothing in what is played', () => {
    const plain = new Player(DASH, dash);
    const close = new Player(DASH, { ...dash, looks: { every: 2, playouts: 4 } });
    for (const player of [plain, close]) player.play({ from: 0, to: 60 });
    const { looked, extremes, ...rest } = close.result();
    const { looked: _, extremes: fewer, ...other } = plain.result();
    expect(rest).toEqual(other);
    expect(looked.matches).toBeGreaterThan(10);
    expect([...extremes.keys()]).toEqual([...fewer.keys(), 'turnaround']);
  });
});

describe('bots that move on from seat to seat', () => {
  const rivals: Experiment = {
    game: 'rivals',
    options: { win: 'both' },
    bots: ['retries', 'keeps'],
    seed: '3',
    games: 400,
    rotate: true,
  };

  test('share all points, and each bot sits in each seat', () => {
    const player = new Player(RIVALS, rivals);
    player.play({ from: 0, to: 400 });
    const { byBot, blocks, sole } = player.result();
    expect(byBot[0]! + byBot[1]!).toBe(400 * 60);
    expect([...blocks.values()].reduce((sum, times) => sum + times, 0)).toBe(200);
    // The first seat decides and seldom wins; the bot that tries again wins more, of the same dice.
    expect(sole[1]!).toBeGreaterThan(sole[0]!);
    expect(byBot[0]!).toBeGreaterThan(byBot[1]!);
  });

  test('a block has the same dice', () => {
    const same = { ...rivals, bots: ['keeps', 'keeps'] };
    const player = new Player(RIVALS, same);
    player.play({ from: 0, to: 400 });
    // Whoever sits where, the same seat wins both times: each bot wins once.
    expect([...player.result().blocks]).toEqual([[60, 200]]);
  });
});

test('a match of an experiment can be read again as a record', () => {
  const record = recordOf(DASH, dash, 17);
  const read = parseRecord(record, (id) => (id === 'dash' ? DASH : undefined));
  expect(read.ok && read.value.over).toBe(true);
  const player = new Player(DASH, dash);
  player.play({ from: 17, to: 18 });
  expect(read.ok && read.value.log.filter(({ actor }) => actor >= 0).length).toBe(
    [...player.result().decisions.keys()][0],
  );
});
