import type { Frame, PlacedCode, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, sizesOf, Text, TickBox } from '@glade/print/sheet';
import { SHAPES } from '@glade/ui/seats';
import { rollsOf, type Called } from './rolls.ts';

/** For how many rounds a list has rolls at least: bots need 21 to 31. A match that is not over then begins it again. */
const ROUNDS = 40;
/** How a list is set: as large as it fits on one sheet, else in the smallest way on several. */
interface Setting {
  readonly columns: number;
  readonly size: number;
}
const USUAL: readonly Setting[] = [
  { columns: 4, size: 5.4 },
  { columns: 5, size: 4.6 },
  { columns: 6, size: 4 },
  { columns: 7, size: 3.3 },
];
const LARGE: readonly Setting[] = [{ columns: 4, size: 5.4 }];
/** From line to line, in sizes of the figures. */
const STEP = 1 / 0.7;
/** The side of a code, in millimetres. */
const CODE = 24;

/** The rolls of a match for the host, who crosses off each one that is called. */
export function rollSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { seeds = [] } = request;
  return seeds.flatMap((seed, i) => sheetsOf(request, frame, seed, i + 1));
}

function sheetsOf(request: SheetRequest, frame: Frame, seed: string, n: number): readonly Sheet[] {
  const { say, style, options } = request;
  const { text, title } = sizesOf(style);
  const head = headOf(request, frame, seed, n);
  const least = request.seats * ROUNDS;
  const settings = style === 'large' ? LARGE : USUAL;
  const holds = ({ columns, size: each }: Setting): number =>
    columns * Math.floor((frame.height - head.height - 2) / (each * STEP));
  const { columns, size } = settings.find((each) => holds(each) >= least) ?? settings.at(-1)!;
  const step = size * STEP;
  const rowsBelow = (top: number): number => Math.floor((frame.height - top) / step);
  const again = title + text;
  const sheets = [{ top: head.height + 2, from: 0, rows: rowsBelow(head.height + 2) }];
  for (let from = sheets[0]!.rows * columns; from < least; from += rowsBelow(again) * columns)
    sheets.push({ top: again, from, rows: rowsBelow(again) });
  const { rows, from: before } = sheets.at(-1)!;
  const { fires, opening } = rollsOf(seed, options, before + rows * columns);
  return sheets.map(({ top, from, rows: high }, page): Sheet => {
    const list = { columns, rows: high, wide: frame.width / columns, step, size };
    const here = fires.slice(from, from + high * columns);
    return {
      what: say('sheets.rolls.what', { n }),
      ...(page > 0 ? {} : { foldAt: [head.height], codes: [head.code] }),
      content: (
        <>
          {page === 0 ? (
            head.content
          ) : (
            <Text x={0} y={title} size={title} face="title" words={say('sheets.match', { n })} />
          )}
          <g transform={`translate(0 ${top})`}>
            <RollList {...list} fires={here} first={from - opening + 1} />
          </g>
        </>
      ),
    };
  });
}

/** What stands above the list: the Firebreaks, the opening fires, and how to call. */
function headOf(request: SheetRequest, frame: Frame, seed: string, n: number) {
  const { say, style, options } = request;
  const { text, small, title } = sizesOf(style);
  const rolls = rollsOf(seed, options, 0);
  const room = frame.width - CODE - 2 * text;
  const called = ([down, across]: Called): string => say('sheets.rolls.call', { down, across });
  const breaks = say('sheets.rolls.firebreaks', {
    n: rolls.firebreaks.length,
    squares: rolls.firebreaks.map(called).join('; '),
  });
  const each = options['fireTiming'] === 'afterEachTurn' ? 'turn' : String(options['rollsFor']);
  const lines = [
    ...(rolls.firebreaks.length > 0 ? [breaks] : []),
    say('sheets.rolls.opening', { n: rolls.opening, players: request.seats }),
    say(`sheets.rolls.how.${each}`, { first: rolls.opening + 1 }),
  ];
  const code: PlacedCode = {
    link: { kind: 'setup', options, seed },
    x: frame.width - CODE,
    y: 0,
    size: CODE,
  };
  let y = title + 2 * small + 2 * text;
  const placed = lines.map((words) => {
    const top = y;
    y += heightOf(words, room, text) + 0.4 * text;
    return { words, top };
  });
  return {
    height: Math.max(CODE + 2, y - 0.4 * text),
    code,
    content: (
      <>
        <Text x={0} y={title} size={title} face="title" words={say('sheets.match', { n })} />
        <Text x={0} y={title + 2 * small} size={small} width={room} words={seed} />
        {placed.map(({ words, top }) => (
          <Text key={top} x={0} y={top} size={text} width={room} words={words} />
        ))}
      </>
    ),
  };
}

interface ListProps {
  readonly fires: readonly Called[];
  /** The number of the first of them; below 1 it is an opening fire. */
  readonly first: number;
  readonly rows: number;
  readonly wide: number;
  readonly step: number;
  readonly size: number;
}

/** The rolls column by column, each with a box to tick. */
function RollList({ fires, first, rows, wide, step, size }: ListProps) {
  return (
    <>
      {fires.map(([down, across], i) => {
        const x = Math.floor(i / rows) * wide;
        const y = ((i % rows) + 0.78) * step;
        const number = first + i;
        return (
          <g key={i}>
            <TickBox x={x} y={y} size={size * 0.86} />
            {number < 1 ? (
              <path
                transform={`translate(${x + size * 2.4} ${y - size * 0.34}) scale(${size * 0.045})`}
                d={SHAPES.star}
                fill="var(--pencil)"
              />
            ) : (
              <Text x={x + size * 3.2} y={y} size={size * 0.74} anchor="end" words={`${number}`} />
            )}
            <Text x={x + size * 3.9} y={y} size={size} face="bold" words={`${down}, ${across}`} />
          </g>
        );
      })}
    </>
  );
}
