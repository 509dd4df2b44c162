import { CHANCE, type Match, type Seat } from '@glade/engine';
import { placeArgs, tellTyped, turnBegun, type Manner, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import type { KnownEntry } from '@glade/table';
import { seatName, turnName } from '../narration/narration.ts';
import { hasSides } from '../seats/table-words.ts';
import { t } from '../words/words.ts';

/** The turn of entry number `at`. */
export function turnText(entries: readonly KnownEntry[], at: number, say: Say): string {
  const before = entries.slice(0, at - 1).map(({ events }) => events);
  return turnName(say, entries[at - 1]!.turn, turnBegun(before));
}

/** The turn that what is told of entry number `at` belongs to: who ends a turn is told what begins the next one. */
export function toldTurn(entries: readonly KnownEntry[], at: number, say: Say): string {
  const [first] = entries[at - 1]!.events;
  const next = entries[at]?.turn;
  return first?.args['turn'] === undefined || next === undefined
    ? turnText(entries, at, say)
    : turnName(say, next, first);
}

/** What was chosen at entry number `at`, as the page of a match names it; what chance brought, as it is typed. */
function choiceText(
  { action, actor, text }: KnownEntry,
  at: number,
  match: Match,
  board: Pick<GameBoard, 'name'>,
  say: Say,
  manner: Manner,
): string {
  if (actor === CHANCE) return tellTyped(say, text);
  const { rules } = match;
  const { key, args, cells } = board.name(rules.view(match.at(at - 1).state, actor), action);
  return say(key, { ...args, ...placeArgs(say, rules.notation, cells, manner) });
}

/** Who chose what at entry number `at`, in a sentence for the ear. */
export function spokenChoice(
  entry: KnownEntry,
  at: number,
  match: Match,
  board: Pick<GameBoard, 'name'>,
  say: Say,
  you: Seat | undefined,
): string {
  const { rules, header } = match;
  const what = choiceText(entry, at, match, board, say, 'spoken');
  return rules.seats === 1 || entry.actor === CHANCE
    ? what
    : `${seatName(say, header.options, entry.actor, you)}: ${what}.`;
}

/** Who chose what at entry number `at`, as a line to read: a button's words alone would sound like an order to the reader. */
export function writtenChoice(
  entry: KnownEntry,
  at: number,
  match: Match,
  board: Pick<GameBoard, 'name'>,
  say: Say,
  you: Seat | undefined,
): string {
  const { rules, header } = match;
  const what = choiceText(entry, at, match, board, say, 'written');
  if (entry.actor === you) return say('review.page.chose.you', { action: what });
  if (rules.seats > 1 && entry.actor !== CHANCE)
    return say('review.page.chose', {
      action: what,
      name: seatName(say, header.options, entry.actor),
    });
  return /[.!?]$/.test(what) ? what : `${what}.`;
}

/** The turn and the player of entry number `at`. */
export function entryText(
  entries: readonly KnownEntry[],
  at: number,
  { rules, header }: Pick<Match, 'rules' | 'header'>,
  say: Say,
  you: Seat | undefined,
): string {
  const entry = entries[at - 1];
  if (entry === undefined) return t('replay.start');
  const parts = [toldTurn(entries, at, say)];
  // The heading of a turn names its side already.
  if (rules.seats > 1 && entry.actor !== CHANCE && !hasSides(say))
    parts.push(seatName(say, header.options, entry.actor, you));
  return parts.join(' · ');
}
