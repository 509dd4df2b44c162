import { defaults, Match, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { expect, test } from 'vitest';

test('the turn of a fairy that has steps left is ended after a question, else at once', async () => {
  const game = games.find(({ id }) => id === 'starfall-forest')!;
  const board = await boards[game.id]!();
  const options = defaults(game.options);
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const setting = { options, dice: 'virtual', seed: '3', players } as const;
  const building = Match.start(game, setting).build();
  const { rules } = building;
  const random = new Xoshiro(3);
  const ends: {
    readonly left: number | undefined;
    readonly ask: unknown;
    readonly choices: number;
    readonly args: Readonly<Record<string, unknown>> | undefined;
  }[] = [];
  for (let entry = 0; entry < 600 && building.actor !== OVER; entry++) {
    const { state, actor } = building;
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const [end] = actor < 0 ? [] : board.buttons(rules.view(state, undefined), legal);
    if (end?.label === 'action.end')
      ends.push({ left: end.left, ask: end.ask, choices: legal.length, args: end.args });
    const chosen =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : legal[random.below(legal.length)]!;
    building.play(chosen, actor);
  }
  expect(new Set(ends.map(({ ask }) => ask))).toEqual(new Set(['action.end.ask']));
  // With `left`, a question is asked once, and not where it is 0.
  const alone = ends.filter(({ choices }) => choices === 1);
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter(({ left }) => left !== 0)).toEqual([]);
  expect(ends.some(({ left }) => left! > 0)).toBe(true);
  // Without `left` it is asked each time: a step could avert a bite. A single step without a bite is not asked about.
  const more = ends.filter(({ choices }) => choices > 1);
  const bitten = more.filter(({ args }) => args!['bites'] !== 0);
  expect(bitten.length).toBeGreaterThan(0);
  expect(bitten.filter(({ left }) => left !== undefined)).toEqual([]);
  const single = more.filter(({ args }) => args!['bites'] === 0 && args!['left'] === 1);
  expect(single.length).toBeGreaterThan(0);
  expect(single.filter(({ left }) => left !== 0)).toEqual([]);
});
