/** A record with its keys in natural order: `WF-9` before `WF-10`, rulings after clauses. */
export function sortedRecord<T>(counts: ReadonlyMap<string, T>): Readonly<Record<string, T>> {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => byNumber.compare(a, b)));
}

const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Rounds every number to twelve digits. No sample is that exact, and results of different machines differ only beyond
 * that.
 */
export function rounded<T>(value: T): T {
  if (typeof value === 'number') return Number(value.toPrecision(12)) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, rounded(each as unknown)]),
  ) as T;
}

/** The report, or any other answer, as the text of a JSON file. */
export function reportJson(report: object): string {
  const text = JSON.stringify(rounded(report), undefined, 2);
  // Puts each pair of a histogram on one line. No text within quotes has a line break.
  return `${text.replaceAll(/\[\n\s+([-\d.e]+),\n\s+(\d+)\n\s+\]/g, '[$1, $2]')}\n`;
}
