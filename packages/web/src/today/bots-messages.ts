import type { Header, Level, Outcome } from '@glade/engine';

/** Asks that bots play a match from its beginning, one level after the other. */
export interface BotsRequest extends Pick<Header, 'game' | 'options' | 'seed' | 'players'> {
  readonly levels: readonly Level[];
}

export type BotsReply =
  | { readonly level: Level; readonly turn: number }
  | { readonly level: Level; readonly outcome: Outcome }
  | { readonly failed: string };
