import type { Told } from './tell.ts';

// What has to be done with the real pieces when a match was put right: only what differs.

type Args = Told['args'];

/** Something to do before the first entry or after something was put right, with its numbers by name. */
export interface SetUpDeed {
  readonly code: string;
  readonly args: Told['args'];
  /** All of them in a row become one line, as in `Deed`. */
  readonly anyOrder?: boolean;
  /** It is a line of its own: where places have long names, nobody can read several of them in a row. */
  readonly single?: boolean;
  /** The event whose picture stands beside its line. */
  readonly shows?: Pick<Told, 'code' | 'args'>;
}

/** Things alike at one spot of a real table. */
export interface Lying {
  /** What they are: the key of what is done with them in `Companion.mend`. */
  readonly kind: string;
  /** What tells them from others of their kind, such as whose they are. */
  readonly what?: Args;
  /** Where and how they lie. */
  readonly at?: Args;
  /** How many; 1 if not given. */
  readonly n?: number;
}

/** What hands do with things of one kind. Each answer is what the card says, one message a deed. */
export interface Mend {
  /** `n` of them lie at a spot where they are no longer to lie. */
  away(what: Args, from: Args, n: number): readonly SetUpDeed[];
  /** `n` of them are to lie at a spot. */
  put(what: Args, to: Args, n: number): readonly SetUpDeed[];
  /** `n` of them lie at one spot and are to lie at another. Without it, or an answer, they are taken away and put. */
  move?(what: Args, from: Args, to: Args, n: number): readonly SetUpDeed[] | undefined;
  /** No two of them can lie in one place: none is moved to where another still lies. */
  readonly alone?: boolean;
}

export type Mends = Readonly<Record<string, Mend>>;

/** A deed of the card, to be told together with others of its kind. */
export const mending = (code: string, args: Args = {}): SetUpDeed => ({
  code,
  args,
  anyOrder: true,
});

/** The same as a line of its own. */
export const mendingOne = (code: string, args: Args = {}): SetUpDeed => ({
  ...mending(code, args),
  single: true,
});

/** A deed that has to be done `n` times, as often. */
export const repeated = (n: number, deed: SetUpDeed): readonly SetUpDeed[] =>
  Array.from({ length: n }, () => deed);

/**
 * What hands do so that a table on which `before` lies becomes one on which `after` lies: first what is taken away, then what
 * is moved, then what is put. `mends` names first what lies below: that is taken away last. Costs linear time in what lies
 * there, but for things alike that lie elsewhere now: of these each may go to the place of each.
 */
export function mendsFor(
  mends: Mends,
  before: readonly Lying[],
  after: readonly Lying[],
): readonly SetUpDeed[] {
  const [old, now] = [spotsOf(before), spotsOf(after)];
  const [away, move, put] = [new Steps(), new Steps(), new Steps()];
  const taken = (kind: string): ReadonlySet<unknown> =>
    new Set(before.flatMap((each) => (each.kind === kind ? [each.at?.['cell']] : [])));
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const { kind, what } = (old.get(key) ?? now.get(key))!;
    const mend = mends[kind]!;
    const { gone, come } = unlike(old.get(key)?.spots, now.get(key)?.spots);
    for (const [from, to] of pairs(gone, come)) {
      const n = Math.min(from.n, to.n);
      const isTaken = mend.alone === true && isOther(from, to) && taken(kind).has(to.at['cell']);
      const moved = n === 0 || isTaken ? undefined : mend.move?.(what, from.at, to.at, n);
      if (moved === undefined) continue;
      move.add(kind, moved);
      from.n -= n;
      to.n -= n;
    }
    for (const { at, n } of gone) if (n > 0) away.add(kind, mend.away(what, at, n));
    for (const { at, n } of come) if (n > 0) put.add(kind, mend.put(what, at, n));
  }
  const kinds = Object.keys(mends);
  return [...away.inOrder(kinds.toReversed()), ...move.inOrder(kinds), ...put.inOrder(kinds)];
}

const isOther = (from: Spot, to: Spot): boolean => from.at['cell'] !== to.at['cell'];

/** What may go from one spot to another: first what only lies differently in its place. */
const pairs = (gone: readonly Spot[], come: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  gone
    .flatMap((from) => come.map((to) => [from, to] as const))
    .toSorted(([a, b], [c, d]) => Number(isOther(a, b)) - Number(isOther(c, d)));

/** Deeds by kinds of things: first the first deed with each thing, those of one code together; then the second. */
class Steps {
  private readonly byKind = new Map<string, SetUpDeed[][]>();

  add(kind: string, deeds: readonly SetUpDeed[]): void {
    const steps = this.byKind.get(kind) ?? [];
    this.byKind.set(kind, steps);
    for (const [i, deed] of deeds.entries()) (steps[i] ??= []).push(deed);
  }

  inOrder(kinds: readonly string[]): readonly SetUpDeed[] {
    return kinds.flatMap((kind) => this.byKind.get(kind) ?? []).flatMap(byCode);
  }
}

interface Spot {
  readonly at: Args;
  n: number;
}

interface Alike {
  readonly kind: string;
  readonly what: Args;
  readonly spots: Map<string, Spot>;
}

/** What lies there by what it is, and then by its spot. */
function spotsOf(all: readonly Lying[]): ReadonlyMap<string, Alike> {
  const found = new Map<string, Alike>();
  for (const { kind, what = {}, at = {}, n = 1 } of all) {
    const key = `${kind} ${keyOf(what)}`;
    const alike = found.get(key) ?? { kind, what, spots: new Map<string, Spot>() };
    found.set(key, alike);
    const spot = alike.spots.get(keyOf(at));
    if (spot === undefined) alike.spots.set(keyOf(at), { at, n });
    else spot.n += n;
  }
  return found;
}

const keyOf = (args: Args): string =>
  JSON.stringify(Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** How many more lie at a spot before than after, and the other way round. */
function unlike(
  before: ReadonlyMap<string, Spot> = new Map(),
  after: ReadonlyMap<string, Spot> = new Map(),
): { readonly gone: Spot[]; readonly come: Spot[] } {
  const more = (a: typeof before, b: typeof before): Spot[] =>
    [...a].flatMap(([key, { at, n }]) => {
      const left = n - (b.get(key)?.n ?? 0);
      return left > 0 ? [{ at, n: left }] : [];
    });
  return { gone: more(before, after), come: more(after, before) };
}

/** Deeds of one code next to each other, in the order in which each code came first. */
function byCode(deeds: readonly SetUpDeed[]): readonly SetUpDeed[] {
  const codes = [...new Set(deeds.map(({ code }) => code))];
  return codes.flatMap((code) => deeds.filter((deed) => deed.code === code));
}
