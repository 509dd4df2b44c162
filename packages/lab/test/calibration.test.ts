import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { calibrate, type Trial } from './calibrate.ts';

/** The standard errors with which ten intervals hold together at 95 %. */
const JOINT = 2.81;
/** A bin is tested only if it has at least this many matches. */
const ENOUGH = 10;

interface Case extends Omit<Trial, 'game'> {
  readonly id: string;
}

const CASES: readonly Case[] = [
  { id: 'wildfire', bots: ['policy'], matches: 500, turnsBetween: 2, playouts: 16 },
  {
    id: 'wildfire',
    options: { mode: 'vs' },
    bots: ['greedy', 'policy'],
    matches: 300,
    turnsBetween: 2,
    playouts: 16,
  },
  {
    id: 'forest-fire',
    options: { maxRounds: 20 },
    bots: ['policy', 'policy'],
    matches: 100,
    turnsBetween: 11,
    playouts: 4,
  },
  {
    id: 'leaf-climbers',
    bots: ['greedy', 'careful', 'random', 'greedy'],
    matches: 250,
    turnsBetween: 5,
    playouts: 8,
  },
  {
    id: 'starfall-forest',
    bots: Array.from({ length: 4 }, () => 'greedy'),
    matches: 60,
    turnsBetween: 60,
    playouts: 8,
  },
  { id: 'war-kids', bots: ['greedy', 'greedy'], matches: 150, turnsBetween: 7, playouts: 8 },
  { id: 'war-kids', bots: ['greedy', 'careless'], matches: 60, turnsBetween: 7, playouts: 8 },
  {
    id: 'fair-verona',
    bots: Array.from({ length: 4 }, () => 'family'),
    matches: 50,
    turnsBetween: 20,
    playouts: 8,
  },
  {
    id: 'fair-verona',
    bots: Array.from({ length: 4 }, () => 'cautious'),
    matches: 50,
    turnsBetween: 20,
    playouts: 8,
  },
];

/** At full length: forecasts of more playouts, over many times the matches, and Forest Fire without a last round. */
const atLength = (each: Case): Case => ({
  ...each,
  ...(each.id === 'forest-fire'
    ? { options: {}, bots: ['solo', 'careless'], turnsBetween: 29 }
    : {}),
  playouts: 16,
});

const cases = someOf('lab: bots whose forecasts are compared', CASES, 2).map((each) => {
  const { id, matches } = each;
  const many = matches * (id === 'forest-fire' ? 5 : 40);
  const tried = sample(`${id}: matches with forecasts`, matches, many);
  return { ...(tried === matches ? each : atLength(each)), matches: tried };
});

describe('chances by playing out to the end are what comes of it', () => {
  test.each(cases)(
    '$id, played by $bots',
    ({ id, ...rest }) => {
      const game = games.find((each) => each.id === id)!;
      const { bins, all, farthest, cut } = calibrate({ game, ...rest }, JOINT);
      const told = bins.map((bin) => ({ ...bin, off: Math.abs(bin.outcome - bin.forecast) }));
      const judged = told.filter(({ matches }) => matches >= ENOUGH);
      expect(judged.length).toBeGreaterThanOrEqual(3);
      expect(judged.filter(({ off, margin }) => off > margin)).toEqual([]);
      expect(Math.abs(all.outcome - all.forecast)).toBeLessThanOrEqual(all.margin);
      // All seats and nobody; or winning and losing.
      expect(farthest).toBeCloseTo(100, 9);
      expect(cut).toBe(0);
    },
    LIMIT.timeout,
  );
});
