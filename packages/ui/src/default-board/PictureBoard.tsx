import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import {
  columnName,
  placeName,
  type CellBoard,
  type DefinedGame,
  type FieldView,
  type Piece,
  type Row,
} from '@glade/engine/define';
import { hexBox, hexCentre, hexCorners, type HexShape } from '@glade/boards/hex-shape';
import type { Say } from '@glade/text';
import { HexBoard } from '../boards/HexBoard.tsx';
import { SquareGrid } from '../boards/SquareGrid.tsx';
import type { BoardProps } from '../contract/game-board.ts';
import { SEAT_SHAPES, seatColour, type SeatLook } from '../contract/seat-look.ts';
import { seatVariables } from '../seats/seat-variables.ts';
import { SHAPES } from '../seats/shapes.ts';
import { nameOfAction, pressed, readTap, tapped } from './paths.ts';
import styles from './PictureBoard.module.css';

interface Props extends BoardProps<FieldView> {
  readonly game: DefinedGame;
}

/** The picture of a game: its rows of cards, counters and dice, and its board of squares or hexes. */
export function PictureBoard(props: Props) {
  const { game, view, legal, say, seats, onAction, onBegin, onTask, onFind } = props;
  const { board, rows = [] } = game.picture(view);
  const [taken, setTaken] = useState<{
    readonly of: FieldView;
    readonly places: readonly number[];
  }>();
  // A new position puts back what is held.
  const held = taken?.of === view ? taken.places : NONE;
  const paths = useMemo(() => tapped(game, view, legal), [game, view, legal]);
  const choices = pressed(game, view, legal).board;
  const holds = held.length > 0;
  useLayoutEffect(() => onTask?.(holds ? { key: 'step.path' } : undefined), [holds]);

  function tap(place: number): void {
    if (onFind !== undefined) return onFind(place);
    const meant = readTap(paths, held, place);
    setTaken({ of: view, places: meant.kind === 'part' ? meant.places : NONE });
    if (meant.kind === 'part') return onBegin?.(place);
    // What cannot be done is asked for all the same: the table says why not.
    const action = meant.kind === 'action' ? meant.action : game.actionAt(view, [...held, place]);
    if (action !== undefined) onAction?.(action);
  }

  return (
    <div
      class={styles.whole}
      style={seatVariables(seats)}
      data-picture={board === undefined ? 'rows' : 'board'}
    >
      {rows.length > 0 && (
        // It may scroll, so the keyboard must be able to reach it.
        <div class={styles.rows} role="region" aria-label={say('board.rows')} tabIndex={0}>
          {rows.map((row, i) => (
            <PieceRow key={i} row={row} say={say} seats={seats} you={props.you} />
          ))}
        </div>
      )}
      {choices.length > 0 && (
        <div class={styles.choices} role="group" aria-label={say('board.choices')}>
          {choices.map((action) => {
            const { key, args } = nameOfAction(game, view, action);
            return (
              <button key={action} type="button" onClick={() => onAction?.(action)}>
                {say(key, args)}
              </button>
            );
          })}
        </div>
      )}
      {board !== undefined && (
        <div class={styles.board}>
          <Cells
            {...props}
            board={board}
            held={held}
            can={(place) => readTap(paths, held, place).kind !== 'nothing'}
            onCell={tap}
          />
        </div>
      )}
    </div>
  );
}

const NONE: readonly number[] = [];

interface RowProps {
  readonly row: Row;
  readonly say: Say;
  readonly seats: readonly SeatLook[] | undefined;
  readonly you: number | undefined;
}

