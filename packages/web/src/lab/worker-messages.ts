import type { OptionValues } from '@glade/engine';
import type { Experiment, Tally } from '@glade/lab/core';

/** What the worker is asked: who can play a game, to play an experiment, or to come to an end with it. */
export type LabRequest =
  | { readonly game: string; readonly options: OptionValues }
  | { readonly experiment: Experiment }
  | { readonly stop: true };

/** What the worker says while it plays, and at the end. */
export type LabReply =
  | {
      readonly bots: readonly string[];
      /** For each kind of event the first clause that says it. */
      readonly clauses: ReadonlyMap<string, string>;
    }
  | { readonly played: number }
  | { readonly tally: Tally; readonly links: Readonly<Record<string, string>> }
  | { readonly failed: string };
