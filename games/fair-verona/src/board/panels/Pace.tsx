import { CHANCE, type Event } from '@glade/engine';
import type { Host, PaceProps } from '@glade/ui';
import { letDiceFall } from '@glade/ui/pacing';
import { SkipToEnd } from '@glade/ui/skip-to-end';
import type { VeronaView } from '../../rules/view.ts';
import { DrawEntry } from './DrawEntry.tsx';
import styles from './Pace.module.css';

/** Deals the cards of the set-up at once, and shows them as one scene. A tile that a person cannot lay waits until they have seen it. */
export function onStart(host: Host): void {
  host.freshEvents.subscribe((events) => {
    host.held.value = events.some((event) => isLost(host, event));
  });
  letDiceFall<VeronaView>(host, {
    continues: ({ step }) => step === 'deal',
    announcement: () => ({ key: 'story.start' }),
    // Nobody plays the rest of a match at once.
    passiveAction: () => -1,
    decided: () => false,
  });
}

/** FV-29: whether the tile that a person here has drawn fits nowhere, and the match goes on in the position that is shown. */
const isLost = ({ people, table, view }: Host, { code, args }: Event): boolean =>
  code === 'failed' &&
  people.includes(args['seat'] ?? -1) &&
  table.match.header.dice === 'virtual' &&
  (view.value.view as VeronaView).step !== 'over';

/** Whether people here see the turn of somebody else, such as a bot. */
const watchesTurn = ({ step, seat, actor }: VeronaView, { people, isFar }: Host): boolean =>
  people.length > 0 &&
  !isFar &&
  step !== 'over' &&
  !people.includes(seat) &&
  !people.includes(actor);

/**
 * While the deal is shown, or a bot has its turn, a button to skip it; while a tile is shown that fits nowhere, a button to keep it. Where people draw real cards and tiles, the entry of what they drew.
 */
export function Pace({ view, host, say, busy }: PaceProps<VeronaView>) {
  const { match } = host.table;
  const draws = match.actor === CHANCE && match.header.dice === 'entered' && !busy;
  const deals = busy && view.tiles.length === 1 && view.turn <= 1;
  if (deals || (!host.held.value && watchesTurn(view, host) && (busy || view.actor >= 0)))
    return (
      <button type="button" data-skip aria-disabled={!busy} onClick={() => host.skip()}>
        {say('action.skip')}
      </button>
    );
  if (host.held.value)
    return (
      <button type="button" class={styles.keep} data-keep onClick={() => (host.held.value = false)}>
        {say('action.keepTile')}
      </button>
    );
  if (!draws) return <SkipToEnd host={host} say={say} />;
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
