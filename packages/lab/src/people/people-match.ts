import { CHANCE, giveTurn, type Match } from '@glade/engine';

/** What is known of a match that people played. */
export interface PeopleMatch {
  /** The seats that won, from 0; none where nobody won. Absent where it is not known. */
  readonly winners?: readonly number[];
  readonly turns?: number;
  /** As measured by people. */
  readonly minutes?: number;
  /** How many questions about the rules were asked. */
  readonly questions?: number;
  /** Decisions with more than one legal move, and throws and draws; only known from records. */
  readonly real?: number;
  readonly draws?: number;
  /** What the game counts at the end, one number for the match. */
  readonly measures: Readonly<Record<string, number>>;
}

/** What a record of a match that is over says. */
export function peopleMatchOf({ rules, log, state }: Match): PeopleMatch {
  const { winners, measures } = rules.outcome(state);
  const s = rules.create();
  let [real, draws] = [0, 0];
  for (const { actor, action } of log) {
    giveTurn(rules, s, actor);
    if (actor === CHANCE) draws += 1;
    else if (rules.count(s) > 1) real += 1;
    rules.apply(s, action);
  }
  const single = Object.entries(measures).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    winners,
    turns: rules.turn(state),
    real,
    draws,
    measures: Object.fromEntries(single),
  };
}
