import { signal } from '@preact/signals';
import { OVER, type Event, type Seat } from '@glade/engine';
import {
  APART,
  hush,
  hushPassing,
  pageAnnouncer,
  speak,
  type Announcer,
  type GameBoard,
  type Lasts,
  type Urgency,
} from '@glade/ui';
import { afterPicture } from '@glade/ui/after-picture';
import type { Say } from '@glade/text';
import { settings } from '../settings/settings.ts';
import { languageTag } from '../words/words.ts';
import { playersOf } from '@glade/table';
import { listenerOf } from './narration.ts';
import { hearsAll, isLong, joined, sentencesOf, textOf, timeOf, type Breath } from './few-words.ts';
import { breathsOf, idleTurn } from './spoken-events.ts';
import type { SpokenStep } from './current-step.ts';
import { headline } from '../match/end/headline.ts';
import { onlyBots, outcomeSentence } from './outcome.ts';
import { restOfStep } from './rest-of-step.ts';
import type { Scene } from '../match/scenes/scene.ts';

/** Whether to speak everything in the present match, whatever the settings: a game's option `speak`. */
export const speakAll = signal(false);

let announcer: Announcer | undefined;

/**
 * Others have acted, or who wants to hear all is asked something else, and what came of it has not been written for screen
 * readers yet.
 */
let unheard = false;
/** So long after the answer to a key the next key may mean it, in milliseconds. */
const ANSWERED = 500;
let answered: ReturnType<typeof setTimeout> | undefined;
/** Somebody is asked whether they mean it, and cannot have heard that yet. */
let asking: ReturnType<typeof setTimeout> | undefined;
/** So long is a key no answer to that, in milliseconds. */
const ASKED = 1500;
/** Whether a key that is pressed now was meant for what was there before. */
export const isUnheard = (): boolean => unheard || asking !== undefined;

/** Somebody is asked whether they mean what they have chosen. */
export function askAgain(): void {
  clearTimeout(asking);
  asking = setTimeout(() => (asking = undefined), ASKED);
}

/** What was written has been heard: a key that is pressed now means what is there. */
export const answerHeard = (): void => void (unheard &&= shown !== undefined);

/** When all that has been written will have been read aloud. */
let readBy = 0;
/** News of others that waits for that. */
let holding: ReturnType<typeof setTimeout> | undefined;

/** How often something has been said that did not wait: an answer to a key, a refusal, what a guide says to a choice. */
let answers = 0;
export const answersSoFar = (): number => answers;

/** Says a text through the screen reader, and speaks it where that is switched on. */
export function announce(text: string, urgency: Urgency = 'polite', lasts?: Lasts): void {
  announceBreath([{ text, lasts }], urgency);
}

function announceBreath(breath: Breath, urgency: Urgency = 'polite'): void {
  announcer ??= pageAnnouncer(document);
  announcer.say(breath, urgency);
  clearTimeout(answered);
  answers += urgency === 'assertive' ? 1 : 0;
  // Who asks hears the answer at once, and what was to be said is in it, or is left out.
  if (urgency === 'assertive') answered = setTimeout(answerHeard, ANSWERED);
  else announcer.whenWritten(answerHeard);
  const now = Date.now();
  readBy = (urgency === 'assertive' ? now : Math.max(now, readBy)) + timeOf(textOf(breath));
  // The voice takes its own time: what it has not said to its end it says again.
  const lasts = breath.filter((part) => part.lasts === 'always');
  speakIfWished(textOf(breath), urgency, textOf(lasts));
}

/** Leaves out what was to be done, or looked at, if it still waits to be said; says whether there was any. */
export const leaveStep = (): boolean => announcer?.pass() === true;

/** Whether a button was pressed by a key that was meant for what was there before. What has not been heard is said at once then. */
export function isEarly(event: MouseEvent): boolean {
  const early = event.isTrusted && event.detail === 0 && isUnheard();
  if (early) announcer?.catchUp();
  return early;
}

