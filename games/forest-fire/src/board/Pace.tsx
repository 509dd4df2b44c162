import { CHANCE, type Event } from '@glade/engine';
import type { Host, PaceProps } from '@glade/ui';
import type { ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';

/** Whether the dice to be thrown now belong to the set-up: the Firebreaks, the opening fires. */
const isSetUp = ({ step, actor }: ForestFireView): boolean =>
  actor === CHANCE && (step === 'breaks' || step === 'opening');

const viewOf = ({ table: { match } }: Host): ForestFireView =>
  match.rules.view(match.state, undefined) as ForestFireView;

/** Throws the dice of the set-up until somebody has to choose, and shows what they brought as one scene. */
function setUp(host: Host): void {
  const { step } = viewOf(host);
  const events: Event[] = [];
  host.skip();
  host.quiet.value = true;
  const stop = host.table.subscribe(({ events: more = [] }) => void events.push(...more));
  while (isSetUp(viewOf(host)) && viewOf(host).step === step) {
    if (!host.table.submit({ type: 'roll' }).ok) break;
  }
  stop();
  const { burning, firebreaks } = viewOf(host);
  const args = { burning, firebreaks: firebreaks.length };
  host.reveal(events, { key: `board.setUp.${step}`, args });
}

/** Beside the dice of the set-up: throw the rest of them at once. */
export function Pace({ view, host, say, busy }: PaceProps<ForestFireView>) {
  const { match } = host.table;
  // After the last roll there is nothing to hurry, and where only bots play the dice fall by themselves.
  const more =
    isSetUp(view) && view.rolls > 1 && match.header.dice === 'virtual' && host.people.length > 0;
  return more ? (
    <button
      type="button"
      class={styles.setUp}
      data-set-up
      aria-disabled={busy}
      onClick={() => !busy && setUp(host)}
    >
      {say('action.setUp')}
    </button>
  ) : null;
}
