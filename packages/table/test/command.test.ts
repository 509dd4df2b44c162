import { expect, test } from 'vitest';
import { readCommand } from '../src/command.ts';

test.each([
  ['', { type: 'nothing' }],
  ['  ?  ', { type: 'help' }],
  ['Aiuto', { type: 'help' }],
  ['consiglio', { type: 'hint' }],
  ['annulla.', { type: 'undo' }],
  ['Roll!', { type: 'roll' }],
  ['tira', { type: 'roll' }],
  ['dove', { type: 'moves' }],
  ['nuova', { type: 'new' }],
  ['esci', { type: 'quit' }],
  // Ends a turn in several games.
  ['fine', { type: 'move', text: 'fine' }],
  ['2 5', { type: 'move', text: '2 5' }],
  ["perche' non scava 1,1", { type: 'why', move: 'scava 1,1' }],
  ['  HINT! ', { type: 'hint' }],
  ['/undo', { type: 'undo' }],
  ['perché', { type: 'help' }],
  ['why not dig 1,1?', { type: 'why', move: 'dig 1,1' }],
  ['perché non scava 1,1?', { type: 'why', move: 'scava 1,1' }],
  ['rules', { type: 'rules', clause: undefined }],
  ['regola wf-16', { type: 'rules', clause: 'WF-16' }],
  ['douse  3,4', { type: 'move', text: 'douse 3,4' }],
  ['redo', { type: 'redo' }],
  ['Ripeti', { type: 'redo' }],
  ['log', { type: 'log' }],
  ['elenco', { type: 'log' }],
  ['agree', { type: 'agree' }],
  ['rifiuto', { type: 'disagree' }],
  ['fix 12 3,4', { type: 'change', entry: 12, move: '3,4' }],
  ['Correggi 12  scava 1,1', { type: 'change', entry: 12, move: 'scava 1,1' }],
  ['insert 3 2 5', { type: 'insert', entry: 3, move: '2 5' }],
  ['inserisci 3 2 5', { type: 'insert', entry: 3, move: '2 5' }],
  ['remove 4', { type: 'remove', entry: 4 }],
  ['togli 4', { type: 'remove', entry: 4 }],
  ['fix', { type: 'move', text: 'fix' }],
  ['fix 12', { type: 'move', text: 'fix 12' }],
  ['remove 9999999', { type: 'move', text: 'remove 9999999' }],
  ['constructor', { type: 'move', text: 'constructor' }],
])('“%s” is read', (line, command) => {
  expect(readCommand(line)).toEqual(command);
});

test('an endless line is cut', () => {
  expect(readCommand('x'.repeat(1_000_000))).toEqual({ type: 'move', text: 'x'.repeat(500) });
});
