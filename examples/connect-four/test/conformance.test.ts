import { describeGame, describeNotation } from '@glade/engine/testing';
import { EVENTS, connectFour } from '../src/index.ts';

describeGame(connectFour, {
  folder: new URL('..', import.meta.url),
  events: EVENTS,
  matches: 250,
});

describeNotation({
  rules: [connectFour.rules({})],
  words: ['drop', 'd', 'column', 'colonna', '4', 'x', './', '.......'],
  signs: '.xo/1 ',
  clauses: 'CF-',
});