/** Says at once what has happened: somebody acts, and what was to be done is left out if they do that now. */
export const goOn = (): void => announcer?.goOn();

/** Speaks a text where that is switched on. A screen reader says it already. What `lasts` of it is said whatever people do. */
export function speakIfWished(text: string, urgency: Urgency = 'polite', lasts = ''): void {
  if (!settings.value.speech && !speakAll.value) return;
  if (urgency === 'assertive') hushPassing();
  speak(text, languageTag.value, undefined, lasts);
}

/**
 * While this is true, what was done is still being said to who wants to hear all of it, or how the match came to its end to
 * who goes by keys: the focus stays where it is.
 */
export const beingSaid = signal(false);
let saying: ReturnType<typeof setTimeout> | undefined;

/** How long it takes to say what was shown last, in milliseconds, where people want to hear all of it; else 0. */
export function timeToHear(scene: Scene): number {
  clearTimeout(saying);
  saying = undefined;
  // For everybody else the sentences are made after the picture.
  const time = shown === undefined || !hearsAll() ? 0 : timeOf(toldOf(shown).map(textOf).join(' '));
  const over = scene.type === 'position' && scene.view.actor === OVER;
  const ends = over && shown !== undefined && goesByKeys();
  beingSaid.value = ends || time > 0;
  if (time > 0) saying = setTimeout(() => (beingSaid.value = false), time);
  return time;
}

/** How many matches have been left on this page. */
let matchesLeft = 0;

/**
 * Lets the focus go on when everything has been written for screen readers, and they had time to read the last of it. The heading
 * to which it goes says the `title` once more: nobody waits for that, if it came last.
 */
function freeWhenHeard(last: string, title: string): void {
  const now = matchesLeft;
  announcer ??= pageAnnouncer(document);
  announcer.whenWritten(() => {
    if (now !== matchesLeft) return;
    // It was written so long before that.
    const left = timeOf(last) - timeOf(title) - APART;
    saying = setTimeout(() => (beingSaid.value = false), Math.max(0, left));
  });
}

/** Before anything of a match has the focus, who wants to hear all hears first what is to be done. */
function holdAtFirst(texts: readonly string[]): void {
  if (!hearsAll() || document.activeElement?.closest('[data-stage]')) return;
  clearTimeout(saying);
  beingSaid.value = true;
  saying = setTimeout(() => (beingSaid.value = false), timeOf(texts.join(' ')));
}

/** Whether somebody goes through the stage by keys, as who listens does. */
export const goesByKeys = (): boolean =>
  document.activeElement?.matches('[data-stage] :focus-visible') === true;

/** The step that was said last, and what it asked. */
let lastStep = '';
let lastKind = '';

/** Keeps the step that is said now; none where nothing is to be done here. */
function keepStep(step?: SpokenStep): void {
  lastStep = step?.text ?? '';
  lastKind = step?.kind ?? lastStep;
}

/** Whether who wants to hear all is asked something else now. */
function asksAnew(step: () => SpokenStep): boolean {
  if (!hearsAll()) return false;
  const { of, text, kind = text } = step();
  return of === 'yours' && kind !== lastKind;
}

/** How long somebody else takes before it is said that they are thinking, in milliseconds. */
const LONG = 1000;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** What has been said of others since people here last had something to do. */
const saidOfOthers = new Set<string>();

type Positions = Extract<Scene, { type: 'position' }>;

interface Told {
  readonly say: Say;
  /** What was shown at once, in a sentence: of the rest only where people here begin is told. */
  readonly message?: string | undefined;
  readonly board: Pick<GameBoard, 'effects' | 'isNotable' | 'moments' | 'told' | 'watched'>;
  readonly view: Positions['view'];
  readonly events: readonly Event[];
  /** The step by the time at which it is told. */
  readonly step: () => SpokenStep;
  /** The seat of the only person at this screen. */
  readonly you: Seat | undefined;
}

