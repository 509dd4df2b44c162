import type { Bin } from './bins.ts';
import { WIDTH, px, picture, escapeHtml } from './svg.ts';

const HEIGHT = 190;

const LEFT = 8;

const BOTTOM = 30;

/** Room for the label of the mean, and below it for the share of the tallest column. */
const TOP = 40;

/** Half the width of a share, in the large letters of a narrow screen. */
const HALF_SHARE = 28;

/** Keeps the columns slim where there are few. */
const MAX_COLUMN_WIDTH = 64;

export interface HistogramChart {
  /** The label for screen readers. */
  readonly label: string;
  readonly bins: readonly Bin[];
  readonly total: number;
  /** A vertical line at the mean, with its label. */
  readonly mark?: { readonly value: number; readonly label: string };
  readonly percent: (share: number) => string;
}

/** A histogram: one column for each bin, the share above the tallest, the values below. */
export function histogramChart({ label, bins, total, mark, percent }: HistogramChart): string {
  const tallest = Math.max(1, ...bins.map(({ times }) => times));
  const peak = bins.findIndex(({ times }) => times === tallest);
  const step = Math.min(MAX_COLUMN_WIDTH, (WIDTH - 2 * LEFT) / Math.max(1, bins.length));
  const floor = HEIGHT - BOTTOM;
  const y = (times: number): number => floor - (times / tallest) * (floor - TOP);
  const every = Math.ceil(bins.length / 12);

  const first = bins[0]?.from ?? 0;
  const width = (bins[0]?.to ?? 0) - first + 1;
  const at = mark === undefined ? 0 : LEFT + ((mark.value - first) / width) * step + step / 2;

  /** Where the share of the tallest column stands: above it, or beside the line of the mean where that would run through it. */
  const aboveColumn = (middle: number): string => {
    if (mark === undefined || Math.abs(middle - at) > HALF_SHARE)
      return `x="${px(middle)}" y="${px(TOP - 6)}" text-anchor="middle"`;
    const before = at > middle && at > 2 * HALF_SHARE;
    return `x="${px(at + (before ? -4 : 4))}" y="${px(TOP - 6)}" text-anchor="${before ? 'end' : 'start'}"`;
  };

  const drawn = bins.map(({ from, to, times }, i) => {
    const x = LEFT + i * step;
    const name = from === to ? String(from) : `${from}–${to}`;
    const bar =
      times === 0
        ? ''
        : `<rect class="bar" x="${px(x + step * 0.1)}" y="${px(y(times))}" width="${px(step * 0.8)}" height="${px(floor - y(times))}" rx="2"><title>${name}: ${percent(times / total)}</title></rect>`;
    const tick =
      i % every === 0
        ? `<text${(i / every) % 2 === 1 ? ' class="odd"' : ''} x="${px(x + step / 2)}" y="${HEIGHT - 10}" text-anchor="middle">${from}</text>`
        : '';
    const top =
      i === peak
        ? `<text class="value" ${aboveColumn(x + step / 2)}>${percent(times / total)}</text>`
        : '';
    return bar + tick + top;
  });

  const left = at > WIDTH * 0.7;
  const line =
    mark === undefined
      ? ''
      : `<line class="mark" x1="${px(at)}" x2="${px(at)}" y1="4" y2="${floor}"/><text x="${px(at + (left ? -6 : 6))}" y="12" text-anchor="${left ? 'end' : 'start'}">${escapeHtml(mark.label)}</text>`;
  return picture(
    label,
    HEIGHT,
    `<line class="axis" x1="0" x2="${WIDTH}" y1="${floor}" y2="${floor}"/>${drawn.join('')}${line}`,
  );
}

/** A small histogram without text, shown beside a mean. */
export function smallHistogram(bins: readonly Bin[]): string {
  const tallest = Math.max(1, ...bins.map(({ times }) => times));
  const step = 100 / Math.max(12, bins.length);
  const drawn = bins.map(({ times }, i) => {
    const height = (times / tallest) * 26;
    return `<rect class="bar" x="${px(i * step)}" y="${px(26 - height)}" width="${px(step * 0.85)}" height="${px(height)}"/>`;
  });
  return `<svg class="small" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">${drawn.join('')}</svg>`;
}
