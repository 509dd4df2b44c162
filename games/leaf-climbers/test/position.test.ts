import { CHANCE } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import type { ClimberRules } from './play.ts';
import {
  ALONE,
  ALONE_SHARED,
  ANEW,
  at,
  DONE,
  FLAT,
  FOUR,
  LEAF,
  LEAVES,
  MOVE,
  PILE,
  PLACES,
  ROTATES,
  SHARED,
  START,
  STEPS,
  TWO,
} from './positions.ts';

describe('positions', () => {
  test.each<[string, ClimberRules, string]>([
    ['the start', FOUR, START],
    ['the d20', FOUR, LEAVES],
    ['leaves that fall', FOUR, LEAF],
    ['capitals and spaces', FOUR, MOVE.toUpperCase().replaceAll(' ', '  ')],
    ['brackets', FOUR, MOVE.replace('3,4', '(3,4)')],
    ['the d4', FOUR, STEPS],
    ['two players', TWO, `leaves round 1 order 21: ${FLAT} ; 1,1 ; 6,6`],
    ['an order drawn anew', ANEW, STEPS.replace(/^steps.*:/, 'order round 2:').replace('+', '')],
    ['an order that moves on', ROTATES, MOVE],
    ['somebody lost', FOUR, MOVE.replace('4,2', '2,4 lost')],
    ['a complete pile', FOUR, DONE],
    [
      'the last one',
      FOUR,
      DONE.replace('complete', 'last')
        .replace('666666 ;', '566666 ;')
        .replace('6,6 ;', '6,6 lost ;'),
    ],
    [
      'nobody left',
      FOUR,
      DONE.replace('complete', 'nobody').replace('1,1', '1,1 lost').replace('6,6 ;', '6,6 lost ;'),
    ],
    [
      'those lost last',
      SHARED,
      DONE.replace('complete', 'together').replace('1,1', '1,1 won').replace('6,6 ;', '6,6 won ;'),
    ],
    [
      'one who went on alone and was lost, where those lost last share',
      ALONE_SHARED,
      DONE.replace('complete', 'nobody').replace('1,1', '1,1 lost').replace('6,6 ;', '6,6 lost ;'),
    ],
    ['somebody alone', ALONE, MOVE.replace(PLACES, '3,4 ; 2,4 lost ; 3,4 lost ; 4,4 lost')],
  ])('read and written: %s', (_, game, text) => {
    const s = at(game, text);
    const written = game.notation.position(s);
    expect(written).toBe(text.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[()]/g, ''));
    expect(at(game, written)).toEqual(s);
  });

  test('LC-R11: the place in the order follows from the round', () => {
    // Drawn 3 1 4 2; in round 3 player 4 begins, then 2, 3, 1.
    const s = at(ROTATES, MOVE);
    ROTATES.apply(s, 20);
    expect(ROTATES.actor(s)).toBe(CHANCE);
    expect(ROTATES.turn(s)).toBe(4);
  });

  test.each<[string, ClimberRules, string]>([
    ['nothing', FOUR, ''],
    ['only a head', FOUR, 'move round 3 order 3142 player 1 roll 3'],
    ['an unknown step', FOUR, MOVE.replace('move', 'jump')],
    ['a move without a roll', FOUR, MOVE.replace(' roll 3', '')],
    ['a roll before the d4', FOUR, STEPS.replace('player 1', 'player 1 roll 3')],
    ['a fifth player', FOUR, MOVE.replace('player 1', 'player 5')],
    ['a third of two', TWO, `steps round 2 order 21 player 3: ${PILE} ; 1,1 ; 6,6`],
    ['an order with somebody twice', FOUR, MOVE.replace('3142', '3141')],
    ['an order of three', FOUR, MOVE.replace('3142', '312')],
    ['no order', FOUR, MOVE.replace(' order 3142', '')],
    ['an order before the draw', FOUR, START.replace('round 0', 'round 0 order 3142')],
    ['five rows', FOUR, MOVE.replace('000000/', '')],
    ['seven columns', FOUR, MOVE.replace('000000/', '0000000/')],
    ['a level too many', FOUR, MOVE.replace('312', '317')],
    ['three leaves on a square', FOUR, MOVE.replace('+', '+++')],
    ['two leaves on purple', FOUR, MOVE.replace('round 3', 'round 9').replace('0+', '5++')],
    ['a leaf on blue', FOUR, MOVE.replace('round 3', 'round 9').replace('0+', '6+')],
    ['three players of four', FOUR, MOVE.replace(' ; 4,2', '')],
    ['five players of four', FOUR, `${MOVE} ; 1,1`],
    ['three on a square', FOUR, MOVE.replace('4,2', '2,2')],
    ['a square that is not there', FOUR, MOVE.replace('4,2', '7,2')],
    ['a loser on bare ground', FOUR, MOVE.replace('4,2', '4,2 lost')],
    ['a winner before the end', FOUR, MOVE.replace('4,2', '4,2 won')],
    ['the d4 of somebody lost', FOUR, STEPS.replace('3,4', '3,4 lost')],
    ['one who goes on alone', FOUR, MOVE.replace(PLACES, '3,4 ; 2,4 lost ; 3,4 lost ; 4,4 lost')],
    ['no leaf when players move', FOUR, MOVE.replace('+', '')],
    ['a leaf before the d20', FOUR, LEAVES.replace('0000/', '000+0/')],
    ['more leaves than a d20 shows', FOUR, LEAF.replace('left 3', 'left 21')],
    ['no leaf left to fall', FOUR, LEAF.replace('left 3', 'left 0')],
    ['round 0 with an order', FOUR, LEAVES.replace('round 1', 'round 0')],
    ['a second draw of a fixed order', FOUR, START.replace('round 0', 'round 2')],
    ['a pile before anything landed', FOUR, LEAVES.replace('000000', '000001')],
    ['more levels than rounds allow', FOUR, STEPS.replace('312', '612')],
    ['fewer leaves than rounds', FOUR, STEPS.replace('round 3', 'round 30')],
    ['somebody away before the first move', FOUR, LEAVES.replace('6,1', '5,1')],
    ['a choice where there is none', FOUR, MOVE.replace('roll 3', 'roll 1')],
    ['a pile that is not complete', FOUR, DONE.replace('666666 ;', '566666 ;')],
    ['a complete pile and no end', FOUR, DONE.replace('complete', 'leaves')],
    ['two last ones', FOUR, DONE.replace('complete', 'last').replace('666666 ;', '566666 ;')],
    ['nobody, but two are there', FOUR, DONE.replace('complete', 'nobody')],
    [
      'a shared loss that was not agreed',
      FOUR,
      DONE.replace('complete', 'together').replace('1,1', '1,1 won').replace('6,6 ;', '6,6 won ;'),
    ],
    [
      'a loss shared by four who stood on one square',
      SHARED,
      DONE.replace('complete', 'together').replace(
        '1,1 ; 3,1 lost ; 6,6 ; 1,6 lost',
        '1,1 won ; 1,1 won ; 1,1 won ; 1,1 won',
      ),
    ],
    [
      'a loss that was not shared',
      SHARED,
      DONE.replace('complete', 'nobody').replace('1,1', '1,1 lost').replace('6,6 ;', '6,6 lost ;'),
    ],
    [
      'a loss shared by one',
      SHARED,
      DONE.replace('complete', 'together').replace('1,1', '1,1 won').replace('6,6 ;', '6,6 lost ;'),
    ],
  ])('refused: %s', (_, game, text) => {
    expect(game.notation.parsePosition(text)).toMatchObject({ ok: false });
  });
});
