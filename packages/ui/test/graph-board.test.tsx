import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { GraphBoard } from '../src/boards/GraphBoard.tsx';
import { newPage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('a letter with Shift leads over the board, and with Ctrl or Cmd it is left to the browser', () => {
  const page = newPage();
  const spots = [0, 1].map((id) => ({
    id,
    x: 10 * id,
    y: 10 * id,
    radius: 1,
    label: `${id}`,
    active: true,
  }));
  void act(() =>
    render(
      <GraphBoard label="spots" width={10} height={10} spots={spots} onSpot={() => {}}>
        <svg />
      </GraphBoard>,
      page.body as unknown as Element,
    ),
  );
  const grid = page.body.all().find(({ attributes }) => attributes.get('role') === 'grid')!;
  const spot = (id: number) => page.body.querySelector(`[data-cell="${id}"]`)!;
  const focused = () => page.activeElement.attributes.get('data-cell');
  const [preventDefault, stopPropagation] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const press = (held: object): void =>
    grid.fire('keydown', {
      key: 'D',
      shiftKey: true,
      currentTarget: grid,
      preventDefault,
      stopPropagation,
      ...held,
    });
  page.activeElement = spot(0);
  vi.spyOn(spot(1), 'focus').mockImplementation(() => (page.activeElement = spot(1)));
  press({ ctrlKey: true });
  press({ metaKey: true });
  expect(focused()).toBe('0');
  expect(preventDefault).not.toHaveBeenCalled();
  press({});
  expect(focused()).toBe('1');
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('places stay the same elements when the picture becomes larger', () => {
  const page = newPage();
  const draw = (times: number): void =>
    void act(() =>
      render(
        <GraphBoard
          label="spots"
          width={10 * times}
          height={10 * times}
          spots={[1, 2, 3, 4].map((id) => ({
            id,
            x: (id % 2) * 5 * times,
            y: (id < 3 ? 2 : 7) * times,
            radius: 1,
            label: `${id}`,
            active: true,
          }))}
          onSpot={() => {}}
        >
          <svg />
        </GraphBoard>,
        page.body as unknown as Element,
      ),
    );
  const places = () => [1, 2, 3, 4].map((id) => page.body.querySelector(`[data-cell="${id}"]`));
  draw(1);
  const before = places();
  draw(3);
  places().forEach((place, i) => expect(place).toBe(before[i]));
});

test('paths between places are skipped together, and no place is drawn again for it', () => {
  const page = newPage();
  const draw = (over: boolean): void =>
    void act(() =>
      render(
        <GraphBoard
          label="spots"
          width={10}
          height={10}
          spots={[1, 2, 3].map((id) => ({
            id,
            x: id * 2,
            y: 5,
            radius: 1,
            label: `${id}`,
            active: id === 1 || (over && id === 2),
            between: id !== 1,
          }))}
          onSpot={() => {}}
        >
          <svg />
        </GraphBoard>,
        page.body as unknown as Element,
      ),
    );
  const grid = () => page.body.all().find(({ attributes }) => attributes.get('role') === 'grid')!;
  const written = (id: number) =>
    Object.fromEntries(page.body.querySelector(`[data-cell="${id}"]`)!.attributes);
  draw(true);
  expect(grid().attributes.get('data-passed')).toBe('false');
  const before = written(3);
  expect(before['data-between']).toBe('true');
  draw(false);
  expect(grid().attributes.get('data-passed')).toBe('true');
  expect(written(3)).toEqual(before);
});
