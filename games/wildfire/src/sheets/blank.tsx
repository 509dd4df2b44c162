import type { Say } from '@glade/text';
import { sizesOf, Text, TickBox, WritingLine } from '@glade/print/sheet';
import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { MOST_DIGS } from '../rules/grid.ts';
import { FourGrids, Grid, numbersOf } from './Grid.tsx';
import { Legend } from './Legend.tsx';

/** Columns and rows of grids on a page, by their number. */
const LAYOUT: Readonly<Record<number, readonly [columns: number, rows: number]>> = {
  1: [1, 1],
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
};

interface CountsProps {
  readonly say: Say;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** How many letters wide the counts are, so that the boxes of the digs stay beside the word for the points. */
const COUNTS = 13;

/** What is counted below a grid: digs to cross off, points to write down. */
function Counts({ say, x, y, width, size: most }: CountsProps) {
  const size = Math.min(most, width / COUNTS);
  return (
    <>
      <Text x={x} y={y} size={size} words={say('sheets.digs')} />
      {Array.from({ length: MOST_DIGS }, (_, i) => (
        <TickBox key={i} x={x + size * (3.4 + 1.5 * i)} y={y} size={size * 1.15} />
      ))}
      <Text x={x + width - size * 3} y={y} size={size} anchor="end" words={say('sheets.points')} />
      <WritingLine x={x + width - size * 2.7} y={y} width={size * 2.7} />
    </>
  );
}

/** A page of blank grids (WF-03, WF-04), with room for digs and points below each. */
export function blankGrids(
  n: number,
  { say, style }: SheetRequest,
  frame: Frame,
): readonly Sheet[] {
  const [columns, rows] = LAYOUT[n]!;
  const { text, small } = sizesOf(style);
  const letters = n === 1 ? text : small;
  const [wide, high] = [frame.width / columns, frame.height / rows];
  const size = Math.min(wide - 5, high - 2.6 * letters - 4);
  const grids = Array.from({ length: n }, (_, i) => {
    const x = (i % columns) * wide + (wide - size) / 2;
    const y = Math.floor(i / columns) * high + (high - size - 2.6 * letters) / 2;
    const inside = numbersOf(size);
    return (
      <g key={i}>
        <Grid x={x} y={y} size={size} base={36 * i} />
        <Counts
          say={say}
          x={x + inside}
          y={y + size + 1.7 * letters}
          width={size - inside}
          size={letters}
        />
      </g>
    );
  });
  return [{ content: <>{grids}</>, what: say('sheets.grids.what', { n }) }];
}

/** The four grids of X4 (WF-37), with room to count beside each. */
export function blankX4({ say, style }: SheetRequest, frame: Frame): readonly Sheet[] {
  const { text } = sizesOf(style);
  const size = Math.min(frame.width, frame.height - 11 * text);
  const x = (frame.width - size) / 2;
  const wide = size / 2;
  return [
    {
      what: say('sheets.x4.what'),
      content: (
        <>
          <FourGrids x={x} y={0} size={size} />
          {[0, 1, 2, 3].map((quadrant) => {
            // As the quarters lie on the grid: the third and fourth from the right.
            const left = x + (quadrant === 1 || quadrant === 2 ? wide : 0) + numbersOf(size) / 2;
            const y = size + (quadrant < 2 ? 2 : 5) * text;
            return (
              <g key={quadrant}>
                <Text x={left} y={y} size={text} face="bold" words={`${quadrant + 1}`} />
                <Counts say={say} x={left + text * 1.5} y={y} width={wide - text * 4} size={text} />
              </g>
            );
          })}
          <Text
            x={x + numbersOf(size) / 2}
            y={size + 7.8 * text}
            size={text}
            width={size - numbersOf(size)}
            words={say('sheets.x4.order')}
          />
        </>
      ),
    },
  ];
}

/** How many games a player of VS counts on one sheet, where they fit. */
const MOST_GAMES = 6;

/** One sheet for each player of VS (WF-42): the upper half is folded over the grid, so that nobody sees it (WF-45). */
export function blankVs(
  { say, style, seats, looks }: SheetRequest,
  frame: Frame,
): readonly Sheet[] {
  const { text, small, title } = sizesOf(style);
  const fold = frame.height / 2;
  const size = Math.min(frame.width - 12 * text, fold - 4);
  const games = Math.min(MOST_GAMES, Math.floor((fold - 4) / text / 2.4 - 4));
  return Array.from({ length: seats }, (_, seat) => {
    const name = looks?.[seat]?.name;
    const right = size + 2 * text;
    const room = frame.width - right;
    return {
      what: say('sheets.vs.what', { player: seat + 1 }),
      foldAt: [fold],
      content: (
        <>
          <Text x={0} y={title} size={title} face="title" words={say('sheets.vs.title')} />
          <Text x={0} y={title + 2.2 * text} size={text} words={say('sheets.vs.name')} />
          {name === undefined ? (
            <WritingLine x={5 * text} y={title + 2.2 * text} width={frame.width / 2 - 5 * text} />
          ) : (
            <Text x={5 * text} y={title + 2.2 * text} size={text} face="bold" words={name} />
          )}
          <Text
            x={0}
            y={title + 4.6 * text}
            size={text}
            width={frame.width}
            words={say('sheets.vs.fold')}
          />
          <Legend
            say={say}
            x={0}
            y={title + 8 * text}
            width={frame.width}
            size={text}
            columns={2}
          />
          <g transform={`translate(0 ${fold + 4})`}>
            <Grid x={0} y={0} size={size} base={36 * seat} />
            <Text x={right} y={3 * text} size={text} words={say('sheets.digs')} />
            {Array.from({ length: MOST_DIGS }, (_x, i) => (
              <TickBox key={i} x={right + 1.8 * text * i} y={5 * text} size={text * 1.3} />
            ))}
            <Text x={right} y={8.5 * text} size={text} face="bold" words={say('sheets.points')} />
            {Array.from({ length: games }, (_x, i) => (
              <g key={i}>
                <Text x={right} y={(11 + 2.4 * i) * text} size={small} words={`${i + 1}`} />
                <WritingLine
                  x={right + 2 * text}
                  y={(11 + 2.4 * i) * text}
                  width={room - 2 * text}
                />
              </g>
            ))}
          </g>
        </>
      ),
    };
  });
}
