import { games } from '@glade/games';
import { moveKind, parseOptions, CHANCE, OVER, Xoshiro } from '@glade/engine';
import { expect, test } from 'vitest';

test.each(games.map((game) => [game.id, game] as const))(
  'every kind of move of %s that is met has a name for the report',
  (_, game) => {
    const seen = new Set<string>();
    for (const preset of Object.keys(game.options.presets)) {
      const parsed = parseOptions(game.options, game.options.presets[preset]!);
      if (!parsed.ok) throw new Error(parsed.problem.code);
      const rules = game.rules(parsed.value);
      const random = new Xoshiro(7);
      for (let match = 0; match < 3; match++) {
        const s = rules.create();
        for (let step = 0; step < 3000 && rules.actor(s) !== OVER; step++) {
          const chance = rules.actor(s) === CHANCE;
          if (!chance)
            for (let k = 0; k < rules.count(s); k++)
              seen.add(moveKind(rules.notation.format(s, rules.nth(s, k))));
          rules.apply(s, rules.nth(s, random.below(rules.count(s))));
        }
      }
    }
    expect(seen.size).toBeGreaterThan(1);
    expect([...seen].filter((kind) => game.moves?.[kind] === undefined)).toEqual([]);
  },
);
