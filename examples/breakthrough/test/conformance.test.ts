import { describeGame, describeNotation } from '@glade/engine/testing';
import { EVENTS, breakthrough } from '../src/index.ts';

describeGame(breakthrough, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  matches: 250,
});

describeNotation({
  rules: [breakthrough.rules({})],
  words: ['a2', '-', 'a3', 'h7', 'to', 'muovi', 'turn', '5:', 'xxxxxxxx/'],
  signs: '.xo/12: ',
  clauses: 'BT-',
});
