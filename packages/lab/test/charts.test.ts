import { defaults } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import { MatchPlayer, buildReport, type Experiment } from '../src/index.ts';
import { emptyDecisiveness } from '../src/tally/decisiveness.ts';
import { histogramChart } from '../src/charts/histogram-chart.ts';
import { lineChart } from '../src/charts/line-chart.ts';
import { intervalChart, ticksOf } from '../src/charts/interval-chart.ts';
import { possibleMeanRange } from '../src/report/mean-range.ts';

describe('numbers along an edge', () => {
  test.each([
    [-4.006, 4.006, [-4, -2, 0, 2, 4]],
    [3.55, 4.45, [3.6, 3.8, 4, 4.2, 4.4]],
    [0, 1, [0, 0.5, 1]],
    [-0.1, 0.1, [-0.1, -0.05, 0, 0.05, 0.1]],
  ])('from %f to %f', (from, to, ticks) => {
    expect(ticksOf(from, to)).toEqual(ticks);
  });

  test('are two at least, wherever the ends are', () => {
    for (let i = 1; i < 2000; i++)
      for (const from of [-i / 317, 0, i / 71]) {
        const ticks = ticksOf(from, from + i / 150);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(7);
      }
  });

  test('are drawn', () => {
    const scale = { from: -0.4006, to: 0.4006, line: 0, tick: (value: number) => `${100 * value}` };
    const html = intervalChart('x', [{ name: 'a', value: -0.3, text: '-30' }], scale);
    expect([...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      '-40',
      '-20',
      '0',
      '20',
      '40',
    ]);
  });
});

describe('a range', () => {
  test('of what was always the same is none', () => {
    expect(possibleMeanRange({ low: 100, high: 100, histogram: [[100, 3]] })).toBeUndefined();
    expect(possibleMeanRange({ low: 3, high: 5, histogram: [[4, 3]] })).toEqual([3, 5]);
  });

  const experiment: Experiment = {
    game: 'dash',
    options: defaults(DASH.options),
    bots: ['careful', 'random'],
    seed: '3',
    games: 6,
    looks: { matches: 6, playouts: 1 },
  };

  test.each([
    [false, 6],
    [true, 3],
  ])('of percents from few looks that are alike is wide, rotated: %s', (rotate, n) => {
    const looked = { ...emptyDecisiveness(2), matches: 6 };
    for (const kept of [looked.decided, looked.lowest, looked.last]) kept.set(100, 6);
    const played = rotate ? { ...experiment, rotate } : experiment;
    const tally = { ...new MatchPlayer(DASH, played).result(), looked };
    const { after, lowest, last } = buildReport(DASH, played, tally, '').decided!;
    for (const each of [after, lowest, last]) {
      expect(each).toMatchObject({ mean: 100, high: 100, n });
      // Wilson's for three of three: 44 %; for six of six: 61 %.
      expect(each.low).toBeGreaterThan(40);
      expect(each.low).toBeLessThan(n === 3 ? 45 : 62);
    }
  });
});

describe('in a picture', () => {
  test('the line of the mean does not run through the share of the tallest column', () => {
    for (const mean of [3, 3.2, 3.4, 3.6, 4, 5.5]) {
      const html = histogramChart({
        label: 'x',
        bins: [1, 2, 3, 4, 5, 6].map((each) => ({
          from: each,
          to: each,
          times: 9 - 2 * Math.abs(each - 3),
        })),
        total: 36,
        mark: { value: mean, label: 'Mean' },
        percent: () => '17.0%',
      });
      const line = Number(/class="mark" x1="([\d.]+)"/.exec(html)![1]);
      const [, x, anchor] = /class="value" x="([\d.]+)" [^>]*text-anchor="(\w+)"/.exec(html)!;
      const half = 22;
      const middle = Number(x) + ({ start: half, end: -half }[anchor!] ?? 0);
      expect(Math.abs(line - middle)).toBeGreaterThan(half);
    }
  });

  test('names of lines that end close together stand in their own order', () => {
    const ending = (share: number) => ({
      values: [{ value: share, low: share, high: share, n: 30 }],
    });
    const html = lineChart({
      label: 'x',
      axis: '',
      series: [0.28, 0.25, 0.26, 0.22, 0, 0.9].map((share, i) => ({
        name: `Line ${i + 1}`,
        ...ending(share),
      })),
      percent: String,
      whole: String,
    });
    const names = [...html.matchAll(/>Line (\d)</g)].map(([, n]) => Number(n));
    expect(names).toEqual([6, 1, 2, 3, 4, 5]);
  });
});
