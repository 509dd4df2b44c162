import type { Values } from '@glade/text';

/** A message of the game with its arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Values;
}

/** What to do with what is in hand. */
export interface Task extends Message {
  /** The one button that goes with it. It stands where main buttons stand. */
  readonly button?: {
    /** Its label, a message of the game. */
    readonly label: string;
    readonly act: () => void;
  };
}
