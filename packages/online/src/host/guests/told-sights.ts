import type { Match, Seat } from '@glade/engine';
import { inOwnOrder, NOBODY_AHEAD, sightsOf, type Ahead, type Sight } from '@glade/table';
import {
  commonLength,
  difference,
  fingerprint,
  viewersOf,
  type Json,
  type Patch,
  type ServerMessage,
} from '../../wire/index.ts';

type News = Extract<ServerMessage, { type: 'seen' }>;

/**
 * What pages have been told of a match that hides something. Each page is told what its seats may know and nothing else: what
 * changes nothing for it is not told to it at all, so that not even the number of messages says what others do in secret.
 */
export class ToldSights {
  private match: Match;
  private ahead: Ahead;
  /** What pages see, by their seats. */
  private readonly sights = new Map<string, readonly Sight[]>();

  /** `match` is what is stored, and `ahead` what seats have done before it comes to them. */
  constructor(match: Match, ahead: Ahead) {
    this.match = match;
    this.ahead = ahead;
  }

  /** All that a page with these seats may know now; after the end, the whole log. */
  all(held: readonly Seat[]): Pick<News, 'at' | 'log'> & { readonly sights: readonly Sight[] } {
    if (this.match.over) return { sights: [], at: 0, log: logOf(this.match) };
    const sights = this.sightsFor(held);
    return { sights, at: fingerprint(sights as unknown as Json) };
  }

  /** The position that a page with these seats sees, as a number. */
  at(held: readonly Seat[]): number {
    return this.all(held).at;
  }

  /** The match as a page with these seats knows it, which is not over. */
  matchFor(held: readonly Seat[]): Match {
    return inOwnOrder(this.match, held, this.ahead);
  }

  /** Goes on to what is stored now. Gives what is new for a page with these seats; undefined if nothing is. */
  goOn(match: Match, ahead: Ahead): (held: readonly Seat[]) => News | undefined {
    const before = { match: this.match, ahead: this.ahead };
    // The end shows everything: what leads there is told as the log.
    const shown = match.over ? match.at(match.log.length - 1) : match;
    const old = new Map(this.sights);
    const found = new Map<string, News | undefined>();
    this.match = match;
    this.ahead = ahead;
    this.sights.clear();
    const newsFor = (held: readonly Seat[]): News | undefined => {
      if (before.match.over) return undefined;
      const was = inOwnOrder(before.match, held, before.ahead);
      const now = inOwnOrder(shown, held, match.over ? lastAhead(match, before.ahead) : ahead);
      const same = commonLength(was.log, now.log);
      const from = same < was.log.length ? same : same + 1;
      const viewers = viewersOf(held);
      const all = viewers.map((viewer) => sightsOf(now, held, viewer, from));
      const frames: Patch[] = [];
      let last = (old.get(keyOf(held)) ?? sightsAt(was, held)) as unknown as Json;
      for (let i = 0; i < all[0]!.length; i++) {
        const next = all.map((sights) => sights[i]!) as unknown as Json;
        const patch = difference(last, next);
        if (patch !== undefined) frames.push(patch);
        last = next;
      }
      if (frames.length === 0 && !match.over) return undefined;
      const at = fingerprint(last);
      return { type: 'seen', frames, at, ...(match.over ? { log: logOf(match) } : {}) };
    };
    return (held) => {
      const key = keyOf(held);
      if (!found.has(key)) found.set(key, newsFor(held));
      return found.get(key);
    };
  }

  private sightsFor(held: readonly Seat[]): readonly Sight[] {
    const key = keyOf(held);
    let sights = this.sights.get(key);
    if (sights === undefined) this.sights.set(key, (sights = sightsAt(this.matchFor(held), held)));
    return sights;
  }
}

/** What a page with these seats sees of a match in its own order. */
const sightsAt = (match: Match, held: readonly Seat[]): readonly Sight[] =>
  viewersOf(held).map((viewer) => sightsOf(match, held, viewer, match.log.length)[0]!);

/** The last action of a match that is over, if its seat had done it before its turn: its page shows it already. */
function lastAhead({ log }: Match, before: Ahead): Ahead {
  const { actor, action } = log.at(-1)!;
  return before.has(actor) ? new Map([[actor, [action]]]) : NOBODY_AHEAD;
}

const keyOf = (held: readonly Seat[]): string => held.join();

const logOf = ({ log }: Match) => log.map(({ actor, action }) => ({ actor, action }));
