import type { BoardProps } from '@glade/ui';
import type { BattleView } from '../../rules/view.ts';
import type { Interaction } from '../interaction.ts';
import type { DrawnMap } from './geometry.ts';

/** A view with its map as it is drawn. */
export type DrawnView = BattleView & { readonly map: DrawnMap };

/** What the drawings on the map are given. */
export interface FieldProps extends Pick<
  BoardProps<BattleView>,
  'events' | 'lit' | 'hinted' | 'settings' | 'say' | 'planned'
> {
  readonly view: DrawnView;
  readonly interaction: Interaction;
  readonly military: boolean;
  /** The hex that somebody looks at. */
  readonly pointedAt: number | undefined;
  /** The name of who stands there lies beside it. */
  readonly tags: boolean;
  /** How the enemy went since somebody here last did anything. */
  readonly trails: readonly Trail[];
  /** Whether a match is watched again: nobody does anything here. */
  readonly watched?: boolean;
}

/** From which cell to which a unit went. */
export interface Trail {
  readonly from: number;
  readonly to: number;
}
