import { OVER, type Event } from '@glade/engine';
import { playersOf, type TableView } from '@glade/table';
import { placesOf, sameInBrief, type Listener, type Say } from '@glade/text';
import type { GameBoard, Part } from '@glade/ui';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';
import {
  happeningsIn,
  isShown,
  movesIn,
  secretMoves,
  type Happening,
} from '../match/stage/happenings.ts';
import { hasLetterKeys } from '../settings/letter-keys.ts';
import { t } from '../words/words.ts';
import { whoActs } from './current-step.ts';
import { joined, textOf, wordsIn, type Breath } from './few-words.ts';

type Board = Pick<GameBoard, 'effects' | 'isNotable' | 'moments' | 'told'>;

/** What is said without anybody asking: one breath, and a second one for what has no room in it. */
const MOST_BREATHS = 2;

/**
 * What entries caused, in the short sentences of `happeningsSince` and in the order in which it happened: one text of at most
 * 20 words, or two. Of more, small things are counted together by kind, and then what matters least is left to be asked for;
 * what the first of others did is always told, and that one's own turn has begun. What a person did with their own hand is
 * told, too, to whom cannot see it. Turning points are never left out once they are to be said.
 */
export function breathsOf(
  say: Say,
  board: Board,
  {
    rules,
    entries,
    actor,
    view,
    header,
  }: Pick<TableView, 'rules' | 'entries' | 'actor' | 'view' | 'header'>,
  events: readonly Event[],
  listener: Listener,
): readonly Breath[] {
  const { notation } = rules;
  const moves = movesIn(entries);
  const secret = secretMoves(say, entries);
  const heard = events.filter(
    (event) =>
      (board.isNotable?.(event) ||
        isShown(board, event) ||
        secret.has(event) ||
        board.effects?.[event.code]?.heard === true) &&
      // How it ended is said in the words of the end, and what could still have come of something is nothing then.
      !(actor === OVER && (isOnlyTheEnd(board, event) || isMoot(board, event))),
  );
  const isPerson = (seat: number): boolean => playersOf(header)[seat]?.who === 'person';
  const done = entries.findLast((entry) => isPerson(entry.actor))?.events[0];
  const tell = (some: readonly Event[]): readonly Said[] => {
    const told = happeningsIn(say, notation, some, listener, moves, undefined, secret);
    return inFull(board, { view, entries }, say, told).map((each) => {
      // What has happened to somebody is said whatever comes between. What is only notable, such as the steps that were rolled,
      // is seen in what can be done next, too.
      const happened = (board.moments?.[each.event.code] ?? 0) >= TURNING_POINT;
      return { ...each, lasts: happened ? 'always' : each.event === done ? 'own' : 'news' };
    });
  };
  const all = tell(heard);
  const whole = said(all);
  if (whole.length <= 1) return whole;
  const begun = heard.findLast((event) => begins(event));
  const next = begun?.args['seat'];
  // Of several people here each is told that it is their turn.
  const isOwn =
    listener.you === undefined ? next !== undefined && isPerson(next) : next === listener.you;
  // At the end, what was counted is told in its place.
  const counted = heard.findLast(
    (event) => board.effects?.[event.code]?.heard === true && !begins(event),
  );
  const own = actor === OVER ? counted : isOwn ? begun : undefined;
  const matters = (each: Happening): boolean => each.event === own || !isAside(board, each);
  const matter = all.filter(matters);
  const mattering = said(matter);
  // What several bots did one after the other is told in one.
  const most = botsIn(entries, header, events) > 1 ? 1 : MOST_BREATHS;
  if (mattering.length <= most) return mattering;
  const small = (event: Event): boolean =>
    event !== own && !moves.has(event) && eventWeight(board, event) < TURNING_POINT;
  const like = (a: Event, b: Event): boolean => sameInBrief(say, notation, a, b, listener);
  return choose(board, tell(together(heard, small, like)).filter(matters), own, say, most);
}

/**
 * What happened, in the words of the game for who does not see the board, such as with the names of pieces. The position is that after
 * the last entry: what was earlier is told so only if nothing has happened at its places since.
 */
export function inFull(
  board: Pick<Board, 'told'>,
  { view, entries }: Pick<TableView, 'view' | 'entries'>,
  say: Say,
  told: readonly Happening[],
): readonly Happening[] {
  return told.map((each) => {
    if (each.cells.length !== placesOf(each.event).length) return each;
    const at = entries.findLastIndex(({ events }) => events.includes(each.event));
    const later = entries.slice(at + 1).flatMap(({ events }) => events.flatMap(placesOf));
    if (at < 0 || each.cells.some((cell) => later.includes(cell))) return each;
    const full = board.told?.(view, each.event, say) ?? each.spoken;
    // What is past is not told at more length.
    const isPast = at < entries.length - 1;
    return isPast && wordsIn([full]) > wordsIn([each.spoken]) ? each : { ...each, spoken: full };
  });
}

