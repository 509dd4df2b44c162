import type { OptionValues } from '@glade/engine';
import type { Experiment, Tally } from '@glade/lab/core';

/** What the worker is asked: which bots play a game, to play an experiment, or to end it. */
export type LabRequest =
  | { readonly game: string; readonly options: OptionValues }
  | { readonly experiment: Experiment }
  | { readonly stop: true };

/** What the worker replies: the answer to a question, the progress of an experiment, or its result. */
export type LabReply =
  | {
      readonly bots: readonly string[];
      /** The first clause of each kind of event. */
      readonly clauses: ReadonlyMap<string, string>;
    }
  | { readonly played: number }
  | { readonly tally: Tally; readonly links: Readonly<Record<string, string>> }
  | { readonly failed: string };
