import { describe, expect, test, vi } from 'vitest';
import { someOf } from '@glade/engine/testing';
import { lotOf } from '@glade/lab';
import { games } from '../src/shelf/games.ts';
import { optionsOf } from './experiments.ts';
import { gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();
vi.setConfig({ testTimeout: 120_000 });

// Every name that a refusal of `--fail-if` lists can be asked about, in every game.

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const asked = (id: string, limits: readonly string[], bots = 'random') => {
  const line = ['playtest', id, '--against', 'like:2', '--bots', bots, '--games', '4'];
  const failIf = limits.flatMap((limit) => ['--fail-if', limit]);
  return gladeHere([...line, '--workers', '1', ...failIf]);
};

/** The games of which is asked what there is not. */
const ASKED = new Set(someOf('cli: games asked for limits that are not possible', games, 3));

describe.each(games.map((game) => ({ game, id: game.id })))('$id', ({ game, id }) => {
  const rules = game.rules(optionsOf(game));
  const rivals = rules.kind === 'competitive' && rules.seats > 1;

  test('judges by every name that it lists', async () => {
    const names = new Set(
      [
        'length',
        'turns',
        'minutes',
        'decisions',
        'real',
        'dead',
        'choices',
        'forced',
        'won',
      ].concat(
        rivals ? ['points.0', 'sole.0', 'shared', 'nobody'] : [],
        lotOf(game, rules) === undefined ? [] : ['order.0'],
      ),
    );
    for (const kind of ['measure', 'ending', 'move', 'clause']) {
      const { err, code } = await asked(id, [`${kind}.noSuchName>+1`.replace(/1$/, '1%')]);
      const listed = /What is counted: (.*)\. ?$/.exec(oneLine(err))?.[1];
      // Where a game names nothing of a kind, any name may be right.
      if (listed === undefined) continue;
      expect(`${kind}: ${code}`).toBe(`${kind}: 2`);
      for (const name of listed.split(', ')) names.add(name);
    }
    const limits = [...names].map((name) => `${name}>+5%`);
    const { err, code } = await asked(id, limits);
    for (const limit of limits) expect(oneLine(err)).toContain(limit);
    expect([0, 3, 4]).toContain(code ?? 0);
  });

  test.runIf(ASKED.has(game))(
    'says which places there are, and that what is not possible is never kept',
    async () => {
      const { err, code } = await asked(id, [`order.${rules.seats}>+3%`]);
      expect(code).toBe(2);
      expect(oneLine(err)).toContain(
        lotOf(game, rules) === undefined
          ? 'no lot decides'
          : `This game has ${rules.seats} places in the order of play: order.0 (who begins) to order.${rules.seats - 1}.`,
      );
      for (const [limit, other] of [
        ['real>-100000', 'real<-100000'],
        ['length>-120%', 'length<-120%'],
        ['won<+120%', 'won>+120%'],
      ]) {
        const never = await asked(id, [limit!]);
        expect(`${limit}: ${never.code}`).toBe(`${limit}: 2`);
        expect(oneLine(never.err)).toContain(`can never be kept`);
        expect(oneLine(never.err)).toContain(`Perhaps you mean ${other}.`);
      }
      // Less than a match has may be asked for.
      expect((await asked(id, ['length>-1%'])).code).not.toBe(2);
    },
  );
});
