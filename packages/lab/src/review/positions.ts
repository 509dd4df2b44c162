import { CHANCE, giveTurn, type Entry, type SearchRules } from '@glade/engine';

/** A position of a match, and how often each stream has been drawn from before it. */
export interface Position {
  readonly state: object;
  readonly drawn: readonly number[];
  readonly turn: number;
}

/** The positions before each entry of a log, with the turn of who made it, and the one after the last entry. */
export function positionsOf(rules: SearchRules, log: readonly Entry[]): readonly Position[] {
  const s = rules.create();
  const drawn = rules.streams.map(() => 0);
  const kept = (): Position => {
    const state = rules.create();
    rules.copy(s, state);
    return { state, drawn: [...drawn], turn: rules.turn(s) };
  };
  const positions: Position[] = [];
  for (const { actor, action } of log) {
    giveTurn(rules, s, actor);
    positions.push(kept());
    if (actor === CHANCE) drawn[rules.stream(s)]! += 1;
    rules.apply(s, action);
  }
  return [...positions, kept()];
}
