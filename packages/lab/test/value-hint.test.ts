import { games as examples } from '@glade/examples';
import { defaults } from '@glade/engine';
import { expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { askedIn, POINT, valueHint } from '../src/hints/index.ts';

const game = examples.find(({ id }) => id === 'tic-tac-toe')!;
const rules = game.rules(defaults(game.options));

/** Player 1 wins with c3, and loses if player 2 gets there. */
const POSITION = 'oo./.x./x..';

/** What is found of a hint in a position of tic-tac-toe. */
function valued(position: string, hint: string) {
  const read = rules.notation.parsePosition(position);
  if (!read.ok) throw new Error(read.problem.code);
  const action = rules.notation.parse(read.value, hint);
  if (!action.ok) throw new Error(action.problem.code);
  const found = valueHint(game, rules, { state: read.value, hint: action.value, seed: '1' }, 400);
  return { ...found!, rival: rules.notation.format(read.value, found!.rival) };
}

test('a hint that lets a win pass is found out, and what would have won is named', () => {
  const { rival, rivalLed, lead, error } = valued(POSITION, 'c1');
  expect(rival).toBe('c3');
  expect(rivalLed).toBe(true);
  expect(lead - 2 * error).toBeGreaterThan(POINT);
});

test('the best hint loses nothing to the best of the others', () => {
  const { actions, rivalLed, lead, error } = valued(POSITION, 'c3');
  expect(actions).toBe(5);
  expect(rivalLed).toBe(false);
  expect(lead + 2 * error).toBeLessThan(POINT);
});

test.each(games.map((each) => [each.id, each] as const))(
  'in %s the same number asks in the same position, where there is a choice',
  (_, each) => {
    const options = defaults(each.options);
    const [one, again, other] = [1, 1, 2].map((number) => askedIn(each, options, number)!);
    const seen = (match: typeof one) => match!.rules.notation.position(match!.state);
    expect(seen(again)).toBe(seen(one));
    expect(seen(other)).not.toBe(seen(one));
    expect(one!.rules.count(one!.state)).toBeGreaterThan(1);
  },
);
