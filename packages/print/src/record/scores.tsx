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