/** A row of pieces with its title. What lies face down has a back, and is said to. */
function PieceRow({ row: { title, seat, kind, pieces }, say, seats, you }: RowProps) {
  const own = `${title}.you`;
  const key = seat !== undefined && seat === you && say.has(own) ? own : title;
  const told = say(key, seat === undefined ? {} : { player: seat + 1 });
  return (
    <div class={styles.row}>
      <p class={styles.title} data-seat={seat} style={{ '--own': ownColour(seat) }}>
        {told}
      </p>
      <ul class={styles.pieces} data-kind={kind} aria-label={told}>
        {pieces.length === 0 && <li class={styles.none}>{say('row.none')}</li>}
        {pieces.map((piece, i) => (
          <li
            key={i}
            class={piece === undefined ? styles.back : styles[kind]}
            style={{ '--own': ownColour(piece?.seat) }}
          >
            <span class={styles.told}>
              {piece === undefined ? say('row.faceDown') : nameOf(piece, say, kind === 'cards')}
            </span>
            {piece !== undefined && (
              <span aria-hidden="true">
                {piece.text}
                {piece.seat !== undefined && kind === 'counters' && (
                  <svg class={styles.mark} viewBox="-13 -13 26 26">
                    <path d={shapeOf(piece.seat, seats)} />
                  </svg>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ownColour = (seat: number | undefined): string =>
  seat === undefined ? 'var(--line-strong)' : `var(--cloak${seat})`;

const shapeOf = (seat: number, seats: readonly SeatLook[] | undefined): string =>
  SHAPES[SEAT_SHAPES[seatColour(seats, seat)]];

/** What a piece is in words; `alone` where the row has said whose it is. */
function nameOf({ text, name, seat }: Piece, say: Say, alone = false): string {
  const piece = name === undefined ? text : say(name);
  return seat === undefined || alone ? piece : say('board.piece', { piece, player: seat + 1 });
}

interface CellsProps extends Props {
  readonly board: CellBoard;
  readonly held: readonly number[];
  readonly can: (place: number) => boolean;
  readonly onCell: (place: number) => void;
}

/** The board of squares or hexes, with its keyboard. */
function Cells(props: CellsProps) {
  const { board, held, can, onCell, say, still = false, label = say('board.label') } = props;
  const { columns, rows, cells, shape } = board;
  const labelled = cells.map((cell, place) =>
    cell === false
      ? undefined
      : {
          id: place,
          label: cellLabel(board, place, say, held.includes(place), !still && can(place)),
          active: !still && can(place),
        },
  );
  if (shape === 'hexes') return <Hexes {...props} label={label} labelled={labelled} />;
  const picture = (
    <svg viewBox={`0 0 ${columns * SIDE + EDGE} ${rows * SIDE + EDGE}`} class={styles.picture}>
      {cells.map((cell, place) => {
        if (cell === false) return null;
        const [x, y] = [EDGE + (place % columns) * SIDE, Math.floor(place / columns) * SIDE];
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <rect
              class={styles.cell}
              data-dark={((place % columns) + Math.floor(place / columns)) % 2 === 1}
              width={SIDE}
              height={SIDE}
            />
            <g transform={`translate(${SIDE / 2} ${SIDE / 2})`}>
              <Mark {...props} place={place} piece={cell} size={SIDE} />
            </g>
          </g>
        );
      })}
      <Names columns={columns} rows={rows} />
    </svg>
  );
  return (
    <div
      class={styles.fitted}
      style={{ '--wide': columns * SIDE + EDGE, '--high': rows * SIDE + EDGE }}
    >
      <SquareGrid
        label={label}
        columns={columns}
        cells={labelled}
        onCell={(place) => !still && onCell(place)}
        margin={EDGE / (columns * SIDE + EDGE)}
        head={0}
        foot={EDGE / (rows * SIDE + EDGE)}
      >
        {picture}
      </SquareGrid>
    </div>
  );
}

/** The side of a square, and the edge with the names of columns and rows. */
const SIDE = 60;
const EDGE = 22;

/** The letters of the columns below the board, and the numbers of the rows beside it. */
function Names({ columns, rows }: Pick<CellBoard, 'columns' | 'rows'>) {
  return (
    <g class={styles.names}>
      {Array.from({ length: columns }, (_, i) => (
        <text key={`c${i}`} x={EDGE + (i + 0.5) * SIDE} y={rows * SIDE + EDGE / 2}>
          {columnName(i)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, i) => (
        <text key={`r${i}`} x={EDGE / 2} y={(i + 0.5) * SIDE}>
          {rows - i}
        </text>
      ))}
    </g>
  );
}

interface HexesProps extends CellsProps {
  readonly labelled: readonly ({ readonly label: string; readonly active: boolean } | undefined)[];
}

/** A rhombus stands in a map whose odd rows are shifted, with room at its sides. */
function Hexes(props: HexesProps) {
  const { board, labelled, say, still = false, onCell, settings, lit } = props;
  const { slanted = false, cells } = board;
  const wide = board.columns + (slanted ? Math.floor((board.rows - 1) / 2) : 0);
  const shape: HexShape = { columns: wide, rows: board.rows };
  const [width, height] = hexBox(shape);
  const hexOf = (place: number): number => {
    const row = Math.floor(place / board.columns);
    return row * wide + (place % board.columns) + (slanted ? Math.floor(row / 2) : 0);
  };
  const places = new Map(cells.map((_, place) => [hexOf(place), place]));
  const told = labelled.map((each) => (each ? `${each.label}/${each.active}` : '')).join('|');
  // A new list only when something has changed.
  const hexes = useMemo(
    () =>
      Array.from({ length: wide * board.rows }, (_, hex) => {
        const place = places.get(hex);
        return place === undefined ? undefined : labelled[place];
      }),
    [told, wide, board.rows],
  );
  const corners = hexCorners();
  return (
    <HexBoard
      {...shape}
      label={props.label ?? say('board.label')}
      cells={hexes}
      onCell={(hex) => {
        const place = places.get(hex);
        if (place !== undefined && !still) onCell(place);
      }}
      show={lit.map(hexOf)}
      motion={settings.motion}
      bare
      words={{
        tools: say('board.tools'),
        closer: say('board.closer'),
        farther: say('board.farther'),
        whole: say('board.whole'),
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} class={styles.picture} data-hexes>
        {cells.map((cell, place) => {
          if (cell === false) return null;
          const [x, y] = hexCentre(shape, hexOf(place));
          return (
            <g key={place} transform={`translate(${x} ${y})`}>
              <polygon
                class={styles.hex}
                // A little smaller, so that the outline of the outermost is not cut off.
                transform="scale(0.975)"
                points={corners.map((corner) => corner.join()).join(' ')}
              />
              <text class={styles.name} y={-0.68}>
                {placeName(board, place)}
              </text>
              <g transform={`scale(${HEX_SCALE})`}>
                <Mark {...props} place={place} piece={cell} size={SIDE} />
              </g>
            </g>
          );
        })}
      </svg>
    </HexBoard>
  );
}

/** A piece is drawn for a square of `SIDE`; a hex is about 1.7 wide. */
const HEX_SCALE = 1.7 / SIDE;

interface MarkProps extends Pick<CellsProps, 'held' | 'can' | 'lit' | 'seats' | 'still'> {
  readonly place: number;
  readonly piece: Piece | undefined;
  readonly size: number;
}

/** What lies on a place, whether it is lit, and whether it can be tapped; drawn about the middle. */
function Mark({ place, piece, size, held, can, lit, seats, still }: MarkProps) {
  const seat = piece?.seat;
  const text = piece?.text ?? '';
  const isShape = seat !== undefined && text === '●';
  const long = Array.from(text).length;
  return (
    <>
      {(lit.includes(place) || held.includes(place)) && (
        <circle class={held.includes(place) ? styles.held : styles.lit} r={size * 0.44} />
      )}
      {seat !== undefined && (
        <path
          class={styles.piece}
          style={{ '--own': ownColour(seat) }}
          d={shapeOf(seat, seats)}
          transform={`scale(${size / 32})`}
        />
      )}
      {!isShape && text !== '' && (
        <text
          class={seat === undefined ? styles.text : styles.onPiece}
          style={{ '--on': seat === undefined ? 'var(--ink)' : `var(--number${seat})` }}
          font-size={size * (seat === undefined ? 0.55 : 0.36) * (long > 2 ? 2 / long : 1)}
        >
          {text}
        </text>
      )}
      {still !== true && can(place) && piece === undefined && (
        <circle class={styles.can} r={size * 0.09} />
      )}
      {still !== true && can(place) && piece !== undefined && (
        <circle class={styles.ring} r={size * 0.44} />
      )}
    </>
  );
}

/** Where it is, what is there, and whether it can be tapped. */
function cellLabel(
  { columns, rows, cells }: CellBoard,
  place: number,
  say: Say,
  held: boolean,
  can: boolean,
): string {
  const column = columnName(place % columns);
  const row = rows - Math.floor(place / columns);
  const piece = cells[place];
  const parts = [
    say('place.spoken', { column, row }),
    piece ? nameOf(piece, say) : say('board.empty'),
    ...(held ? [say('board.held')] : []),
    ...(can && !held ? [say('board.can')] : []),
  ];
  return parts.join(', ');
}
