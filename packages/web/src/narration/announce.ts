import { signal } from '@preact/signals';
import { OVER, type Seat } from '@glade/engine';
import { hush, pageAnnouncer, speak, type Announcer, type Urgency } from '@glade/ui';
import type { Say } from '@glade/text';
import { settings } from '../settings/settings.ts';
import { language } from '../words/words.ts';
import { tellAll } from './narration.ts';
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

/**
 * Says what a scene shows, and the present step if it has changed. `you` is the seat of the only person at this screen.
 */
export function announceScene(say: Say, scene: Scene, step: string, you: Seat | undefined): void {
  if (scene.type === 'dice') {
    if (scene.refusal === undefined) return;
    announce(say('dice.again', { faces: scene.dice.faces.join(' ') }));
    return;
  }
  if (scene.type === 'quest') return announce(step);
  if (scene.message) return announce(say(scene.message.key, scene.message.args));
  const { view, events } = scene;
  const { outcome } = view;
  const told = tellAll(say, view, you, events, 'spoken');
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
