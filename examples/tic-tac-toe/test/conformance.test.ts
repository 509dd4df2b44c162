import { describeGame, describeNotation } from '@glade/engine/testing';
import { EVENTS, ticTacToe } from '../src/index.ts';

describeGame(ticTacToe, { folder: new URL('..', import.meta.url), events: EVENTS, matches: 250 });

describeNotation({
  rules: [ticTacToe.rules({})],
  words: ['mark', 'b2', 'a', '3', 'segna', 'xo', './', 'x../.o./...'],
  signs: '.xo/1 ',
  clauses: 'TT-',
});
