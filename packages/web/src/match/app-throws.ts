import { CHANCE, outcomeAt, type Action, type OptionValues, type Throw } from '@glade/engine';
import type { Intent, TableView } from '@glade/table';
import type { Session } from './session.ts';

/** The option that says which of people's own dice are missing, such as `d20d4`: the app throws them. */
export const APP_THROWS = 'appThrows';

/** The numbers of sides of the dice that people do not have. */
export const missingDice = (options: OptionValues): readonly number[] =>
  [...String(options[APP_THROWS] ?? '').matchAll(/d(\d+)/g)].map(([, sides]) => Number(sides));

/** Whether people lack one of these dice: then the app throws them all. */
export function lacks(options: OptionValues, { dice }: Throw): boolean {
  const missing = missingDice(options);
  return dice.some((sides) => missing.includes(sides));
}

/** Whether the app throws these dice although people enter the others: if they lack one of them. */
export function throwsMissing({ actor, header, thrown }: TableView): boolean {
  if (actor !== CHANCE || header.dice !== 'entered' || thrown === undefined) return false;
  return lacks(header.options, thrown);
}

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
