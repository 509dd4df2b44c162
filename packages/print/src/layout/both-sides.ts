import type { Say } from '@glade/text';
import type { Part } from '../model.ts';
import type { Backs } from '../printer.ts';
import type { SharedContent } from './sharing.ts';

/** One side of a sheet; `behind`: it is the other side of the page before it. */
export interface Side extends SharedContent {
  readonly behind: boolean;
}

/** Whether the printer turns each sheet over, so that page 2 is the other side of page 1. */
export const turnsOver = (backs: Backs): boolean => backs === 'long' || backs === 'short';

/**
 * The sides in the order in which a printer takes them. Where it prints both sides of each sheet, whatever is laid on the
 * table, cut or folded begins on a sheet of its own, and an empty side stands before it where it would not: so backs lie
 * behind their fronts, and nothing is printed behind what is cut out. The pages of a text stand back to back.
 */
export function onBothSides(
  sides: readonly SharedContent[],
  backs: Backs,
  say: Say,
): readonly Side[] {
  if (!turnsOver(backs))
    return sides.map((side) => ({ ...side, behind: side.content.back === true }));
  const all: Side[] = [];
  for (const side of sides) {
    const behind = all.length % 2 === 1 && goesBehind(side, all.at(-1)!);
    if (!behind && all.length % 2 === 1) all.push(emptySide(all.at(-1)!, say));
    all.push({ ...side, behind });
  }
  return all;
}

/** The back of pieces; the next page of a text, or another text; or a table for results behind a text. */
const goesBehind = ({ parts, content }: SharedContent, before: Side): boolean =>
  content.back === true ||
  (before.parts.every(isText) && parts.every((part) => isText(part) || RESULTS.has(part.id)));

/** A booklet is folded, and nothing else is behind it. */
const isText = (part: Part): boolean => part.kind === 'reading' && part.booklet !== true;

/** The tables that people fill in, match after match. */
const RESULTS: ReadonlySet<string> = new Set(['scores', 'diary']);

const emptySide = ({ content: { format } }: Side, say: Say): Side => ({
  parts: [],
  content: { format, items: [], notes: [say('frame.empty')] },
  behind: true,
});
