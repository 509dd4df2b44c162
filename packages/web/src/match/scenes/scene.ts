import type { Event, Refusal, Throw } from '@glade/engine';
import type { TableView } from '@glade/table';
import type { Message, Quest } from '@glade/ui';

/** Dice that have fallen. */
export interface FallenDice {
  readonly thrown: Throw;
  readonly faces: readonly number[];
  /** Identifies the throw: its entry in the log, and how many throws before it were refused. */
  readonly id: string;
}

/** One thing that is shown: dice that fall, a square that people are to find, or the position after an entry. */
export type Scene =
  | {
      readonly type: 'dice';
      readonly dice: FallenDice;
      /** Why the rules refuse this throw; undefined if it counts. */
      readonly refusal: Refusal | undefined;
    }
  | { readonly type: 'quest'; readonly quest: Quest }
  | {
      readonly type: 'position';
      readonly view: TableView;
      readonly events: readonly Event[];
      /** Whether somebody did this who is not at this page, such as a bot, or chance did it in their turn. */
      readonly others?: boolean;
      /** Whether they did it in secret: nobody here sees more than that they have acted. */
      readonly secret?: boolean;
      /** What is said instead of the events. */
      readonly message?: Message | undefined;
    };

/** A throw that the rules refused. It is not in the log; `before` is the index of the entry that followed it. */
export interface RefusedThrow {
  readonly before: number;
  readonly faces: readonly number[];
  readonly refusal: Refusal;
}
