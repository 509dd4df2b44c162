import { refusalIn } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { rulesWith } from './play.ts';

// What is refused is crossed where it was tapped: the refusal names the place.

const game = rulesWith({ mode: 'solo' });
const ASKS = 'ask spread turn 3: ......|.../..|../X/.|.../..|......|...... home 3,3 digs 2';

test.each(['douse 2,4', 'dig 2,4'])('while the game asks whether to play on: %s', (text) => {
  const refusal = refusalIn(game, ASKS, text);
  expect(refusal?.code).toBe('mustAnswer');
  expect(refusal?.cells?.map((cell) => game.notation.place(cell))).toEqual(['2,4']);
});

test('what has no place names none', () => {
  const refusal = refusalIn(game, ASKS, 'pass');
  expect(refusal?.code).toBe('mustAnswer');
  expect(refusal?.cells).toBeUndefined();
});
