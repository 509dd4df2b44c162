import type { Rules, Seat } from '@glade/engine';

/** At most so many positions are looked at: chance before the first decision can have too many outcomes. */
const MOST_POSITIONS = 500;

/**
 * The seat that has the first decision of every match, whatever chance brings before it. Undefined where that is not the same seat
 * in all matches, where seats act at the same time, and where chance has too many outcomes before it to look at all of them.
 */
export function whoBegins(rules: Rules): Seat | undefined {
  if (rules.turnTo !== undefined) return undefined;
  const found = new Set<Seat>();
  let waiting = [rules.create()];
  for (let seen = 0; waiting.length > 0;) {
    const next: object[] = [];
    for (const position of waiting) {
      const actor = rules.actor(position);
      if (actor >= 0) found.add(actor);
      if (actor >= 0 || rules.count(position) === 0) continue;
      seen += rules.count(position);
      if (seen > MOST_POSITIONS) return undefined;
      for (let k = 0; k < rules.count(position); k++) {
        const after = rules.create();
        rules.copy(position, after);
        rules.apply(after, rules.nth(position, k));
        next.push(after);
      }
    }
    waiting = next;
  }
  return found.size === 1 ? [...found][0] : undefined;
}
