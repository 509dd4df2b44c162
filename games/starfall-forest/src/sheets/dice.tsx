import type { Pieces, SheetRequest } from '@glade/print/model';
import { needOfDice } from '@glade/print/sheet';
import { Icon } from '../board/forest/Pieces.tsx';
import { ICON_NAMES, sidesOf } from '../rules/dice.ts';
import type { StarfallOptions } from '../rules/options.ts';
import { DICE } from '../rules/state.ts';
import { PAPER } from './paper.tsx';
import styles from './Paper.module.css';

/** The side of a folded die, and how wide its flaps are. */
const SIDE = 16;
const FLAP = 5;

/** The picture on each of the sides 1 to 6 (SF-14, SF-R1), as ordinary dice stand for them in the app, too. */
export const facesOf = ({ die }: Pick<StarfallOptions, 'die'>): readonly string[] =>
  sidesOf(ICON_NAMES.findIndex((name) => die === `${name}2`)).map((icon) => ICON_NAMES[icon]!);

/** Where each side lies on the net, in sides: four in a row, one above and one below the second. */
const PLACES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
] as const;

/** The dice as nets to cut out, fold and glue. */
export function diceNets(options: StarfallOptions, request: SheetRequest): Pieces {
  const { say } = request;
  const [width, height] = [4 * SIDE + FLAP, 3 * SIDE];
  return {
    kind: 'pieces',
    id: 'dice',
    need: needOfDice(request),
    group: 'pieces',
    outline: 'net',
    width,
    height,
    pieces: [
      {
        front: { viewBox: [0, 0, width, height], content: <Net faces={facesOf(options)} /> },
        count: DICE,
        what: say('sheets.what.net'),
      },
    ],
  };
}

function Net({ faces }: { readonly faces: readonly string[] }) {
  return (
    <g class={PAPER}>
      <path class={styles.net} d={OUTLINE} />
      <path class={styles.fold} d={FOLDS} />
      <path class={styles.glue} d={FLAP_MARKS} />
      {PLACES.map(([column, row], i) => (
        <g
          key={i}
          transform={`translate(${(column + 0.5) * SIDE} ${(row + 0.5) * SIDE}) scale(${SIDE / 76})`}
        >
          <Icon name={faces[i]!} />
        </g>
      ))}
    </g>
  );
}

// Flaps stand above and below the first, third and fourth of the four in a row, and at the end of the row.
const SLANT = 3;
const flapAbove = (column: number): string =>
  `L${column * SIDE} ${SIDE}l${SLANT} ${-FLAP}h${SIDE - 2 * SLANT}l${SLANT} ${FLAP}`;
const flapBelow = (column: number): string =>
  `L${(column + 1) * SIDE} ${2 * SIDE}l${-SLANT} ${FLAP}h${2 * SLANT - SIDE}l${-SLANT} ${-FLAP}`;
const OUTLINE = `M0 ${SIDE}${flapAbove(0)}V0H${2 * SIDE}V${SIDE}${flapAbove(2)}${flapAbove(3)}l${FLAP} ${SLANT}v${SIDE - 2 * SLANT}l${-FLAP} ${SLANT}${flapBelow(3)}${flapBelow(2)}V${3 * SIDE}H${SIDE}V${2 * SIDE}${flapBelow(0)}Z`;
const FOLDS = [
  `M0 ${SIDE}H${4 * SIDE}M0 ${2 * SIDE}H${4 * SIDE}`,
  ...[1, 2, 3, 4].map((column) => `M${column * SIDE} ${SIDE}V${2 * SIDE}`),
].join('');
const FLAP_MARKS = [
  ...[0, 2, 3].flatMap((column) =>
    [SIDE - FLAP / 2, 2 * SIDE + FLAP / 2].map(
      (y) => `M${column * SIDE + SLANT} ${y}h${SIDE - 2 * SLANT}`,
    ),
  ),
  `M${4 * SIDE + FLAP / 2} ${SIDE + SLANT}v${SIDE - 2 * SLANT}`,
].join('');
