import { SQUARES } from '@glade/boards/squares36';
import type { Board, Picture, Pieces, SheetRequest } from '@glade/print/model';
import { seatColour } from '@glade/ui/seat-look';
import type { ComponentChild } from 'preact';
import styles from '../board/Board.module.css';
import { Frame, Numbers } from '../board/Frame.tsx';
import { cornerOf, HEIGHT, SEEN, TOP, UNIT, WIDTH } from '../board/geometry.ts';
import { Chip, Climber, Hovering, Pile } from '../board/Pieces.tsx';
import { realTable } from '../companion/real-table.ts';
import { game } from '../game.ts';
import type { LeafClimbersView } from '../rules/view.ts';

/** LC-01, LC-04: a square and a square chip measure one inch. */
const INCH = 25.4;
/** A round chip leaves the number of the pile in sight (LC-05). */
const ROUND = 18;
/** A climber, as high as the stand lets it be. */
const CLIMBER = { width: 18, height: 30 };
/** The six levels, each with a colour of its own (LC-30). */
export const LEVELS: readonly number[] = Array.from({ length: TOP }, (_, i) => i + 1);

/** The drawings take their colours from the board. */
export const onBoard = (drawing: ComponentChild) => <g class={styles.still}>{drawing}</g>;

export const BARE = Array.from({ length: SQUARES }, () => 0);

/** How many of a thing the rules ask for. */
function needed({ options }: SheetRequest, code: string): number {
  const rules = game.rules(options);
  const needs = realTable.needs(options, rules.view(rules.create(), undefined) as LeafClimbersView);
  return needs.find((need) => need.code === code)?.n ?? 0;
}

/** How large the board is in millimetres. */
export const BOARD = { width: (WIDTH / UNIT) * INCH, height: (HEIGHT / UNIT) * INCH };

/** The board with green and blue numbers (LC-02, LC-03). */
export const boardPart = ({ say }: SheetRequest): Board => ({
  kind: 'board',
  id: 'board',
  group: 'table',
  need: 'needed',
  ...BOARD,
  what: say('sheets.board.what'),
  picture: {
    viewBox: [0, 0, WIDTH, HEIGHT],
    content: onBoard(
      <>
        <Frame />
        <Numbers elevation={BARE} say={say} />
        {SEEN.map((square) => (
          <g key={square} transform={`translate(${cornerOf(square).join(' ')})`}>
            <Pile square={square} height={0} />
          </g>
        ))}
      </>,
    ),
  },
});

const SQUARE: Picture['viewBox'] = [0, 0, 100, 100];

/** All square chips, level by level: as many of each as there are squares (LC-04). */
export const chipsPart = (request: SheetRequest): Pieces => ({
  kind: 'pieces',
  id: 'chips',
  group: 'table',
  need: 'needed',
  outline: 'square',
  width: INCH,
  height: INCH,
  pieces: LEVELS.map((level) => ({
    front: { viewBox: SQUARE, content: onBoard(<Chip level={level} />) },
    count: needed(request, 'chips') / TOP,
    what: request.say('sheets.chips.what', { level }),
  })),
});

export const roundsPart = (request: SheetRequest): Pieces => ({
  kind: 'pieces',
  id: 'rounds',
  group: 'table',
  need: 'needed',
  outline: 'round',
  width: ROUND,
  height: ROUND,
  pieces: [
    {
      front: {
        viewBox: [-50, -50, 100, 100],
        content: onBoard(<Hovering turn={28} scale={0.86} />),
      },
      count: needed(request, 'rounds'),
      what: request.say('sheets.rounds.what'),
    },
  ],
});

export const climbersPart = ({ say, looks, seats }: SheetRequest): Pieces => ({
  kind: 'pieces',
  id: 'climbers',
  group: 'table',
  need: 'needed',
  outline: 'rounded',
  stand: true,
  ...CLIMBER,
  pieces: Array.from({ length: seats }, (_, seat) => ({
    front: {
      viewBox: [-32, -100, 64, 108],
      content: onBoard(<Climber seat={seat} colour={seatColour(looks, seat)} />),
    },
    count: 1,
    what: say('sheets.climbers.what', { player: seat + 1 }),
  })),
});
