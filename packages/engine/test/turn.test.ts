import { expect, test } from 'vitest';
import { checkTurn, CHANCE, OVER, refuse, tidy, unread } from '../src/index.ts';

const CLAUSES = { over: 'D-1', rollFirst: 'D-2', noRoll: 'D-3', notYourTurn: 'D-4' };

test.each([
  ['a seat after the end', 0, OVER, false, 'D-1 over'],
  ['dice after the end', CHANCE, OVER, true, 'D-1 over'],
  ['a seat when dice must fall', 0, CHANCE, false, 'D-2 rollFirst'],
  ['an action instead of a roll', CHANCE, CHANCE, true, 'D-2 rollFirst'],
  ['a roll when dice must fall', CHANCE, CHANCE, false, 'allowed'],
  ['dice in a turn', CHANCE, 1, false, 'D-3 noRoll'],
  ['a roll instead of an action', 1, 1, true, 'D-3 noRoll'],
  ['another seat', 0, 1, false, 'D-4 notYourTurn'],
  ['nobody there is', 9, 1, false, 'D-4 notYourTurn'],
  ['the seat at turn', 1, 1, false, 'allowed'],
])('%s', (_, by, actor, misplaced, said) => {
  const refusal = checkTurn(by, actor, misplaced, CLAUSES);
  expect(refusal === undefined ? 'allowed' : `${refusal.clause} ${refusal.code}`).toBe(said);
});

test('a game may have words of its own for a refusal: their code stands beside the clause, and what they tell', () => {
  const clauses = {
    over: 'D-1',
    rollFirst: ['D-2', 'drawFirst'],
    noRoll: ['D-3', 'answerFirst', { left: 2 }],
    notYourTurn: 'D-4',
  } as const;
  expect(checkTurn(0, CHANCE, false, clauses)).toEqual({ clause: 'D-2', code: 'drawFirst' });
  expect(checkTurn(1, 1, true, clauses)).toEqual({
    clause: 'D-3',
    code: 'answerFirst',
    args: { left: 2 },
  });
  expect(checkTurn(0, 1, false, clauses)).toEqual({ clause: 'D-4', code: 'notYourTurn' });
});

test('a refusal has only the fields it needs', () => {
  expect(refuse('D-1', 'over')).toEqual({ clause: 'D-1', code: 'over' });
  expect(Object.keys(refuse('D-1', 'over', [3], { left: 2 }))).toEqual([
    'clause',
    'code',
    'cells',
    'args',
  ]);
});

test.each([
  ['  Put   OUT\t2,4. ', 'put out 2,4'],
  ['Fatto!', 'fatto'],
  ['stop . ! ', 'stop'],
  ['...', ''],
  ['1.5', '1.5'],
])('“%s” is read as “%s”', (text, plain) => {
  expect(tidy(text)).toBe(plain);
});

test('what cannot be read is repeated only in part', () => {
  expect(unread('x'.repeat(100))).toEqual({
    ok: false,
    problem: { code: 'notation.entry', args: { text: 'x'.repeat(40) } },
  });
});
