import type { FunctionComponent } from 'preact';
import type { Match, Seat } from '@glade/engine';
import { boards } from '@glade/games/browser';
import { hasSecrets, knownEntries, playersOf } from '@glade/table';
import { turnBegun } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { findGame } from '../loading/games.ts';
import { StillBoard } from '../match/stage/StillBoard.tsx';
import { turnName } from '../narration/narration.ts';
import { seatVariables } from '@glade/ui/seats';
import { seatAtTurn } from '../seats/seat-at-turn.ts';
import { looksAt } from '../seats/seat-looks.ts';
import { wordsAt } from '../seats/table-words.ts';
import { loadRecordReader } from '../share/load-record-reader.ts';
import { t } from '../words/words.ts';
import styles from './live-match.module.css';

/** A stored match as it stands. */
export interface LiveMatch {
  /** Its board, small and still; undefined where several people have something to hide from each other. */
  readonly Thumbnail: FunctionComponent | undefined;
  /** Its turn as its own page calls it, in the present language. */
  turn(): string;
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
  const hidden = secret && people.length !== 1;
  const view = rules.view(match.state, secret && !hidden ? only : undefined);
  return {
    turn: () => turnOf(match),
    Thumbnail: hidden ? undefined : () => <Thumbnail match={match} board={board} view={view} />,
    whose: () => whoseTurn(match, board, view, people),
  };
}

interface ThumbnailProps {
  readonly match: Match;
  readonly board: GameBoard;
  readonly view: unknown;
}

function Thumbnail({ match: { header }, board, view }: ThumbnailProps) {
  const say = wordsAt(header, undefined);
  const seats = looksAt(header, say);
  return (
    <div class={styles.frame} style={seatVariables(seats)} inert>
      <div class={styles.stage}>
        <StillBoard board={board} view={view} say={say} seats={seats} options={header.options} />
      </div>
    </div>
  );
}

/** The turn that comes next, as the list of what happened calls it: a game may count its turns differently from the log. */
function turnOf(match: Match): string {
  const { rules, state, header } = match;
  const events = knownEntries(match).map((entry) => entry.events);
  return turnName(wordsAt(header, undefined), rules.turn(state), turnBegun(events));
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
