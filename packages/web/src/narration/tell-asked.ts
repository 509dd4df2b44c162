import {
  CHANCE,
  OVER,
  problem,
  type ClauseId,
  type Event,
  type Outcome,
  type Problem,
  type Seat,
} from '@glade/engine';
import {
  asList,
  placesOf,
  tellPlace,
  tellProblem,
  tellTyped,
  type Manner,
  type Say,
} from '@glade/text';
import type { TableView } from '@glade/table';
import type { GameBoard, Message } from '@glade/ui';
import { afterPicture } from '@glade/ui/after-picture';
import { headline } from '../match/end/headline.ts';
import type { Session } from '../match/session.ts';
import {
  happeningsIn,
  happeningsSince,
  movesIn,
  type Happening,
} from '../match/stage/happenings.ts';
import type { NoticeContent } from '../match/stage/Notice.tsx';
import { wordsAt } from '../seats/table-words.ts';
import { t } from '../words/words.ts';
import { answersSoFar, type announce } from './announce.ts';
import { tellStep } from './ask-hint.ts';
import { askedBreaths, moreBy, nextBreath, oneBreath, type Heard } from './asked-breaths.ts';
import { asksAside, stepSentence, tellAloud } from './current-step.ts';
import { isLong, textOf } from './few-words.ts';
import { listenerOf, tellAll, together } from './narration.ts';
import { outcomeSentence } from './outcome.ts';
import { inFull, isAside } from './spoken-events.ts';

export { askHint, tellGuided } from './ask-hint.ts';
export { oneBreath } from './asked-breaths.ts';

/** How often something had been said at once when what to do now was told last. */
let lastAnswer = 0;

/**
 * What to do now, or in place of that what a guide says, what is asked or what to do with what is in hand; then what others did
 * before this turn, and what has changed since people here last acted. Who listens hears one breath of it, and the next one
 * when they ask again, if they were told nothing else meanwhile; `heard` keeps how far that is. As soon as something else is to be
 * done, that comes first.
 */
