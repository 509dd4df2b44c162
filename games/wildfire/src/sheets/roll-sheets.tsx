import { columnOf, rowOf } from '@glade/boards/rows36';
import type { Frame, Picture, PlacedCode, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, sizesOf, Text, TickBox, WritingLine } from '@glade/print/sheet';
import { digsAt } from '../rules/grid.ts';
import { FourGrids, Grid, MarksOn, startOf } from './Grid.tsx';
import { rollsOf, type Rolls } from './rolls.ts';

/** Events on a sheet with a grid, and on a list alone: more than a match of one grid can have (WF-R42), or of four does. */
const EVENTS = 36;
const LONG = 72;

/** Told from the bold numbers at a glance, and still dark enough to be read. */
const PALE = '#767676';

/** The side of a code that opens the same dice in the app, in millimetres. */
const CODE = 24;

/**
 * Where an event stands: down the left column, then up the others. The sheet is uncovered row by row, so what is seen too
 * early are the last events, which few matches reach.
 */
export function cellOf(
  event: number,
  rows: number,
): { readonly column: number; readonly row: number } {
  const column = Math.floor(event / rows);
  const below = event % rows;
  return { column, row: column === 0 ? below : rows - 1 - below };
}

/** How the events stand in rows and columns: people fold the sheet back, and uncover one row after the other. */
function tableOf({ request: { style }, count, y, width, height }: TableProps) {
  const { text } = sizesOf(style);
  const columns = style === 'large' ? 3 : 2;
  const rows = count / columns;
  const wide = width / columns;
  const step = height / (rows + 1);
  const size = Math.min(text * 1.2, step * 0.62);
  const at = [0.12, 0.42, 0.74].map((share) => share * wide);
  const place = (event: number) => {
    const { column, row } = cellOf(event, rows);
    // People read down the first column; what is beside it comes later.
    const first = column === 0;
    return { left: column * wide, line: y + (row + 1.72) * step, first };
  };
  return { columns, rows, wide, step, size, at, place };
}

interface TableProps {
  readonly request: SheetRequest;
  readonly count: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The table for this many events, without the events. */
function EventTable(props: TableProps) {
  const { request, count, y, width } = props;
  const { columns, rows, wide, step, size, at, place } = tableOf(props);
  const { small } = sizesOf(request.style);
  const heads = ['sheets.rolls.turn', 'reads.column', 'reads.row'];
  return (
    <>
      {Array.from({ length: columns }, (_, column) =>
        heads.map((key, i) => (
          <Text
            key={`${column} ${key}`}
            x={column * wide + at[i]!}
            y={y + step * 0.7}
            size={Math.min(small, size)}
            anchor="middle"
            words={request.say(key)}
          />
        )),
      )}
      <path
        d={Array.from({ length: rows }, (_, i) => `M0 ${y + (i + 1) * step}h${width}`).join('')}
        stroke="var(--line-strong)"
        stroke-width="0.2"
        stroke-dasharray="0.6 1.6"
      />
      {Array.from({ length: count }, (_, i) => {
        const { left, line, first } = place(i);
        return (
          <Text
            key={i}
            x={left + at[0]!}
            y={line}
            size={size * 0.8}
            anchor="middle"
            fill={first ? 'var(--ink)' : PALE}
            words={`${i + 1}`}
          />
        );
      })}
    </>
  );
}

/** The events in their table. Without a group around each row: every element costs memory while a PDF is written. */
function Events(props: Omit<TableProps, 'count'> & { readonly events: readonly number[] }) {
  const { events } = props;
  const { size, at, place } = tableOf({ ...props, count: events.length });
  return (
    <>
      {events.flatMap((square, i) => {
        const { left, line, first } = place(i);
        return [columnOf(square), rowOf(square)].map((n, k) => (
          <Text
            key={`${i} ${k}`}
            x={left + at[k + 1]!}
            y={line}
            size={size}
            anchor="middle"
            face={first ? 'bold' : 'text'}
            fill={first ? 'var(--ink)' : PALE}
            words={`${n}`}
          />
        ));
      })}
    </>
  );
}

export const placeOf = (square: number): string => `${columnOf(square)}, ${rowOf(square)}`;

/** Where the code of a sheet stands, and what it opens. */
const codeAt = ({ options }: SheetRequest, seed: string, x: number, y: number): PlacedCode => ({
  link: { kind: 'setup', options, seed },
  x,
  y,
  size: CODE,
});

/** A match without dice: the grid with home and first fire, and the events under a fold. */
export function rollSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { options, seeds = [] } = request;
  const solo = options['mode'] === 'solo' ? soloForm(request, frame) : undefined;
  return seeds.flatMap((seed, i): readonly Sheet[] => {
    const n = i + 1;
    if (solo !== undefined) return [soloSheet(request, solo, seed, n)];
    const rolls = rollsOf(seed, options, LONG);
    const list = listSheet(request, frame, seed, n, rolls);
    return options['mode'] === 'x4' ? [x4Sheet(request, frame, n, rolls), list] : [list];
  });
}

type Form = ReturnType<typeof soloForm>;

/**
 * What the sheets of all matches have in common, as one picture: it is drawn once in a document, however many matches that
 * has.
 */
