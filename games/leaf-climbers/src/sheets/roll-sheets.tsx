import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, sizesOf, Text } from '@glade/print/sheet';
import { rollsOf, type Round } from './rolls.ts';

/** The side of a code, in millimetres. */
const CODE = 24;
/** Leaves on a line, and strips of points on a page. */
const ON_A_LINE = 10;
const STRIPS = 4;

/** A match without dice: the leaves of each round under a fold, and strips with the points. */
export function rollSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  return (request.seeds ?? []).flatMap((seed, i) => matchSheets(request, frame, seed, i + 1));
}

function matchSheets(
  request: SheetRequest,
  frame: Frame,
  seed: string,
  n: number,
): readonly Sheet[] {
  const { rounds, points } = rollsOf(seed, request.options);
  const { text, title } = sizesOf(request.style);
  const how = request.say('sheets.rolls.how');
  const room = frame.width - CODE - 2 * text;
  const first = Math.max(CODE + 2, title + 4 * text + heightOf(how, room, text));
  const heights = [frame.height - first - 2, frame.height - title - 6 * text] as const;
  // A class prints thirty matches: a sheet with one last round would be thirty sheets.
  const { pages, apart } = APART.map((each) => ({
    pages: pagesOf(rounds, { text, apart: each }, heights),
    apart: each,
  })).reduce((best, closer) => (closer.pages.length < best.pages.length ? closer : best));
  return [
    ...pages.map((shown, page) =>
      leavesSheet(request, frame, seed, n, shown, { first: page === 0 ? first : 0, apart }),
    ),
    pointsSheet(request, frame, n, points),
  ];
}

interface Numbered extends Round {
  readonly number: number;
}

const linesOf = ({ leaves }: Round): number => Math.max(1, Math.ceil(leaves.length / ON_A_LINE));
/** Between two rounds, in sizes of their letters: closer where that saves a sheet. */
const APART = [0.45, 0.3, 0.15];

/** How rounds are set. */
interface Rows {
  readonly text: number;
  readonly apart: number;
}

/** How high a round is, with its fold. */
const highOf = (round: Round, { text, apart }: Rows): number =>
  (Math.max(linesOf(round), round.order === undefined ? 1 : 2) * 1.35 + apart) * text;

/** The rounds of each page; the first page has another height than the others. */
function pagesOf(
  rounds: readonly Round[],
  set: Rows,
  [first, others]: readonly [number, number],
): readonly (readonly Numbered[])[] {
  const pages: Numbered[][] = [[]];
  let left = first;
  for (const [i, round] of rounds.entries()) {
    const high = highOf(round, set);
    if (high > left) {
      pages.push([]);
      left = others;
    }
    pages.at(-1)!.push({ ...round, number: i + 1 });
    left -= high;
  }
  return pages;
}

/** Leaves round by round: people fold the sheet back, and uncover one round after the other. */
function leavesSheet(
  request: SheetRequest,
  frame: Frame,
  seed: string,
  n: number,
  rounds: readonly Numbered[],
  { first, apart }: { readonly first: number; readonly apart: number },
): Sheet {
  const { say, style, options } = request;
  const { text, small, title } = sizesOf(style);
  const room = frame.width - CODE - 2 * text;
  const fold = first > 0 ? first : title + 3 * text;
  const label = 9 * text;
  const wide = (frame.width - label) / ON_A_LINE;
  let top = fold + 2;
  return {
    what: say('sheets.rolls.what', { n }),
    foldAt: [fold],
    codes:
      first > 0
        ? [{ link: { kind: 'setup', options, seed }, x: frame.width - CODE, y: 0, size: CODE }]
        : [],
    content: (
      <>
        <Text x={0} y={title} size={title} face="title" words={say('sheets.match', { n })} />
        {first > 0 && (
          <>
            <Text x={0} y={title + 2 * small} size={small} width={room} words={seed} />
            <Text
              x={0}
              y={title + 2 * small + 1.8 * text}
              size={text}
              width={room}
              words={say('sheets.rolls.how')}
            />
          </>
        )}
        {rounds.map((round) => {
          const y = top + 1.2 * text;
          top += highOf(round, { text, apart });
          const order = round.order?.map((seat) => seat + 1).join(' ');
          return (
            <g key={round.number}>
              <Text
                x={0}
                y={y}
                size={text}
                face="bold"
                words={say('sheets.rolls.round', { round: round.number })}
              />
              {order !== undefined && (
                <Text
                  x={0}
                  y={y + text}
                  size={text * 0.72}
                  words={say('sheets.rolls.order', { order })}
                />
              )}
              {round.leaves.map(([column, row], i) => (
                <Text
                  key={i}
                  x={label + ((i % ON_A_LINE) + 0.5) * wide}
                  y={y + Math.floor(i / ON_A_LINE) * 1.35 * text}
                  size={text}
                  anchor="middle"
                  words={`${column}, ${row}`}
                />
              ))}
              <path
                d={`M0 ${top}h${frame.width}`}
                stroke="var(--line-strong)"
                stroke-width="0.2"
                stroke-dasharray="0.6 1.6"
              />
            </g>
          );
        })}
      </>
    ),
  };
}

/** The points of the moves, in strips to cut apart and roll up. */
function pointsSheet(
  { say, style }: SheetRequest,
  frame: Frame,
  n: number,
  points: readonly number[],
): Sheet {
  const { text, title } = sizesOf(style);
  const how = say('sheets.points.how', { n });
  const top = title + heightOf(how, frame.width, text) + 1.5 * text;
  const rows = Math.ceil(points.length / STRIPS);
  const wide = frame.width / STRIPS;
  const step = (frame.height - top) / (rows + 1);
  const size = Math.min(step * 0.6, 9);
  const cuts = Array.from({ length: STRIPS + 1 }, (_, i) => `M${i * wide} ${top}V${frame.height}`);
  return {
    what: say('sheets.points.what', { n }),
    content: (
      <>
        <Text
          x={0}
          y={title}
          size={title}
          face="title"
          words={`${say('sheets.match', { n })}: ${say('sheets.points')}`}
        />
        <Text x={0} y={title + 1.8 * text} size={text} width={frame.width} words={how} />
        <path
          d={`${cuts.join('')}M0 ${top}h${frame.width}M0 ${frame.height}h${frame.width}`}
          fill="none"
          stroke="var(--pencil)"
          stroke-width="0.25"
        />
        {Array.from({ length: STRIPS }, (_, strip) => (
          <Text
            key={strip}
            x={(strip + 0.5) * wide}
            y={top + step * 0.66}
            size={Math.min(text, step * 0.5)}
            anchor="middle"
            words={say('sheets.points.strip', { strip: strip + 1 })}
          />
        ))}
        {points.map((point, i) => {
          const strip = Math.floor(i / rows);
          const y = top + ((i % rows) + 1.72) * step;
          return (
            <g key={i}>
              <path
                d={`M${strip * wide} ${y - 0.72 * step}h${wide}`}
                stroke="var(--line-strong)"
                stroke-width="0.2"
                stroke-dasharray="0.6 1.6"
              />
              <Text
                x={(strip + 0.3) * wide}
                y={y}
                size={size * 0.6}
                anchor="middle"
                words={`${i + 1}.`}
              />
              <Text
                x={(strip + 0.6) * wide}
                y={y}
                size={size}
                anchor="middle"
                face="bold"
                words={`${point}`}
              />
            </g>
          );
        })}
      </>
    ),
  };
}