export function tellSince(
  board: GameBoard,
  session: Session,
  say: Say,
  happenings: readonly Happening[],
  guided: string | undefined,
  heard: { current: Heard | undefined },
  inHand?: Message,
): NoticeContent {
  // Who was told something else meanwhile hears again from the beginning what to do.
  if (answersSoFar() > lastAnswer + 1) heard.current = undefined;
  lastAnswer = answersSoFar();
  const { actor, outcome } = session.view.peek();
  if (actor === OVER && outcome !== undefined) return tellEnd(session, outcome, say, heard);
  // Who is out and watches has no turn since which something could have happened.
  const stands =
    watchesOthers(session) && board.watched?.(session.view.peek().view, undefined, say);
  if (stands) return { kind: 'news', text: stands, spoken: oneBreath([stands], 'W', heard) };
  // Whose turn it was then is old news, and what comes of a button that waits is none yet.
  const isNews = (each: Happening): boolean =>
    !isAside(board, each) &&
    !(session.held.peek() && board.effects?.[each.event.code]?.pressed === true);
  // What decided the match has been told with it.
  const isEnd = ({ event }: Happening): boolean => board.effects?.[event.code]?.ends === true;
  const tell = (some: readonly Happening[]): readonly Happening[] =>
    inFull(board, session.view.peek(), say, some.filter(isNews));
  const before = tell(beforeTurn(board, session, say));
  const happened = tell(sinceHandover(board, session, say) ?? happenings);
  const changes = happened.every(isEnd) ? happened : happened.filter((each) => !isEnd(each));
  // What lies on the table from the beginning is told after what has happened since.
  const ready = setUp(session.view.peek().entries);
  const fresh = changes.filter(({ event }) => !ready.has(event));
  const since = fresh.length > 0 ? fresh : changes;
  const start = changes.filter((each) => !since.includes(each));
  const news = [...before, ...since, ...start];
  const later = board.saysStep?.(session.view.peek().view) === true && inHand !== undefined;
  // What is asked is not cut in two for what the board tells with it: that follows.
  const beside = guided === undefined ? [] : tellAloud(board, session, true, inHand);
  const isApart = !later && !isLong([guided ?? '']) && isLong([guided ?? '', ...beside]);
  const aside = (isApart ? beside : []).map((text): Told => ({ text }));
  const now = (manner: Manner): string => {
    // The goal is told by a key of its own.
    if (guided === undefined) return stepSentence(board, session, manner, false);
    // What the board asks later is not told before.
    const aloud = manner === 'spoken' && !isApart ? beside : [];
    if (later) return [guided, tellAnswered(session, say, manner, false), ...aloud].join(' ');
    return [guided, ...aloud].join(' ');
  };
  const what = (manner: Manner): readonly Told[] => {
    if (later) return [];
    const headed = (some: readonly Happening[], head?: 'play.before' | 'play.since') =>
      some.map((of, i) => {
        const told = manner === 'written' ? of.text : of.spoken;
        return { of, text: i === 0 && head !== undefined ? `${t(head)} ${told}` : told };
      });
    // Whose first turn it is has had none before.
    return [
      ...headed(since, start.length > 0 ? undefined : 'play.since'),
      ...headed([...before, ...start], 'play.before'),
    ];
  };
  const more = moreBy('W');
  const first: Told = { text: now('spoken') };
  const rest = what('spoken');
  const long = isLong(rest.map(({ text }) => text));
  const promise: Told = { text: t('play.since.many', { count: news.length }) };
  const isShort = !isLong([first.text, promise.text]);
  // What to do is not cut in two only to promise more.
  const isWhole = !isLong([first.text]) && isLong([first.text, more]);
  const opening = isWhole ? [[first]] : askedBreaths([first], more, true);
  const parts: readonly (readonly Told[])[] = long
    ? [
        ...(isShort ? [[first, promise]] : opening),
        ...askedBreaths([...aside, ...news.map((of) => ({ of, text: of.spoken }))], more),
      ]
    : isWhole && aside.length + rest.length > 0
      ? [...opening, ...askedBreaths([...aside, ...rest], more)]
      : askedBreaths([first, ...aside, ...rest], more);
  // The same happenings are another list once words have been loaded: their sentences are compared.
  const part = parts[nextBreath(parts.length, parts.map(textOf).join(' '), heard)] ?? [];
  const about = long ? [...new Set(part.flatMap(({ of }) => of ?? []))] : [];
  const text = [now('written'), ...what('written').map((each) => each.text)].join(' ');
  return {
    kind: 'news',
    text: about.length > 0 ? about.map((each) => each.text).join(' ') : text,
    spoken: textOf(part),
    lit: (about.length > 0 ? about : news).flatMap(({ cells }) => cells),
  };
}

/** Whether people here are out, and watch the others play on. */
const watchesOthers = ({ playOn, watching }: Session): boolean =>
  playOn.peek() !== undefined && watching.peek();

/** How the match ended, and what its page tells of that: who won, how, and what decided it. */
function tellEnd(
  session: Session,
  outcome: Outcome,
  say: Say,
  since: { current: Heard | undefined },
): NoticeContent {
  const { rules, header } = session.view.peek();
  const title = headline(say, rules, outcome, header.options, session.you);
  const how = outcomeSentence(say, outcome, session.people);
  const sentence = document.querySelector('[data-ending]')?.textContent ?? '';
  const told = [title, how, sentence].filter((text, i, all) => all.indexOf(text) === i && text);
  return { kind: 'news', text: told.join(' '), spoken: oneBreath(told, 'W', since) };
}

/** What was done before the first turn, such as where homes stand: the events of the set-up, up to the one that begins a turn. */
const setUp = (entries: TableView['entries']): ReadonlySet<Event> =>
  new Set(
    entries.flatMap(({ turn, events }) => {
      const begins = events.findIndex(({ args }) => args['turn'] !== undefined);
      if (turn > 0) return [];
      return begins < 0 ? events : events.slice(0, begins);
    }),
  );

/** A text that is told, and what it is of, if that has happened. */
interface Told {
  readonly text: string;
  readonly of?: Happening;
}

/** The seats of those who listen now: where people play against each other at one device, of the one who acts. */
function listening({ secret, people, view }: Session): readonly number[] {
  const { viewer, actor, rules } = view.peek();
  if (secret) return viewer === undefined ? people : [viewer];
  const against = rules.kind === 'competitive' && people.includes(actor);
  return against ? [actor] : people;
}

/** What has happened since the one of several people who acts now did anything; undefined where nobody hands the device on. */
function sinceHandover(
  board: GameBoard,
  session: Session,
  say: Say,
): readonly Happening[] | undefined {
  const people = listening(session);
  if (session.secret || people.length === session.people.length) return undefined;
  const view = session.view.peek();
  return happeningsSince(say, board, view, people, listenerOf(say, view, session.you));
}

