/** Groups items by their key, in the order of first occurrence. The oldest supported browsers have no `Map.groupBy`. */
export function groupBy<T, K>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
