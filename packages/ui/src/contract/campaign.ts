import type { OptionValues } from '@glade/engine';
import type { Say } from '@glade/text';
import type { ComponentChildren, FunctionComponent } from 'preact';

/** One of the matches by which a game is learnt. */
export interface CampaignStep {
  /** Its message is `campaign.<name>`. */
  readonly name: string;
  /** The options that make a match this step. The number of seats among them is only a proposal. */
  readonly options: OptionValues;
  /** The guided match that opens it, by the id of its lesson; absent if it is opened without a guide. */
  readonly lesson?: string;
}

/**
 * A game learnt step by step. Its messages are `campaign`, `campaign.won`, `campaign.next` with a `step`, and
 * `campaign.easier`.
 */
export interface Campaign {
  readonly steps: readonly CampaignStep[];
  readonly Steps: FunctionComponent<StepsProps>;
  /** The options to change after a lost match, for an easier one; undefined when it cannot become easier. */
  easier(options: OptionValues): OptionValues | undefined;
}

export interface StepsProps {
  readonly say: Say;
  /** A link within the page. */
  readonly Link: FunctionComponent<{
    readonly href: string;
    readonly 'data-won': boolean;
    readonly children: ComponentChildren;
  }>;
  readonly steps: readonly {
    readonly name: string;
    readonly href: string;
    readonly won: boolean;
  }[];
}
