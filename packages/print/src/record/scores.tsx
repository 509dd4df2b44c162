import type { Say } from '@glade/text';
import type { Mm } from '../printer.ts';
import { setColumn } from '../text/pages.tsx';
import type { Frame, Sheets } from '../model.ts';

/** A blank sheet for the results of many matches: a column for each player, a row for each match, the sums below. */
export function scorePart(say: Say, seats: number, set: { size: Mm; bare: boolean }): Sheets {
  return {
    kind: 'sheets',
    id: 'scores',
    need: 'useful',
    group: 'keep',
    sheets: (frame) => [
      { content: scoreSheet(say, seats, set, frame), what: say('sheets.scores.about') },
    ],
  };
}

function scoreSheet(
  say: Say,
  seats: number,
  set: { size: Mm; bare: boolean },
  { width, height }: Frame,
) {
  const columns = Math.max(2, seats);
  const head = setColumn(
    [
      { kind: 'title', text: say('game.title') },
      { kind: 'paragraph', text: [say('record.scores')] },
    ],
    { x: 0, y: 0, width },
    set,
  );
  const top = head.height + 4;
  const first = 22;
  const column = (width - first) / columns;
  const high = set.size * 2.7;
  const rows = Math.floor((height - top) / high);
  const ys = Array.from({ length: rows + 1 }, (_, i) => top + i * high);
  const xs = Array.from({ length: columns + 1 }, (_, i) => first + i * column);
  const heavy = [ys[0]!, ys[1]!, ys.at(-2)!, ys.at(-1)!];
  const bottom = ys.at(-1)!;
  const label = (text: string, row: number) =>
    setColumn(
      [{ kind: 'paragraph', note: true, text: [text] }],
      { x: 1, y: ys[row]! + (high - set.size * 1.2) / 2, width: first - 2 },
      set,
    ).content;
  return (
    <>
      {head.content}
      <path
        d={[
          ...ys.map((y) => `M0 ${y}H${width}`),
          ...[0, ...xs].map((x) => `M${x} ${top}V${bottom}`),
        ].join('')}
        stroke="#1f1e26"
        stroke-width="0.2"
        fill="none"
      />
      <path
        d={heavy.map((y) => `M0 ${y}H${width}`).join('')}
        stroke="#1f1e26"
        stroke-width="0.6"
        fill="none"
      />
      {label(say('record.names'), 0)}
      {Array.from({ length: rows - 2 }, (_, i) => (
        <g key={i}>{label(String(i + 1), i + 1)}</g>
      ))}
      {label(say('record.sum'), rows - 1)}
    </>
  );
}

/** A blank sheet for those who play together: a row for each match, with the day, who played and how it ended. */
export function diaryPart(say: Say, set: { size: Mm; bare: boolean }): Sheets {
  return {
    kind: 'sheets',
    id: 'diary',
    need: 'instead',
    group: 'keep',
    sheets: (frame) => [{ content: diarySheet(say, set, frame), what: say('sheets.diary.about') }],
  };
}

/** The columns of a diary as shares of its width. */
const DIARY = [
  ['record.day', 0.18],
  ['record.who', 0.4],
  ['record.ended', 0.42],
] as const;

function diarySheet(say: Say, set: { size: Mm; bare: boolean }, { width, height }: Frame) {
  const head = setColumn([{ kind: 'title', text: say('game.title') }], { x: 0, y: 0, width }, set);
  const top = head.height + 4;
  const high = set.size * 3;
  const rows = Math.floor((height - top) / high);
  const bottom = top + rows * high;
  let x = 0;
  const columns = DIARY.map(([key, share]) => {
    const left = x;
    x += share * width;
    const { content } = setColumn(
      [{ kind: 'paragraph', text: [{ text: say(key), bold: true }] }],
      { x: left + 2, y: top + (high - set.size * 1.3) / 2, width: share * width - 4 },
      set,
    );
    return { left, content };
  });
  return (
    <>
      {head.content}
      {columns.map(({ left, content }) => (
        <g key={left}>{content}</g>
      ))}
      <path
        d={[
          ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${top + i * high}H${width}`),
          ...[...columns.map(({ left }) => left), width].map((at) => `M${at} ${top}V${bottom}`),
        ].join('')}
        stroke="#1f1e26"
        stroke-width="0.2"
        fill="none"
      />
    </>
  );
}
