import type { PaceProps } from '../contract/host.ts';
import { playToEnd } from './play-to-end.ts';

/**
 * For people who watch bots: plays the rest of the match at once, as the bots choose, and shows how it ends. Nothing where a person
 * plays, here or far away, where dice are entered, or when the match is over. The game says `action.finish` on the button.
 */
export function SkipToEnd({ host, say }: Pick<PaceProps<unknown>, 'host' | 'say'>) {
  if (host.isFar || host.people.length > 0) return null;
  const { match } = host.table;
  if (match.header.dice !== 'virtual' || match.over) return null;
  // While others are watched there is always something still to be shown. The button does not wait for it.
  const off = host.quiet.value;
  return (
    <button
      type="button"
      data-finish
      aria-disabled={off}
      onClick={() => off || playToEnd(host, AS_BOTS_CHOOSE)}
    >
      {say('action.finish')}
    </button>
  );
}

const AS_BOTS_CHOOSE = {
  continues: () => false,
  announcement: () => ({ key: 'step.over' }),
  // Nobody acts but bots, which choose themselves.
  passiveAction: () => -1,
  decided: () => false,
};
