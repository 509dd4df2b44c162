import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { moveOnGrid } from '@glade/boards';
import { memo } from '../parts/memo.ts';
import { cellOf, isLooking } from './cell-of.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import styles from './SquareGrid.module.css';

export interface GridCell {
  /** The cell's number for the code that draws the board. */
  readonly id: number;
  /** What a screen reader says: where it is, what is there, what can be done. */
  readonly label: string;
  /** Something can be done here. */
  readonly active: boolean;
  /** It can be what real dice show: it is lit. */
  readonly offered?: boolean;
  /** How far a pile on it reaches up beyond its square, as a share of the grid's width. */
  readonly raise?: number;
}

interface Props {
  readonly label: string;
  readonly columns: number;
  /** All cells, row by row; undefined where the board has none, such as in the corners of a ring. */
  readonly cells: readonly (GridCell | undefined)[];
  readonly onCell: (id: number) => void;
  /** The cell in the tab order whenever this changes: where the keyboard begins. */
  readonly start?: number | undefined;
  /** The cell to begin with while nobody has gone to another one where something can be done. */
  readonly first?: number | undefined;
  /** Called with the cell that has the focus of the keyboard or the mouse; undefined when none has. A tap acts at once. */
  readonly onLook?: (id: number | undefined) => void;
  /** The picture under the cells, as wide and high as the grid with its margins. */
  readonly children: ComponentChildren;
  /** Width of the picture's margin at the left and above, as a share of its whole width. */
  readonly margin: number;
  /** Margin at the right, as a share of the picture's width. */
  readonly right?: number;
  /** Margins above, if it differs, and below, as shares of the picture's height. */
  readonly head?: number;
  readonly foot?: number;
}

/**
 * The board for games on squares: a picture, and buttons for the cells above it. Arrows, Home, End (with
 * Ctrl: first and last), Page Up and Page Down move; Enter, Space, a tap or a click act. One cell is in the tab order.
 */
export function SquareGrid(props: Props) {
  const {
    label,
    columns,
    cells,
    onCell,
    start,
    first,
    onLook,
    children,
    margin,
    right = 0,
    head = margin,
    foot = 0,
  } = props;
  const rows = Math.ceil(cells.length / columns);
  // Of the picture, whose squares are as wide as they are high.
  const ratio = (columns * (1 - head - foot)) / (rows * (1 - margin - right));
  const { current, here, take, takeSoon, onKeyDown } = useRovingFocus(
    (last = firstOf(cells, first)) => Math.min(last, cells.length - 1),
    (from, key, whole) => {
      const to = moveOnGrid(from, rows, columns, key, whole);
      return to === undefined || cells[to] ? to : from;
    },
    (index) => cells[index!]?.id,
  );
  const [begun, setBegun] = useState<number>();
  if (begun !== start) {
    setBegun(start);
    const index = cells.findIndex((cell) => cell !== undefined && cell.id === start);
    if (index >= 0) take(index);
  }

  return (
    <div class={styles.board} style={{ '--ratio': ratio }}>
      <div class={styles.picture} aria-hidden="true">
        {children}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys click the cells inside */}
      <div
        ref={here}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows}
        aria-colcount={columns}
        class={styles.grid}
        style={{ inset: `${head * 100}% ${right * 100}% ${foot * 100}% ${margin * 100}%` }}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const cell = cellOf(event);
          if (cell !== undefined) onCell(cell);
        }}
        onFocusIn={(event) => {
          const cell = cellOf(event);
          if (cell === undefined) return;
          const index = cells.findIndex((each) => each?.id === cell);
          if (!isLooking(event)) return takeSoon(index);
          take(index);
          onLook?.(cell);
        }}
        onFocusOut={(event) => cellOf(event) !== undefined && onLook?.(undefined)}
        onPointerOver={(event) => {
          const cell = cellOf(event);
          if (cell !== undefined && event.pointerType === 'mouse') onLook?.(cell);
        }}
        onPointerOut={(event) => cellOf(event) !== undefined && onLook?.(undefined)}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div role="row" class={styles.row} key={row}>
            {cells.slice(row * columns, row * columns + columns).map((cell, column) => {
              const index = row * columns + column;
              if (cell === undefined)
                return <span aria-hidden="true" class={styles.cell} key={-index} />;
              const stop = index === current;
              return <Cell key={cell.id} {...cell} stop={stop} first={cell.id === first} />;
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where the keyboard begins: at the first cell where something can be done, else at the first one, unless the board says it. */
function firstOf(cells: readonly (GridCell | undefined)[], first: number | undefined): number {
  const active = cells.findIndex((cell) =>
    first === undefined ? cell?.active === true : cell?.id === first,
  );
  return active < 0 ? cells.findIndex((cell) => cell) : active;
}

interface CellProps extends GridCell {
  /** It is the one in the tab order. */
  readonly stop: boolean;
  /** It is the one to begin with. */
  readonly first: boolean;
}

const Cell = memo(({ id, label, active, offered, raise = 0, stop, first }: CellProps) => (
  <button
    type="button"
    role="gridcell"
    class={active ? styles.active : styles.cell}
    data-can={active}
    aria-label={label}
    data-cell={id}
    data-offered={offered}
    data-first={first || undefined}
    style={{ marginTop: `${raise * -100}%` }}
    tabIndex={stop ? 0 : -1}
  />
));
