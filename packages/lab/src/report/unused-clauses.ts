import type { ClauseId } from '@glade/engine';

/** A section of the rulebook: its heading and its clauses. */
export interface SectionClauses {
  readonly heading: string;
  readonly clauses: readonly ClauseId[];
}

/** Clauses that never came up. */
export interface UnusedClauses {
  /** Headings of sections in which no counted clause came up, mostly of a mode that was not played. */
  readonly sections: readonly string[];
  /** The clauses of those sections. */
  readonly unplayed: ReadonlySet<ClauseId>;
  /** The other clauses that never came up. */
  readonly ids: readonly ClauseId[];
}

/**
 * Finds the clauses that never came up, with whole sections apart. Clauses that are not counted say nothing about a
 * section.
 */
export function unusedClauses(
  counts: Readonly<Record<ClauseId, number>>,
  sections: readonly SectionClauses[],
): UnusedClauses {
  const unplayedSections = sections.filter(({ clauses }) => {
    const counted = clauses.filter((id) => Object.hasOwn(counts, id));
    return counted.length > 0 && counted.every((id) => counts[id] === 0);
  });
  const unplayed = new Set(unplayedSections.flatMap(({ clauses }) => clauses));
  const ids = Object.keys(counts).filter((id) => counts[id] === 0 && !unplayed.has(id));
  return { sections: unplayedSections.map(({ heading }) => heading), unplayed, ids };
}
