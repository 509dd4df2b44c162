import { refusalIn } from '@glade/engine/testing';
import { engineText, tellRefusal, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { wildfire } from '../src/index.ts';
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

test('who douses what does not burn is told that an empty square may be dug, while it may', () => {
  const say = translator('en', engineText, wildfire.text);
  const told = (digs: number): string => {
    const at = `act 1 turn 1: ......|......|..^...|......|..../.|...... digs ${digs}`;
    const refusal = refusalIn(game, at, 'douse 3,2')!;
    return tellRefusal(say, game.notation, refusal, 'written');
  };
  expect(told(2)).toContain('Choose a burning square, or dig an empty one.');
  expect(told(0)).toMatch(/Choose a burning square\.$/);
});
