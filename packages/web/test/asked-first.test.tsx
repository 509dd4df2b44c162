import { defaults, Match, outcomeAt, OVER, Xoshiro, type Rules } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import type { BoardButton } from '@glade/ui';
import { expect, test } from 'vitest';

/** A button of a game where it is offered. */
interface Offered {
  readonly button: BoardButton;
  readonly rules: Rules;
  readonly state: object;
  readonly legal: readonly number[];
}

/** Where people who do anything are offered a button with this label, in so many entries of a match; `look` sees it at once. */
async function offered<T>(
  id: string,
  label: string,
  entries: number,
  look: (found: Offered) => T,
): Promise<readonly T[]> {
  const game = games.find((each) => each.id === id)!;
  const board = await boards[game.id]!();
  const options = defaults(game.options);
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const setting = { options, dice: 'virtual', seed: '3', players } as const;
  let building = Match.start(game, setting).build();
  const { rules } = building;
  const random = new Xoshiro(3);
  const found: T[] = [];
  for (let entry = 0; entry < entries; entry++) {
    if (building.actor === OVER) building = Match.start(game, setting).build();
    const { state, actor } = building;
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const [button] = actor < 0 ? [] : board.buttons(rules.view(state, undefined), legal);
    if (button?.label === label) found.push(look({ button, rules, state, legal }));
    const chosen =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : legal[random.below(legal.length)]!;
    building.play(chosen, actor);
  }
  return found;
}

/** Whether one of these actions takes a star at once. */
function takesStar({ rules, state, legal, button }: Offered): boolean {
  const heldIn = (position: object): number => {
    const { fairies } = rules.view(position, undefined) as {
      readonly fairies: readonly { readonly stars: number }[];
    };
    return fairies.reduce((sum, { stars }) => sum + stars, 0);
  };
  const before = heldIn(state);
  return legal.some((action) => {
    if (action === button.action) return false;
    const next = rules.create();
    rules.copy(state, next);
    rules.apply(next, action);
    return heldIn(next) > before;
  });
}

test('Starfall Forest: a turn in which something useful could still be done is ended after a question, else at once', async () => {
  const ends = await offered('starfall-forest', 'action.end', 3000, (now) => ({
    ...now.button,
    choices: now.legal.length,
    takes: takesStar(now),
  }));
  // With `left`, a question is asked once, and not where it is 0.
  const alone = ends.filter(({ choices }) => choices === 1);
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter(({ left }) => left !== 0)).toEqual([]);
  // Without `left` it is asked each time: a step could avert a bite.
  const more = ends.filter(({ choices }) => choices > 1);
  const bitten = more.filter(({ args }) => args!['bites'] !== 0);
  expect(bitten.length).toBeGreaterThan(0);
  expect(bitten.filter(({ left }) => left !== undefined)).toEqual([]);
  // A page believes that nothing is left where `left` is 0.
  const safe = more.filter(({ args }) => args!['bites'] === 0);
  expect(safe.filter(({ left, args }) => left === 0 || left !== args!['left'])).toEqual([]);
  expect(safe.some(({ left }) => left! > 1)).toBe(true);
  // A single step is asked about where it takes a star.
  const single = safe.filter(({ left }) => left === 1);
  for (const takes of [true, false]) {
    const some = single.filter((end) => end.takes === takes);
    expect(some.length).toBeGreaterThan(0);
    expect(new Set(some.map(({ ask }) => ask))).toEqual(
      new Set([takes ? 'action.end.ask' : undefined]),
    );
  }
  const others = more.filter((end) => !single.includes(end));
  expect(new Set(others.map(({ ask }) => ask))).toEqual(new Set(['action.end.ask']));
});

test('Leaf-Climbers: who could run is asked each time before they stay under a leaf', async () => {
  const stays = await offered('leaf-climbers', 'action.stay', 600, ({ button }) => button);
  const asks = stays.filter(({ ask }) => ask !== undefined);
  expect(asks.length).toBeGreaterThan(1);
  expect(asks.length).toBeLessThan(stays.length);
  // With `left` it would be asked once in a match.
  expect(asks.filter(({ ask, left }) => ask !== 'action.stay.ask' || left !== undefined)).toEqual(
    [],
  );
});
