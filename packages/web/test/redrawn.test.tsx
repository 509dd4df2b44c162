import { defaults, Match, outcomeAt, OVER, Xoshiro, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Table, type TableView } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { options as preact, render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';

// A tap draws again what it has changed, and not the whole board. Counted are the elements that are drawn, so no clock is
// needed. `npm run bench -- tap` measures what it is for.

const MODES: Readonly<Record<string, OptionValues>> = {
  'forest-fire': { setupRounds: 1 },
  'war-kids': { scenario: 'waterloo' },
};
const ENTRIES = 60;

/**
 * How many elements may be drawn again: `none` where the board is told nothing new, `same` for the same position in other
 * objects, `entry` for an entry as most are. The whole boards have 300 to 2,000. Who draws more on a board may raise its figures, as long as what has not changed stays.
 */
const MOST: Readonly<Record<string, Readonly<Record<'none' | 'same' | 'entry', number>>>> = {
  wildfire: { none: 25, same: 30, entry: 160 },
  'forest-fire': { none: 20, same: 30, entry: 100 },
  'leaf-climbers': { none: 30, same: 70, entry: 90 },
  'starfall-forest': { none: 35, same: 75, entry: 120 },
  'war-kids': { none: 55, same: 110, entry: 190 },
  'fair-verona': { none: 190, same: 200, entry: 160 },
};

/** The first positions of a match by chance. */
function positionsOf(game: (typeof games)[number]): readonly TableView[] {
  const options = { ...defaults(game.options), ...MODES[game.id] };
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'virtual', seed: '7', players }).build();
  const random = new Xoshiro(7);
  const all: TableView[] = [];
  while (all.length < ENTRIES && building.actor !== OVER) {
    const { state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : rules.nth(state, random.below(rules.count(state)));
    if (building.play(action, actor) !== undefined) throw new Error(`${game.id} ${action}`);
    all.push(new Table(building.match()).view());
  }
  return all;
}

const before = preact.vnode?.bind(preact);
let drawn = 0;
/** Preact's own name for what it calls before it compares an element with what it was. */
const COMPARES = '__b';
const hooks = preact as Record<string, ((vnode: VNode) => void) | undefined>;
const beforeCompared = hooks[COMPARES]?.bind(preact);
let compared = 0;
beforeEach(() => {
  preact.vnode = (vnode) => {
    if (typeof vnode.type === 'string') drawn++;
    before?.(vnode);
  };
  hooks[COMPARES] = (vnode) => {
    if (typeof vnode.type === 'string') compared++;
    beforeCompared?.(vnode);
  };
});
afterEach(() => {
  hooks[COMPARES] = beforeCompared;
  if (before === undefined) delete preact.vnode;
  else preact.vnode = before;
  vi.unstubAllGlobals();
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('draws again what an entry has changed, and little else', async () => {
    const { Board } = await boards[id]!();
    const say = translator('en', engineText, game.text);
    const settings = { motion: true, forecast: true, score: true };
    const onAction = (): void => {};
    const lit: readonly number[] = [];

    /** How many elements are drawn when a page comes to this position. */
    function drawnAt(page: ReturnType<typeof newPage>, position: TableView): number {
      const { view, legal, entries, header } = position;
      const shown = { view, legal, events: entries.at(-1)?.events ?? [], options: header.options };
      drawn = compared = 0;
      void act(() =>
        render(
          <Board {...shown} lit={lit} say={say} settings={settings} onAction={onAction} />,
          page.body as unknown as Element,
        ),
      );
      return drawn;
    }

    /** What a board loads once it is drawn is there. */
    const loaded = (): Promise<void> => act(() => vi.dynamicImportSettled());

    const positions = positionsOf(game);
    const last = positions.at(-1)!;
    const whole = drawnAt(newPage(), last);
    // All that is drawn is compared: the count works.
    expect(compared).toBeGreaterThanOrEqual(whole);
    await loaded();
    const page = newPage();
    drawnAt(page, positions[0]!);
    await loaded();
    const each = positions.slice(1).map((position) => drawnAt(page, position));
    const middle = each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)]!;
    // As the page does when only a bot begins to think: the same in another object.
    const same = drawnAt(page, { ...last, view: { ...(last.view as object) } });
    // As the page does when something beside the board has changed: the very same objects.
    const still = { ...last, view: { ...(last.view as object) } };
    drawnAt(page, still);
    const none = drawnAt(page, still);
    expect(whole).toBeGreaterThan(2 * MOST[id]!.same);
    expect(same).toBeLessThanOrEqual(MOST[id]!.same);
    expect(none).toBeLessThanOrEqual(MOST[id]!.none);
    // What is kept as the same object must be passed over, too: Preact does that with components only.
    expect(compared).toBeLessThanOrEqual(MOST[id]!.none);
    expect(middle).toBeLessThanOrEqual(MOST[id]!.entry);
  });
});
