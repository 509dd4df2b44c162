import { defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Table, type TableView } from '@glade/table';
import { engineText, translator } from '@glade/text';
import type { Task } from '@glade/ui';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const game = games.find(({ id }) => id === 'war-kids')!;

/** A guessing game before the first answer and after it, when the next riddle is there. */
function answered(): readonly TableView[] {
  const options = { ...defaults(game.options), mode: 'guess', guessTimer: 'off' };
  const players = ['person', 'person'];
  const building = Match.start(game, { options, dice: 'virtual', seed: '7', players }).build();
  const { rules, state } = building;
  const step = (): void => void building.play(rules.nth(state, 0), building.actor);
  const views: TableView[] = [];
  step();
  views.push(new Table(building.match()).view());
  step();
  step();
  views.push(new Table(building.match()).view());
  return views;
}

test('two guessing games on one page: each has its own button to go on, and goes on by itself', async () => {
  const { Board } = await boards[game.id]!();
  const page = newPage();
  // Nobody goes by keys.
  Object.assign(page, { querySelector: () => null });
  const say = translator('en', engineText, game.text);
  const [before, after] = answered();
  const tasks: (Task | undefined)[] = [undefined, undefined];
  const draw = (...views: readonly TableView[]): Promise<void> =>
    act(async () => {
      render(
        <>
          {views.map((shown, i) => (
            <Board
              key={i}
              view={shown.view}
              legal={shown.legal}
              events={shown.entries.slice(before!.entries.length).flatMap((entry) => entry.events)}
              lit={[]}
              say={say}
              settings={{ motion: false, forecast: true, score: true }}
              onTask={(task) => void (tasks[i] = task)}
            />
          ))}
        </>,
        page.body as unknown as Element,
      );
      await new Promise((done) => setTimeout(done, 0));
    });
  const offered = (): readonly (string | undefined)[] =>
    tasks.map((task) => task?.buttons?.[0]?.label);
  await draw(before!, before!);
  await expect.poll(() => page.body.all().length).toBeGreaterThan(20);
  expect(offered()).toEqual([undefined, undefined]);
  await draw(after!, before!);
  expect(offered()).toEqual(['board.next', undefined]);
  await draw(after!, after!);
  expect(offered()).toEqual(['board.next', 'board.next']);
  await act(() => tasks[0]!.buttons![0]!.act());
  expect(offered()).toEqual([undefined, 'board.next']);
  await act(() => render(null, page.body as unknown as Element));
});

test('the answer is taken back while the next riddle is said: the new answer is still looked at', async () => {
  const { Board } = await boards[game.id]!();
  const page = newPage();
  // Who goes by keys is on the button to go on.
  Object.assign(page, { querySelector: () => page.body });
  const say = translator('en', engineText, game.text);
  const [before, after] = answered();
  let task: Task | undefined;
  const draw = (shown: TableView): Promise<void> =>
    act(() =>
      render(
        <Board
          view={{ ...(shown.view as object) }}
          legal={shown.legal}
          events={shown.entries.slice(before!.entries.length).flatMap((entry) => entry.events)}
          lit={[]}
          say={say}
          settings={{ motion: false, forecast: true, score: true }}
          onTask={(given) => void (task = given)}
        />,
        page.body as unknown as Element,
      ),
    );
  await draw(before!);
  await expect.poll(() => page.body.all().length).toBeGreaterThan(20);
  vi.useFakeTimers();
  const offered = (): string | undefined => task?.buttons?.[0]?.label;
  await draw(after!);
  expect(offered()).toBe('board.next');
  await act(() => task!.buttons![0]!.act());
  await draw(before!);
  await draw(after!);
  await act(() => void vi.advanceTimersByTime(10_000));
  expect(offered()).toBe('board.next');
  // And it goes on from here as ever.
  await act(() => task!.buttons![0]!.act());
  await act(() => void vi.advanceTimersByTime(10_000));
  expect(offered()).toBeUndefined();
  // It may be taken back after that, too, and the board may be left while the riddle is said.
  await draw(before!);
  await draw(after!);
  expect(offered()).toBe('board.next');
  await act(() => task!.buttons![0]!.act());
  await act(() => render(null, page.body as unknown as Element));
  expect(vi.getTimerCount()).toBe(0);
});
