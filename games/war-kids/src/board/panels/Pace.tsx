import type { PaceProps } from '@glade/ui';
import { SkipToEnd } from '@glade/ui/skip-to-end';
import type { WarKidsView } from '../view.ts';

/** For people who watch bots: play the rest at once. While a bot has its turn: see at once what it has done. */
export function Pace({ view, host, say, busy }: PaceProps<WarKidsView>) {
  const { people, isFar } = host;
  if (people.length === 0) return <SkipToEnd host={host} say={say} />;
  if (view.mode === 'guess' || view.step === 'over' || isFar) return null;
  const watches = !people.includes(view.side) && !people.includes(view.actor);
  return watches && (busy || view.actor >= 0) ? (
    <button type="button" data-skip aria-disabled={!busy} onClick={() => host.skip()}>
      {say('action.skip')}
    </button>
  ) : null;
}
