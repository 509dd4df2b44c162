import { signal } from '@preact/signals';
import { OVER, type Event, type Seat } from '@glade/engine';
import {
  hush,
  pageAnnouncer,
  speak,
  type Announcer,
  type GameBoard,
  type Urgency,
} from '@glade/ui';
import type { Say } from '@glade/text';
import { settings } from '../settings/settings.ts';
import { language } from '../words/words.ts';
import { spokenEvents } from '../match/happenings.ts';
import { listenerOf } from './narration.ts';
import { outcomeSentence } from './outcome.ts';
import type { Scene } from '../match/session.ts';

/** Whether to speak everything in the present match, whatever the settings: a game's option `speak`. */
export const speakAll = signal(false);

let announcer: Announcer | undefined;

/** Says a text through the screen reader, and speaks it where that is switched on. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  announcer ??= pageAnnouncer(document);
  announcer.say(text, urgency);
  if (!settings.value.speech && !speakAll.value) return;
  if (urgency === 'assertive') hush();
  speak(text, language.value);
}

/** The step that was said last. */
let lastStep = '';

type Positions = Extract<Scene, { type: 'position' }>;

interface Told {
  readonly say: Say;
  readonly board: Pick<GameBoard, 'effects' | 'isNotable'>;
  readonly view: Positions['view'];
  readonly events: readonly Event[];
  readonly step: string;
  /** The seat of the only person at this screen. */
  readonly you: Seat | undefined;
}

/** What has been shown at once, such as all that was skipped, and is to be told together. */
let shown: Told | undefined;

/**
 * Says what a scene shows in the short sentences of the strip, and the present step if it has changed. `you` is the seat of
 * the only person at this screen.
 */
export function announceScene(
  say: Say,
  board: Told['board'],
  scene: Scene,
  step: string,
  you: Seat | undefined,
): void {
  if (scene.type === 'position' && scene.message === undefined) {
    const { view } = scene;
    if (shown === undefined) setTimeout(announceShown);
    const events = [...(shown?.events ?? []), ...scene.events];
    shown = { say, board, view, events, step, you };
    return;
  }
  announceShown();
  if (scene.type === 'position') return announce(say(scene.message!.key, scene.message!.args));
  if (scene.type === 'quest') return announce(step);
  if (scene.refusal === undefined) return;
  announce(say('dice.again', { faces: scene.dice.faces.join(' ') }));
}

function announceShown(): void {
  if (shown === undefined) return;
  const { say, board, view, events, step, you } = shown;
  shown = undefined;
  const { outcome } = view;
  const told = spokenEvents(say, board, view, events, listenerOf(say, view, you));
  const people = you === undefined ? [] : [you];
  const over = view.actor === OVER && outcome !== undefined;
  const last = over ? outcomeSentence(say, outcome, people) : step;
  const again = last === lastStep && told !== '';
  lastStep = last;
  announce([told, again ? '' : last].filter((text) => text !== '').join(' '));
}

/** Speaks a text at once, in place of what is being spoken. */
export function speakNow(text: string): void {
  hush();
  speak(text, language.value);
}
