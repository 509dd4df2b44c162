import type { WarKidsView } from './view.ts';

/** In place of the number of throws there are, where nobody has counted them. */
export const UNCOUNTED = 0;

const none = { wins: 0, of: UNCOUNTED };

/** The view without odds, and without the cells where the other side could strike. */
export function uncounted(view: WarKidsView): WarKidsView {
  if (view.mode === 'guess') return view;
  const { pending } = view;
  return {
    ...view,
    odds: view.odds.map((each) => ({ ...each, ...none })),
    threats: { pegasi: [], soldiers: [], onSoldiers: [], spells: [], opened: [] },
    ...(pending !== undefined && 'of' in pending ? { pending: { ...pending, ...none } } : {}),
  };
}
