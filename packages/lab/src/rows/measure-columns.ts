import { finisherFor, randomPolicy } from '@glade/bots';
import { KeyedDice, type SearchRules } from '@glade/engine';

/** A column for what a game counts at the end of a match: for the match, or for one seat (counted from 0). */
export interface MeasureColumn {
  readonly column: string;
  readonly name: string;
  readonly seat?: number;
}

/** How many matches are played at random to see what is counted at their ends. */
const TRIES = 20;

/**
 * The columns for what a game counts at the end of a match, in the order in which it names them. They are found by some
 * matches played at random, so that a file knows its columns before its first row. Empty where none of these ends.
 */
export function measureColumns(rules: SearchRules): readonly MeasureColumn[] {
  const finish = finisherFor(rules, rules.bounds.steps);
  const players = Array.from({ length: rules.seats }, () => randomPolicy(rules));
  const columns = new Map<string, MeasureColumn>();
  for (let i = 0; i < TRIES; i++) {
    const state = rules.create();
    if (!finish(state, new KeyedDice('columns', i).random('play'), players)) continue;
    for (const [name, value] of Object.entries(rules.outcome(state).measures)) {
      if (typeof value === 'number') columns.set(name, { column: `measure_${name}`, name });
      else
        value.forEach((_, seat) => {
          const column = `measure_${name}_${seat + 1}`;
          columns.set(column, { column, name, seat });
        });
    }
  }
  return [...columns.values()];
}
