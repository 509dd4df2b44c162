import type { FunctionComponent } from 'preact';
import type { Match, Seat } from '@glade/engine';
import { boards } from '@glade/games/browser';
import { hasSecrets, playersOf } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import { findGame } from '../loading/games.ts';
import { seatVariables } from '@glade/ui/seats';
import { seatAtTurn } from '../seats/seat-at-turn.ts';
import { looksAt } from '../seats/seat-looks.ts';
import { wordsAt } from '../seats/table-words.ts';
import { isPlain } from '../settings/settings.ts';
import { loadRecordReader } from '../share/load-record-reader.ts';
import { t } from '../words/words.ts';
import styles from './live-match.module.css';

/** A stored match as it stands. */
export interface LiveMatch {
  /** Its board, small and still. */
  readonly Thumbnail: FunctionComponent;
  /** Its turn; 0 while the game is set up. */
  readonly turn: number;
  /** Whose turn it is, in the present language; empty where there is one player only. */
  whose(): string;
}

/** Reads a stored match and loads its board; undefined if it cannot be read. */
export async function openLiveMatch(id: string, record: string): Promise<LiveMatch | undefined> {
  const [game, board] = await Promise.all([findGame(id), boards[id]?.()]);
  if (game === undefined || board === undefined) return undefined;
  const read = (await loadRecordReader(game))(record);
  if (!read.ok) return undefined;
  const match = read.value;
  const people = playersOf(match.header).flatMap(({ who }, seat) =>
    who === 'person' ? [seat] : [],
  );
  const [only] = people;
  const { rules } = match;
  const secret = hasSecrets(rules);
  // What several people have to hide from each other is not on the shelf.
  if (secret && (people.length !== 1 || only === undefined)) return undefined;
  const view = rules.view(match.state, secret ? only : undefined);
  return {
    turn: rules.turn(match.state),
    Thumbnail: () => <Thumbnail match={match} board={board} view={view} />,
    whose: () => whoseTurn(match, board, view, people),
  };
}

interface ThumbnailProps {
  readonly match: Match;
  readonly board: GameBoard;
  readonly view: unknown;
}

const NONE: readonly never[] = [];

function Thumbnail({ match: { header }, board, view }: ThumbnailProps) {
  const say = wordsAt(header, undefined);
  const seats = looksAt(header, say);
  return (
    <div class={styles.frame} style={seatVariables(seats)} inert>
      <div class={styles.stage}>
        <board.Board
          view={view}
          legal={NONE}
          events={NONE}
          lit={NONE}
          say={say}
          seats={seats}
          options={header.options}
          settings={{ motion: false, forecast: false, score: false, plain: isPlain() }}
          still
        />
      </div>
    </div>
  );
}

/** Who is to act or to throw the dice. */
function whoseTurn(
  { header, rules, state }: Match,
  board: GameBoard,
  view: unknown,
  people: readonly Seat[],
): string {
  if (rules.seats === 1) return '';
  const seat = seatAtTurn(board, rules.actor(state), view);
  if (seat === undefined) return t('shelf.turn.dice');
  if (people.length === 1 && people[0] === seat) return t('shelf.turn.you');
  return t('shelf.turn.of', { name: looksAt(header, wordsAt(header, undefined))[seat]!.name });
}
