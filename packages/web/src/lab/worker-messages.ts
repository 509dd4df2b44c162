import type { OptionValues } from '@glade/engine';
import type { Choice, Comparison, Experiment, Luck, Tally } from '@glade/lab/core';

/** What is asked beside the report on one experiment. */
export type Question =
  /** The same matches under each choice. */
  | { readonly kind: 'compare'; readonly choices: readonly Choice[] }
  /** What is luck, and what these bots of different strength win, the weakest first. */
  | { readonly kind: 'luck'; readonly among: readonly string[] };

/** What a question found. */
export type FoundAnswer =
  | { readonly kind: 'compare'; readonly data: Comparison }
  | { readonly kind: 'luck'; readonly data: Luck };

/** What the worker is asked: which bots play a game, to play an experiment, or to end it. */
export type LabRequest =
  | { readonly game: string; readonly options: OptionValues }
  | { readonly experiment: Experiment }
  | { readonly experiment: Experiment; readonly question: Question }
  | { readonly stop: true };

/** What the worker replies: the answer to a question, the progress of an experiment, or its result. */
export type LabReply =
  | {
      readonly bots: readonly string[];
      /** The first clause of each kind of event. */
      readonly clauses: ReadonlyMap<string, string>;
    }
  | { readonly played: number }
  | { readonly answer: FoundAnswer | undefined }
  | { readonly tally: Tally; readonly links: Readonly<Record<string, string>> }
  | { readonly failed: string };
