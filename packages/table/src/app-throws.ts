import { CHANCE, type OptionValues, type Throw } from '@glade/engine';
import type { TableView } from './types.ts';

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
export function throwsMissing({
  actor,
  header,
  thrown,
}: Pick<TableView, 'actor' | 'header' | 'thrown'>): boolean {
  if (actor !== CHANCE || header.dice !== 'entered' || thrown === undefined) return false;
  return lacks(header.options, thrown);
}
