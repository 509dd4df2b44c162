import { chooseAtLevel } from '@glade/bots';
import { defaults, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { describe, expect, test } from 'vitest';

// Where the rules say that nothing can be gained any more, a hint sends nobody anywhere.

const never = new AbortController().signal;

/** What is advised in a position, as it is typed, and why: the key of the message. */
async function hint(id: string, options: OptionValues, position: string) {
  const game = games.find((each) => each.id === id)!;
  const rules = game.rules({ ...defaults(game.options), ...options });
  const read = rules.notation.parsePosition(position);
  if (!read.ok) throw new Error(read.problem.code);
  const state = read.value;
  const seat = rules.actor(state);
  const action = await chooseAtLevel({ game, rules, state, log: [] }, seat, 'hint', never);
  const { hintReason } = await (await boards[id]!()).extras!();
  const say = Object.assign((key: string) => key, { language: 'en' });
  const why = hintReason(rules.view(state, seat), action, say as never);
  return [rules.notation.format(state, action), why];
}

const FLAT = '000000/000000/000000';

describe.each(['each', 'split'])('LC-R18: on a blue top, where a win counts for %s', (credit) => {
  test.each([
    ['alone', `move round 9 order 1234 player 1 roll 4: ${FLAT}/000000/465001/11100+1 ; 2,2 ; 6,1`],
    [
      'with another top',
      `move round 9 order 1234 player 1 roll 4: ${FLAT}/066000/066000/0+66666 ; 2,2 ; 6,1`,
    ],
    [
      'with leaves all round',
      `move round 9 order 1234 player 1 roll 2: ${FLAT}/1+1+1+000/1+61+001/1+1+1+001 ; 2,2 ; 6,1`,
    ],
  ])('who is safe for good stays: %s', async (_, position) => {
    expect(await hint('leaf-climbers', { credit }, `${position} ; 6,1 ; 6,3`)).toEqual([
      'stay',
      'hint.stayTop',
    ]);
  });
});

test('LC-R9: who may not stay on a blue top goes on', async () => {
  const position = `move round 9 order 1234 player 1 roll 1: ${FLAT}/066000/066000/0+66666 ; 2,2 ; 6,1 ; 6,1 ; 6,3`;
  const [action] = await hint('leaf-climbers', { standStill: false }, position);
  expect(action).not.toBe('stay');
});

test('who is home in Starfall Forest only ends the turn', async () => {
  const position =
    'move turn 34 seat 1 rolled CCCNN left NN: home 1 stars 5 ; 5,4 ; 3,2 ; snakes 5,1 5,1 5,1';
  expect(await hint('starfall-forest', { players: 3 }, position)).toEqual(['end', 'hint.done']);
});
