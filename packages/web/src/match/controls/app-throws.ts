import { outcomeAt, type Action } from '@glade/engine';
import { throwsMissing, type Intent } from '@glade/table';
import type { Session } from '../session.ts';

/** How dice of the app are thrown. Dice that people lack are entered for them, as in the record of a match with real dice. */
export const rollIntent = (session: Session): Intent =>
  throwsMissing(session.view.value)
    ? { type: 'outcome', action: drawnByLot(session) }
    : { type: 'roll' };

/** What chance brings here, drawn by the browser. */
export function drawnByLot({ table }: Session): Action {
  const { rules, state } = table.match;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return outcomeAt(rules, state, Math.floor((random / 2 ** 32) * rules.totalWeight(state)));
}
