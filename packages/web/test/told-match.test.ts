import {
  CHANCE,
  defaults,
  drawOutcome,
  Match,
  outcomeAt,
  SealedDice,
  Xoshiro,
} from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { ToldMatch } from '../src/review/told-match.ts';

test('War Kids’ turns are called in a review as in its log: pink has a turn 1, too', () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const players = ['Anna', 'bot steady'];
  const seed = 'turns';
  let match = Match.start(game, {
    options: defaults(game.options),
    dice: 'virtual',
    seed,
    players,
  });
  const dice = new SealedDice(seed);
  while (match.rules.turn(match.state) < 4 && !match.over) {
    const { rules, state, actor, drawIndex } = match;
    // The last action of each list ends a phase.
    const action =
      actor === CHANCE
        ? drawOutcome(rules, state, dice, drawIndex).action
        : rules.nth(state, rules.count(state) - 1);
    const played = match.play(action, actor);
    if (!played.ok) throw new Error(played.refusal.code);
    match = played.match;
  }
  const say = translator('en', engineText, game.text);
  const told = new ToldMatch(match, {} as never, say);
  expect([1, 2, 3].map((turn) => told.turn(turn))).toEqual([
    'Turn 1',
    'Turn 1, pink',
    'Turn 2, blue',
  ]);
});

test('a match that people end by hand was not played to its end', () => {
  const game = games.find(({ id }) => id === 'forest-fire')!;
  const options = defaults(game.options);
  const header = { options, dice: 'virtual', seed: 'by hand', players: ['Anna', 'Ben'] } as const;
  const building = Match.start(game, header).build();
  const random = new Xoshiro(1);
  const ends = (action: number): boolean =>
    building.rules.endsForAll?.(building.state, action) === true;
  while (!building.over) {
    const { rules, state, actor } = building;
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const action =
      actor === CHANCE
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : (legal.find(ends) ?? legal[0]!);
    building.play(action, actor);
  }
  const match = building.match();
  const say = translator('en', engineText, game.text);
  expect(match.over).toBe(true);
  expect(new ToldMatch(match, {} as never, say).playedOut).toBe(false);
});
