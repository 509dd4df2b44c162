import type { Match, Problem, Seat } from '@glade/engine';
import { undoLength, type Player } from '@glade/table';

/** How far somebody far away may take back, and who has to agree first. */
export interface TakeBack {
  readonly by: Seat;
  /** To how many entries the log is cut. */
  readonly length: number;
  /** The people who have to agree: opponents who have seen what is to be taken back, partners who have acted since. */
  readonly ask: readonly Seat[];
}

/**
 * Taking back far away follows the rule at one device: the own latest action, until chance or something hidden has come to
 * light. In competitive games that is free as long as it is still the own turn. Later the others have seen the move, so they
 * are asked; they may have acted already. Where all play together, those are asked who have acted since: their actions would
 * go, too. Of several seats the one that takes back least takes back.
 */
export function takeBack(
  match: Match,
  players: readonly Player[],
  seats: readonly Seat[],
): TakeBack | Problem {
  let best: TakeBack | undefined;
  let why: Problem = { code: 'undo.nothing' };
  for (const by of seats) {
    const found = takeBackFor(match, players, by, seats);
    if ('code' in found) {
      if (found.code !== 'undo.nothing') why = found;
    } else if (best === undefined || found.length > best.length) best = found;
  }
  return best ?? why;
}

function takeBackFor(
  match: Match,
  players: readonly Player[],
  by: Seat,
  own: readonly Seat[],
): TakeBack | Problem {
  const alone = undoLength(match, players, by);
  if (typeof alone !== 'number' && alone.code !== 'undo.other') return alone;
  const length = match.log.findLastIndex(({ actor }) => actor === by);
  const others = players.flatMap(({ who }, seat) =>
    who === 'person' && !own.includes(seat) ? [seat] : [],
  );
  const since = match.log.slice(length);
  const acted = others.filter((seat) => since.some(({ actor }) => actor === seat));
  if (match.rules.kind !== 'competitive') return { by, length, ask: acted };
  return { by, length, ask: acted.length > 0 || others.includes(match.actor) ? others : [] };
}
