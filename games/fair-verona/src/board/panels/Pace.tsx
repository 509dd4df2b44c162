import { CHANCE } from '@glade/engine';
import type { Host, PaceProps } from '@glade/ui';
import { letDiceFall } from '@glade/ui/pacing';
import type { VeronaView } from '../../rules/view.ts';
import { DrawEntry } from './DrawEntry.tsx';

/** Deals the cards of the set-up at once, and shows them as one scene. */
export const onStart = (host: Host): void =>
  letDiceFall<VeronaView>(host, {
    continues: ({ step }) => step === 'deal',
    announcement: ({ clue }) => ({ key: 'event.clueDealt', args: { card: clue } }),
    // Nobody plays the rest of a match at once.
    passiveAction: () => -1,
    decided: () => false,
  });

/**
 * While the deal is shown, a button to skip it. Where people draw real cards and tiles, the entry of what they drew.
 */
export function Pace({ view, host, say, busy }: PaceProps<VeronaView>) {
  const { match } = host.table;
  const draws = match.actor === CHANCE && match.header.dice === 'entered' && !busy;
  if (busy && view.tiles.length === 1 && view.turn <= 1)
    return (
      <button type="button" data-skip onClick={() => host.skip()}>
        {say('action.skip')}
      </button>
    );
  if (!draws) return null;
  return (
    <DrawEntry
      key={match.log.length}
      match={match}
      say={say}
      onOutcome={(action) => {
        host.skip();
        host.table.submit({ type: 'outcome', action });
      }}
    />
  );
}
