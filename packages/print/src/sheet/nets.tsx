import type { ComponentChild } from 'preact';
import type { Mm, Picture } from '../model.ts';

// Dice to fold: nets with flaps to glue. Solid lines are cut, dashed ones folded. All in millimetres.

type Point = readonly [x: number, y: number];

/** How deep a flap is, as a share of its edge, and how much narrower at its outer side. */
const FLAP = 0.26;
const SLANT = 0.24;

const told = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (n: number): number => Math.round(n * 1000) / 1000;

/** The outline of a flap on the edge from one point to another, to its left, from its second corner to its third. */
function flapOn([x, y]: Point, [toX, toY]: Point): readonly Point[] {
  const [dx, dy] = [toX - x, toY - y];
  const [outX, outY] = [dy * FLAP, -dx * FLAP];
  return [
    [x, y],
    [x + dx * SLANT + outX, y + dy * SLANT + outY],
    [toX - dx * SLANT + outX, toY - dy * SLANT + outY],
    [toX, toY],
  ];
}

interface NetProps {
  /** The outer border without flaps, clockwise: a flap stands to the left of an edge whose number is in `flaps`. */
  readonly border: readonly Point[];
  readonly flaps: ReadonlySet<number>;
  /** The edges between faces. */
  readonly folds: readonly (readonly [Point, Point])[];
  readonly children: ComponentChild;
}

function Net({ border, flaps, folds, children }: NetProps) {
  const outline: Point[] = [];
  const glued: (readonly [Point, Point])[] = [];
  for (const [i, from] of border.entries()) {
    const to = border[(i + 1) % border.length]!;
    if (flaps.has(i)) {
      outline.push(...flapOn(from, to).slice(0, 3));
      glued.push([from, to]);
    } else outline.push(from);
  }
  const dashed = [...folds, ...glued].map(([from, to]) => `M${told(from)}L${told(to)}`).join('');
  return (
    <g fill="none" stroke="var(--pencil)" stroke-width="0.35" stroke-linejoin="round">
      <path d={`M${outline.map(told).join('L')}Z`} fill="var(--card)" />
      {children}
      <path d={dashed} stroke-dasharray="1.6 1.2" />
    </g>
  );
}

/** A die of six faces, as a cross of 4 by 3 faces: the first four in a row, then the one above and the one below the second. */
export function cubeNet(edge: Mm, faces: readonly ComponentChild[]): Picture {
  const e = edge;
  const at = (column: number, row: number): Point => [column * e, row * e];
  const border = [
    at(0, 1),
    at(1, 1),
    at(1, 0),
    at(2, 0),
    at(2, 1),
    at(3, 1),
    at(4, 1),
    at(4, 2),
    at(3, 2),
    at(2, 2),
    at(2, 3),
    at(1, 3),
    at(1, 2),
    at(0, 2),
  ];
  const folds = [
    [at(1, 1), at(1, 2)],
    [at(2, 1), at(2, 2)],
    [at(3, 1), at(3, 2)],
    [at(1, 1), at(2, 1)],
    [at(1, 2), at(2, 2)],
  ] as const;
  const middles = [
    at(0.5, 1.5),
    at(1.5, 1.5),
    at(2.5, 1.5),
    at(3.5, 1.5),
    at(1.5, 0.5),
    at(1.5, 2.5),
  ];
  const reach = e * FLAP;
  return {
    viewBox: [-1, -reach - 1, 4 * e + reach + 2, 3 * e + 2 * reach + 2],
    content: (
      <Net border={border} flaps={new Set([1, 2, 3, 6, 9, 10, 11])} folds={folds}>
        {faces.map((face, i) => (
          <g key={i} transform={`translate(${told(middles[i]!)})`}>
            {face}
          </g>
        ))}
      </Net>
    ),
  };
}

/** What the faces of a usual die show, in the order of `cubeNet`: opposite faces make seven together. */
export const CUBE_PIPS = [2, 1, 5, 6, 3, 4] as const;

const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The pips of a face, from its middle; square ones tell a die apart without colour. */
export const Pips = ({
  n,
  edge,
  fill = 'var(--pencil)',
  square = false,
}: {
  readonly n: number;
  readonly edge: Mm;
  readonly fill?: string;
  readonly square?: boolean;
}) => (
  <g fill={fill} stroke="none">
    {PIPS[n]!.map(([x, y]) => {
      const [cx, cy] = [x * edge * 0.26, y * edge * 0.26];
      const r = edge * (square ? 0.08 : 0.09);
      return square ? (
        <rect
          key={`${x} ${y}`}
          x={round(cx - r)}
          y={round(cy - r)}
          width={round(2 * r)}
          height={round(2 * r)}
        />
      ) : (
        <circle key={`${x} ${y}`} cx={round(cx)} cy={round(cy)} r={round(r)} />
      );
    })}
  </g>
);

interface NumberProps {
  readonly n: number;
  readonly size: Mm;
  readonly fill?: string;
}

