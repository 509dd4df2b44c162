import { refusalIn } from '@glade/engine/testing';
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
  [
    'a Pilot who would walk before they have refilled',
    { game: 'pilots', firebreaks: 0 },
    `turns round 3 seat 1 left 0: ${BURNS} ; ${HAND}`,
    'go 2,4',
    { clause: 'FF-48', code: 'refillFirst', cells: [AT24] },
  ],
  [
    'a Pilot who would put out before they have refilled',
    { game: 'pilots', firebreaks: 0 },
    `turns round 3 seat 1 left 0: ${BURNS} ; ${HAND}`,
    'put out 2,4',
    { clause: 'FF-48', code: 'refillFirst', cells: [AT24] },
  ],
  [
    'a start before the role is chosen',
    { game: 'mixed', firebreaks: 0 },
    undefined,
    'go 2,4',
    { clause: 'FF-52', code: 'chooseRole', cells: [AT24] },
  ],
  [
    'a move more, in a free order',
    { turnOrder: 'free', firebreaks: 0 },
    `turns round 4 seat 2 left 0: ${BURNS} ; H 2,2 moves 0 ; H 5,3 moves 2`,
    '1: go 2,4',
    { clause: 'FF-R20', code: 'noMovesLeft', cells: [AT24] },
  ],
] as const)('%s', (_, values, position, text, refusal) => {
  const game = rulesWith(values);
  const start = position ?? game.notation.position(game.create());
  expect(refusalIn(game, start, text)).toEqual(refusal);
});
