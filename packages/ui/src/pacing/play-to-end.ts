import { CHANCE, outcomeAt, type Event, type Match } from '@glade/engine';
import type { Host } from '../contract/host.ts';
import { type Pacing, publicView } from './pacing.ts';

/**
 * Plays the rest of a match at once and shows how it ends. People do the passive action, and so do bots once the match is
 * decided. Where dice are entered, outcomes are drawn by chance.
 */
export function playToEnd<V>(host: Host, pacing: Pacing<V>): void {
  const { table, people, quiet } = host;
  let last: readonly Event[] = [];
  host.skip();
  quiet.value = true;
  host.chooseForBot = (match) => {
    const view = publicView(match) as V;
    return pacing.decided(view) ? pacing.passiveAction(view) : undefined;
  };

  const stop = table.subscribe(({ type, events = [] }) => {
    if (type === 'entry') last = events;
    const goesOn = type === 'entry' ? next() : type !== 'failed' && type !== 'cut';
    if (!goesOn) end();
  });

  function end(): void {
    stop();
    host.chooseForBot = undefined;
    host.reveal(last);
  }

  /** Plays the next entry, unless it is a bot's; says whether the match goes on. */
  function next(): boolean {
    const { match } = table;
    const { actor } = match;
    if (match.over) return false;
    if (actor === CHANCE) return table.submit(drawn(match)).ok;
    if (!people.includes(actor)) return true;
    const action = pacing.passiveAction(publicView(match) as V);
    return table.submit({ type: 'play', by: actor, action }).ok;
  }

  if (!next()) end();
}

/** A throw of virtual dice, or an outcome in place of entered dice. */
function drawn({ header, rules, state }: Match) {
  if (header.dice === 'virtual') return { type: 'roll' } as const;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const share = Math.floor((random / 2 ** 32) * rules.totalWeight(state));
  return { type: 'outcome', action: outcomeAt(rules, state, share) } as const;
}
