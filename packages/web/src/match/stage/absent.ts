import type { ComponentChildren } from 'preact';

/** Somebody far away whose page is not open. */
interface Absent {
  /** In a word or two, for the row of seats. */
  readonly state: string;
  /** A bot plays for them. */
  readonly bot: boolean;
  /** What the card of the present step says at their turn. */
  readonly sentence: string;
  /** What can be done about it, beside that sentence. */
  readonly offer: ComponentChildren;
}

/** Who of the people at a table far away is absent, by seats; for `CHANCE`, whether the server is. */
export type AbsentAt = (seat: number) => Absent | undefined;
