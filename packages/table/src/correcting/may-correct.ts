import { CHANCE, type Entry, type Match, type Problem, type Seat } from '@glade/engine';
import { checkEntry } from './correct.ts';
import { isPerson } from '../players.ts';
import type { Instead, Player } from '../types.ts';
import { longestUndo, undoLength } from './undo.ts';
import { hasSecrets, visibleEntry, type KnownEntry } from '../visible-entries.ts';

/** What decides who may put an entry right. */
interface Known {
  readonly match: Match;
  readonly entries: readonly KnownEntry[];
  readonly players: readonly Player[];
}

/**
 * Why this person may not ask to put entry `at` right; undefined if they may. The intent `correct` says the rules. The
 * answer depends only on what the person may know.
 */
export function mayCorrect(known: Known, at: number, by: Seat): Problem | undefined {
  const { match, entries, players } = known;
  const { header, rules, log, over } = match;
  if (!isPerson(players, by)) return { code: 'correct.nobody' };
  const fault = checkEntry(log.length, at);
  if (fault !== undefined) return fault;
  const { actor } = log[at]!;
  if (actor !== CHANCE && !isPerson(players, actor)) return { code: 'correct.bots' };
  if (header.dice === 'virtual') {
    if (actor === CHANCE) return { code: 'correct.dice' };
    const length = undoLength(match, players, by);
    if (typeof length !== 'number') return length;
    return at < length ? { code: 'undo.dice' } : undefined;
  }
  if (!hasSecrets(rules) || over) return undefined;
  const seen = visibleEntry(rules, entries[at]!, by, over).action !== undefined;
  return seen && (actor === CHANCE || actor === by) ? undefined : { code: 'correct.other' };
}

/**
 * Why people at one device, who hold these seats, may not say that these later entries were something else: nobody says for
 * others what they did, even if they agree to what was thrown. What real dice showed all have seen. Undefined if they may, or
 * say nothing of the kind.
 */
export function maySayInstead(
  { match: { log, header } }: Known,
  held: readonly Seat[],
  instead: readonly Instead[] = [],
): Problem | undefined {
  const may = ({ at }: Instead): boolean => {
    const { actor } = log[at]!;
    return actor === CHANCE ? header.dice === 'entered' : held.includes(actor);
  };
  return instead.every(may) ? undefined : { code: 'correct.other' };
}

/**
 * Who else has to agree: in competitive games, and where something is hidden, all other people, unless the person could
 * take back alone all that has happened since: only throws, or in open games own actions, too. `held` are the seats at
 * the device from which the person asks. In open games their people talk to each other: none of them is asked, and what
 * they did counts as the person's own.
 */
export function askedToAgree(
  { match, players }: Known,
  at: number,
  by: Seat,
  held: readonly Seat[] = [by],
): readonly Seat[] {
  const { header, rules, log } = match;
  const secrets = hasSecrets(rules);
  if (header.dice === 'virtual') return [];
  if (rules.kind !== 'competitive' && !secrets) return [];
  const own = secrets ? [by] : [by, ...held];
  const free = ({ actor }: Entry): boolean =>
    actor === CHANCE || (!secrets && (own.includes(actor) || !isPerson(players, actor)));
  if (log.slice(at).every(free) && !(secrets && match.over)) return [];
  const length = longestUndo(match, players, own);
  if (typeof length === 'number' && at >= length) return [];
  return players.flatMap((_, seat) =>
    !own.includes(seat) && isPerson(players, seat) ? [seat] : [],
  );
}

/** Whether this person may know beforehand what fits after a correction: not where others have acted in secret since. */
export function mayForesee({ match, players }: Known, at: number, by: Seat): boolean {
  if (!hasSecrets(match.rules) || match.over) return true;
  return !match.log.slice(at).some(({ actor }) => actor !== by && isPerson(players, actor));
}
