import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from '@glade/lab';
import { expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

// What a comparison says of pairs of matches, computed again from the rows that it writes by code that shares nothing with it:
// differences, ranges and chances by numerical integration, and Holm's correction.

setUpProgramTests();

type Row = Readonly<Record<string, string>>;

/** Rows of a CSV file in which no cell has a comma or a quotation mark. */
function rowsOf(text: string): readonly Row[] {
  const [heads = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => {
    expect(cells).toHaveLength(heads.length);
    return Object.fromEntries(heads.map((head, i) => [head, cells[i]!]));
  });
}

/** A number of a match by its name in the comparison; undefined for what rows of matches do not hold. */
function valueOf(of: string, row: Row): number | undefined {
  const [kind = '', name = '', seat] = of.split('.');
  const measures = Object.keys(row).filter((head) => head.startsWith(`measure_${name}_`));
  if (kind === 'points') return Number(row[`share_${Number(name) + 1}`]);
  if (kind === 'nobody') return Number(row['winner_count'] === '0');
  if (kind === 'shared') return Number(Number(row['winner_count']) > 1);
  if (kind === 'sole') return Number(row['winners'] === String(Number(name) + 1));
  if (kind === 'ending') return Number(row['ending'] === of.slice('ending.'.length));
  if (kind === 'clause') return Number(row['clauses']!.split(' ').includes(name));
  if (kind === 'length') return Number(row['turns']);
  if (['decisions', 'real', 'dead'].includes(kind)) return Number(row[kind]);
  if (kind !== 'measure') return undefined;
  if (seat === 'all') return measures.reduce((sum, head) => sum + Number(row[head]), 0);
  return Number(
    row[seat === undefined ? `measure_${name}` : `measure_${name}_${Number(seat) + 1}`],
  );
}

/** The integral by Simpson's rule. */
function integral(from: number, to: number, f: (x: number) => number): number {
  const steps = 2000;
  const h = (to - from) / steps;
  let sum = f(from) + f(to);
  for (let i = 1; i < steps; i++) sum += (i % 2 === 0 ? 2 : 4) * f(from + i * h);
  return (sum * h) / 3;
}

/** The chance of being farther from 0 than `z`: of the normal distribution, and of Student's with so much freedom. */
const beyondNormal = (z: number): number =>
  integral(Math.abs(z), Math.abs(z) + 12, (x) => 2 * Math.exp((-x * x) / 2)) /
  Math.sqrt(2 * Math.PI);
function beyondStudent(t: number, freedom: number): number {
  const density = (angle: number): number => Math.cos(angle) ** (freedom - 1);
  const from = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  return integral(from, Math.PI / 2, density) / integral(0, Math.PI / 2, density);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
const squaresOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
};

/** What `Change` says, from the differences of pairs of matches: its middle, standard error, and the chance beyond an end. */
function judged(values: readonly number[], isShare: boolean) {
  const n = values.length;
  if (!isShare) {
    const error = Math.sqrt(squaresOf(values) / (n - 1) / n);
    return { middle: meanOf(values), error, beyond: (t: number) => beyondStudent(t, n - 1) };
  }
  // Bonett and Price: one pair of either kind more.
  const more = [...values, 1, -1];
  const error = Math.sqrt(squaresOf(more)) / more.length;
  return { middle: meanOf(more), error, beyond: beyondNormal };
}

/** McNemar's exact test by binomial coefficients: twice the chance of as few heads as the rarer sign was seen. */
function mcnemar(values: readonly number[]): number {
  const [more, less] = [1, -1].map((sign) => values.filter((each) => each === sign).length);
  const n = more! + less!;
  let coefficient = 1;
  let sum = 0;
  for (let k = 0; k <= Math.min(more!, less!); k++) {
    sum += coefficient / 2 ** n;
    coefficient *= (n - k) / (k + 1);
  }
  return Math.min(1, 2 * sum);
}

/**
 * The same for parts of wins: how likely a sum as far from 0 is where each sign is as likely as the other, from the characteristic
 * function of such sums, which is a product of cosines.
 */
function bySigns(values: readonly number[]): number {
  const isWhole = (unit: number): boolean =>
    values.every((each) => Math.abs(unit * each - Math.round(unit * each)) < 1e-6);
  const unit = [1, 2, 3, 4, 5, 6, 12, 60].find(isWhole)!;
  const whole = values.map((each) => Math.round(unit * each)).filter((each) => each !== 0);
  const [sum, most] = [whole, whole.map(Math.abs)].map((all) => all.reduce((a, b) => a + b, 0));
  const period = 2 * most! + 1;
  const waves = Array.from({ length: period }, (_, k) => (2 * Math.PI * k) / period);
  const sums = waves.map((wave) => whole.reduce((all, each) => all * Math.cos(wave * each), 1));
  const chanceOf = (end: number): number =>
    sums.reduce((all, each, k) => all + each * Math.cos(waves[k]! * end), 0) / period;
  let nearer = 0;
  for (let end = 1 - Math.abs(sum!); end < Math.abs(sum!); end++) nearer += chanceOf(end);
  return 1 - nearer;
}

const exactChance = (values: readonly number[]): number =>
  values.every((each) => Number.isInteger(each)) ? mcnemar(values) : bySigns(values);

test('the chance of a sum by its signs is McNemar’s where all are whole', () => {
  for (const [more, less] of [
    [9, 2],
    [3, 3],
    [0, 6],
    [20, 41],
  ]) {
    const values = [...Array<number>(more!).fill(1), ...Array<number>(less!).fill(-1), 0];
    expect(bySigns(values)).toBeCloseTo(mcnemar(values), 10);
  }
});

test.each([
  ['leaf-climbers --compare descend=2,3 --games 150', 30],
  ['wildfire --compare startBuffer=4,8 --games 150', 12],
  ['war-kids --compare firstSide=pink,blue --games 60', 12],
])(
  '%s: differences, ranges, p and Holm’s correction are found again in the rows',
  async (line, least) => {
    const [csv, json] = ['rows.csv', 'data.json'].map((name) => join(folder(), name));
    const { code, err } = await gladeHere(
      `playtest ${line} --seed 5 --csv ${csv} --json ${json}`.split(' '),
    );
    expect({ code, err }).toMatchObject({ code: 0 });
    const { variants, tests } = JSON.parse(readFileSync(json!, 'utf8')) as Comparison;
    const { changes } = variants[0]!;
    const rows = rowsOf(readFileSync(csv!, 'utf8'));
    const [first] = new Set(rows.map(({ choice }) => choice));
    const [before, after] = [true, false].map((is) =>
      rows.filter(({ choice }) => (choice === first) === is),
    );
    expect(before!.map(({ match }) => match)).toEqual(after!.map(({ match }) => match));
    let found = 0;
    const off: unknown[] = [];
    const near = (of: string, what: string, is: number, expected: number, within = 1e-7): void => {
      if (!(Math.abs(is - expected) <= within)) off.push([of, what, is, expected]);
    };
    for (const { of, value, low, high, p, before: level } of changes) {
      if (valueOf(of, before![0]!) === undefined) continue;
      found += 1;
      const levels = before!.map((row) => valueOf(of, row)!);
      const differences = after!.map((row, i) => valueOf(of, row)! - levels[i]!);
      near(of, 'before', level, meanOf(levels), 1e-10);
      near(of, 'difference', value, meanOf(differences), 1e-10);
      const isShare = /^(points|sole|ending|clause)\.|^(nobody|shared)$/.test(of);
      const { middle, error, beyond } = judged(differences, isShare);
      if (error === 0) continue;
      // No test can be surer than that of the signs.
      const differing = differences.filter((each) => Math.abs(each) > 1e-9).length;
      const signs = Math.min(1, 2 ** (1 - differing));
      // Nor, for what a match has or has not where few pairs differ, than McNemar's.
      const exact = Math.max(signs, isShare && differing <= 100 ? exactChance(differences) : 0);
      near(of, 'p', p, Math.max(exact, beyond(middle / error)));
      // The range leaves out 0 where that is proven, and only there. An end that has been moved to 0 lies farther out than its own.
      if ((low > 0 || high < 0) !== p < 0.05) off.push([of, 'range and p', low, high, p]);
      for (const end of [low, high]) {
        if (end === 0 && exact >= 0.05) {
          if (beyond(middle / error) > 0.05) off.push([of, 'an end was moved to 0', low, high, p]);
        } else if (!isShare || Math.abs(end) < 1)
          near(of, 'range', beyond((end - middle) / error), 0.05);
      }
    }
    expect(found).toBeGreaterThan(least);
    // Holm: the k-th smallest of m is multiplied by m - k + 1, and none may be less than one before it.
    const tested = changes.filter((each) => each.test).toSorted((a, b) => a.p - b.p);
    expect(tested).toHaveLength(tests);
    for (const [k, { of, adjusted }] of tested.entries()) {
      const smaller = tested.slice(0, k + 1).map(({ p }, i) => Math.min(1, p * (tests - i)));
      near(of, 'Holm', adjusted, Math.max(...smaller), 1e-12);
    }
    expect(off).toEqual([]);
  },
);
