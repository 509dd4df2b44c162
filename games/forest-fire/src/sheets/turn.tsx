import type { ComponentChildren } from 'preact';
import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, Pips, sizesOf, Text } from '@glade/print/sheet';
import { Piece } from '../board/drawings/Crew.tsx';
import { Splash } from '../board/drawings/Fire.tsx';
import { Burning, Forested } from '../board/drawings/Scraps.tsx';
import { Spreading } from '../board/Spreading.tsx';
import { rolesInPlay, type Role } from './pieces.tsx';

// A turn in pictures, for children who cannot read: each row is a story of squares of 100 by 100 with arrows between them.

/** A square of a row; `wide` squares take the room of that many. */
interface Cell {
  readonly drawing: ComponentChildren;
  readonly wide?: number;
}

interface Row {
  /** How often it may be done in a turn. */
  readonly moves?: number;
  /** Which step of the round it shows; several rows can show one. */
  readonly step?: number;
  /** The sentence below, for those who read it aloud. */
  readonly words: string;
  readonly cells: readonly Cell[];
}

const Die = ({ n }: { readonly n: number }) => (
  <>
    <rect
      x="14"
      y="14"
      width="72"
      height="72"
      rx="14"
      fill="var(--card)"
      stroke="var(--pencil)"
      stroke-width="3"
    />
    <g transform="translate(50 50)">
      <Pips n={n} edge={72} />
    </g>
  </>
);

/** A way through a row of squares: how far down or across to count. */
const Way = ({ turn, n }: { readonly turn: number; readonly n: number }) => (
  <g transform={`rotate(${turn} 50 50)`}>
    <path
      d="M10 50H78M60 30L82 50L60 70"
      fill="none"
      stroke="var(--pencil)"
      stroke-width="7"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    {Array.from({ length: n }, (_, i) => (
      <circle key={i} cx={16 + i * 16} cy="22" r="5" fill="var(--pencil)" />
    ))}
  </g>
);

