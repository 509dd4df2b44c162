import { readFileSync } from 'node:fs';
import { isSure, parseOptions, parsePuzzles } from '@glade/engine';
import { LIMIT, someOf } from '@glade/engine/testing';
import { games, provers } from '@glade/games';
import { expect, test } from 'vitest';

/** How many positions are opened for a puzzle: as many as for a hint. */
const OPENED = 8000;

const game = games.find(({ id }) => id === 'wildfire')!;
const read = parsePuzzles(
  JSON.parse(
    readFileSync(new URL('../../../games/wildfire/puzzles.json', import.meta.url), 'utf8'),
  ),
);
if (!read.ok) throw new Error(read.problem.code);
const weighed = read.value.puzzles.filter((puzzle) => !isSure(puzzle));
const tried = someOf('wildfire: puzzles whose answers are proven to be best', weighed, 3);

test(
  'playouts found the answers of the puzzles; that they are best under perfect play is proven',
  LIMIT,
  () => {
    const wrong: string[] = [];
    let proven = 0;
    for (const { id, preset, position, best } of tried) {
      const options = parseOptions(game.options, game.options.presets[preset]!);
      if (!options.ok) throw new Error(options.problem.code);
      const rules = game.rules(options.value);
      const s = rules.notation.parsePosition(position);
      if (!s.ok) throw new Error(s.problem.code);
      const answer = rules.notation.parse(s.value, best);
      if (!answer.ok) throw new Error(answer.problem.code);
      const all = Array.from({ length: rules.count(s.value) }, (_, k) => rules.nth(s.value, k));
      const others = all.filter((action) => action !== answer.value);
      const bounds = provers['wildfire']!(rules)!(
        s.value,
        [answer.value, ...others],
        0.005,
        OPENED,
      );
      const [own, ...rest] = bounds!;
      if (rest.some(({ lower }) => lower > own!.upper)) wrong.push(id);
      if (rest.every(({ upper }) => upper < own!.lower)) proven += 1;
    }
    expect(wrong).toEqual([]);
    // As docs/value.md says.
    expect(weighed).toHaveLength(60);
    expect(proven).toBe(tried.length);
  },
);
