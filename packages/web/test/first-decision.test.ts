import { expect, test } from 'vitest';
import { CHANCE, defaults } from '@glade/engine';
import { games } from '@glade/games';
import { Table } from '@glade/table';
import { beginMatch, peopleIn, seatsOf } from '../src/game/match-setup.ts';
import { firstDecision } from '../src/match/first-decision.ts';

test.each(games.map((game) => [game.id, game] as const))(
  '%s: the first decision is that of the match with the same seed',
  (_, game) => {
    for (const [i, preset] of Object.values(game.options.presets).entries()) {
      const options = { ...defaults(game.options), ...preset };
      const seed = `first ${i}`;
      const players = peopleIn(seatsOf(game, options));
      const table = new Table(beginMatch(game, { options, players, names: [], seed }));
      while (table.match.actor === CHANCE) table.submit({ type: 'roll' });
      const { rules, state } = table.match;
      const position = rules.notation.position(firstDecision(rules, seed));
      expect(position).toBe(rules.notation.position(state));
    }
  },
);
