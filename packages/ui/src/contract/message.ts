import type { Values } from '@glade/text';

/** A message of the game with its arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Values;
}
