import type { EventKind } from '../../src/index.ts';

const kind = (code: string, clauses: readonly string[], args: readonly string[]): EventKind => ({
  code,
  clauses,
  args,
});

export const EVENTS = {
  begins: kind('begins', ['DS-02'], ['seat']),
  pace: kind('pace', ['DS-03'], ['round', 'pace']),
  chose: kind('chose', ['DS-04'], ['seat', 'choice']),
  revealed: kind('revealed', ['DS-R01'], []),
  rested: kind('rested', ['DS-07'], ['seat', 'breath']),
  ran: kind('ran', ['DS-05'], ['seat', 'cell']),
  sprinted: kind('sprinted', ['DS-06'], ['seat', 'cell']),
  won: kind('won', ['DS-08', 'DS-09'], ['seat']),
  shared: kind('shared', ['DS-08', 'DS-09'], []),
} as const;
