import type { Host, PaceProps } from '@glade/ui';
import { playToEnd } from '@glade/ui/pacing';
import { SkipToEnd } from '@glade/ui/skip-to-end';
import { END_TURN } from '../rules/state.ts';
import type { StarfallView } from '../rules/view.ts';

/**
 * For people who watch bots, and for people whose fairies are all home while others still play for their places: play the rest at
 * once. While a bot has its turn: see at once what it has done.
 */
export function Pace({ view, host, say, busy }: PaceProps<StarfallView>) {
  const { people } = host;
  if (people.length === 0) return <SkipToEnd host={host} say={say} />;
  const home = people.every((seat) => (view.fairies[seat]?.rank ?? 0) > 0);
  const acts = view.actor < 0 || people.includes(view.actor);
  const over = view.step === 'over';
  if (!home && !host.isFar && !over && !people.includes(view.seat) && (busy || view.actor >= 0))
    return (
      <button type="button" data-skip aria-disabled={!busy} onClick={() => host.skip()}>
        {say('action.skip')}
      </button>
    );
  if (!home || over || busy || !acts) return null;
  return (
    <button
      type="button"
      data-finish
      onClick={() =>
        playToEnd<StarfallView>(host, {
          continues: () => false,
          announcement: () => ({ key: 'step.over' }),
          passiveAction: () => passing(host),
          decided: () => false,
        })
      }
    >
      {say('action.finish')}
    </button>
  );
}

/** Ends the turn, or where something has to be chosen first, the first that can be. */
function passing({ table: { match } }: Host): number {
  const { rules, state } = match;
  const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
  return legal.includes(END_TURN) ? END_TURN : legal[0]!;
}
