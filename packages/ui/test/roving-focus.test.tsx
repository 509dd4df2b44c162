import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from '../src/boards/use-kept-focus.ts';
import { useRovingFocus } from '../src/boards/use-roving-focus.ts';
import { newPage, type Node, type Page } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

interface Props {
  readonly cells: readonly number[];
  readonly fleeting?: boolean;
  /** The focus comes by taps. */
  readonly taps?: boolean;
}

/** Cells in a line, named by ten times their number; left and right lead on, Home to the first, with Ctrl to 0. */
function Line({ cells, fleeting = false, taps = false }: Props) {
  const roving = useRovingFocus(
    (last) => (last !== undefined && cells.includes(last) ? last : cells[0]),
    (from, key, whole) => {
      if (key === 'Home') return whole ? 0 : cells[0];
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      return step === undefined ? undefined : (cells[cells.indexOf(from) + step] ?? from);
    },
    (cell) => 10 * cell!,
  );
  const { current, here, take, takeSoon } = roving;
  const kept = useKeptFocus(roving);
  const listeners = fleeting ? kept : { onKeyDown: roving.onKeyDown };
  return (
    <div ref={here} role="grid" tabIndex={-1} {...listeners}>
      {cells.map((cell) => (
        <button
          key={cell}
          type="button"
          aria-label={String(cell)}
          data-cell={10 * cell}
          tabIndex={cell === current ? 0 : -1}
          onFocusIn={() => (taps ? takeSoon : take)(cell)}
        />
      ))}
    </div>
  );
}

/** A page with a line of cells. */
function line(props: Props) {
  const page = newPage();
  const draw = (next: Props): void =>
    void act(() => render(<Line {...next} />, page.body as unknown as Element));
  draw(props);
  return {
    page,
    draw,
    cell: (number: number): Node => page.body.querySelector(`[data-cell="${10 * number}"]`)!,
    /** The cells in the tab order. */
    stops: (): readonly number[] =>
      page.body
        .all()
        .filter(({ attributes }) => attributes.get('tabIndex') === '0')
        .map(({ attributes }) => Number(attributes.get('data-cell')) / 10),
  };
}

/** Presses a key where the focus is, and says whether it did something. */
function press({ activeElement }: Page, key: string, more: Partial<KeyboardEvent> = {}): boolean {
  const preventDefault = vi.fn<() => void>();
  void act(() => activeElement.fire('keydown', { key, preventDefault, ...more }));
  return preventDefault.mock.calls.length > 0;
}

const focus = (node: Node): void => void act(() => node.focus());

test('one cell is in the tab order, and the focus takes this along', () => {
  const { page, cell, stops } = line({ cells: [0, 1, 2] });
  expect(stops()).toEqual([0]);
  focus(cell(1));
  expect(stops()).toEqual([1]);
  expect(press(page, 'ArrowRight')).toBe(true);
  expect(page.activeElement).toBe(cell(2));
  expect(stops()).toEqual([2]);
});

test('a tapped cell comes into the tab order after the picture, but keys lead on from it at once', () => {
  vi.useFakeTimers();
  try {
    const { page, cell, stops } = line({ cells: [0, 1, 2, 3], taps: true });
    focus(cell(1));
    expect(stops()).toEqual([0]);
    press(page, 'ArrowRight');
    expect(page.activeElement).toBe(cell(2));
    expect(stops()).toEqual([0]);
    void act(() => void vi.runAllTimers());
    expect(stops()).toEqual([2]);
  } finally {
    vi.useRealTimers();
  }
});

test('a key at the edge stays, and others are left to the page', () => {
  const { page, cell } = line({ cells: [0, 1, 2] });
  focus(cell(2));
  expect(press(page, 'ArrowRight')).toBe(true);
  expect(page.activeElement).toBe(cell(2));
  expect(press(page, 'x')).toBe(false);
  expect(press(page, 'ArrowLeft', { altKey: true })).toBe(false);
  expect(page.activeElement).toBe(cell(2));
});

test.each(['ctrlKey', 'metaKey'])('%s leads to the ends of the whole', (held) => {
  const { page, cell } = line({ cells: [1, 0, 2] });
  focus(cell(2));
  press(page, 'Home');
  expect(page.activeElement).toBe(cell(1));
  press(page, 'Home', { [held]: true });
  expect(page.activeElement).toBe(cell(0));
});

test('the cell in the tab order is where the board says when there are others', () => {
  const { cell, stops, draw } = line({ cells: [0, 1, 2] });
  focus(cell(2));
  draw({ cells: [1, 0] });
  expect(stops()).toEqual([1]);
  draw({ cells: [0, 1, 2] });
  expect(stops()).toEqual([2]);
});

test('nothing leads anywhere on an empty board', () => {
  const { page, stops } = line({ cells: [] });
  focus(page.body.childNodes[0]!);
  expect(stops()).toEqual([]);
  expect(press(page, 'ArrowRight')).toBe(false);
});

test.each([true, false])('cells that come and go: %s', (fleeting) => {
  const { page, cell, draw } = line({ cells: [0, 1, 2], fleeting });
  focus(cell(2));
  press(page, 'Enter');
  draw({ cells: [0, 1], fleeting });
  expect(page.activeElement).toBe(fleeting ? cell(0) : page.body);
});

test('without keys a focus that has gone is not called back', () => {
  const { page, cell, draw } = line({ cells: [0, 1, 2], fleeting: true });
  focus(cell(2));
  draw({ cells: [0, 1], fleeting: true });
  expect(page.activeElement).toBe(page.body);
});

test('whoever has gone elsewhere is not called back', () => {
  const { page, cell, draw } = line({ cells: [0, 1, 2], fleeting: true });
  focus(cell(2));
  press(page, 'Enter');
  focus(page.body);
  draw({ cells: [0, 1], fleeting: true });
  expect(page.activeElement).toBe(page.body);
});

test('a focus that is still there is left alone', () => {
  const { page, draw } = line({ cells: [0, 1, 2], fleeting: true });
  const grid = page.body.childNodes[0]!;
  focus(grid);
  press(page, 'x');
  draw({ cells: [0, 1], fleeting: true });
  expect(page.activeElement).toBe(grid);
});
