import type { Host, PaceProps } from '@glade/ui';
import { playToEnd, letDiceFall, type Pacing } from '@glade/ui/pacing';
import { SkipToEnd } from '@glade/ui/skip-to-end';
import styles from './Board.module.css';
import { staying } from './moves.ts';
import type { LeafClimbersView } from '../rules/view.ts';

const PACING: Pacing<LeafClimbersView> = {
  continues: ({ step }) => step === 'leaf',
  announcement: (view, people) => ({ key: 'board.announced', args: announced(view, people) }),
  passiveAction: staying,
  decided: ({ settled }) => settled,
};

/**
 * How many leaves hang in the air, and who stands under one: bots, too. Where one person climbs, that one is told apart from
 * the others.
 */
export function announced({ chips, climbers }: LeafClimbersView, people: readonly number[]) {
  const leaves = chips.reduce((sum, more) => sum + more, 0);
  const under = climbers.flatMap(({ alive, danger }, seat) => (alive && danger ? [seat] : []));
  const climbing = people.filter((seat) => climbers[seat]!.alive);
  const only = climbing.length === 1 ? climbing[0] : undefined;
  const you = only === undefined ? 'none' : under.includes(only) ? 'under' : 'clear';
  const others = under.filter((seat) => seat !== only);
  return { leaves, under: others.length, who: others.map((seat) => seat + 1).join(' '), you };
}

/** Leaves fall by themselves once it is known how many. */
export const onStart = (host: Host): void => letDiceFall(host, PACING);

/** Whether people have nothing left to do: each of them is safe for good, or lost. */
const isSettled = ({ settled, climbers, step }: LeafClimbersView, people: readonly number[]) =>
  step !== 'over' &&
  (settled || people.every((seat) => !climbers[seat]!.alive || climbers[seat]!.safe));

/** Beside the dice: skip what is being shown, play the rest at once. */
export function Pace({ view, host, say, busy }: PaceProps<LeafClimbersView>) {
  if (host.people.length === 0) return <SkipToEnd host={host} say={say} />;
  if (busy)
    return (
      <button type="button" class={styles.skip} data-skip onClick={() => host.skip()}>
        {say('action.skip')}
      </button>
    );
  // While a bot thinks it might still leave its place.
  if (isSettled(view, host.people) && (view.actor < 0 || host.people.includes(view.actor)))
    return (
      <button
        type="button"
        class={styles.finish}
        data-finish
        onClick={() => playToEnd(host, PACING)}
      >
        {say(view.climbers.some(({ safe }) => safe) ? 'action.letFall' : 'action.finish')}
      </button>
    );
  return null;
}
