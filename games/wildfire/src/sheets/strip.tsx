import { applyEntry, type Match } from '@glade/engine';
import type { Frame, PlacedCode, Sheet, SheetRequest } from '@glade/print/model';
import { sizesOf, Text, TickBox, WritingLine } from '@glade/print/sheet';
import type { GridView, WildfireView } from '../rules/view.ts';
import { FourGrids, Grid, numbersOf } from './Grid.tsx';

/** The position at the end of a turn. */
interface Turn {
  readonly turn: number;
  readonly view: WildfireView;
}

/** A bystander sees a match; in VS the grids are hidden until its end. */
const seen = (match: Match, state: object): WildfireView =>
  match.rules.view(state, undefined) as WildfireView;

/** How a match stood at the start and at the end of each turn; turn 0 is before the first spread. */
function turnsOf(match: Match): readonly Turn[] {
  const { rules } = match;
  const state = rules.create();
  const turns: Turn[] = [];
  for (const entry of match.log) {
    const before = seen(match, state);
    const turn = rules.turn(state);
    applyEntry(rules, state, entry);
    if (rules.turn(state) !== turn && turn > 0) turns.push({ turn, view: before });
  }
  turns.push({ turn: rules.turn(state), view: seen(match, state) });
  return turns;
}

const GAP = 4;
/** How many grids stand side by side. */
const COLUMNS = { solo: 4, x4: 3, vs: 2 } as const;

/** One grid or the four of X4, as large as fits. */
const Board = ({
  view,
  grid,
  x,
  y,
  size,
}: {
  readonly view: WildfireView;
  readonly grid: GridView;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) =>
  view.mode === 'x4' ? (
    <FourGrids x={x} y={y} size={size} grids={view.grids} />
  ) : (
    <Grid x={x} y={y} size={size} grid={grid} />
  );

/** The side of the code of a match. */
const CODE = 34;

/** A match as a strip of small grids, one for the end of each turn; in VS the grids of all at the end. */
export function stripSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { match, say, style, looks } = request;
  if (match === undefined) return [];
  const { text, title } = sizesOf(style);
  const last = seen(match, match.state);
  const shown =
    last.mode === 'vs'
      ? last.grids.map((grid, seat) => ({
          view: last,
          grid,
          caption: looks?.[seat]?.name ?? say('board.grid', { player: seat + 1 }),
        }))
      : turnsOf(match).map(({ turn, view }) => ({
          view,
          grid: view.grids[0]!,
          caption: say('sheets.turn', { turn }),
        }));
  const columns = style === 'large' ? 2 : COLUMNS[last.mode];
  const size = (frame.width - (columns - 1) * GAP) / columns;
  const high = size + 2 * text;
  const head = title + 2 * text;
  const rows = Math.max(1, Math.floor((frame.height - head) / high));
  const each = rows * columns;
  const pages = Math.ceil(shown.length / each);
  const lastRows = Math.ceil((shown.length - (pages - 1) * each) / columns);
  // The code stands below the last row, where there is room for it.
  const below = head + lastRows * high;
  const code: PlacedCode = {
    link: { kind: 'match', match },
    x: frame.width - CODE,
    y: below,
    size: CODE,
  };
  return Array.from({ length: pages }, (_, page) => ({
    what: say('sheets.strip.what', { n: shown.length }),
    ...(page === pages - 1 && below + CODE <= frame.height ? { codes: [code] } : {}),
    content: (
      <>
        <Text x={0} y={title} size={title} face="title" words={say('sheets.strip')} />
        {shown.slice(page * each, (page + 1) * each).map(({ view, grid, caption }, i) => {
          const x = (i % columns) * (size + GAP);
          const y = head + Math.floor(i / columns) * high;
          return (
            <g key={i}>
              <Text x={x + numbersOf(size)} y={y} size={text} face="bold" words={caption} />
              <Board view={view} grid={grid} x={x} y={y + 0.4 * text} size={size} />
            </g>
          );
        })}
      </>
    ),
  }));
}

/** The present position on one page, to go on with a pencil. */
export function positionSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { match, say, style } = request;
  if (match === undefined) return [];
  const { text, title } = sizesOf(style);
  const view = seen(match, match.state);
  const size = Math.min(frame.width, frame.height - CODE - title - 4 * text);
  return view.grids.flatMap((grid, seat) => {
    if (view.mode === 'x4' && seat > 0) return [];
    const y = title + size + 3 * text;
    return {
      what: say('sheets.position.what'),
      codes: [
        { link: { kind: 'match', match } as const, x: frame.width - CODE, y: y - text, size: CODE },
      ],
      content: (
        <>
          <Text
            x={0}
            y={title}
            size={title}
            face="title"
            words={
              view.mode === 'vs'
                ? say('board.grid', { player: seat + 1 })
                : say('sheets.turn', { turn: view.turn })
            }
          />
          <Board view={view} grid={grid} x={0} y={title + text} size={size} />
          {view.mode !== 'x4' && (
            <>
              <Text x={0} y={y} size={text} words={say('board.digs', { digs: grid.digs })} />
              {Array.from({ length: grid.digs }, (_, i) => (
                <TickBox key={i} x={1.8 * text * i} y={y + 2 * text} size={text * 1.3} />
              ))}
            </>
          )}
          <Text x={0} y={y + 4.5 * text} size={text} words={say('sheets.points')} />
          <WritingLine x={5 * text} y={y + 4.5 * text} width={8 * text} />
        </>
      ),
    };
  });
}
