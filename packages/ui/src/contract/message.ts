import type { Values } from '@glade/text';

/** A message of the game with its arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Values;
}

/** What to do with what is in hand. */
export interface Task extends Message {
  /** The buttons that go with it. They stand where main buttons stand; all others wait while one of them lets go. */
  readonly buttons?: readonly TaskButton[];
  /** It asks whether somebody means what they have chosen: a key answers only once it can have been heard. */
  readonly asksAgain?: true;
}

export interface TaskButton {
  /** Its label, a message of the game. */
  readonly label: string;
  readonly args?: Values;
  readonly act: () => void;
  /** It only lets go of what is in hand. */
  readonly minor?: boolean;
  /** There is nothing else to do: who goes by keys is led to it. */
  readonly leads?: boolean;
}