/** How things stood when people who only watch were told that last. */
let lastWatched = '';
/** What has been shown at once, such as all that was skipped, and is to be told together. */
let shown: Told | undefined;
/** What waits for the person to press the button that the game has for it. */
const unpressed: Event[] = [];

/**
 * Says what a scene shows in the short sentences of the strip, and the present step if it has changed. `you` is the seat of
 * the only person at this screen. Of others it is said that they are thinking only when they do so for long, and once.
 */
export function announceScene(
  say: Say,
  board: Told['board'],
  scene: Scene,
  step: () => SpokenStep,
  you: Seat | undefined,
): void {
  clearTimeout(waiting);
  clearTimeout(answered);
  // Who has acted has cut short what was being read, and goes on.
  if (lastStep !== '') {
    readBy = 0;
    unheard = false;
  }
  // What was to be done has been done, or is not to be done any more. If nobody has heard it, it may come again.
  if (leaveStep()) {
    keepStep();
    saidOfOthers.clear();
  }
  if (scene.type === 'position') {
    const { view } = scene;
    // What is to be done is said after the message.
    if (scene.message !== undefined) announceShown(false);
    const left = readBy - Date.now();
    unheard ||= scene.others === true || (view.actor !== OVER && asksAnew(step));
    // What several others do while one is still told of is told together, with what the dice bring between them.
    const waits =
      (scene.others === true || holding !== undefined) &&
      left > 0 &&
      view.actor !== OVER &&
      !hearsAll() &&
      step().of !== 'yours';
    if (!waits && (shown === undefined || holding !== undefined))
      afterPicture(() => announceShown());
    clearTimeout(holding);
    holding = waits ? setTimeout(announceShown, left) : undefined;
    const message = scene.message && say(scene.message.key, scene.message.args);
    // What was taken back before it was told has not happened.
    const isGone = shown !== undefined && view.entries.length < shown.view.entries.length;
    const events = [
      ...(isGone ? [] : (shown?.events ?? unpressed.splice(0))),
      ...scene.events.filter((event) => message === undefined || begins(board, view, event)),
    ];
    shown = { say, board, view, events, step, you, message: message ?? shown?.message };
    return;
  }
  if (holding !== undefined && scene.type === 'dice' && scene.refusal === undefined) return;
  // Where a square is to be found, that is what is to be done: it is asked once.
  announceShown(scene.type !== 'quest');
  if (scene.type === 'quest') return announce(step().text, 'polite', 'step');
  if (scene.refusal === undefined) return;
  announce(say('dice.again', { faces: scene.dice.faces.join(' ') }));
}

function announceShown(tellsStep = true): void {
  clearTimeout(holding);
  holding = undefined;
  if (shown === undefined) return;
  const { say, board, view, you, events } = shown;
  const step = shown.step();
  const waits = (event: Event): boolean =>
    step.waits === true && board.effects?.[event.code]?.pressed === true;
  const all = toldOf({ ...shown, events: events.filter((event) => !waits(event)) });
  const much = step.watches === true ? board.watched?.(view.view, events, say) : undefined;
  // Of much that is only watched, what has happened to somebody is told, and how things stand.
  const told =
    much === undefined
      ? all
      : [
          ...all.map((breath) => breath.filter(({ lasts }) => lasts === 'always')),
          [{ text: much === lastWatched ? '' : much }],
        ];
  lastWatched = much ?? lastWatched;
  unpressed.push(...events.filter(waits));
  shown = undefined;
  const { outcome, rules, header } = view;
  const heard = told.map(textOf).join(' ').trim();
  if (view.actor === OVER && outcome !== undefined) {
    const title = headline(say, rules, outcome, header.options, you, onlyBots(header));
    const how = outcomeSentence(say, outcome, you === undefined ? [] : [you], onlyBots(header));
    const isTold = events.some(({ code }) => board.effects?.[code]?.endTold === true);
    const why = isTold || title === how || heard.includes(how) ? '' : how;
    // Whoever played quickly is not told the whole match first: what ended it comes before anything else, then who has won, and why.
    announcer?.drop();
    // Who goes by keys is led to the heading of the end once they have heard that.
    const whole = [...told, always(title), always(why)];
    sayBreaths(whole);
    if (beingSaid.peek() && saying === undefined)
      freeWhenHeard(textOf(joined(whole).at(-1) ?? []), why === '' ? title : '');
    return;
  }
  if (!tellsStep) return sayBreaths(told);
  if (step.of !== 'yours') {
    keepStep();
    sayBreaths(told);
    if (step.of === 'other') sayWhenLong(step.text);
    return;
  }
  saidOfOthers.clear();
  const again = step.text === lastStep && heard !== '';
  keepStep(step);
  const rest = again ? '' : restOfStep(step.text, heard);
  holdAtFirst([heard, rest]);
  // What is to be done is one message: of two in a row some screen readers drop the first.
  const steps = isLong([rest]) ? sentencesOf(rest) : [rest];
  sayBreaths([...told, ...steps.map((text): Breath => [{ text, lasts: 'step' }])]);
}

