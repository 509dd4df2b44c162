import { OVER, type Action } from '@glade/engine';
import type { DefinedGame, FieldView } from '@glade/engine/define';
import { expect, test } from 'vitest';
import { defaultBoard } from '../src/default-board/index.tsx';

// The default board says what to do: games in one folder have no sentences of their own for it.

async function gameOf(id: string): Promise<DefinedGame> {
  const { default: game } = (await import(`../../../examples/${id}/game.ts`)) as {
    readonly default: DefinedGame;
  };
  return game;
}

/** The key of what is said at the first decision of a match. */
function firstStep(game: DefinedGame): string {
  const options = Object.fromEntries(
    Object.entries(game.options.options).map(([name, { values }]) => [name, values[0]!]),
  );
  const rules = game.rules(options);
  const state = rules.create();
  while (rules.actor(state) < 0 && rules.actor(state) !== OVER)
    rules.apply(state, rules.nth(state, 0));
  const actor = rules.actor(state);
  const legal: readonly Action[] = Array.from({ length: rules.count(state) }, (_, k) =>
    rules.nth(state, k),
  );
  const view = rules.view(state, actor) as FieldView;
  const { key, args } = defaultBoard(game).step(view, options, legal);
  expect(args).toEqual({ player: actor + 1 });
  expect(defaultBoard(game).step(view, options).key).toBe('step.decide');
  return key;
}

test.each([
  ['hexapawn', 'Your turn: tap a marked place.'],
  ['kuhn-poker', 'Your turn: press a button.'],
  ['pig', 'Your turn: press a button.'],
])('%s says how to act', async (id, sentence) => {
  const game = await gameOf(id);
  expect(game.text.en[`${firstStep(game)}.you`]).toBe(sentence);
});

test('a game that says in its own words what to decide is heard', async () => {
  const pig = await gameOf('pig');
  const en = { ...pig.text.en, 'step.decide.you': 'Throw or keep?' };
  expect(firstStep({ ...pig, text: { ...pig.text, en } })).toBe('step.decide');
});