/** What others did before the turn in which people here have acted already: nothing else tells it any more. */
function beforeTurn(board: GameBoard, session: Session, say: Say): readonly Happening[] {
  const view = session.view.peek();
  const { entries, rules } = view;
  const people = listening(session);
  const isOwn = ({ actor }: { readonly actor: number }): boolean => people.includes(actor);
  const others = entries.findLastIndex((entry) => entry.actor >= 0 && !isOwn(entry));
  const begun = entries.findIndex((entry, i) => i > others && isOwn(entry));
  if (others < 0 || begun < 0) return [];
  const listener = listenerOf(say, view, session.you);
  return happeningsSince(say, board, { entries: entries.slice(0, begun), rules }, people, listener);
}

/**
 * What happened last in full sentences, what lies there to be used, and what lies where. Who listens hears one breath of it,
 * and the next one when they ask again; `heard` keeps how far that is.
 */
export async function tellMore(
  board: GameBoard,
  session: Session,
  cells: readonly number[],
  heard: { current: Heard | undefined },
  inHand?: Message,
): Promise<NoticeContent> {
  const view = session.view.peek().view;
  // With the words that have just been loaded.
  const say = wordsAt(session.host.header, session.you);
  // Offline, if it was not loaded before, the board is not told.
  const more = await board.extras?.().then(
    ({ tellBoard }) => tellBoard?.(view, say),
    () => undefined,
  );
  const aloud = [...tellAloud(board, session, true, inHand), ...(more ?? [])];
  const told = (manner: Manner): readonly string[] => {
    const last =
      board.saysStep?.(view) === true && inHand !== undefined
        ? tellAnswered(session, say, manner, true)
        : tellLast(say, session.view.peek(), session.you, manner);
    return [last, ...aloud.filter((one) => !last.endsWith(one))].filter((one) => one !== '');
  };
  const text = told('written').join(' ');
  if (text === '') return { kind: 'news', text: t('log.empty') };
  const spoken = oneBreath(told('spoken'), 'T', heard);
  return { kind: 'news', text, spoken, lit: cells };
}

/** The last thing that happened, in full sentences; outcomes that belong together are told together, and a place only once. `you` as in `tellLog`. */
function tellLast(say: Say, view: TableView, you: Seat | undefined, manner: Manner): string {
  const last = together(view.entries, []).findLast(({ events }) => events.length > 0);
  if (last === undefined) return '';
  const events = last.events.filter((event, i) => !isToldNext(say, event, last.events[i + 1]));
  return tellAll(say, view, you, events, manner);
}

/** Whether an event only says where something is, such as what the dice show, and the next one says so again. */
function isToldNext(say: Say, event: Event, next: Event | undefined): boolean {
  const brief = `event.${event.code}.brief`;
  const places = placesOf(event);
  if (next === undefined || places.length === 0 || !say.has(brief) || say(brief) !== '')
    return false;
  const again = placesOf(next);
  return places.every((place) => again.includes(place));
}

/**
 * What somebody answered last; with `all` also what had been asked, which was drawn just before. The next question may be drawn
 * already, but is not asked yet.
 */
function tellAnswered(session: Session, say: Say, manner: Manner, all: boolean): string {
  const shown = session.view.peek();
  const answer = shown.entries.findLastIndex(({ actor }) => actor !== CHANCE);
  const from = all ? Math.max(0, answer - 1) : answer;
  const events = shown.entries.slice(from, answer + 1).flatMap((entry) => entry.events);
  return tellAll(say, shown, session.you, events, manner);
}

/** What the match is played for; undefined where its rules tell no goal. */
export async function tellGoal(
  session: Session,
  say: Say,
  heard: { current: Heard | undefined },
): Promise<NoticeContent | undefined> {
  const { loadGoal } = await import('../rulebook/goal.ts');
  const { game, options } = session.host.header;
  const goal = await loadGoal(game, options, say.tag);
  if (goal === undefined) return undefined;
  const text = `${goal.title}: ${goal.text}`;
  return { kind: 'news', text, spoken: oneBreath([text], 'G', heard) };
}

/** Places of which something is said. */
export interface Where {
  readonly text: string;
  readonly cells: readonly number[];
}