/** Whether it says where a person begins, or something else that nobody may miss of a set-up that is shown at once. */
const begins = (
  { effects }: Told['board'],
  { header }: Positions['view'],
  { code, args }: Event,
): boolean => effects?.[code]?.begins === true && playersOf(header)[args['seat']!]?.who !== 'bot';

function toldOf({ say, board, view, events, you, message = '' }: Told): readonly Breath[] {
  const idle = idleTurn(say, board, view, events);
  // That somebody does nothing comes after their dice, and before the turn of the next.
  const turn = idle === '' ? 0 : events.findLastIndex(({ code }) => code === 'turn');
  const tell = (some: readonly Event[]): readonly Breath[] =>
    breathsOf(say, board, view, some, listenerOf(say, view, you));
  const news = (text: string): Breath => [{ text, lasts: 'news' }];
  return [
    ...sentencesOf(message).map(news),
    ...tell(events.slice(0, turn)),
    news(idle),
    ...tell(events.slice(turn)),
  ];
}

const always = (text: string): Breath => [{ text, lasts: 'always' }];

/** Says one after the other, as many together as have room in one breath. */
export function sayBreaths(breaths: readonly Breath[]): void {
  for (const breath of joined(breaths)) announceBreath(breath);
}

/** Says a text, of which a breath holds as many sentences as have room. */
export const sayText = (whole: string, lasts?: Lasts): void =>
  sayBreaths(sentencesOf(whole).map((text) => [{ text, lasts }]));

/** Says what somebody else is doing, if that takes long and has not been said before. */
function sayWhenLong(text: string): void {
  if (saidOfOthers.has(text)) return;
  waiting = setTimeout(() => {
    saidOfOthers.add(text);
    announce(text, 'polite', 'step');
  }, LONG);
}

/** Says the step with which a match is opened, or with which it goes on after something else that was told. */
export function announceStep(step: SpokenStep): void {
  // It will be told with what has been shown.
  if (shown !== undefined) return;
  clearTimeout(waiting);
  saidOfOthers.clear();
  keepStep(step.of === 'yours' ? step : undefined);
  if (lastStep !== '') holdAtFirst([lastStep]);
  sayText(lastStep, 'step');
}

/** Forgets what was to be said of a match that is left. */
export function leaveOff(): void {
  clearTimeout(waiting);
  clearTimeout(saying);
  clearTimeout(holding);
  clearTimeout(asking);
  clearTimeout(answered);
  holding = asking = undefined;
  unheard = false;
  readBy = 0;
  matchesLeft += 1;
  beingSaid.value = false;
  shown = undefined;
  unpressed.length = 0;
  lastWatched = '';
  keepStep();
  saidOfOthers.clear();
  announcer?.forget();
}

/** Speaks a text at once, in place of what is being spoken. */
export function speakNow(text: string): void {
  hush();
  speak(text, languageTag.value);
}
