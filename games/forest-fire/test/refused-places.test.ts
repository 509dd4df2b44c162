import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { rulesWith } from './play.ts';

// What is refused is crossed where it was tapped: the refusal names the place.

const BARE = '....../....../....../....../....../......';
const BURNS = '....../..11../..1.../....../....../......';
const HAND = 'P hand moves 1 ; P hand moves 1';
const AT24 = 9;

test.each([
  [
    'a start in the forest',
    { firebreaks: 0 },
    `spots round 0 seat 1 left 0: ${BARE} ; H hand ; H hand`,
    'go 2,4',
    { clause: 'FF-04', code: 'startOutside', cells: [AT24] },
  ],
  [
    'a Pilot who would walk',
    { game: 'pilots', firebreaks: 0 },
    `turns round 4 seat 1 left 0: ${BURNS} ; ${HAND}`,
    'go 2,4',
    { clause: 'FF-49', code: 'pilotsFly', cells: [AT24] },
  ],
  [
    'a Pilot who would put out from the ground',
    { game: 'pilots', firebreaks: 0 },
    `turns round 4 seat 1 left 0: ${BURNS} ; ${HAND}`,
    'put out 2,4',
    { clause: 'FF-49', code: 'pilotsFly', cells: [AT24] },
  ],
] as const)('%s', (_, values, position, text, refusal) => {
  const game = rulesWith(values);
  const s = readPosition(game, position);
  const read = game.notation.parse(s, text);
  expect(read.ok && game.check(s, read.value, game.actor(s))).toEqual(refusal);
});
