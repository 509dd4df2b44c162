import { readPosition } from '@glade/engine/testing';
import { translator } from '@glade/text';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/help/hint-reason.ts';
import { fairVerona } from '../src/index.ts';
import { rulesWith } from './play.ts';

const two = rulesWith({ seats: 2 });
const say = translator('en', fairVerona.text);

/** Why the first player would be told to do this. */
function reason(position: string, text: string): string | undefined {
  const s = readPosition(two, position);
  const read = two.notation.parse(s, text);
  if (!read.ok) throw new Error(text);
  expect(two.check(s, read.value, s.seat)).toBe(undefined);
  const key = hintReason(two.view(s, s.seat), read.value);
  return key && say(key);
}

const CLEARS =
  'clear turn 5: 3D home met 2S friends 0 ; 8C home met 2H ; tiles spring/1@n1e1 ; clue KD';
const TOKEN =
  'clear turn 5: KD home met 2S* friends 0 ; 8C home ; tiles spring/1@n1e1 ; counted 2 2 0';
const MOVES = 'move turn 3: QS n1e1 ; 4D home ; tiles spring/1@n1e1 river-two-caps/1@e1 ; clue 9C';
const PASSES = 'pass turn 3: QS n1e1 token ; 4D n1e1 ; tiles spring/1@n1e1 ; counted 1 2 0';
const LAND = `tiles spring/1@n1e1 river-two-caps/1@e1 river-straight/1@s1e1 river-road-bridge/1@s2e1 river-abbey-bridge/1@s3e1 river-cap-bridge/1@s4e1 river-straight/1@s5e1 river-bend/2@s6e1 river-bend@s6e2 river-bend-road/2@s7e2 river-bend-city@s7e3 lake/1@s8e3`;

test.each([
  ['a sum that is enough', CLEARS, 'clear 2S', /cleared for certain/],
  ['the Encounter with the token', TOKEN, 'clear 2S', /wins you the token/],
  ['a Friend', CLEARS.replace('met 2H', 'met KH'), 'clear KH of 2 friend', /may fail/],
  ['a Friend who cannot fail', CLEARS, 'clear 2H of 2 friend', /^Whichever card.*for certain/],
  ['the token on its way', PASSES, 'give 2', /sooner/],
  [
    'the token home',
    MOVES.replace('QS n1e1', 'QS n1e1 token').replace(' ; clue 9C', ' ; counted 1 2 0'),
    'move home',
    /token comes home/,
  ],
  ['a Joker', `${MOVES} ; jokers 1`, 'move home', /because of the Joker/],
  [
    'a tile that fits in one way only',
    'place turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; hand river-two-caps ; clue 9C',
    'place e1 turned 1',
    /^It fits only there/,
  ],
  [
    'somebody who can be helped',
    MOVES.replace('4D home', '4D home met 7H'),
    'move home',
    /somebody you can help/,
  ],
  [
    'an unused tile',
    `source turn 15: QS home unused cap cap ; 4D home ; ${LAND} ; clue 9C`,
    'use cap',
    /fewer tiles lie unused/,
  ],
  [
    'a draw that fits for certain',
    `source turn 15: QS s3e1 unused cap cap ; 4D home ; ${LAND} ; clue 9C`,
    'draw',
    /Every tile that is left fits here/,
  ],
  [
    'a draw that hardly ever fails',
    `source turn 15: QS s8e3 unused cap cap ; 4D home ; ${LAND} ; clue 9C`,
    'draw',
    /Nearly every tile/,
  ],
])('%s is worth a hint', (_, position, text, sentence) => {
  expect(reason(position, text)).toMatch(sentence);
});

test('a plain draw says nothing', () => {
  const position = `source turn 15: QS home unused cap cap ; 4D home ; ${LAND} ; clue 9C`;
  expect(reason(position, 'draw')).toBe(undefined);
});

test('no hint calls a Friend for what is cleared for certain without one', () => {
  const wastes = (position: string, text: string): boolean | undefined => {
    const s = readPosition(two, position);
    const read = two.notation.parse(s, text);
    if (!read.ok) throw new Error(text);
    return two.wastes?.(s, read.value);
  };
  expect(wastes(CLEARS, 'clear 2H of 2 friend')).toBe(true);
  expect(wastes(CLEARS, 'clear 2S')).toBe(false);
  expect(wastes(CLEARS.replace('met 2H', 'met KH'), 'clear KH of 2 friend')).toBe(false);
});
