import { describe, expect, test } from 'vitest';
import { readCommand } from '../src/play/command.ts';

describe('the command line', () => {
  test.each([
    ['help', 'help'],
    ['  ?  ', 'help'],
    ['Aiuto', 'help'],
    ['HINT', 'hint'],
    ['/hint', 'hint'],
    ['consiglio', 'hint'],
    ['undo', 'undo'],
    ['annulla.', 'undo'],
    ['Roll!', 'roll'],
    ['tira', 'roll'],
    ['', 'nothing'],
    ['   ', 'nothing'],
  ])('%s is %s', (line, type) => {
    expect(readCommand(line)).toEqual({ type });
  });

  test.each([
    ['why dig 1,1', 'dig 1,1'],
    ['why not dig 1,1?', 'dig 1,1'],
    ['perché scava 1,1', 'scava 1,1'],
    ["perche' non scava 1,1", 'scava 1,1'],
  ])('%s asks about %s', (line, move) => {
    expect(readCommand(line)).toEqual({ type: 'why', move });
  });

  test('rules, with or without a clause', () => {
    expect(readCommand('rules')).toEqual({ type: 'rules', clause: undefined });
    expect(readCommand('rule wf-16')).toEqual({ type: 'rules', clause: 'WF-16' });
    expect(readCommand('regole WF-R10')).toEqual({ type: 'rules', clause: 'WF-R10' });
  });

  test('everything else is for the game to read', () => {
    expect(readCommand('douse  3,4')).toEqual({ type: 'move', text: 'douse 3,4' });
    expect(readCommand('2 5')).toEqual({ type: 'move', text: '2 5' });
    expect(readCommand('constructor')).toEqual({ type: 'move', text: 'constructor' });
  });
});
