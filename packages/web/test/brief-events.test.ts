import { CHANCE, defaults, EventList, LANGUAGES, OVER, outcomeAt, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { briefRuns, engineText, tellBriefly, translator } from '@glade/text';
import { expect, test } from 'vitest';

/** So many words of an event have room on its card, also at 200 %. */
const MOST = 8;

test.each(games.map(({ id }) => id))('what happened has room on its card: %s', (id) => {
  const game = games.find((each) => each.id === id)!;
  const rules = game.rules(defaults(game.options));
  const policy = Object.values(game.policies(rules))[0]!;
  const long = new Set<string>();
  for (const language of LANGUAGES) {
    const say = translator(language, engineText, game.text);
    const random = new Xoshiro(3);
    const s = rules.create();
    let trace = new EventList();
    let before: number = OVER;
    for (let entry = 0; rules.actor(s) !== OVER && entry < 400; entry++) {
      // What chance does in a row is shown together.
      if (rules.actor(s) !== CHANCE || before !== CHANCE) trace = new EventList();
      before = rules.actor(s);
      const action =
        rules.actor(s) === CHANCE
          ? outcomeAt(rules, s, random.below(rules.totalWeight(s)))
          : policy.choose(s, random);
      rules.apply(s, action, trace);
      for (const run of briefRuns(say, rules.notation, trace.events)) {
        const told = tellBriefly(say, rules.notation, run, 'written') ?? '';
        if (told.split(/\s+/).length > MOST) long.add(told);
      }
    }
  }
  expect([...long]).toEqual([]);
});
