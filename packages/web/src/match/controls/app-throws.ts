import { outcomeAt, type Entry } from '@glade/engine';
import { throwsMissing, type Intent } from '@glade/table';
import type { Session } from '../session.ts';

/** How dice of the app are thrown. Dice that people lack are entered for them, as in the record of a match with real dice. */
export const rollIntent = (session: Session): Intent =>
  throwsMissing(session.view.value) ? lotIntent(session) : { type: 'roll' };

/** What chance brings here, drawn by the browser. */
const lotIntent = ({ table }: Session): Intent => {
  const { rules, state } = table.match;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const weight = Math.floor((random / 2 ** 32) * rules.totalWeight(state));
  return { type: 'outcome', action: outcomeAt(rules, state, weight) };
};

/** What this page has drawn for people who could have drawn it themselves. */
const drawn = new WeakSet<Entry>();

/** Draws for people what no dice decide. `submit` carries it out, and says whether it was accepted: so does this. */
export function drawForPeople(session: Session, submit: (intent: Intent) => boolean): boolean {
  if (!submit(lotIntent(session))) return false;
  const entry = session.table.match.log.at(-1);
  if (entry !== undefined) drawn.add(entry);
  return true;
}

/** Whether this page has drawn it for people. It is not stored: after the page was closed nobody asks who drew. */
export const isDrawnForPeople = (entry: Entry): boolean => drawn.has(entry);
