import type { BoardProps } from '@glade/ui';
import type { BattleView } from '../../rules/view.ts';
import type { Interaction } from '../interaction.ts';

/** What the drawings on the map are given. */
export interface FieldProps extends Pick<
  BoardProps<BattleView>,
  'view' | 'events' | 'lit' | 'settings' | 'say'
> {
  readonly interaction: Interaction;
  readonly military: boolean;
  /** The hex that somebody looks at. */
  readonly pointedAt: number | undefined;
}
