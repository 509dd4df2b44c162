import { useEffect } from 'preact/hooks';
import { CHANCE, type Event } from '@glade/engine';
import type { Say } from '@glade/text';
import type { Closing, Host, Message, PaceProps } from '@glade/ui';
import { listPlaces, tellFires } from './aloud.tsx';
import type { ForestFireView } from '../rules/view.ts';
import { playToEnd, type Pacing } from '@glade/ui/pacing';
import { SEAT, STOP } from '../rules/actions.ts';
import { MOST_ROUNDS } from '../rules/options.ts';
import styles from './Board.module.css';

/** Whether the dice to be thrown now belong to the set-up: the Firebreaks, the opening fires. */
const isSetUp = ({ step, actor }: ForestFireView): boolean =>
  actor === CHANCE && (step === 'breaks' || step === 'opening');

const viewOf = ({ table: { match } }: Host): ForestFireView =>
  match.rules.view(match.state, undefined) as ForestFireView;

/** The tables that have been asked once to be set up: what is left after the choices of people is thrown, too. */
const asked = new WeakSet<object>();

/** Throws all dice of the set-up until somebody has to choose, and shows what they brought as one scene; who listens hears where that is. */
function setUp(host: Host, say: Say): void {
  const { step } = viewOf(host);
  asked.add(host.table);
  const events: Event[] = [];
  host.questFound();
  host.skip();
  host.quiet.value = true;
  const stop = host.table.subscribe(({ events: more = [] }) => void events.push(...more));
  while (isSetUp(viewOf(host))) {
    if (!host.table.submit({ type: 'roll' }).ok) break;
  }
  stop();
  const now = viewOf(host);
  const { firebreaks } = now;
  // Where people choose roles and places, they do so between the Firebreaks and the opening fires.
  const isAll = step === 'breaks' && now.step !== 'roles' && now.step !== 'spots';
  const laid = isAll ? 'both' : step;
  const args = {
    player: now.seat + 1,
    firebreaks: firebreaks.length,
    places: listPlaces(firebreaks, say),
    fires: tellFires(now, say).join(' '),
  };
  host.reveal(events, { key: `board.setUp.${laid}`, args });
}

/** Whether all the people at this screen are out, or there are none: none of them gets a turn to stop the match (FF-R36). */
const canOnlyWatch = ({ players, step }: ForestFireView, { people }: Host): boolean =>
  step !== 'over' && people.every((seat) => players[seat]?.out === true);

/** Whether the match goes on until it is decided or somebody stops it. */
const isEndless = ({ table }: Host): boolean => table.match.header.options['maxRounds'] === 0;

/**
 * Plays on at once until the match is decided. A fire can burn on for ever: where nothing else ends the match, it is stopped
 * after as many rounds as bots have in the matches from which the page says how often they win.
 */
function playOn(host: Host): void {
  const until = Math.max(1, viewOf(host).round) + MOST_ROUNDS;
  playToEnd<ForestFireView>(host, {
    ...stoppingWith(host),
    decided: ({ round }) => isEndless(host) && round >= until,
  });
}

/** Stops the match as soon as somebody is at turn, whoever it is: dice that wait before that fall. */
function close(host: Host): void {
  host.questFound();
  playToEnd<ForestFireView>(host, { ...stoppingWith(host), decided: () => true });
}

/** People can end a match without a limit at any time, also while dice wait or a bot is at turn. */
export const closingOf = ({ step }: ForestFireView, host: Host): Closing | undefined =>
  step === 'over' || !isEndless(host)
    ? undefined
    : { label: 'action.stop', ask: 'action.stop.ask', close: () => close(host) };

const stoppingWith = (host: Host): Omit<Pacing<ForestFireView>, 'decided'> => ({
  continues: () => false,
  announcement: () => ({ key: 'step.over' }),
  passiveAction: () => stopping(host),
});

/** The action that stops, which in a free order of play belongs to a seat. */
function stopping({ table: { match } }: Host): number {
  const { rules, state } = match;
  const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
  return legal.find((action) => action % SEAT === STOP) ?? legal[0]!;
}

/** Whether the rest of the set-up can be thrown at once. */
function canSetUp(view: ForestFireView, { people, table }: Host): boolean {
  // Before the last roll there is nothing to hurry, and where only bots play the dice fall by themselves. After the last
  // Firebreak the first fires are still to come.
  const several = view.step === 'breaks' || view.rolls > 1;
  return isSetUp(view) && several && table.match.header.dice === 'virtual' && people.length > 0;
}

/** What people can do besides while the dice of the set-up wait. */
export const meanwhile = (view: ForestFireView, host: Host): readonly Message[] =>
  canSetUp(view, host) ? [{ key: 'action.setUp' }] : [];

/** Whether people here see the turn of somebody else, such as a bot. */
const watchesTurn = ({ step, seat, actor }: ForestFireView, { people, isFar }: Host): boolean =>
  step === 'turns' && !isFar && !people.includes(actor < 0 ? seat : actor);

/** Beside the dice of the set-up: throw the rest of them at once. While a bot has its turn: see at once what it does. For people who only watch: see the end, or end the match. */
export function Pace({ view, host, say, busy }: PaceProps<ForestFireView>) {
  const { match } = host.table;
  const goesOn = isSetUp(view) && !busy && host.people.length > 0 && asked.has(host.table);
  useEffect(() => {
    if (goesOn) setUp(host, say);
  }, [goesOn]);
  if (canOnlyWatch(view, host) && match.header.dice === 'virtual') {
    // While others are watched there is always something still to be shown. The button does not wait for it.
    const off = host.quiet.value;
    // There is room for one button only. Who watches can stop watching, and then end the match. Where only bots play nobody waits.
    const waits = host.people.length > 0 && !host.watching.value;
    const [name, act] =
      isEndless(host) && waits ? (['stop', close] as const) : (['finish', playOn] as const);
    return (
      <button
        key={name}
        type="button"
        data-stop={name === 'stop' || undefined}
        data-finish={name === 'finish' || undefined}
        aria-disabled={off}
        onClick={() => off || act(host)}
      >
        {say(`action.${name}`)}
      </button>
    );
  }
  if (watchesTurn(view, host) && (busy || view.actor >= 0))
    return (
      <button type="button" data-skip aria-disabled={!busy} onClick={() => host.skip()}>
        {say('action.skip')}
      </button>
    );
  // Who does not want to look for a square need not find it first.
  const off = busy && host.quest.value === undefined;
  return canSetUp(view, host) ? (
    <button
      type="button"
      class={styles.setUp}
      data-set-up
      aria-disabled={off}
      onClick={() => off || setUp(host, say)}
    >
      {say('action.setUp')}
    </button>
  ) : null;
}
