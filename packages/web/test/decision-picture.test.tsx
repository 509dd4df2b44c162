import { defaults, Match, outcomeAt, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { DecisionPicture } from '../src/review/DecisionPicture.tsx';
import { ToldMatch } from '../src/review/told-match.ts';

const ENTRIES = 60;

test.each(games.map(({ id }) => id))(
  'the board shows where a better move is, as it shows a hint: %s',
  async (id) => {
    const game = games.find((each) => each.id === id)!;
    const board = await boards[id]!();
    const options = defaults(game.options);
    const players = Array.from({ length: game.rules(options).seats }, () => 'person');
    const header = { options, dice: 'virtual', seed: '7', players } as const;
    const building = Match.start(game, header).build();
    const random = new Xoshiro(7);
    while (!building.over && building.match().log.length < ENTRIES) {
      const { rules, state, actor } = building;
      const action =
        actor < 0
          ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
          : rules.nth(state, random.below(rules.count(state)));
      building.play(action, actor);
    }
    const told = new ToldMatch(building.match(), board, translator('en', engineText, game.text));
    const placed = told.match.log.flatMap(({ actor, action }, at) =>
      actor >= 0 && told.places(at, action).cells.length > 0 ? [{ at, action }] : [],
    );
    expect(placed.length).toBeGreaterThan(3);
    for (const { at, action } of placed.slice(-3)) {
      const drawn = renderToString(<DecisionPicture at={at} better={action} told={told} />);
      expect(drawn).toMatch(/data-message="hint".*data-pointed/s);
    }
  },
);
