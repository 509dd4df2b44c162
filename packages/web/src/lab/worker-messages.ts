import type { MoveNames, OptionValues, RuleNumbers } from '@glade/engine';
import type {
  Choice,
  Comparison,
  DifferingLinks,
  Experiment,
  Ladder,
  Luck,
  People,
  PeopleMatch,
  Rulings,
  Screening,
  Stronger,
  Tally,
  Target,
  Tuning,
} from '@glade/lab/core';

/** What is asked beside the report on one experiment. */
export type Question =
  /** The same matches under each choice of rules, or by each choice of bots. */
  | {
      readonly kind: 'compare';
      readonly choices: readonly Choice[];
      /** The one number that is asked about in advance, as `Change.of` names it. */
      readonly of?: string;
    }
  /** The same matches under every other answer to the open questions of the rules. */
  | { readonly kind: 'rulings' }
  /** Which of all options and numbers of the rules matter, alone and in pairs. */
  | { readonly kind: 'screen' }
  /** Which of these choices of rules comes nearest to a target. `tried`: the arguments that name them. */
  | {
      readonly kind: 'tune';
      readonly choices: readonly Choice[];
      readonly tried: readonly string[];
      readonly target: Target;
    }
  /** What is luck, and what these bots of different strength win, the weakest first. */
  | { readonly kind: 'luck'; readonly among: readonly string[] }
  /** How much better each of these bots is than the one before it. */
  | { readonly kind: 'ladder'; readonly rungs: readonly string[] }
  /** Whether a bot is stronger than another. */
  | { readonly kind: 'stronger'; readonly bot: string; readonly than: string }
  /** Matches by people, from these files, beside those of the bots. */
  | {
      readonly kind: 'people';
      readonly files: readonly string[];
      readonly matches: readonly PeopleMatch[];
    };

/** What a question found. */
export type FoundAnswer =
  | { readonly kind: 'compare'; readonly data: Comparison; readonly links: DifferingLinks }
  | { readonly kind: 'rulings'; readonly data: Rulings }
  | { readonly kind: 'screen'; readonly data: Screening }
  | { readonly kind: 'tune'; readonly data: Tuning }
  | { readonly kind: 'luck'; readonly data: Luck }
  | { readonly kind: 'ladder'; readonly data: Ladder }
  | { readonly kind: 'stronger'; readonly data: Stronger }
  | { readonly kind: 'people'; readonly data: People };

/** What the page must be told, because it does not load the bots of a game. */
export interface StrongPolicy {
  /** The policy that plays as the strong bot under the rules of a result, where only they have it. */
  readonly strong?: string;
}

/** What matches of a game count, as `Change.of` names it, so that one number can be asked about in advance. */
export interface Counted {
  readonly names: readonly string[];
  /** Nothing but a lot tells the seats apart, where one bot plays in all of them: then no number of a single seat is tested. */
  readonly alike: boolean;
}

/** What the worker is asked: which bots play a game, to play an experiment, or to end it. */
export type LabRequest =
  | { readonly game: string; readonly options: OptionValues }
  /** What its matches count: some are played to see it. */
  | { readonly game: string; readonly options: OptionValues; readonly count: true }
  | { readonly experiment: Experiment }
  | { readonly experiment: Experiment; readonly question: Question }
  | { readonly stop: true };

/** What the worker replies: the answer to a question, the progress of an experiment, or its result. `rows`: one line of CSV a match, where the command line can write them, too. */
export type LabReply =
  | {
      readonly bots: readonly string[];
      /** Those whose name says that they think long, where they do not. */
      readonly fast: readonly string[];
      /** The first clause of each kind of event. */
      readonly clauses: ReadonlyMap<string, string>;
      /** The numbers of the rules that can be changed to try them. */
      readonly numbers: RuleNumbers;
      /** What each kind of move is called. */
      readonly moves: MoveNames;
    }
  | Counted
  | { readonly played: number }
  /** `partial`: it was stopped before all matches were played. */
  | (StrongPolicy & {
      readonly answer: FoundAnswer;
      readonly partial: boolean;
      readonly rows?: Blob;
    })
  /** It was stopped before anything was known. */
  | { readonly answer: undefined }
  | (StrongPolicy & {
      readonly tally: Tally;
      readonly links: Readonly<Record<string, string>>;
      readonly rows: Blob;
    })
  | { readonly failed: string };