/** How many bots did something of this. */
function botsIn(
  entries: TableView['entries'],
  header: TableView['header'],
  events: readonly Event[],
): number {
  const some = new Set(events);
  const players = playersOf(header);
  const acted = entries.filter((entry) => entry.events.some((event) => some.has(event)));
  return new Set(acted.flatMap(({ actor }) => (players[actor]?.who === 'bot' ? [actor] : []))).size;
}

/** The same as texts. */
export const spokenEvents = (...about: Parameters<typeof breathsOf>): readonly string[] =>
  breathsOf(...about).map(textOf);

/** Whether it only says whose turn it is, or what the next step says again. */
export function isAside(board: Board, { event, isMove, cells }: Happening): boolean {
  if (isMove || cells.length > 0 || eventWeight(board, event) > 0) return false;
  const { movement, sound, begins: matters } = board.effects?.[event.code] ?? {};
  if (matters === true) return false;
  // A result is seen to move, or heard.
  return sound === 'turn' || (typeof movement !== 'string' && typeof sound !== 'string');
}

/** That a bot has let its turn go by, where nothing else tells it: its last entry has begun somebody else's turn. */
export function idleTurn(
  say: Say,
  board: Pick<GameBoard, 'effects'>,
  { entries, header }: Pick<TableView, 'entries' | 'header'>,
  events: readonly Event[],
): string {
  const last = entries.at(-1);
  const next = last?.events.find((event) => begins(event));
  if (last === undefined || next === undefined || last.actor < 0) return '';
  const { actor } = last;
  if (playersOf(header)[actor]?.who === 'person' || next.args['seat'] === actor) return '';
  if (!events.includes(next)) return '';
  const begun = entries.findLastIndex((entry) =>
    entry.events.some((event) => begins(event) && event.args['seat'] === actor),
  );
  const acted = entries
    .slice(begun + 1)
    .some((entry) => entry.actor === actor && entry.events.some((event) => moves(board, event)));
  if (begun < 0 || acted) return '';
  return t('play.idle', { name: whoActs(say, header.options, actor) });
}

const begins = ({ code, args }: Event): boolean => code === 'turn' && args['seat'] !== undefined;
const moves = ({ effects }: Pick<GameBoard, 'effects'>, { code }: Event): boolean =>
  typeof effects?.[code]?.movement === 'string';

/** What is told, and how long it is worth saying. */
interface Said extends Happening {
  readonly lasts: Part['lasts'];
}

const said = (told: readonly Said[]): readonly Breath[] => joined(told.map(breathOf));

const breathOf = ({ spoken, lasts }: Said): Breath => [{ text: spoken, lasts }];

const isOnlyTheEnd = (board: Board, { code }: Event): boolean =>
  board.effects?.[code]?.ends === true;

const isMoot = (board: Board, { code }: Event): boolean => board.effects?.[code]?.moot === true;

/** The same events, but small ones of a kind stand together where the first of them stood. */
function together(
  events: readonly Event[],
  small: (event: Event) => boolean,
  like: (a: Event, b: Event) => boolean,
): readonly Event[] {
  const kinds: Event[][] = [];
  for (const event of events) {
    const kind = small(event)
      ? kinds.find(([first]) => small(first!) && like(first!, event))
      : undefined;
    if (kind === undefined) kinds.push([event]);
    else kind.push(event);
  }
  return kinds.flat();
}

/**
 * What has room in `most` breaths: that one's own turn has begun and, in two, the first move, then what matters most. How many
 * are left is said, and how to hear them: before one's own turn, because they were. A turning point has room in a second one.
 */
function choose(
  board: Board,
  told: readonly Said[],
  own: Event | undefined,
  say: Say,
  most: number,
): readonly Breath[] {
  const first = most > 1 ? told.find(({ isMove }) => isMove) : undefined;
  const rank = (each: Happening): number => {
    if (each === first || each.event === own) return 5;
    const weight = eventWeight(board, each.event);
    if (weight >= TURNING_POINT) return weight + 1;
    return each.isMove ? 2 : weight;
  };
  let chosen: readonly Said[] = [];
  const texts = (some: readonly Said[]): readonly Breath[] => {
    const left = told.length - some.length;
    const key = hasLetterKeys() ? 'play.more' : 'play.more.log';
    const more: readonly Breath[] =
      left === 0 ? [] : [[{ text: say(key, { count: left }), lasts: 'news' }]];
    const at = some.findIndex(({ event }) => event === own);
    const spoken = some.map(breathOf);
    return joined(spoken.toSpliced(at < 0 ? spoken.length : at, 0, ...more));
  };
  for (const each of told.toSorted((a, b) => rank(b) - rank(a))) {
    const next = told.filter((one) => one === each || chosen.includes(one));
    const room = eventWeight(board, each.event) >= TURNING_POINT ? MOST_BREATHS : most;
    if (chosen.length === 0 || texts(next).length <= room) chosen = next;
  }
  return texts(chosen);
}
