/** Plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * How one JSON value becomes another: by `set` it is replaced. Of an object the keys in `keys` change and those in `gone` go.
 * Of a list the items in `items` change, it is cut to `length`, and `more` comes behind.
 */
export type Patch =
  | { readonly set: Json }
  | { readonly keys: Readonly<Record<string, Patch>>; readonly gone?: readonly string[] }
  | {
      readonly items: Readonly<Record<string, Patch>>;
      readonly length?: number;
      readonly more?: readonly Json[];
    };

/** How `before` becomes `after`; undefined if they are the same. */
export function difference(before: Json | undefined, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return listDifference(before, after);
  if (isObject(before) && isObject(after)) return objectDifference(before, after);
  return { set: after };
}

/** The value after this patch. Throws a `TypeError` if the patch is not for a value of this shape. */
export function patched(value: Json | undefined, patch: Patch): Json {
  if ('set' in patch) return patch.set;
  if ('keys' in patch) {
    if (!isObject(value)) throw new TypeError('no object');
    const { keys, gone = [] } = patch;
    const kept = Object.entries(value).filter(([key]) => !gone.includes(key));
    const changed = Object.entries(keys).map(
      ([key, each]) => [key, patched(value[key], each)] as const,
    );
    return Object.fromEntries([...kept, ...changed]);
  }
  if (!isList(value)) throw new TypeError('no list');
  const { items, length = value.length, more = [] } = patch;
  const kept = value
    .slice(0, length)
    .map((each, i) => (items[i] === undefined ? each : patched(each, items[i])));
  return [...kept, ...more];
}

/** An int32 from a value, the same for equal values in whatever order their keys are. */
export function fingerprint(value: Json): number {
  let hash = 0x811c9dc5;
  const text = JSON.stringify(value, (_, each: Json) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(byKey)) : each,
  );
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

function listDifference(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const length = Math.min(before.length, after.length);
  const items: Record<string, Patch> = {};
  for (let i = 0; i < length; i++) {
    const item = difference(before[i], after[i]!);
    if (item !== undefined) items[i] = item;
  }
  if (before.length === after.length && Object.keys(items).length === 0) return undefined;
  return {
    items,
    ...(length < before.length ? { length } : {}),
    ...(length < after.length ? { more: after.slice(length) } : {}),
  };
}

function objectDifference(before: JsonObject, after: JsonObject): Patch | undefined {
  const keys: Record<string, Patch> = {};
  for (const [key, value] of Object.entries(after)) {
    const item = Object.hasOwn(before, key) ? difference(before[key], value) : { set: value };
    if (item !== undefined) keys[key] = item;
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (Object.keys(keys).length === 0 && gone.length === 0) return undefined;
  return { keys, ...(gone.length > 0 ? { gone } : {}) };
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([a]: readonly [string, Json], [b]: readonly [string, Json]): number =>
  a < b ? -1 : 1;
