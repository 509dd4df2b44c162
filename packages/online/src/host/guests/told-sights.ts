import type { Match, Seat } from '@glade/engine';
import { sightsOf, type Sight, type Viewer } from '@glade/table';
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
  private readonly sights = new Map<Viewer, Sight>();

  /** `match` is what is stored. */
  constructor(match: Match) {
    this.match = match;
  }

  /** All that a page with these seats may know now; after the end, the whole log. */
  all(held: readonly Seat[]): Pick<News, 'at' | 'log'> & { readonly sights: readonly Sight[] } {
    if (this.match.over) return { sights: [], at: 0, log: logOf(this.match) };
    const sights = viewersOf(held).map((viewer) => this.sightOf(viewer));
    return { sights, at: fingerprint(sights as unknown as Json) };
  }

  /** The position that a page with these seats sees, as a number. */
  at(held: readonly Seat[]): number {
    return this.all(held).at;
  }

  /** Goes on to the match that is stored now. Gives what is new for a page with these seats; undefined if nothing is. */
  goOn(match: Match): (held: readonly Seat[]) => News | undefined {
    const before = this.match;
    const same = commonLength(before.log, match.log);
    const from = same < before.log.length ? same : same + 1;
    // The end shows everything: what leads there is told as the log.
    const shown = match.over ? match.at(match.log.length - 1) : match;
    const old = new Map(this.sights);
    const series = new Map<Viewer, readonly Sight[]>();
    const seriesOf = (viewer: Viewer): readonly Sight[] => {
      let found = series.get(viewer);
      if (found === undefined) series.set(viewer, (found = sightsOf(shown, viewer, from)));
      return found;
    };
    const oldOf = (viewer: Viewer): Sight =>
      old.get(viewer) ?? sightsOf(before, viewer, before.log.length)[0]!;
    this.match = match;
    this.sights.clear();
    return (held) => {
      if (before.over) return undefined;
      const viewers = viewersOf(held);
      const all = viewers.map(seriesOf);
      const frames: Patch[] = [];
      let last = viewers.map(oldOf) as unknown as Json;
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
  }

  private sightOf(viewer: Viewer): Sight {
    let sight = this.sights.get(viewer);
    if (sight === undefined) {
      const { match } = this;
      this.sights.set(viewer, (sight = sightsOf(match, viewer, match.log.length)[0]!));
    }
    return sight;
  }
}

const logOf = ({ log }: Match) => log.map(({ actor, action }) => ({ actor, action }));
