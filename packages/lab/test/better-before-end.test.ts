import { defaults } from '@glade/engine';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { Alternatives } from '../src/review/alternatives.ts';
import { Futures } from '../src/review/futures.ts';

/** A Prince in reach of two Pegasi; everything else is far away. */
const IN_REACH =
  'move turn 9 blue: B-L1=D3 B-M1=C1 B-S1=A6 B-S2=B7 B-P1=A1 K-P1=E5 K-P2=F5 K-S1=H7 K-L1=I1';

test('instead of an end that lost the leader, the move is advised that saves it, not just any', () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const rules = game.rules({ ...defaults(game.options), scenario: 'firstSkirmish' });
  const state = rules.notation.parsePosition(IN_REACH);
  if (!state.ok) throw new Error(state.problem.code);
  const end = rules.notation.parse(state.value, 'end');
  if (!end.ok) throw new Error(end.problem.code);
  const position = { state: state.value, drawn: rules.streams.map(() => 0), turn: 17 };
  const futures = new Futures(game, rules, 'c');
  const decision = new Alternatives(rules, { actor: 0, action: end.value }, 0, position, futures);
  for (const _ of decision.choose(4));
  for (const _ of decision.judge(8));
  expect(decision.loss.low).toBeGreaterThan(0);
  expect(rules.notation.format(state.value, decision.better!)).toMatch(/^move L1 /);
});
