import type { Language } from '@glade/engine';
import { readPosition } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { forestFire } from '../src/index.ts';
import { rulesWith } from './play.ts';

const MIXED = rulesWith({ game: 'mixed', firebreaks: 0 });
const FREE = rulesWith({ game: 'mixed', firebreaks: 0, turnOrder: 'free' });

/** What a hint says; the first player is at turn. */
function said(rows: string, crew: string, text: string, rules = MIXED, language: Language = 'en') {
  const s = readPosition(rules, `turns round 2 seat 1 left 0: ${rows} ; ${crew}`);
  const read = rules.notation.parse(s, text);
  if (!read.ok) throw new Error(text);
  const key = hintReason(rules.view(s, 0), read.value);
  return key && forestFire.text[language][key];
}

const ONE = '....../....../..1.../....../....../......';
const APART = '1...../....../..1.../..11../....../.....1';
const PILE = '1...../....../..3.../....../....../.....2';
const TWINS = '1...../....../....../....../....../.....1';
const CORNER = '11..../1...../....../....../.....1/....11';
const HERE = 'H 2,3 moves 2 ; H N1 moves 2';

test.each([
  ['the last fire', ONE, HERE, 'put out 3,3', /puts out the last fire/],
  ['the own square', APART, 'H 3,3 moves 2 ; H N6 moves 2', 'put out 3,3', /saves you/],
  ['a team-mate', APART, 'H 2,3 moves 2 ; H 3,3 moves 2', 'put out 3,3', /saves a team-mate/],
  ['a high pile', PILE, 'S 2,3 moves 2 ; H N1 moves 2', 'put out 3,3', /highest pile/],
  ['the biggest fire', APART, HERE, 'put out 3,3', /biggest fire smaller/],
  ['a way out', APART, 'H 1,1 moves 2 ; H N6 moves 2', 'go 1,2', /saves you/],
  ['a way there', APART, 'H N1 moves 2 ; H N6 moves 2', 'go 1,1', /towards the biggest fire/],
  ['a jump there', APART, 'S N6 moves 2 ; H N6 moves 2', 'go 2,2', /towards the biggest fire/],
  ['two fires', APART, 'P hand moves 1 ; H N6 moves 2', 'drop 4,3 4,4 4,5', /two fires/],
  ['a small fire', APART, 'H 1,2 moves 2 ; H N6 moves 2', 'put out 1,1', /Then there is less fire/],
  ['a low pile', PILE, 'S 5,6 moves 2 ; H N6 moves 2', 'put out 6,6', /Then there is less fire/],
  ['a place to fight from', TWINS, 'H 3,3 moves 2 ; H N6 moves 2', 'go 2,2', /reach a fire/],
  ['a place to fight more from', CORNER, 'H 1,3 moves 2 ; H N6 moves 2', 'go 1,2', /reach more/],
  ['a step to one of two fires', TWINS, HERE, 'go 1,3', /nearer to a fire/],
  ['a step along a fire', CORNER, 'H 1,3 moves 2 ; H N6 moves 2', 'go 2,3', /reach a fire, too/],
  ['an end far from all fire', TWINS, 'H 3,3 moves 2 ; H N6 moves 2', 'done', /can’t reach a fire/],
  ['the last of all', ONE, 'P hand moves 1 ; H N6 moves 2', 'drop 3,3 3,4 3,5', /last fire/],
])('%s is worth a hint', (_, rows, crew, text, reason) => {
  expect(said(rows, crew, text)).toMatch(reason);
});

test.each([
  ['a step away', APART, HERE, 'go 1,3'],
  ['nothing', APART, HERE, 'done'],
])('of %s nothing is said', (_, rows, crew, text) => {
  expect(said(rows, crew, text)).toBeUndefined();
});

test('in a free order it is about whoever would move', () => {
  const crew = 'H N6 moves 2 ; H 3,3 moves 2';
  expect(said(APART, crew, '2: put out 3,3', FREE)).toMatch(/saves you/);
  expect(said(APART, crew, '2: go 2,3', FREE)).toMatch(/saves you/);
});

test('in Italian', () => {
  expect(said(ONE, HERE, 'put out 3,3', MIXED, 'it')).toBe('Così spegni l’ultimo fuoco.');
});
