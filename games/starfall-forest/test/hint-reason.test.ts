import type { Language } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { starfallForest } from '../src/index.ts';
import { END_TURN } from '../src/rules/state.ts';
import { rulesWith } from './play.ts';

const GAME = rulesWith({ players: 2, forest: '3x3' });
const THREE = rulesWith({ players: 3 });

/** What is said of an action of player 1, written as people do. */
function reason(position: string, action: string, language: Language = 'en'): string | undefined {
  const s = readPosition(GAME, position);
  const read = GAME.notation.parse(s, action);
  if (!read.ok) throw new Error(read.problem.code);
  const key = hintReason(GAME.view(s, 0), read.value);
  return key && starfallForest.text[language][key];
}

/** Player 1 has rolled fairies and snakes, and stands at 1,1 with so many stars. */
const turn = (stars: number, rest: string): string =>
  `move turn 1 seat 1 start 1 pool 5 rolled CFFNN left FFNN: 1,1 hearts 3 stars ${stars} ; 3,3 hearts 3 stars 0 ; added 4,1 4,2 ; ${rest}`;
const FAR_SNAKES = 'snakes 4,1 4,2';

test('a step to a star says so; with the last star the fairy flies home', () => {
  expect(reason(turn(0, `stars 2,1 ; ${FAR_SNAKES}`), 'go 2,1')).toBe(
    'There’s a star for you there.',
  );
  expect(reason(turn(4, `stars 2,1 ; ${FAR_SNAKES}`), 'go 2,1')).toMatch(/you fly home/);
  expect(reason(turn(4, `stars 2,1 ; ${FAR_SNAKES}`), 'go 2,1', 'it')).toMatch(/voli a casa/);
});

test('a snake at the fairy is a reason to go, and to push it away', () => {
  const position = turn(0, 'snakes 1,1 4,2');
  expect(reason(position, 'go 2,1')).toBe('This gets you away from the snakes.');
  expect(reason(position, 'snake 1,1 > 2,1')).toBe('Then this snake can’t bite you this turn.');
});

test('a snake that comes to another fairy drives it away', () => {
  expect(reason(turn(0, 'snakes 2,3 4,2'), 'snake 2,3 > 3,3')).toMatch(/^Then another fairy/);
  expect(reason(turn(0, 'snakes 2,3 4,2'), 'snake 2,3 > 1,3')).toBeUndefined();
});

test('who ends the turn stays for one more star, or is safe', () => {
  expect(reason(turn(0, `stars 1,1 ; ${FAR_SNAKES}`), 'end')).toMatch(/take one more star/);
  expect(reason(turn(4, `stars 1,1 ; ${FAR_SNAKES}`), 'end')).toMatch(/you fly home/);
  expect(reason(turn(0, FAR_SNAKES), 'end')).toBe(
    'You’re safe this turn: there’s no snake at your tree.',
  );
  expect(reason(turn(0, FAR_SNAKES), 'end', 'it')).toMatch(/sei al sicuro/);
});

test('who ends the turn beside a snake has hearts for it, or no reason is told', () => {
  const beside = turn(0, 'snakes 1,1 4,2');
  expect(reason(beside, 'end')).toBe('Your fairy has enough hearts for this turn.');
  expect(reason(beside, 'end', 'it')).toMatch(/abbastanza cuori/);
  expect(reason(beside.replace('1,1 hearts 3', '1,1 hearts 0'), 'end')).toBeUndefined();
});

test('who ends the turn for a fairy that has fainted, or is home, is told so', () => {
  const fainted = turn(0, FAR_SNAKES).replace('1,1 hearts 3 stars 0', '1,1 hearts 0 stars 0 flat');
  expect(reason(fainted, 'end')).toBe('Your fairy has fainted. Only a star can wake it.');
  const home = 'move turn 34 seat 1 rolled CCCFN left N: home 1 stars 5 ; 5,4 ; 3,2';
  const s = readPosition(THREE, `${home} ; snakes 5,1 5,1 5,1`);
  expect(hintReason(THREE.view(s, 0), END_TURN)).toBe('hint.done');
});

test('a snake that opens or closes a way to a star says whose', () => {
  expect(reason(turn(0, 'stars 2,1 ; snakes 2,1 4,2'), 'snake 2,1 > 2,2')).toBe(
    'Then your way to a star is shorter.',
  );
  expect(reason(turn(0, 'stars 3,2 ; snakes 4,1 2,1'), 'snake 4,1 > 3,1')).toBeUndefined();
  expect(reason(turn(0, 'stars 1,3 ; snakes 2,2 4,2'), 'snake 4,2 > 2,3')).toBe(
    'Then another fairy’s way to a star is longer.',
  );
  expect(reason(turn(0, 'stars 1,3 ; snakes 2,2 4,2'), 'snake 4,2 > 2,3', 'it')).toMatch(
    /più strada/,
  );
});