/** A number on a face; 6 and 9 have a line below, so that they cannot be mistaken. */
const FaceNumber = ({ n, size, fill = 'var(--pencil)' }: NumberProps) => (
  <>
    <text
      y={round(size * 0.35)}
      fill={fill}
      stroke="none"
      font-family="var(--font)"
      font-weight="700"
      font-size={round(size)}
      text-anchor="middle"
    >
      {n}
    </text>
    {(n === 6 || n === 9) && (
      <path
        d={`M${round(-size * 0.28)} ${round(size * 0.5)}h${round(size * 0.56)}`}
        stroke={fill}
        stroke-width={round(size * 0.09)}
      />
    )}
  </>
);

/** A die of four faces. It shows the number at its top: each number stands at one point, on all three faces. */
export function tetrahedronNet(edge: Mm): Picture {
  const e = edge;
  const h = (e * Math.sqrt(3)) / 2;
  // Row by row: the top, the two in the middle, the three at the bottom.
  const points: readonly Point[] = [
    [e, 0],
    [e / 2, h],
    [1.5 * e, h],
    [0, 2 * h],
    [e, 2 * h],
    [2 * e, 2 * h],
  ];
  const numbers = [4, 1, 2, 4, 3, 4];
  const faces = [
    [0, 1, 2],
    [1, 3, 4],
    [2, 4, 5],
    [1, 2, 4],
  ];
  const border = [0, 2, 5, 4, 3, 1].map((i) => points[i]!);
  const folds = [
    [1, 2],
    [1, 4],
    [2, 4],
  ].map(([a, b]) => [points[a!]!, points[b!]!] as const);
  const reach = e * FLAP;
  return {
    viewBox: [-reach, -reach, 2 * e + 2 * reach, 2 * h + 2 * reach],
    content: (
      <Net border={border} flaps={new Set([0, 2, 4])} folds={folds}>
        {faces.map((corners) => {
          const [x, y] = middleOf(corners.map((i) => points[i]!));
          return corners.map((i) => {
            const [cornerX, cornerY] = points[i]!;
            const turn = (Math.atan2(cornerX - x, y - cornerY) * 180) / Math.PI;
            const place: Point = [x + (cornerX - x) * 0.52, y + (cornerY - y) * 0.52];
            return (
              <g
                key={`${corners[0]} ${i}`}
                transform={`translate(${told(place)}) rotate(${round(turn)})`}
              >
                <FaceNumber n={numbers[i]!} size={e * 0.24} />
              </g>
            );
          });
        })}
      </Net>
    ),
  };
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** In a band of five: the faces above it, those of the band that point down and up, and the faces below it. Opposite ones make 21. */
const ABOVE = [1, 19, 3, 17, 5];
const DOWN = [15, 7, 13, 9, 11];
const opposite = (i: number): number => (i + 3) % 5;

/** A die of twenty faces. */
export function icosahedronNet(edge: Mm): Picture {
  const e = edge;
  const h = (e * Math.sqrt(3)) / 2;
  const upper = (i: number): Point => [i * e, h];
  const lower = (i: number): Point => [(i + 0.5) * e, 2 * h];
  const top = (i: number): Point => [(i + 0.5) * e, 0];
  const bottom = (i: number): Point => [(i + 1) * e, 3 * h];
  const five = [0, 1, 2, 3, 4];
  const border = [
    ...five.flatMap((i) => [upper(i), top(i)]),
    upper(5),
    lower(5),
    ...five.toReversed().flatMap((i) => [bottom(i), lower(i)]),
  ];
  // After each top to the upper right, the side of the band, and after each lower point to the bottom.
  const flaps = new Set([1, 3, 5, 7, 9, 10, 11, 13, 15, 17, 19]);
  const folds = five.flatMap((i) => [
    [upper(i), upper(i + 1)] as const,
    [lower(i), lower(i + 1)] as const,
    ...(i === 0 ? [] : [[upper(i), lower(i)] as const]),
    [lower(i), upper(i + 1)] as const,
  ]);
  const faces = five.flatMap((i) => [
    { n: ABOVE[i]!, corners: [upper(i), upper(i + 1), top(i)], turn: 0 },
    { n: DOWN[i]!, corners: [upper(i), upper(i + 1), lower(i)], turn: 180 },
    { n: 21 - DOWN[opposite(i)]!, corners: [lower(i), lower(i + 1), upper(i + 1)], turn: 0 },
    { n: 21 - ABOVE[opposite(i)]!, corners: [lower(i), lower(i + 1), bottom(i)], turn: 180 },
  ]);
  const reach = e * FLAP;
  return {
    viewBox: [-1, -1, 5.5 * e + reach + 2, 3 * h + 2],
    content: (
      <Net border={border} flaps={flaps} folds={folds}>
        {faces.map(({ n, corners, turn }) => (
          <g key={n} transform={`translate(${told(middleOf(corners))}) rotate(${turn})`}>
            <FaceNumber n={n} size={e * 0.3} />
          </g>
        ))}
      </Net>
    ),
  };
}
