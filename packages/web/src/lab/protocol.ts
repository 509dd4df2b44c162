import type { OptionValues } from '@glade/engine';
import type { Experiment, Tally } from '@glade/lab/core';

/** What the worker is asked: who can play a game, or to play an experiment. */
export type Asked =
  { readonly game: string; readonly options: OptionValues } | { readonly experiment: Experiment };

/** What the worker says while it plays, and at the end. */
export type Told =
  | {
      readonly bots: readonly string[];
      /** For each kind of event the first clause that says it. */
      readonly clauses: ReadonlyMap<string, string>;
    }
  | { readonly played: number }
  | { readonly tally: Tally; readonly links: Readonly<Record<string, string>> }
  | { readonly failed: string };
