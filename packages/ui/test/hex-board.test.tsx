import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { HexBoard } from '../src/boards/HexBoard.tsx';
import { newPage, type Node } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

const CELLS = Array.from({ length: 4 }, (_, hex) => ({ label: `${hex}`, active: true }));
const WORDS = { tools: '', closer: '', farther: '', whole: '' };

/** A board of four hexes, and what it calls one after the other. */
function hexes() {
  const page = newPage();
  const called: string[] = [];
  void act(() =>
    render(
      <HexBoard
        label="hexes"
        columns={2}
        rows={2}
        cells={CELLS}
        show={[]}
        words={WORDS}
        motion={false}
        onCell={(hex) => called.push(`tap ${hex}`)}
        onLook={(hex) => called.push(`look ${hex ?? 'away'}`)}
      >
        <svg />
      </HexBoard>,
      page.body as unknown as Element,
    ),
  );
  const grid = page.body.all().find(({ attributes }) => attributes.get('role') === 'grid')!;
  const cell = (hex: number): Node => page.body.querySelector(`[data-cell="${hex}"]`)!;

  /** What an event says of a hex, or of something beside the board. */
  const about = (hex: number | undefined) => ({
    target: Object.assign(hex === undefined ? page.body : cell(hex), {
      matches: () => byKey,
      closest: () => (hex === undefined ? null : { dataset: { cell: `${hex}` } }),
    }),
    currentTarget: grid,
  });
  let byKey = false;
  function focus(hex: number | undefined, key: boolean): void {
    byKey = key;
    const next = hex === undefined ? page.body : cell(hex);
    const last = page.activeElement;
    page.activeElement = next;
    if (grid.contains(last)) last.fire('focusout', { currentTarget: grid, relatedTarget: next });
    if (hex !== undefined) next.fire('focusin', about(hex));
  }
  return {
    called,
    focus,
    tap: (hex: number): void =>
      void act(() => {
        focus(hex, false);
        cell(hex).fire('click', about(hex));
      }),
  };
}

test('a tap looks at its hex together with what it does, and not away from the one before', () => {
  const { called, tap, focus } = hexes();
  tap(0);
  tap(3);
  expect(called).toEqual(['look 0', 'tap 0', 'look 3', 'tap 3']);
  focus(undefined, false);
  expect(called.at(-1)).toBe('look away');
});
