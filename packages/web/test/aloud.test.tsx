import { defaults, Match, outcomeAt, Xoshiro, type BotGame } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';

// What who asks for more hears of a board: where everything lies that matters.

/** The positions of the beginning of a match, as everybody sees them. */
function views(game: BotGame): readonly unknown[] {
  const options = defaults(game.options);
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'virtual', seed: '5', players }).build();
  const random = new Xoshiro(5);
  return Array.from({ length: 60 }, () => {
    const { state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : rules.nth(state, random.below(rules.count(state)));
    building.play(action, actor);
    return rules.view(building.state, undefined);
  });
}

const heard = async (id: string) => {
  const game = games.find((one) => one.id === id)!;
  const board = await boards[id]!();
  const { tellBoard } = await board.extras!();
  const say = translator('en', engineText, game.text);
  return views(game).map((view) => ({
    view,
    told: tellBoard?.(view, say) ?? [],
  }));
};

test('in Leaf-Climbers, over which squares leaves hang', async () => {
  const all = await heard('leaf-climbers');
  const hanging = all.filter(({ told }) => told.length > 0);
  expect(hanging.length).toBeGreaterThan(10);
  for (const { view, told } of hanging) {
    const { chips } = view as { readonly chips: readonly number[] };
    const columns =
      told
        .join(' ')
        .replaceAll(/row \d/g, '')
        .match(/\d/g) ?? [];
    expect(columns).toHaveLength(chips.filter((leaves) => leaves > 0).length);
  }
});
