/** What a match came to; used again for the next. */
export interface MatchResult {
  ended: boolean;
  /** Of `POINTS`, per seat; one number where all are one team. */
  points: readonly number[];
  turns: number;
  decisions: number;
  /** Decisions with more than one legal action. */
  real: number;
  /** Turns without such a decision. */
  dead: number;
  /** Legal actions at all decisions. */
  choices: number;
  /** Whole minutes. */
  minutes: number;
  /** Depends on every entry of the log. */
  hash: number;
}