function soloForm(request: SheetRequest, frame: Frame) {
  const { say, style } = request;
  const { text, small, title } = sizesOf(style);
  const size = Math.min(frame.height * 0.42, frame.width - 12 * text);
  const right = size + 1.5 * text;
  // Below the seed; lines to write on begin behind their words.
  const below = title + 2 * small;
  const line = right + 4.5 * text;
  const how = say('sheets.rolls.how');
  const fold = size + heightOf(how, frame.width, text) + 1.5 * text;
  const table = { request, y: fold, width: frame.width, height: frame.height - fold };
  const picture: Picture = {
    viewBox: [0, 0, frame.width, frame.height],
    content: (
      <>
        <Grid x={0} y={0} size={size} />
        <Text x={right} y={below + 2.4 * text} size={text} words={say('sheets.name')} />
        <WritingLine x={line} y={below + 2.6 * text} width={frame.width - line} />
        <Text x={right} y={below + 5 * text} size={text} words={say('sheets.digs')} />
        <Text x={right} y={below + 10 * text} size={text} words={say('sheets.points')} />
        <WritingLine x={line} y={below + 10.2 * text} width={frame.width - line} />
        <Text x={0} y={size + 1.3 * text} size={text} width={frame.width} words={how} />
        <EventTable {...table} count={EVENTS} />
      </>
    ),
  };
  return { picture, frame, size, right, below, fold, table };
}

function soloSheet(request: SheetRequest, form: Form, seed: string, n: number): Sheet {
  const { say, style } = request;
  const { text, small, title } = sizesOf(style);
  const { picture, frame, size, right, below, fold, table } = form;
  const rolls = rollsOf(seed, request.options, EVENTS);
  const [home, fire] = [rolls.homes[0]!, rolls.fires[0]!];
  return {
    what: say('sheets.rolls.what', { n, home: placeOf(home), fire: placeOf(fire) }),
    foldAt: [fold],
    codes: [codeAt(request, seed, right, size - CODE)],
    pictures: [{ picture, x: 0, y: 0, ...frame }],
    content: (
      <>
        <MarksOn x={0} y={0} size={size} grid={startOf(home, fire)} base={36 * n} />
        <Text x={right} y={title} size={title} face="title" words={say('sheets.match', { n })} />
        <Text
          x={right}
          y={title + 2 * small}
          size={small}
          width={frame.width - right}
          words={seed}
        />
        {digsAt(home) === 0 && (
          <Text
            x={right}
            y={below + 6.8 * text}
            size={text}
            face="bold"
            words={say('sheets.digs.none')}
          />
        )}
        {Array.from({ length: digsAt(home) }, (_, i) => (
          <TickBox key={i} x={right + 1.8 * text * i} y={below + 6.8 * text} size={text * 1.3} />
        ))}
        <Events {...table} events={rolls.events} />
      </>
    ),
  };
}

/** Homes and first fires of X4, ready to play. */
function x4Sheet({ say, style }: SheetRequest, frame: Frame, n: number, rolls: Rolls): Sheet {
  const { text, title } = sizesOf(style);
  const size = Math.min(frame.width, frame.height - title - 5 * text);
  return {
    what: say('sheets.rolls.what.x4', { n }),
    content: (
      <>
        <Text x={0} y={title} size={title} face="title" words={say('sheets.match', { n })} />
        <FourGrids
          x={0}
          y={title + text}
          size={size}
          grids={rolls.homes.map((home, q) => startOf(home, rolls.fires[q]!))}
        />
        <Text
          x={0}
          y={title + size + 2.5 * text}
          size={text}
          width={frame.width}
          words={say('sheets.x4.order')}
        />
      </>
    ),
  };
}

/** The events alone: for X4, and in VS for the person who calls them. */
function listSheet(
  request: SheetRequest,
  frame: Frame,
  seed: string,
  n: number,
  rolls: Rolls,
): Sheet {
  const { say, style, options } = request;
  const { text, small, title } = sizesOf(style);
  const vs = options['mode'] === 'vs';
  const room = frame.width - CODE - 2 * text;
  const start = vs
    ? say('sheets.rolls.start', { home: placeOf(rolls.homes[0]!), fire: placeOf(rolls.fires[0]!) })
    : '';
  const how = say(vs ? 'sheets.rolls.how.vs' : 'sheets.rolls.how.x4');
  const startAt = title + 2.2 * small + 2 * text;
  const howAt = startAt + (vs ? heightOf(start, room, text, 'bold') + 0.5 * text : 0);
  const fold = Math.max(CODE + 2, howAt + heightOf(how, room, text));
  const table = { request, y: fold, width: frame.width, height: frame.height - fold };
  return {
    what: say('sheets.rolls.list', { n }),
    foldAt: [fold],
    codes: [codeAt(request, seed, frame.width - CODE, 0)],
    content: (
      <>
        <Text x={0} y={title} size={title} face="title" words={say('sheets.match', { n })} />
        <Text x={0} y={title + 2 * small} size={small} width={room} words={seed} />
        <Text x={0} y={startAt} size={text} width={room} face="bold" words={start} />
        <Text x={0} y={howAt} size={text} width={room} words={how} />
        <EventTable {...table} count={LONG} />
        <Events {...table} events={rolls.events} />
      </>
    ),
  };
}