const Then = () => (
  <path
    d="M8 50H34M24 38L36 50L24 62"
    fill="none"
    stroke="var(--pencil)"
    stroke-width="6"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

const Lost = () => (
  <path
    d="M16 16L84 84M84 16L16 84"
    fill="none"
    stroke="var(--danger)"
    stroke-width="9"
    stroke-linecap="round"
  />
);

/** The ways of a step, around somebody: where an arrow points and where it stands. */
const STEPS = [
  [0, 132, 36],
  [90, 84, 74],
  [180, 36, 36],
  [270, 84, -2],
] as const;

const small = (drawing: ComponentChildren) => (
  <g transform="translate(30 34) scale(0.64)">{drawing}</g>
);
const piece = (role: Role, full = false) => <Piece seat={0} role={role} plain full={full} />;
/** The same three times, side by side. */
const inARow = (drawing: ComponentChildren) =>
  [0, 1, 2].map((i) => (
    <g key={i} transform={`translate(${i * 100} 0)`}>
      {drawing}
    </g>
  ));

const rowsOfRole: Readonly<Record<Role, readonly Cell[]>> = {
  hotshot: [
    { drawing: piece('hotshot') },
    { drawing: <Burning counters={3} /> },
    { drawing: <Splash /> },
    { drawing: <Forested /> },
  ],
  smokeJumper: [
    { drawing: piece('smokeJumper') },
    { drawing: <Burning counters={3} /> },
    { drawing: <Splash /> },
    { drawing: <Burning counters={2} /> },
  ],
  pilot: [
    { drawing: piece('pilot') },
    { drawing: piece('pilot', true) },
    { wide: 3, drawing: inARow(<Burning />) },
    { wide: 3, drawing: inARow(<Forested />) },
  ],
};

/** What somebody of this role does in a turn (FF-32, FF-39, FF-48). */
function rowsFor(role: Role, { say }: SheetRequest): readonly Row[] {
  const rows: Row[] = [
    {
      step: 3,
      words: say(`story.${role}.does`),
      cells: rowsOfRole[role],
      ...(role === 'pilot' ? {} : { moves: 2 }),
    },
  ];
  if (role !== 'pilot') {
    rows.push({
      words: say('sheets.turn.step'),
      cells: [
        {
          wide: 2,
          drawing: (
            <>
              <g transform="translate(78 28) scale(0.46)">{piece(role)}</g>
              {STEPS.map(([turn, x, y]) => (
                <g key={turn} transform={`translate(${x} ${y}) scale(0.32)`}>
                  <Way turn={turn} n={0} />
                </g>
              ))}
            </>
          ),
        },
      ],
    });
  }
  if (role === 'smokeJumper') {
    rows.push({
      words: say('sheets.turn.jump'),
      cells: [
        { drawing: piece(role) },
        { drawing: <Way turn={-30} n={0} /> },
        {
          drawing: (
            <>
              <Forested />
              {small(piece(role))}
            </>
          ),
        },
      ],
    });
  }
  return rows;
}

/** Whether the flames put out or make rest (FF-R31), and when that is looked at (FF-R04). */
const caughtKey = ({ burned, burnCheck }: SheetRequest['options']): string =>
  `sheets.turn.${burned === 'rest' ? 'rest' : 'out'}${burnCheck === 'afterFires' ? '.afterFires' : ''}`;

function rowsOf(request: SheetRequest): readonly Row[] {
  const { say, options } = request;
  const roles = rolesInPlay(request);
  const walkers = roles.filter((role) => role !== 'pilot');
  return [
    {
      step: 1,
      words: say('sheets.turn.roll'),
      cells: [
        { drawing: <Die n={2} /> },
        { drawing: <Way turn={90} n={2} /> },
        { drawing: <Die n={4} /> },
        { drawing: <Way turn={0} n={4} /> },
        { drawing: <Burning /> },
      ],
    },
    {
      step: 2,
      words: say('sheets.turn.spread'),
      cells: [
        { wide: 3, drawing: <Spreading /> },
        {
          wide: 3,
          drawing: inARow(<Burning />),
        },
      ],
    },
    ...roles.flatMap((role) => rowsFor(role, request)),
    ...(walkers.length > 0
      ? [
          {
            step: 4,
            words: say(caughtKey(options)),
            cells: [
              {
                drawing: (
                  <>
                    <Burning />
                    {piece(walkers[0]!)}
                  </>
                ),
              },
              {
                drawing: (
                  <>
                    <Piece seat={0} role={walkers[0]!} plain out />
                    <Lost />
                  </>
                ),
              },
            ],
          },
        ]
      : []),
    {
      words: say('sheets.turn.end'),
      cells: [{ drawing: <Burning /> }, { drawing: <Forested /> }, { drawing: piece(roles[0]!) }],
    },
  ];
}

const GAP = 44;

interface StripProps {
  readonly row: Row;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

/** A row of squares with arrows between them, as high and wide as there is room. */
function Strip({ row, x, y, height, width }: StripProps) {
  let left = 0;
  const long = row.cells.reduce((sum, { wide = 1 }) => sum + 100 * wide + GAP, 0);
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.min(height / 118, width / long)})`}>
      <g transform="translate(0 16)">
        {row.cells.map(({ drawing, wide = 1 }, i) => {
          const at = left;
          left += 100 * wide + GAP;
          return (
            <g key={i} transform={`translate(${at} 0)`}>
              {drawing}
              {i + 1 < row.cells.length && (
                <g transform={`translate(${100 * wide} 0)`}>
                  <Then />
                </g>
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** The least height of a row, in millimetres. */
const LEAST = 29;

/** The card of the turn: what happens in a round, in pictures. */
export function turnSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say } = request;
  const rows = rowsOf(request);
  const fits = Math.floor(frame.height / LEAST);
  const pages = Math.ceil(rows.length / fits);
  const each = Math.ceil(rows.length / pages);
  return Array.from({ length: pages }, (_, page) => {
    const shown = rows.slice(page * each, (page + 1) * each);
    return {
      what: [say('sheets.turn.what'), ...shown.map(({ words }) => words)].join(' '),
      content: <Rows request={request} rows={shown} frame={frame} each={each} />,
    };
  });
}

interface RowsProps {
  readonly request: SheetRequest;
  readonly rows: readonly Row[];
  readonly frame: Frame;
  readonly each: number;
}

function Rows({ request, rows, frame, each }: RowsProps) {
  // They are read aloud, from across a table.
  const { text: letters, title } = sizesOf(request.style);
  const high = Math.min(48, (frame.height - title * 0.4) / each);
  const left = title * 2.2;
  const width = frame.width - left;
  return (
    <>
      {rows.map((row, i) => {
        const y = title * 0.4 + i * high;
        const told = heightOf(row.words, width, letters);
        return (
          <g key={i}>
            <Text
              x={0}
              y={y + high / 2}
              size={title * 1.3}
              face="title"
              words={row.step === undefined ? '' : `${row.step}`}
            />
            {row.moves !== undefined && (
              <Text
                x={0}
                y={y + high / 2 + title * 1.2}
                size={title * 0.8}
                face="bold"
                words={`${row.moves} ×`}
              />
            )}
            <Strip row={row} x={left} y={y} height={high - told - letters} width={width} />
            <Text x={left} y={y + high - told} size={letters} width={width} words={row.words} />
          </g>
        );
      })}
    </>
  );
}
