import { CHANCE, defaults, OVER, outcomeAt, Xoshiro, type Action } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { options as preact, render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';

// Who taps what a hint frames does what it says, whatever was chosen before: a mode, a unit, a snake, how a tile lies.

/** What a tap on a cell of the board calls. */
let tapped: ((cell: number) => void) | undefined;
const Nothing = () => null;

// The grid of the cells with its picture is only asked for what a tap does.
const before = preact.vnode?.bind(preact);
beforeEach(() => {
  preact.vnode = (vnode: VNode<{ onCell?: typeof tapped; onSpot?: typeof tapped }>) => {
    const { onCell, onSpot } = vnode.props;
    if (typeof vnode.type === 'function' && (onCell ?? onSpot) !== undefined) {
      tapped = onCell ?? onSpot;
      vnode.type = Nothing;
    }
    before?.(vnode);
  };
});
afterEach(() => {
  if (before === undefined) delete preact.vnode;
  else preact.vnode = before;
  vi.unstubAllGlobals();
});

/** Options with which more can be chosen. */
const MODES: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = {
  'forest-fire': { turnOrder: 'free' },
  wildfire: { mode: 'vs' },
};
const NOTHING: readonly number[] = [];

/** Hints that are followed for a decision that is looked at. */
const HINTS = 2;
/** How many matches are played, where two have few choices. */
const FEW: Readonly<Record<string, number>> = {
  wildfire: 12,
  'forest-fire': 60,
  'leaf-climbers': 6,
};

test.each(
  games.flatMap(({ id }) => [[id, false] as const, ...(id in MODES ? [[id, true] as const] : [])]),
)(
  'a tap on what a hint of %s frames does what it says (other options: %s)',
  async (id, other) => {
    const game = games.find((each) => each.id === id)!;
    const board = await boards[id]!();
    const { Board } = board;
    const options = { ...defaults(game.options), ...(other ? MODES[id] : {}) };
    const rules = game.rules(options);
    const say = translator('en', engineText, game.text);
    const wrong: string[] = [];
    let followed = 0;

    for (
      let match = 0;
      match < sample(`${id}: matches in which hints are followed`, FEW[id] ?? 2, 100);
      match++
    ) {
      const page = newPage();
      const random = new Xoshiro(match + 1);
      const s = rules.create();
      let wait = 0;
      while (rules.actor(s) !== OVER) {
        const seat = rules.actor(s);
        if (seat === CHANCE) {
          rules.apply(s, outcomeAt(rules, s, random.below(rules.totalWeight(s))));
          continue;
        }
        const count = rules.count(s);
        if (count > 1 && wait-- <= 0) {
          wait = random.below(4);
          const view = rules.view(s, seat);
          const legal = Array.from({ length: count }, (_, k) => rules.nth(s, k));
          for (let i = 0; i < HINTS; i++) follow(view, legal, legal[random.below(count)]!);
        }
        rules.apply(s, rules.nth(s, random.below(count)));
      }

      /** A person begins something, asks, and taps what is framed. */
      function follow(view: unknown, legal: readonly Action[], hint: Action): void {
        const { cells, goal = cells.at(-1)! } = board.name(view, hint);
        if (cells.length === 0) return;
        const done: Action[] = [];
        const shows = (hinted?: Action): void =>
          void act(() =>
            render(
              <Board
                {...{ view, legal, events: NOTHING as never, say, options, hinted }}
                lit={hinted === undefined ? NOTHING : cells}
                settings={{ motion: false, forecast: false, score: false }}
                onAction={(action) => void done.push(action)}
              />,
              page.body as unknown as Element,
            ),
          );
        const tap = (cell: number): void => void act(() => tapped!(cell));
        shows();
        for (let k = random.below(3); k > 0; k--) {
          const { cells: begun } = board.name(view, legal[random.below(legal.length)]!);
          if (begun.length > 0) tap(begun[0]!);
        }
        done.length = 0;
        shows(hint);
        // In their order, or where it leads at once, as who goes by keys is led there; what asks again is tapped again.
        const order = random.below(2) === 0 ? [...cells, goal] : [goal, goal];
        for (const cell of order) if (done.length === 0) tap(cell);
        followed++;
        const text = (action: Action | undefined): string =>
          action === undefined ? 'nothing' : rules.notation.format(s, action);
        if (done[0] !== hint) wrong.push(`${text(hint)}: ${text(done[0])}`);
        void act(() => render(null, page.body as unknown as Element));
      }
    }
    expect(wrong).toEqual([]);
    expect(followed).toBeGreaterThan(10);
  },
  LIMIT.timeout,
);

test('a hint of Starfall Forest takes no snake in hand: a tap on a tree is still a step of the fairy', async () => {
  const game = games.find(({ id }) => id === 'starfall-forest')!;
  const board = await boards['starfall-forest']!();
  const { Board } = board;
  const options = { ...defaults(game.options), players: 2 };
  const rules = game.rules(options);
  const say = translator('en', engineText, game.text);
  const random = new Xoshiro(1);
  const s = rules.create();
  const all = (): readonly Action[] =>
    Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
  const moves = (verb: string) =>
    all().filter((action) => rules.notation.format(s, action).startsWith(verb));
  let tried = 0;
  while (tried < 20 && rules.actor(s) !== OVER) {
    if (rules.actor(s) === CHANCE) {
      rules.apply(s, outcomeAt(rules, s, random.below(rules.totalWeight(s))));
      continue;
    }
    const view = rules.view(s, rules.actor(s));
    const [steps, snakes] = [moves('go'), moves('snake')];
    const hint = snakes[random.below(snakes.length || 1)];
    const framed = hint === undefined ? [] : board.name(view, hint).cells;
    for (const step of steps) {
      const { cells } = board.name(view, step);
      if (hint === undefined || framed.includes(cells[0]!)) continue;
      const page = newPage();
      const done: Action[] = [];
      void act(() =>
        render(
          <Board
            {...{ view, legal: all(), events: NOTHING as never, say, options, hinted: hint }}
            lit={framed}
            settings={{ motion: false, forecast: false, score: false }}
            onAction={(action) => void done.push(action)}
          />,
          page.body as unknown as Element,
        ),
      );
      void act(() => tapped!(cells[0]!));
      expect(done).toEqual([step]);
      void act(() => render(null, page.body as unknown as Element));
      tried++;
    }
    rules.apply(s, rules.nth(s, random.below(rules.count(s))));
  }
  expect(tried).toBeGreaterThanOrEqual(20);
});
