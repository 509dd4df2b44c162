import type { Trace } from '@glade/engine';
import { EVENTS } from './events.ts';
import type { StarfallOptions } from './options.ts';
import { cellOfTree } from './cells.ts';
import { canFly, gainOf } from './steps.ts';
import { HOME, type StarfallState } from './state.ts';

// Stars collected, and fairies that go home with them.

/** The fairy of a seat arrives at a tree, or has stayed there: it collects (SF-47, SF-R29). True when it went home. */
export function collect(
  s: StarfallState,
  seat: number,
  tree: number,
  rules: StarfallOptions,
  trace: Trace | undefined,
): boolean {
  const stars = gainOf(s, tree, seat, rules);
  if (stars === 0) return false;
  s.stars[tree]! -= stars;
  if (s.stars[tree] === 0) s.starTrees &= ~(1 << tree);
  s.held[seat]! += stars;
  if (trace !== undefined) trace.tell(EVENTS.collected, cellOfTree(s.forest, tree), seat, stars);
  if (s.held[seat]! < rules.goal) return false;
  goHome(s, seat, trace);
  return true;
}

/** Stars that the fairy at turn will take at the end of this turn as things stand, for it has stayed (SF-R30). */
export function stayingOf(s: StarfallState, rules: StarfallOptions): number {
  if (rules.staying !== 'end' || s.moved === 1 || !canFly(s, s.seat)) return 0;
  return gainOf(s, s.fairies[s.seat]!, s.seat, rules);
}

/** The fairy at turn has stayed at its tree: it collects (SF-50, SF-R30). True when that ends the match. */
export function stay(s: StarfallState, rules: StarfallOptions, trace: Trace | undefined): boolean {
  const at = s.fairies[s.seat]!;
  if (!canFly(s, s.seat) || s.stars[at] === 0) return false;
  if (trace !== undefined) trace.tell(EVENTS.stayed, cellOfTree(s.forest, at), s.seat);
  return collect(s, s.seat, at, rules, trace) && enoughHome(s, rules);
}

// SF-64, SF-R37.
function goHome(s: StarfallState, seat: number, trace: Trace | undefined): void {
  s.fairies[seat] = HOME;
  s.home += 1;
  s.ranks[seat] = s.home;
  if (trace !== undefined) trace.tell(EVENTS.home, seat, s.home);
}

/** Whether enough fairies are home for the match to be over (SF-R36). */
export function enoughHome(s: StarfallState, { end, players }: StarfallOptions): boolean {
  return s.home >= (end === 'first' ? 1 : end === 'ranking' ? players - 1 : players);
}
