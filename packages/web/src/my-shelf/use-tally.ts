import { useEffect, useState } from 'preact/hooks';
import type { Game } from '@glade/engine';
import { findGame } from '../loading/games.ts';
import { loadRecordReader } from '../share/load-record-reader.ts';
import type { ListedMatch } from '../storage/match-store.ts';
import { countMatch, tally, type CountedMatch, type MatchTally } from './match-tally.ts';

/** How long matches are read at a time, in milliseconds: the page stays quick meanwhile. */
const SLICE = 12;

/** What was read before, by the key of a match and how often it was written: a match that has not changed is read once. */
const known = new Map<string, CountedMatch | 'unread' | 'bots'>();
const nameOf = ({ key, game, revision, record }: ListedMatch): string =>
  `${game}/${key}/${revision}/${record.length}`;

export interface TallyState {
  /** The game, once it is loaded. */
  readonly game: Game | undefined;
  /** Undefined until every match is read. */
  readonly tally: MatchTally | undefined;
  /** The rules could not be loaded, so nothing can be counted. */
  readonly failed: boolean;
}

/** Reads the matches of a game, a few at a time, and adds them up. `all` is a new list whenever something has changed. */
export function useTally(id: string, all: readonly ListedMatch[]): TallyState {
  const [state, setState] = useState<TallyState>({
    game: undefined,
    tally: undefined,
    failed: false,
  });
  useEffect(() => {
    let here = true;
    const count = async (): Promise<void> => {
      const game = await findGame(id);
      if (game === undefined) return;
      if (here) setState((now) => ({ ...now, game }));
      const read = await loadRecordReader(game);
      let begun = performance.now();
      for (const match of all) {
        if (!match.over || known.has(nameOf(match))) continue;
        if (performance.now() - begun > SLICE) {
          await new Promise((resolve) => setTimeout(resolve, 0));
          if (!here) return;
          begun = performance.now();
        }
        known.set(nameOf(match), countMatch(game, match, read));
      }
      const counted = new Map(
        all.flatMap((match) => {
          const found = known.get(nameOf(match));
          return found === undefined ? [] : [[match.key, found] as const];
        }),
      );
      if (here) setState({ game, tally: tally(game, all, counted), failed: false });
    };
    count().catch(() => here && setState((now) => ({ ...now, failed: true })));
    return () => {
      here = false;
    };
  }, [id, all]);
  return state;
}
