import { defaults, Match, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { expect, test } from 'vitest';

test('the turn of a fairy that has steps left is ended after a question, else at once', async () => {
  const game = games.find(({ id }) => id === 'starfall-forest')!;
  const { buttons } = await boards[game.id]!();
  const options = defaults(game.options);
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const setting = { options, dice: 'virtual', seed: '3', players } as const;
  const building = Match.start(game, setting).build();
  const { rules } = building;
  const random = new Xoshiro(3);
  const seen = new Set<string>();
  for (let entry = 0; entry < 600 && building.actor !== OVER; entry++) {
    const { state, actor } = building;
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const [end] = actor < 0 ? [] : buttons(rules.view(state, undefined), legal);
    if (end?.label === 'action.end') {
      if (legal.length === 1) expect(end.left).toBe(0);
      expect(end.ask).toBe('action.end.ask');
      seen.add(end.left! > 0 ? 'asked' : 'at once');
    }
    const chosen =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : legal[random.below(legal.length)]!;
    building.play(chosen, actor);
  }
  expect([...seen].toSorted()).toEqual(['asked', 'at once']);
});