/** Somebody who listens keeps so many places in mind. */
const MOST_NAMED = 8;

/** Places in a row for the ear. What neighbours share, the message `place.shared` of a game such as “top left”, is said once. */
export function namePlaces(
  say: Say,
  notation: TableView['rules']['notation'],
  cells: readonly number[],
): string {
  const shared = cells.map((cell) =>
    say.has('place.shared') ? say('place.shared', notation.placeParts(cell)) : '',
  );
  const names = cells.map((cell, i) =>
    tellPlace(say, notation, cell, 'spoken').slice(
      shared[i] === shared[i - 1] ? shared[i]!.length : 0,
    ),
  );
  return asList(say.tag, names);
}

/** Leads to the first of some places, and names them, or the first of many, to who does not see that they are lit. */
export async function tellWhere(
  session: Session,
  say: Say,
  { text, cells }: Where,
): Promise<NoticeContent> {
  // The dialog in which they were asked for gives the focus back before.
  await new Promise<void>((resolve) => void afterPicture(resolve));
  document.querySelector<HTMLElement>(`[data-board] [data-cell="${cells[0]}"]`)?.focus();
  const { notation } = session.view.peek().rules;
  const places = namePlaces(say, notation, cells.slice(0, MOST_NAMED));
  const left = cells.length - MOST_NAMED;
  const named = left > 0 ? say('command.more', { moves: places, n: left }) : `${places}.`;
  return { kind: 'hint', text, spoken: cells.length > 0 ? `${text}: ${named}` : text, lit: cells };
}

/** Whose turn it is, to who acts meanwhile. */
export function tellTurn(session: Session, seat: Seat): NoticeContent {
  const say = wordsAt(session.host.header, session.you);
  return { kind: 'refusal', text: say('play.turn', { player: seat + 1 }) };
}

/** Why something cannot be done after the end: nobody is told to play on, but who may try again from the last turn hears that. */
export function tellOver(say: Say, why: Problem): NoticeContent {
  if (why.code !== 'undo.dice') return { kind: 'problem', text: tellProblem(say, why) };
  const again = document.querySelector('[data-try-again]') !== null;
  return { kind: 'problem', text: t(again ? 'play.over.again' : 'play.over.fixed') };
}

/** Why no dice can be rolled now: something else is asked, others are waited for, or somebody is to choose. */
export function tellNoRoll(board: GameBoard, session: Session): NoticeContent {
  const { actor, view, legal } = session.view.peek();
  const buttons = board.buttons(view, legal).map(({ action }) => action);
  const isAsked = legal.length > 0 && legal.every((action) => buttons.includes(action));
  if (asksAside(session) || isAsked || session.held.peek() || !session.people.includes(actor))
    return tellStep(board, session);
  const say = wordsAt(session.host.header, session.you);
  return { kind: 'problem', text: tellProblem(say, problem('dice.none').problem) };
}

/** The short lesson that teaches a clause, if there is one. */
export async function lessonOn(session: Session, clause: ClauseId): Promise<string | undefined> {
  const { loadLessons } = await import('../learn/lesson-files.ts');
  const { lessons } = await loadLessons(session.host.header.game);
  return lessons.find((one) => one.seed === undefined && one.clauses.includes(clause))?.id;
}

/**
 * A person who does not see the board hears what is no longer there, once it is so: far away the others may be asked before.
 * `before` is the position in which somebody (`by`) took it back; `isGone` says that it was so at once. That is not read from
 * the position now: somebody may have gone on since.
 */
export function tellUndone(
  session: Session,
  before: TableView,
  by: Seat | undefined,
  isGone: boolean,
  tell: typeof announce,
): void {
  const { entries, rules } = before;
  const last = entries.findLast(({ actor, text }) => actor === by && text !== undefined);
  if (last?.text === undefined) return;
  const say = wordsAt(session.host.header, session.you);
  const listener = listenerOf(say, before, session.you);
  // As it was told when it was done.
  const [done] = happeningsIn(say, rules.notation, last.events, listener, movesIn(entries));
  const what = done?.spoken.replace(/[.!?…]$/, '') ?? tellTyped(say, last.text);
  const text = t('play.undone', { what });
  if (isGone) return tell(text);
  const ends = session.view.subscribe((now) => {
    if (now.entries.length === entries.length) return;
    if (now.entries.length < entries.length) tell(text);
    ends();
  });
}
